/* What a person sees of the table: letters, the board, the question, and what can be chosen. */
() => {
    const wide = innerWidth, high = innerHeight, found = { small: [], unseen: [], cut: [] };
    const inSight = box =>
        box.width > 1 && box.height > 1 && box.bottom > 0 && box.right > 0 && box.top < high && box.left < wide;
    const scaled = node => {
        if (node instanceof SVGElement) return node.getScreenCTM()?.a ?? 1;
        // A narrow element's width is rounded too much to tell a scale by.
        for (let each = node; each; each = each.parentElement)
            if (each.offsetWidth > 30) return each.getBoundingClientRect().width / each.offsetWidth;
        return 1;
    };
    const written = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
    while (written.nextNode()) {
        const text = written.currentNode, node = text.parentElement;
        if (!text.nodeValue.trim() || node.closest('.unseen, select') || !node.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        if (!inSight(range.getBoundingClientRect())) continue;
        const size = parseFloat(getComputedStyle(node).fontSize) * scaled(node);
        found.small.push([Math.round(size * 10) / 10, text.nodeValue.trim().slice(0, 30)]);
    }
    for (const node of document.querySelectorAll('.ask *, .panel *')) {
        if (getComputedStyle(node).textOverflow === 'ellipsis' && node.scrollWidth > node.clientWidth + 1)
            found.cut.push(node.textContent.trim());
    }
    const ask = document.querySelector('.ask').getBoundingClientRect();
    const beneath = (x, y) => ask.top < y && y < ask.bottom && ask.left < x && x < ask.right;
    for (const node of document.querySelectorAll('.scene [data-lit]')) {
        const box = node.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
        if (!inSight(box) || x < 0 || y < 0 || x > wide || y > high || beneath(x, y)) found.unseen.push(node.ariaLabel);
    }
    const frame = document.querySelector('.board .frame').getBoundingClientRect();
    return {
        ...found,
        lit: document.querySelectorAll('.scene [data-lit]').length,
        ask: [ask.x, ask.y, ask.width, ask.height].map(Math.round),
        covered: ask.height / high,
        board: [frame.width, frame.height].map(Math.round),
        share: (frame.width * frame.height) / (wide * high),
        sideways: document.documentElement.scrollWidth - wide,
    };
}
