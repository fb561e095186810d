/** A table as this page knows it: what the socket told, and what this page says back. */
import { Line, type LineState } from './line';
import { catalogue, loadCatalogue } from './catalogues';
import { Picture } from './picture';
import { here } from './place';
import { Playback, type Beat } from './playback.svelte';
import { prefs, reducedMotion } from './prefs.svelte';
import { staged } from './deeds';
import { DEFAULTS } from '../wire';
import type {
  AskedShown,
  ClockShown,
  Heard,
  LateMove,
  LineShown,
  Outcome,
  Position,
  Refused,
  Scene,
  TableShown,
  ToldShown,
  Waiting,
} from '../wire';
import type { Fault } from '../words/words';

export const EMPTY: Scene = DEFAULTS.scene;

/** The way in which this page is told scenes; a server that knows another says that the page is to be loaded anew. */
const SCENES = '2';

/** Seconds that a question is sure to stand that passes by itself. */
const PASSING = 30;

/** The events from number `first` on replace what we had there: an undo makes the list shorter. */
export function joinTold(have: ToldShown[], first: number, more: ToldShown[]): ToldShown[] {
  if (first > have.length) return have;
  return [...have.slice(0, first), ...more];
}

/** An answer on its way, or taken without that anything came of it yet. */
export interface Sent {
  id: string;
  seat: number;
  question: number;
  option: string;
}

/**
 * An answer is settled by a position in which its question is no longer put. A table that holds a position back, also
 * over a new connection, shows the one before it: there the question stands as it did, and stays closed.
 */
export function sentAfter(sent: Sent | null, position: Pick<Position, 'question' | 'seats'>): Sent | null {
  if (!sent || position.question !== sent.question || !position.seats[sent.seat]) return null;
  return sent;
}

/**
 * What a refusal leaves on its way, and what of it is to be said. What went out twice over a broken line was most
 * likely taken the first time. `not-yet` says that an earlier answer was taken: the question stays closed until the
 * table shows what came of it, and unless that earlier answer is this very one, the reader is told.
 */
export function sentAfterRefusal(
  sent: Sent | null,
  id: Refused['id'],
  error: Fault,
  repeated: boolean,
): { sent: Sent | null; refusal: Fault | null } {
  const refusal = repeated && (error.key === 'question-over' || error.key === 'not-yet') ? null : error;
  if (sent?.id !== id) return { sent, refusal };
  if (error.key !== 'not-yet') return { sent: null, refusal };
  return { sent: repeated ? sent : { ...sent, option: '' }, refusal };
}

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

export class Live {
  table: TableShown | null = $state.raw(null);
  /** When the table was told, by this page's own clock. */
  tableAt = $state(0);
  scene: Scene = $state.raw(EMPTY);
  asked: Record<string, AskedShown> = $state.raw({});
  question = $state(-1);
  waiting: Waiting[] = $state.raw([]);
  told: ToldShown[] = $state.raw([]);
  /** The number of answers when the reader's last turn was over. */
  own = $state(0);
  late: LateMove[] = $state.raw([]);
  undo: Record<string, boolean> = $state.raw({});
  clocks: ClockShown[] = $state.raw([]);
  /** When the clocks were heard, by this page's own clock. */
  clocksAt = $state(0);
  answers = $state(0);
  over = $state(false);
  outcome: Outcome | null = $state.raw(null);
  chat: LineShown[] = $state.raw([]);
  line: LineState = $state('connecting');
  tries = $state(0);
  ready = $state(false);
  /** The last refusal, shown until something else happens. */
  refusal: Fault | null = $state.raw(null);
  /** The options are closed until the table shows what came of the answer, or refuses it; that it is taken is not enough. */
  sent: Sent | null = $state.raw(null);
  /** Through whose eyes the position is shown; -1 is a spectator. */
  viewer = $state(-1);
  /** Whose eyes were asked for on a device that several people share. */
  private wanted: number | null = null;

  /** Another moment than the present one is looked at: nothing has to be told. */
  elsewhere = $state(false);
  readonly playback = new Playback(
    {
      absorb: (beat) => this.absorb(beat),
      draw: () => this.draw(),
      staged: (beat) => staged(this.told, this.told.length - beat.lines),
      open: (position) => this.open(position),
      heard: () => this.heard,
    },
    () => ({ tempo: prefs.tempo, away: document.hidden || this.elsewhere, reduced: reducedMotion() }),
  );

  private last = 0;
  /** All events that came, of which `told` are on the page. */
  private heard: ToldShown[] = [];
  private latest: Pick<Position, 'viewer' | 'answers'> | null = null;
  private readonly picture = new Picture();
  /** What came while a catalogue was fetched, without which a scene cannot be shown; null if none is. */
  private held: Heard[] | null = null;
  private readonly wire: Line;

  constructor(
    readonly id: string,
    readonly invite: string | undefined,
  ) {
    this.wire = new Line(here(`/api/tables/${encodeURIComponent(id)}/socket`), {
      heard: (message) => this.hear(message),
      changed: (state, tries) => {
        if (state === 'lost') this.latest = null;
        this.line = state;
        this.tries = tries;
      },
      have: () => this.have(),
    });
    document.addEventListener('visibilitychange', this.playback.catchUp);
  }

  private have(): string {
    const query = new URLSearchParams({ scene: SCENES });
    if (this.last) query.set('since', String(this.last));
    if (this.heard.length) query.set('told', String(this.heard.length));
    if (this.invite) query.set('invite', this.invite);
    if (this.wanted !== null) query.set('seat', String(this.wanted));
    return query.toString();
  }

  /** A position that this device has kept, for as long as nobody else says anything. */
  read(table: TableShown, position: Position): void {
    if (this.ready) return;
    this.table = table;
    this.hear(position);
  }

  private hear(message: Heard): void {
    if (this.held) this.held.push(message);
    else if (message.type === 'position' && message.scene?.whole && !catalogue(message.scene.catalogue))
      void this.fetchFor(message, message.scene.catalogue);
    else this.take(message);
  }

  private async fetchFor(message: Heard, name: string): Promise<void> {
    const held = (this.held = [message]);
    try {
      await loadCatalogue(this.table?.game ?? '', name);
    } catch {
      // Lost on the way, or the server has another by now: what it says anew is taken then.
      this.held = null;
      this.wire.reconnect();
      return;
    }
    this.held = null;
    for (const each of held) this.hear(each);
  }

  private take(message: Heard): void {
    if ('n' in message) this.last = message.n;
    if (message.type === 'position') this.settle(message);
    else if (message.type === 'table') {
      this.table = message.table;
      this.tableAt = Date.now();
    } else if (message.type === 'chat') this.addChat(message.lines);
    else if (message.type === 'refused') this.refused(message.id, message.error);
  }

  private settle(position: Position): void {
    if (position.first > this.heard.length) {
      // Something is missing in between: have everything told again.
      this.heard = [];
      this.last = 0;
      this.wire.reconnect();
      return;
    }
    const { latest, sent } = this;
    const back = position.first < this.heard.length || position.answers < (latest?.answers ?? 0);
    this.heard = joinTold(this.heard, position.first, position.told);
    this.latest = position;
    // What concerns the time and the table of this very moment is never late.
    this.undo = position.undo;
    this.clocks = position.clocks;
    this.clocksAt = Date.now();
    const answered = sent && !sentAfter(sent, position) ? [sent.seat] : [];
    this.playback.hear(position, {
      once: !latest || back || latest.viewer !== position.viewer,
      own: answered,
      left: this.secondsLeft(position),
    });
    this.ready = true;
  }

  /** How long the reader has for a question of this position; null if nothing presses. */
  private secondsLeft({ seats, clocks }: Position): number | null {
    const running = clocks.filter((clock) => clock.running && seats[clock.seat]).map((clock) => clock.left);
    const passing = Object.values(seats).some((asked) => asked.passes) ? [PASSING] : [];
    const all = [...running, ...passing];
    return all.length ? Math.min(...all) : null;
  }

  private absorb({ position, upto, first }: Beat): void {
    this.told = joinTold(this.told, position.first, position.told.slice(0, upto));
    if (!first) return;
    if (position.scene) this.picture.take(position.scene, catalogue(position.scene.catalogue));
    this.sent = sentAfter(this.sent, position);
    if (position.question !== this.question) this.refusal = null;
    this.viewer = position.viewer;
    this.late = position.late;
    this.answers = position.answers;
    // As long as nobody else has answered, it is still the same turn.
    if (position.own < position.answers || position.own < this.own) this.own = position.own;
    // A question that still stands is not taken away while others play.
    const stands = position.question === this.question && Object.keys(this.asked).some((seat) => position.seats[seat]);
    if (stands) this.open(position);
    else this.shut();
  }

  private draw(): void {
    this.scene = this.picture.scene(this.viewer);
  }

  /** Nobody is asked while it is told what happened. */
  private shut(): void {
    this.asked = {};
    this.waiting = [];
  }

  private open(position: Position): void {
    this.asked = position.seats;
    this.question = position.question;
    this.waiting = position.waiting;
    this.over = position.over;
    this.outcome = position.outcome;
  }

  private addChat(lines: LineShown[]): void {
    const known = new Map(this.chat.map((line) => [line.number, line]));
    for (const line of lines) known.set(line.number, line);
    this.chat = [...known.values()].sort((one, other) => one.number - other.number);
  }

  private refused(id: Refused['id'], error: Fault): void {
    const repeated = this.wire.wasRepeated(id);
    const left = sentAfterRefusal(this.sent, id, error, repeated);
    this.sent = left.sent;
    if (left.refusal) this.refusal = left.refusal;
  }

  answer(seat: number, option: string): void {
    if (this.sent || !this.asked[seat]) return;
    const id = newId();
    this.refusal = null;
    this.sent = { id, seat, question: this.question, option };
    this.wire.send({ type: 'answer', id, seat, question: this.question, option });
  }

  takeBack(seat: number): void {
    this.wire.send({ type: 'undo', id: newId(), seat });
  }

  say(text: string): void {
    // With its nonce a line that goes out twice over a broken line is said once.
    const id = newId();
    this.wire.send({ type: 'say', id, nonce: id, text });
  }

  /** Shows a hot-seat device as this seat sees it. */
  view(seat: number): void {
    if (this.viewer === seat) return;
    this.wanted = seat;
    this.wire.send({ type: 'view', seat });
  }

  /** Takes one's seats back from the bots that stood in. */
  comeBack(): void {
    this.wire.send({ type: 'return', id: newId() });
  }

  retry(): void {
    this.wire.reconnect();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.playback.catchUp);
    this.playback.catchUp();
    this.wire.close();
  }
}
