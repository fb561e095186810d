/** The view of a board: fits, zooms, pans; by wheel, mouse, fingers and keys. */
import { distance, fit, settle, zoomAt, type Point, type Size, type View } from './layout';

const DRAG = 5;
const CLOSER = 2.2;

export class Camera {
  frame: Size = $state({ width: 0, height: 0 });
  private wish: View | null = $state(null);
  private readonly board: () => Size;
  private readonly fingers = new Map<number, Point>();
  private start: Point | null = null;
  /** Whether the finger or mouse that is down has moved the board, so that its click means nothing. */
  dragged = $state(false);

  readonly view: View = $derived.by(() => {
    const board = this.board();
    return this.wish ? settle(this.wish, this.frame, board) : fit(this.frame, board);
  });
  readonly zoomed: boolean = $derived.by(() => this.wish !== null && this.view.scale > fit(this.frame, this.board()).scale * 1.01);

  constructor(board: () => Size) {
    this.board = board;
  }

  whole = (): void => {
    this.wish = null;
  };

  zoom(factor: number, at: Point = { x: this.frame.width / 2, y: this.frame.height / 2 }): void {
    this.wish = settle(zoomAt(this.view, at, factor), this.frame, this.board());
    if (!this.zoomed) this.wish = null;
  }

  toggle(at: Point): void {
    if (this.zoomed) this.whole();
    else this.zoom(CLOSER, at);
  }

  private pan(by: Point): void {
    const { scale, x, y } = this.view;
    this.wish = settle({ scale, x: x + by.x, y: y + by.y }, this.frame, this.board());
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
