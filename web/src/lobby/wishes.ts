/** The seats of a table that is being set up, before the server knows of it. */
import type { Clock, SeatAsked } from '../wire';

export interface Place {
  kind: SeatAsked['kind'];
  level: string;
  /** The character of a bot; empty if it has none. */
  temper: string;
  name: string;
}

export const CLOCKS: { key: string; clock: Clock }[] = [
  { key: 'none', clock: { kind: 'none', seconds: 0 } },
  { key: 'move-1', clock: { kind: 'move', seconds: 60 } },
  { key: 'move-5', clock: { kind: 'move', seconds: 300 } },
  { key: 'game-15', clock: { kind: 'game', seconds: 900 } },
  { key: 'game-30', clock: { kind: 'game', seconds: 1800 } },
  { key: 'day', clock: { kind: 'move', seconds: 86_400 } },
  { key: 'days-3', clock: { kind: 'move', seconds: 259_200 } },
];

/** As many places as players: those that are set stay, new ones are `others`, the first is me. */
export function resized(places: readonly Place[], players: number, level: string, others: Place['kind']): Place[] {
  return Array.from({ length: players }, (_, index) => {
    return places[index] ?? { kind: index ? others : 'me', level, temper: '', name: '' };
  });
}

/** Only what belongs to the kind of a seat is sent; of two that say "me" the first is meant. */
export function wishes(places: readonly Place[]): SeatAsked[] {
  const me = places.findIndex((place) => place.kind === 'me');
  return places.map((place, index) => {
    if (place.kind === 'bot') return { kind: 'bot', level: place.temper ? `${place.level}+${place.temper}` : place.level };
    if (place.kind === 'hotseat') return { kind: 'hotseat', name: place.name.trim() };
    return { kind: place.kind === 'me' && index === me ? 'me' : 'open' };
  });
}
