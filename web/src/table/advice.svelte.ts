/** The hint for a question: asked for once, and gone with the question. */
import { api, fault } from '../lib/api';
import type { Hint } from '../wire';
import type { Fault } from '../words/words';

export class Advice {
  private of = $state(-1);
  private found: Hint | null = $state.raw(null);
  private trouble: Fault | null = $state.raw(null);
  private asking = $state(false);

  constructor(
    private readonly table: string,
    private readonly question: () => number,
  ) {}

  private readonly current: boolean = $derived.by(() => this.of === this.question());
  readonly hint: Hint | null = $derived.by(() => (this.current ? this.found : null));
  readonly problem: Fault | null = $derived.by(() => (this.current ? this.trouble : null));
  readonly busy: boolean = $derived.by(() => this.current && this.asking);

  async ask(seat: number): Promise<void> {
    const question = this.question();
    if (this.of === question && (this.asking || this.found)) return;
    this.of = question;
    this.found = this.trouble = null;
    this.asking = true;
    try {
      const found = await api.hint(this.table, seat);
      if (this.of === question) this.found = found;
    } catch (reason) {
      if (this.of === question) this.trouble = fault(reason);
    } finally {
      if (this.of === question) this.asking = false;
    }
  }

  close(): void {
    this.of = -1;
  }
}
