/** Pointing at things: hover and focus explain, a click chooses, arrows walk, a long press explains by touch. */
import { on } from 'svelte/events';
import { distance, type Point } from './layout';
import type { Stage } from './stage.svelte';
import type { Thing } from './things';

const HOVER = 320;
const PRESS = 450;
const REACH = 24;
const STEPS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

interface Pointed {
  thing: Thing;
  box: DOMRect;
}

const middleOf = (node: Element): Point => {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};
const thingAt = (event: Event): HTMLElement | null => (event.target as Element).closest<HTMLElement>('[data-thing]');

/** The lit area below a point: what stands on it does not keep it from being chosen. */
const under = (event: MouseEvent): HTMLElement | null =>
  document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((each) => each as HTMLElement)
    .find((each) => each.matches('polygon[data-lit]')) ?? null;

/** The lit area at whose edge a point lies, as a thumb cannot be more exact. */
function areaNear(root: HTMLElement, at: Point): HTMLElement | null {
  let found: HTMLElement | null = null;
  let least = REACH;
  for (const each of root.querySelectorAll<HTMLElement>('.frame polygon[data-lit]')) {
    const box = each.getBoundingClientRect();
    const far = Math.hypot(Math.max(box.left - at.x, 0, at.x - box.right), Math.max(box.top - at.y, 0, at.y - box.bottom));
    if (far < least) [found, least] = [each, far];
  }
  return found;
}

/** The next thing in a direction: near, and rather straight ahead than aside. */
export function ahead<T extends Point>(from: Point, others: readonly T[], step: Point): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const other of others) {
    const along = (other.x - from.x) * step.x + (other.y - from.y) * step.y;
    const aside = Math.abs((other.x - from.x) * step.y) + Math.abs((other.y - from.y) * step.x);
    if (along > 1 && along + aside * 2 < least) [best, least] = [other, along + aside * 2];
  }
  return best;
}

export class Pointing {
  tip: Pointed | null = $state.raw(null);
  chooser: Pointed | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed = false;
  private origin: HTMLElement | null = null;

  constructor(
    private readonly stage: Stage,
    private readonly onchoose: (option: string) => void,
    /** Hears which options the thing answers that is pointed at. */
    private readonly onpoint: (options: readonly string[]) => void = () => {},
  ) {}

  hide = (): void => {
    clearTimeout(this.timer);
    this.tip = null;
    if (this.chooser) this.origin?.focus({ preventScroll: true });
    this.chooser = null;
  };

  choose = (option: string): void => {
    this.hide();
    this.onchoose(option);
  };

  attach = (root: HTMLElement): (() => void) => {
    const offs = [
      on(root, 'click', (event) => this.click(root, event)),
      on(root, 'keydown', (event) => this.key(event)),
      on(root, 'pointerover', (event) => this.over(event)),
      // A finger that is lifted leaves, but whoever pressed wants to read.
      on(root, 'pointerout', (event) => event.pointerType !== 'touch' && this.out()),
      on(root, 'pointerdown', (event) => this.press(event)),
      on(root, 'pointermove', (event) => event.pointerType === 'touch' && clearTimeout(this.timer)),
      on(root, 'pointerup', (event) => event.pointerType === 'touch' && clearTimeout(this.timer)),
      on(root, 'focusin', (event) => this.focus(event)),
      on(root, 'focusout', () => this.out()),
      on(root, 'contextmenu', (event) => {
        if (this.pressed) event.preventDefault();
      }),
      on(document, 'pointerdown', (event) => {
        if (!(event.target as Element).closest('.chooser')) {
          this.chooser = null;
          this.tip = null;
        }
      }),
    ];
    return () => offs.forEach((off) => off());
  };

  private explain(node: HTMLElement): void {
    const thing = this.stage.things.get(node.dataset['thing'] ?? '');
    if (thing && !this.chooser) this.tip = { thing, box: node.getBoundingClientRect() };
  }

  /** A click means the lit thing nearest to it, so that small and crowded ones can be hit with a thumb. */
  private meant(root: HTMLElement, event: MouseEvent): HTMLElement | null {
    const node = thingAt(event);
    if (!event.detail || !(event.target as Element).closest('.frame') || (event.target as Element).closest('button')) return node;
    const at = { x: event.clientX, y: event.clientY };
    const lit = [...root.querySelectorAll<HTMLElement>('.frame [data-lit]:not(polygon)')];
    let found = node?.matches('[data-lit]') ? node : null;
    let least = found && !found.matches('polygon') ? distance(middleOf(found), at) : REACH;
    for (const each of lit) {
      const far = distance(middleOf(each), at);
      if (far < least) [found, least] = [each, far];
    }
    return found ?? under(event) ?? areaNear(root, at) ?? node;
  }

  private click(root: HTMLElement, event: MouseEvent): void {
    if ((event.target as Element).closest('.chooser')) return;
    const node = this.meant(root, event);
    if (this.pressed || !node) {
      this.pressed = false;
      return;
    }
    this.act(node);
  }

  private act(node: HTMLElement): void {
    const key = node.dataset['thing'] ?? '';
    const options = this.stage.offers(key);
    const thing = this.stage.things.get(key);
    if (!thing) return;
    const [only] = options;
    if (only === undefined) this.explain(node);
    else if (options.length === 1) this.choose(only);
    else {
      this.tip = null;
      this.origin = node;
      this.chooser = { thing, box: node.getBoundingClientRect() };
    }
  }

  private key(event: KeyboardEvent): void {
    const node = thingAt(event);
    if (event.key === 'Escape') this.hide();
    if (!node || event.target !== node) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.act(node);
    }
    const step = STEPS[event.key];
    if (step) this.walk(node, step, event);
  }

  private walk(node: HTMLElement, step: Point, event: Event): void {
    const group = node.closest('[data-group]');
    const others = [...(group?.querySelectorAll<HTMLElement>('[data-thing]') ?? [])].filter((each) => each !== node);
    const next = ahead(
      middleOf(node),
      others.map((each) => ({ ...middleOf(each), each })),
      step,
    );
    if (!next) return;
    event.preventDefault();
    next.each.focus();
  }

  private over(event: PointerEvent): void {
    const node = thingAt(event);
    if (!node || event.pointerType === 'touch') return;
    this.onpoint(this.stage.offers(node.dataset['thing'] ?? ''));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.explain(node), this.tip ? 60 : HOVER);
  }

  private out(): void {
    this.onpoint([]);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.tip = null), 80);
  }

  private press(event: PointerEvent): void {
    this.pressed = false;
    const node = thingAt(event);
    if (!node || event.pointerType !== 'touch') return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.pressed = true;
      this.explain(node);
    }, PRESS);
  }

  private focus(event: FocusEvent): void {
    const node = thingAt(event);
    clearTimeout(this.timer);
    if (node?.matches(':focus-visible')) this.onpoint(this.stage.offers(node.dataset['thing'] ?? ''));
    if (node?.matches(':focus-visible')) this.explain(node);
    else if (!this.pressed) this.tip = null;
  }
}
