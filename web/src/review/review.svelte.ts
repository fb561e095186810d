/** A review as far as it is found: asked for again and again until all is. */
import { api, fault } from '../lib/api';
import type { JudgedShown, ReviewShown } from '../wire';
import type { Fault } from '../words/words';

const PAUSE = 1000;

export class Review {
  judged: JudgedShown[] = $state.raw([]);
  state: ReviewShown | null = $state.raw(null);
  problem: Fault | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false;

  readonly whole: boolean = $derived.by(() => this.state !== null && this.state.done >= this.state.total);
  readonly running: boolean = $derived.by(() => this.state !== null && !this.whole && (this.state.busy || this.state.done > 0));

  constructor(
    private readonly table: string,
    private readonly invite: string | undefined,
  ) {}

  /** What was found before; a game that is read without a line has no review. */
  async open(): Promise<void> {
    await this.hear(() => api.reviewed(this.table, 0, this.invite));
    if (!this.state) this.problem = null;
  }

  begin(): Promise<void> {
    return this.hear(() => api.review(this.table, this.invite));
  }

  private async hear(ask: () => Promise<ReviewShown>): Promise<void> {
    this.problem = null;
    clearTimeout(this.timer);
    try {
      const found = await ask();
      this.judged = [...this.judged.filter((each) => each.judged.place < found.first), ...found.judged];
      this.state = found;
      if (found.busy && !this.gone) this.timer = setTimeout(() => void this.hear(() => this.more(found.done)), PAUSE);
    } catch (reason) {
      this.problem = fault(reason);
    }
  }

  private more(since: number): Promise<ReviewShown> {
    return api.reviewed(this.table, since, this.invite);
  }

  close(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }
}
