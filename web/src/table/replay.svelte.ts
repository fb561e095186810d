/** The match as it was: positions after N answers, stepped through by a slider. */
import { api, fault } from '../lib/api';
import { loadCatalogue } from '../lib/catalogues';
import { EMPTY } from '../lib/live.svelte';
import { Picture } from '../lib/picture';
import type { Position } from '../wire';
import type { Fault } from '../words/words';
import type { Scene } from '../wire';

const PACE = 1100;
const KEPT = 80;

export class Replay {
  at = $state(0);
  position: Position | null = $state.raw(null);
  private shown: Scene = $state.raw(EMPTY);
  playing = $state(false);
  speed = $state(1);
  /** Through whose eyes: a seat, `none`, `all`, or empty for one's own view. */
  viewer = $state('');
  problem: Fault | null = $state.raw(null);
  private kept = new Map<string, Position>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fetching: Promise<void> | null = null;
  /** Whether somebody looks back; what comes after they went on leads them nowhere. */
  private looking = false;

  constructor(
    private readonly id: string,
    private readonly game: () => string,
    private readonly last: () => number,
    private readonly moved: (at: number) => void,
  ) {}

  get scene(): Scene {
    return this.shown;
  }

  /** Shows the position after N answers; of those asked for while one is on its way, the last follows. */
  show(at: number): Promise<void> {
    this.looking = true;
    this.at = Math.max(0, Math.min(at, this.last()));
    this.fetching ??= this.follow().finally(() => (this.fetching = null));
    return this.fetching;
  }

  private get wanted(): string {
    return `${this.at}/${this.viewer}`;
  }

  private async follow(): Promise<void> {
    let found = '';
    try {
      while (found !== this.wanted) {
        found = this.wanted;
        const at = this.at;
        const position = await this.fetch(at, found);
        if (found !== this.wanted) continue;
        this.position = position;
        this.shown = await this.draw(position);
        this.problem = null;
        if (this.looking) this.moved(at);
      }
    } catch (reason) {
      this.problem = fault(reason);
      this.pause();
    }
  }

  private async fetch(at: number, key: string): Promise<Position> {
    const known = this.kept.get(key);
    if (known) return known;
    const position = await api.replay(this.id, at, this.viewer);
    if (this.kept.size >= KEPT) this.kept.delete(this.kept.keys().next().value ?? '');
    this.kept.set(key, position);
    return position;
  }

  private async draw({ scene, viewer }: Position): Promise<Scene> {
    if (!scene) return EMPTY;
    const picture = new Picture();
    picture.take(scene, await loadCatalogue(this.game(), scene.catalogue));
    return picture.scene(viewer);
  }

  through(viewer: string): void {
    this.viewer = viewer;
    void this.show(this.at);
  }

  step(by: number): void {
    this.pause();
    void this.show(this.at + by);
  }

  play(): void {
    if (this.at >= this.last()) this.at = 0;
    this.playing = true;
    void this.tick();
  }

  private async tick(): Promise<void> {
    if (!this.playing) return;
    await this.show(this.at + 1);
    if (this.at >= this.last()) this.playing = false;
    else this.timer = setTimeout(() => void this.tick(), PACE / this.speed);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  leave(): void {
    this.looking = false;
    this.pause();
  }
}
