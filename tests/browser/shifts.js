/* Adds up how much of the page moves by itself, and remembers what it was that moved. */
window.shifts = { sum: 0, burst: 0, worst: 0, since: 0, last: 0, what: [] };
new PerformanceObserver(list => {
    const shifts = window.shifts;
    for (const each of list.getEntries()) {
        if (each.hadRecentInput) continue;
        // A burst ends with a second of rest, and after five.
        if (each.startTime - shifts.last > 1000 || each.startTime - shifts.since > 5000) {
            shifts.burst = 0;
            shifts.since = each.startTime;
        }
        shifts.last = each.startTime;
        shifts.burst += each.value;
        shifts.worst = Math.max(shifts.worst, shifts.burst);
        shifts.sum += each.value;
        for (const { node, previousRect: was, currentRect: now } of each.sources) {
            const name = node?.nodeType === 1 ? node.className.baseVal ?? node.className : node?.parentElement?.className;
            shifts.what.push(`${each.value.toFixed(4)} ${name} ${was.x | 0},${was.y | 0} ${was.width | 0}x${was.height | 0} -> ${now.x | 0},${now.y | 0} ${now.width | 0}x${now.height | 0}`);
        }
    }
}).observe({ type: 'layout-shift', buffered: true });
