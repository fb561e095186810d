/** The view of a board: fits, zooms, pans; by wheel, mouse, fingers and keys. */
import { closeUp, shows, type Box } from './closeup';
import { distance, fit, settle, zoomAt, type Point, type Size, type View } from './layout';

const DRAG = 5;
const CLOSER = 2.2;

export class Camera {
  /** All of the frame, and the part of it that nothing lies over. */
  frame: Size = $state({ width: 0, height: 0 });
  private readonly free: Size = $derived.by(() => {
    const { right, bottom } = this.inset();
    return { width: this.frame.width - right, height: this.frame.height - bottom };
  });
  private wish: View | null = $state(null);
  /** What the question is about. */
  private about: Box | null = $state.raw(null);
  private readonly fingers = new Map<number, Point>();
  private start: Point | null = null;
  /** Whether the finger or mouse that is down has moved the board, so that its click means nothing. */
  dragged = $state(false);

  readonly view: View = $derived.by(() => {
    const board = this.board();
    if (this.wish) return settle(this.wish, this.free, board);
    return closeUp(this.about, this.free, board) ?? fit(this.free, board);
  });
  readonly zoomed: boolean = $derived.by(() => this.view.scale > fit(this.free, this.board()).scale * 1.01);

  constructor(
    private readonly board: () => Size,
    private readonly inset: () => { right: number; bottom: number },
  ) {}

  whole = (): void => {
    this.wish = null;
    this.about = null;
  };

  /** Turns to what a question is about, unless the reader's own view shows all of it. */
  lookAt(box: Box | null): void {
    if (this.wish && (!box || shows(this.view, this.free, box))) return;
    this.wish = null;
    this.about = box;
  }

  zoom(factor: number, at: Point = { x: this.free.width / 2, y: this.free.height / 2 }): void {
    this.wish = settle(zoomAt(this.view, at, factor), this.free, this.board());
    if (!this.zoomed) this.whole();
  }

  toggle(at: Point): void {
    if (this.zoomed) this.whole();
    else this.zoom(CLOSER, at);
  }

  private pan(by: Point): void {
    const { scale, x, y } = this.view;
    this.wish = settle({ scale, x: x + by.x, y: y + by.y }, this.free, this.board());
  }

  down(id: number, at: Point): void {
    this.fingers.set(id, at);
    this.start = at;
    if (this.fingers.size === 1) this.dragged = false;
  }

  /** Moves a finger; says whether the board moved with it. */
  move(id: number, at: Point): boolean {
    const was = this.fingers.get(id);
    if (!was) return false;
    const other = [...this.fingers].find(([each]) => each !== id)?.[1];
    if (!other && !this.dragged && (!this.zoomed || !this.start || distance(this.start, at) < DRAG)) return false;
    this.fingers.set(id, at);
    this.dragged = true;
    this.pan(other ? { x: (at.x - was.x) / 2, y: (at.y - was.y) / 2 } : { x: at.x - was.x, y: at.y - was.y });
    if (other) {
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      this.zoom(distance(at, other) / Math.max(distance(was, other), 1), middle);
    }
    return true;
  }

  up(id: number): void {
    this.fingers.delete(id);
  }
}
