/** Something that the server may refuse: done one at a time, with what went wrong kept to be shown. */
import type { Fault } from '../words/words';
import { fault } from './api';

export class Attempt {
  busy = $state(false);
  problem: Fault | null = $state.raw(null);

  async make(what: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      await what();
    } catch (reason) {
      this.problem = fault(reason);
    } finally {
      this.busy = false;
    }
  }

  forget = (): void => {
    this.problem = null;
  };
}
