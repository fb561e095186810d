/** Plays what happened on the page: from where things were to where they are, never in the way of an answer. */
import { milestones, type Place, type Point } from './layout';
import type { Timed } from './motion';

const OUT = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const WAKE = 1500;

type Whereabouts = (board: string) => ReadonlyMap<string, Place>;

export class Flight {
  private boxes = new Map<string, DOMRect>();
  private stood = new Map<string, Point>();
  private running: Animation[] = [];
  private left: Element[] = [];

  /** Remembers where everything is, before the page changes. */
  capture(root: HTMLElement): void {
    this.boxes = new Map();
    this.stood = new Map();
    for (const node of root.querySelectorAll<HTMLElement>('[data-move], [data-zone]')) {
      const { move, zone, x, y } = node.dataset;
      this.boxes.set(move ?? zone ?? '', node.getBoundingClientRect());
      if (move && x && y) this.stood.set(move, { x: Number(x), y: Number(y) });
    }
  }

  async play(root: HTMLElement, timed: readonly Timed[], where: Whereabouts): Promise<void> {
    for (const each of timed) this.stage(root, each, where);
    await Promise.allSettled(this.running.map((animation) => animation.finished));
    this.clear();
  }

  /** Lets everything be where it is. */
  finish(): void {
    for (const animation of this.running) animation.finish();
    this.clear();
  }

  private clear(): void {
    this.running = [];
    for (const node of this.left) node.remove();
    this.left = [];
  }

  private run(node: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = node.animate(frames, { easing: OUT, fill: 'backwards', ...timing });
    animation.finished.catch(() => undefined);
    this.running.push(animation);
    return animation;
  }

  private stage(root: HTMLElement, timed: Timed, where: Whereabouts): void {
    const { motion } = timed;
    const carried = motion.kind === 'glide' || motion.kind === 'fly' || motion.kind === 'flip';
    const selector = `[${carried ? 'data-move' : 'data-thing'}="${CSS.escape(motion.key)}"]`;
    const node = root.querySelector<HTMLElement>(selector);
    if (!node) return;
    if (motion.kind === 'roll') this.roll(node, timed);
    else if (motion.kind === 'glide') this.glide(root, node, motion, timed, where);
    else if (motion.kind === 'fly') this.fly(root, node, motion.from, timed);
    else if (motion.kind === 'flip') this.flip(node, timed);
    else this.bump(node, timed);
  }

  private roll(node: HTMLElement, { delay, duration }: Timed): void {
    const spin = (Math.random() < 0.5 ? -1 : 1) * (360 + Math.random() * 200);
    const animation = this.run(
      node,
      [
        { transform: `translate(${spin / 14}px, -14px) rotate(${-spin}deg) scale(1.12)` },
        { transform: `translate(${spin / 40}px, 3px) rotate(${-spin / 3}deg) scale(1)`, offset: 0.55 },
        { transform: `translate(0, -3px) rotate(${spin / 30}deg)`, offset: 0.8 },
        { transform: 'none' },
      ],
      { delay, duration, easing: 'ease-out' },
    );
    node.dispatchEvent(new CustomEvent('tumble', { detail: { until: animation.finished.catch(() => undefined) } }));
  }

  private glide(
    root: HTMLElement,
    node: HTMLElement,
    { key, board, stops }: { key: string; board: string; stops: string[] },
    { delay, duration }: Timed,
    where: Whereabouts,
  ): void {
    const places = where(board);
    const end = { x: Number(node.dataset['x']), y: Number(node.dataset['y']) };
    const start = this.stood.get(key);
    if (!start) return;
    const between = stops.slice(1, -1).flatMap((id) => places.get(id) ?? []);
    const points = [start, ...between, end];
    const offsets = milestones(points);
    const frames = points.map((point, nth): Keyframe => ({
      transform: `translate(${point.x - end.x}px, ${point.y - end.y}px)`,
      offset: offsets[nth] ?? 1,
      easing: 'linear',
    }));
    this.run(node, frames, { delay, duration });
    this.run(node, [{ zIndex: 5 }, { zIndex: 5 }], { duration: delay + duration });
    const passed = stops.flatMap((id) => places.get(id) ?? []);
    this.wake(root.querySelector(`[data-board="${CSS.escape(board)}"] .wakes`), passed, delay);
  }

  /** A dotted wake that fades, so that the way can still be read when the piece has arrived. */
  private wake(group: Element | null, passed: readonly Point[], delay: number): void {
    if (!group || passed.length < 2) return;
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
    line.setAttribute('points', passed.map(({ x, y }) => `${x} ${y}`).join(' '));
    group.append(line);
    const fading = line.animate([{ opacity: 0 }, { opacity: 0.95, offset: 0.15 }, { opacity: 0.8, offset: 0.6 }, { opacity: 0 }], {
      delay,
      duration: WAKE,
      fill: 'both',
    });
    void fading.finished.catch(() => undefined).finally(() => line.remove());
  }

  private fly(root: HTMLElement, node: HTMLElement, from: string, { delay, duration }: Timed): void {
    const start = this.boxes.get(from);
    const end = node.getBoundingClientRect();
    const layer = root.querySelector('.flights');
    if (!start?.width || !end.width || !layer) return;
    const known = !from.startsWith('zone:');
    const width = known ? start.width : Math.min(start.width, end.width);
    const double = node.cloneNode(true) as HTMLElement;
    for (const name of ['data-thing', 'data-move', 'data-lit', 'tabindex', 'role', 'aria-label']) double.removeAttribute(name);
    for (const size of ['--card', '--die']) double.style.setProperty(size, `${end.width}px`);
    Object.assign(double.style, { position: 'fixed', left: `${end.left}px`, top: `${end.top}px`, margin: '0', translate: 'none' });
    layer.append(double);
    this.left.push(double);
    const dx = start.left + (start.width - end.width) / 2 - end.left;
    const dy = start.top + (start.height - end.height) / 2 - end.top;
    const small = width / end.width;
    this.run(
      double,
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${small})`, opacity: known ? 1 : 0.4 },
        { transform: `translate(${dx * 0.4}px, ${dy * 0.4 - 12}px) scale(${(small + 1.12) / 2}) rotate(2deg)`, opacity: 1, offset: 0.45 },
        { transform: 'none', opacity: 1 },
      ],
      { delay, duration },
    );
    this.run(node, [{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration });
  }

  private flip(node: HTMLElement, { delay, duration }: Timed): void {
    const turned = (degrees: number): string => `perspective(600px) rotateY(${degrees}deg)`;
    this.run(node, [{ transform: turned(-90) }, { transform: turned(0) }], { delay, duration });
  }

  private bump(node: HTMLElement, { delay, duration }: Timed): void {
    const gold = 'color-mix(in srgb, var(--gold) 70%, transparent)';
    this.run(node, [{ scale: '1' }, { scale: '1.22', backgroundColor: gold, offset: 0.35 }, { scale: '1' }], { delay, duration });
  }
}
