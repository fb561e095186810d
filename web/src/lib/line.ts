/** The line to a table: one WebSocket that comes back by itself and loses no message of ours. */
import type { Ack, Heard, Said } from '../wire';

export type LineState = 'connecting' | 'open' | 'lost' | 'closed';
type Id = Ack['id'];

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
/** The process that served us is being started anew: behind the same address there may be others. */
const RESTARTING = 1012;
const AT_ONCE = 100;
const PING_EVERY = 20_000;
const SILENCE = 50_000;
/** The server has closed the door: no such table, not invited, not one's seat. */
const CLOSED = new Set([4401, 4403, 4404]);

export interface Listener {
  heard: (message: Heard) => void;
  changed: (state: LineState, tries: number) => void;
  /** What the server is told of what we have, as the query of the address. */
  have: () => string;
}

export class Line {
  private socket: WebSocket | null = null;
  private pending = new Map<Id, Said>();
  private again = new Set<Id>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  private ended = false;
  private readonly hurry = (): void => {
    if (!this.socket && !this.ended) this.open();
  };

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  private open(): void {
    clearTimeout(this.timer);
    this.listener.changed(this.tries ? 'lost' : 'connecting', this.tries);
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${this.path}?${this.listener.have()}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(String(event.data));
    };
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      if (CLOSED.has(event.code)) this.close();
      else this.dropped(event.code === RESTARTING ? AT_ONCE : FIRST_PAUSE);
    };
  }

  private opened(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.tries = 0;
    this.lastHeard = Date.now();
    this.listener.changed('open', 0);
    for (const message of this.pending.values()) {
      if (message.id) this.again.add(message.id);
      socket.send(JSON.stringify(message));
    }
    clearInterval(this.beat);
    this.beat = setInterval(() => this.check(), PING_EVERY);
  }

  private check(): void {
    if (Date.now() - this.lastHeard > SILENCE) this.drop();
    else this.send({ type: 'ping' });
  }

  private receive(text: string): void {
    this.lastHeard = Date.now();
    const message = JSON.parse(text) as Heard;
    if ((message.type === 'ack' || message.type === 'refused') && message.id) this.pending.delete(message.id);
    this.listener.heard(message);
  }

  private drop(): void {
    const socket = this.socket;
    this.dropped();
    socket?.close();
  }

  private dropped(first = FIRST_PAUSE): void {
    clearInterval(this.beat);
    this.socket = null;
    if (this.ended) return;
    this.tries += 1;
    this.listener.changed('lost', this.tries);
    const pause = Math.min(LONGEST_PAUSE, first * 2 ** (this.tries - 1));
    this.timer = setTimeout(() => this.open(), pause * (0.7 + 0.6 * Math.random()));
  }

  /** Sends; a message with an id is kept and sent again on the next connection until it is answered. */
  send(message: Said): void {
    if (message.id) this.pending.set(message.id, message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Whether the message with this id went out twice, so that a refusal may only mean that it was taken. */
  wasRepeated(id: Id): boolean {
    return this.again.delete(id);
  }

  reconnect(): void {
    this.tries = 0;
    if (this.socket) this.drop();
    else this.open();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
    this.socket = null;
    this.listener.changed('closed', 0);
  }
}
