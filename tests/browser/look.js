/* What a person sees of the table: letters, targets, the board, the question, and what can be chosen. */
() => {
    const wide = innerWidth, high = innerHeight;
    const table = document.querySelector('.table');
    const screen = { left: 0, top: 0, right: wide, bottom: high };
    const meet = (one, other) => ({
        left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
        right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
    });
    const surface = box => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
    const clips = new Map();
    /** What of the screen is left to whatever lies in an element. */
    const window_ = node => {
        if (!node || node === document.body) return screen;
        if (!clips.has(node)) {
            const style = getComputedStyle(node);
            const within = style.position === 'fixed' ? screen : window_(node.parentElement);
            clips.set(node, style.overflowX === 'visible' && style.overflowY === 'visible' ? within : meet(within, node.getBoundingClientRect()));
        }
        return clips.get(node);
    };
    const ask = document.querySelector('.ask').getBoundingClientRect();
    /** What lies over the board where the whole page scrolls. */
    const covers = [...document.querySelectorAll('.ask, .held, .stick > .over')].filter(each =>
        /sticky|fixed/.test(getComputedStyle(each.matches('.over') ? each.parentElement : each).position));
    const shown = node => {
        const box = meet(node.getBoundingClientRect(), window_(node.parentElement));
        const hidden = covers.filter(each => !each.contains(node)).map(each => surface(meet(box, each.getBoundingClientRect())));
        return surface(box) - Math.max(0, ...hidden);
    };
    const scaled = node => {
        if (node instanceof SVGElement) return node.getScreenCTM()?.a ?? 1;
        // A narrow element's width is rounded too much to tell a scale by.
        for (let each = node; each; each = each.parentElement)
            if (each.offsetWidth > 30) return each.getBoundingClientRect().width / each.offsetWidth;
        return 1;
    };
    const drawn = node => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    const letters = [], cut = [];
    const written = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    while (written.nextNode()) {
        const text = written.currentNode, node = text.parentElement, words = text.nodeValue.trim();
        if (!words || node.closest('.unseen, select') || !drawn(node)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (surface(meet(box, screen)) < 4 || forEars(node)) continue;
        letters.push([Math.round(parseFloat(getComputedStyle(node).fontSize) * scaled(node) * 10) / 10, words.slice(0, 30)]);
        if (severed(node, box) || broken(text)) cut.push(words.slice(0, 60));
    }
    /** What is only for those who listen. */
    function forEars(node) {
        for (let each = node; each && each !== table; each = each.parentElement) if (each.offsetWidth === 1) return true;
        return false;
    }
    /** Whether something without a way to scroll there hides a part of the words. */
    function severed(node, box) {
        // What is told again elsewhere may be cut: a board that is moved, the last deeds in a strip, a folded turn, a card with a hint.
        if (node.closest('.frame, .told, .lines, [role=log]')) return false;
        const slack = parseFloat(getComputedStyle(node).fontSize) * 0.3;
        for (let each = node; each && each !== table; each = each.parentElement) {
            const style = getComputedStyle(each), edge = each.getBoundingClientRect();
            if (/hidden|clip/.test(style.overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2)) return true;
            if (/hidden|clip/.test(style.overflowY) && (box.bottom > edge.bottom + slack || box.top < edge.top - slack)) return true;
            // What floats above the page is hidden by nothing that it stands in.
            if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.position === 'fixed') return false;
        }
        return false;
    }
    /** Whether a word goes on in the next line without a hyphen. */
    function broken(text) {
        for (const word of text.nodeValue.matchAll(/[\p{L}]{4,}/gu)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top / 4)));
            if (lines.size > 1 && getComputedStyle(text.parentElement).hyphens !== 'auto') return true;
        }
        return false;
    }

    /** By touch a tap takes the nearest of what is lit on a board, within this many pixels. */
    const REACH = 24;
    const middle = node => { const box = node.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
    const target = node => {
        if (node.matches('.frame polygon') && matchMedia('(pointer: coarse)').matches) {
            const box = node.getBoundingClientRect(), [x, y] = middle(node);
            const others = [...document.querySelectorAll('.frame [data-lit]')].filter(each => each !== node).map(middle);
            const apart = Math.min(...others.map(([left, top]) => Math.hypot(left - x, top - y)));
            const own = Math.min(box.width, box.height);
            return Math.round(Math.max(own, Math.min(own + 2 * REACH, apart)) * 10) / 10;
        }
        const own = node.getBoundingClientRect(), around = getComputedStyle(node, '::after');
        const scale = node.offsetWidth ? own.width / node.offsetWidth : 1;
        const side = name => (around.content === 'none' ? 0 : (parseFloat(around[name]) || 0) * scale);
        return Math.round(Math.min(Math.max(own.width, side('width')), Math.max(own.height, side('height'))) * 10) / 10;
    };
    const targets = [...table.querySelectorAll('[data-lit], button, a.button')]
        .filter(node => drawn(node) && surface(meet(node.getBoundingClientRect(), screen)) > 4)
        .map(node => [target(node), (node.ariaLabel || node.textContent).trim().slice(0, 40)]);

    // A thing may stand in its place and be offered again where it can be reached, as itself or as another that answers the same.
    const lit = Map.groupBy(document.querySelectorAll('.scene [data-lit]'), node => node.dataset.lit);
    const seen = node => {
        const box = node.getBoundingClientRect();
        return shown(node) >= Math.min(surface(box) * 0.5, 44 * 44);
    };
    const unseen = [...lit.values()].filter(nodes => !nodes.some(seen)).map(([node]) => node.ariaLabel);
    // A board that a phone shows as sheets has no drawing.
    const board = document.querySelector('.board');
    const frame = (board.querySelector('.frame') ?? board).getBoundingClientRect();
    const drawing = (board.querySelector('.frame .stage') ?? board).getBoundingClientRect();
    return {
        letters, cut, targets, unseen, lit: lit.size,
        ask: [ask.x, ask.y, ask.width, ask.height].map(Math.round),
        covered: ask.height / high,
        board: [frame.width, frame.height].map(Math.round),
        share: (frame.width * frame.height) / (wide * high),
        drawing: surface(meet(drawing, frame)) / (wide * high),
        sideways: document.documentElement.scrollWidth - wide,
    };
}
