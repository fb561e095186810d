/** The keyboard's place is never lost: when what had the focus goes away, the nearest thing that stays takes it. */

/** Where one goes on when nothing nearer is left: an open sheet, the question, what stands in its place, the page. */
const HOMES = ['dialog[open]', 'section.prompt', '[data-home]', 'main'];
/** Its value finds, within it, what takes over from what goes away in it. */
const KEEPS = 'data-keeps';

const isGone = (node: HTMLElement): boolean => !node.isConnected || node.matches(':disabled') || !node.checkVisibility();

/** Puts the focus somewhere, though it may be a place that Tab passes over. */
export function settle(node: HTMLElement): void {
  if (node.tabIndex < 0 && !node.hasAttribute('tabindex')) node.tabIndex = -1;
  node.focus({ preventScroll: true });
}

class Keeper {
  private last: HTMLElement | null = null;
  private near: HTMLElement[] = [];
  /** Stands in for a question that is still to come. */
  private parked: HTMLElement | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly page: Document) {}

  note(node: EventTarget | null): void {
    if (!(node instanceof HTMLElement || node instanceof SVGElement) || node === this.page.body) return;
    this.last = node as HTMLElement;
    if (this.last !== this.parked) this.parked = null;
    this.near = [];
    for (let each = node.parentElement; each; each = each.parentElement) if (each.hasAttribute(KEEPS)) this.near.push(each);
  }

  /** Once the page has settled: a page may take something away and put it back in one go. */
  soon = (): void => {
    this.timer ??= setTimeout(this.look, 0);
  };

  private readonly look = (): void => {
    this.timer = undefined;
    const { activeElement, body } = this.page;
    if (this.parked && activeElement === this.parked) this.goOn();
    else if ((activeElement === null || activeElement === body || activeElement.matches(':disabled')) && this.last && isGone(this.last))
      this.rescue();
  };

  /** The question that was waited for has come. */
  private goOn(): void {
    const prompt = this.page.querySelector<HTMLElement>('section.prompt');
    if (prompt) settle(prompt);
  }

  private rescue(): void {
    const keeper = this.near.find((each) => each.isConnected);
    const near = keeper?.querySelector<HTMLElement>(keeper.getAttribute(KEEPS) ?? '');
    const homes = HOMES.map((home) => this.page.querySelector<HTMLElement>(home));
    const found = [near, ...homes].find((each) => each && !isGone(each));
    if (!found) return;
    this.parked = found.matches('[data-home], main') ? found : null;
    settle(found);
  }
}

/** Watches over the focus of a page. */
export function keepFocus(page: Document): void {
  const keeper = new Keeper(page);
  page.addEventListener('focusin', (event) => keeper.note(event.target));
  page.addEventListener('focusout', keeper.soon);
  const changes = new MutationObserver(keeper.soon);
  changes.observe(page.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'open', 'hidden', 'class'],
  });
}

/** What has the focus now gets it back, if it is still there then. */
export function comeBack(): () => void {
  const { activeElement } = document;
  return () => {
    if (activeElement instanceof HTMLElement && activeElement !== document.body && !isGone(activeElement))
      activeElement.focus({ preventScroll: true });
  };
}
