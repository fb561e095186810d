/** What happened between two scenes, as motions one after the other. */
import { journey } from './layout';
import { sizeOf, topOf } from './things';
import type { Card, Counter, Die, Scene, Zone } from '../wire';

export type Motion =
  | { kind: 'roll'; key: string }
  | { kind: 'glide'; key: string; board: string; stops: string[] }
  | { kind: 'fly'; key: string; from: string }
  | { kind: 'flip'; key: string }
  | { kind: 'bump'; key: string };

export interface Timed {
  motion: Motion;
  delay: number;
  duration: number;
}

const ROLL = 600;
const FLY = 380;
const FLIP = 300;
const BUMP = 420;
const STAGGER = 90;
/** However much happens at once, it is told within this time. */
const LONGEST = 3200;

const diceOf = (scene: Scene): Die[] => [
  ...scene.trays.flatMap((tray) => tray.dice),
  ...(scene.focus?.sides.flatMap((side) => side.dice) ?? []),
];

const countersOf = (scene: Scene): Counter[] => [
  ...scene.centre,
  ...scene.panels.flatMap((panel) => [...panel.marks, ...panel.counters]),
  ...(scene.focus?.sides.flatMap((side) => side.counters) ?? []),
];

interface Lying {
  card: Card;
  zone: Zone;
}

/** The cards that can be seen to lie somewhere: of a pile only the top one. */
function lying(scene: Scene): Map<string, Lying> {
  const found = new Map<string, Lying>();
  for (const zone of scene.zones) {
    const top = topOf(zone);
    const seen = zone.kind === 'pile' ? (top ? [top] : []) : zone.cards;
    for (const card of seen) found.set(card.id, { card, zone });
  }
  return found;
}

function rolls(before: Scene, after: Scene): Motion[] {
  const old = new Map(diceOf(before).map((die) => [die.id, die.rolls]));
  return diceOf(after)
    .filter((die) => die.rolls && die.rolls !== (old.get(die.id) ?? 0))
    .map((die) => ({ kind: 'roll', key: `die:${die.id}` }));
}

function glides(before: Scene, after: Scene): Motion[] {
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  return after.pieces.flatMap((piece): Motion[] => {
    const was = old.get(piece.id);
    if (!was || was.board !== piece.board || was.spot === piece.spot) return [];
    const routes = after.boards.find((board) => board.id === piece.board)?.routes ?? [];
    const stops = journey(piece.path, routes, was.spot, piece.spot);
    return [{ kind: 'glide', key: `piece:${piece.id}`, board: piece.board, stops }];
  });
}

/** The zone that a card seen for the first time most likely came from: one that lost cards, its seat's first. */
function origin(before: Scene, after: Scene, to: Lying): string {
  const now = new Map(after.zones.map((zone) => [zone.id, sizeOf(zone)]));
  const poorer = before.zones.filter((zone) => zone.id !== to.zone.id && (now.get(zone.id) ?? 0) < sizeOf(zone));
  const own = poorer.find((zone) => zone.seat === to.zone.seat) ?? poorer[0];
  return own ? `zone:${own.id}` : '';
}

function flights(before: Scene, after: Scene): Motion[] {
  const old = lying(before);
  const moved: Motion[] = [];
  for (const [id, here] of lying(after)) {
    const was = old.get(id);
    if (was && was.zone.id === here.zone.id) {
      if (was.card.face_up !== here.card.face_up) moved.push({ kind: 'flip', key: `card:${id}` });
    } else {
      const from = was ? `card:${id}` : origin(before, after, here);
      if (from) moved.push({ kind: 'fly', key: `card:${id}`, from });
    }
  }
  return moved;
}

/** Dice that lie in another tray than before. */
function moves(before: Scene, after: Scene): Motion[] {
  const trays = ({ trays }: Scene): [string, string][] =>
    trays.flatMap(({ id, dice }) => dice.map((die): [string, string] => [die.id, id]));
  const old = new Map(trays(before));
  return trays(after)
    .filter(([die, tray]) => old.has(die) && old.get(die) !== tray)
    .map(([die]) => ({ kind: 'fly', key: `die:${die}`, from: `die:${die}` }));
}

function bumps(before: Scene, after: Scene): Motion[] {
  const old = new Map(countersOf(before).map((counter) => [counter.id, counter.value]));
  const changed = countersOf(after).filter((each) => old.has(each.id) && old.get(each.id) !== each.value);
  const slots = new Map(before.panels.flatMap((panel) => panel.slots.map((slot) => [slot.id, slot] as const)));
  const filled = after.panels
    .flatMap((panel) => panel.slots)
    .filter((slot) => {
      const was = slots.get(slot.id);
      return was && (was.icon !== slot.icon || was.amount !== slot.amount);
    });
  return [
    ...changed.map(({ id }): Motion => ({ kind: 'bump', key: `counter:${id}` })),
    ...filled.map(({ id }): Motion => ({ kind: 'bump', key: `slot:${id}` })),
  ];
}

/** What changed, in the order in which it is told: dice that move, dice that roll, cards, pieces, figures. */
export function happenings(before: Scene, after: Scene): Motion[] {
  return [...moves(before, after), ...rolls(before, after), ...flights(before, after), ...glides(before, after), ...bumps(before, after)];
}

function lasting(motion: Motion): number {
  if (motion.kind === 'roll') return ROLL;
  if (motion.kind === 'fly') return FLY;
  if (motion.kind === 'flip') return FLIP;
  if (motion.kind === 'bump') return BUMP;
  return Math.min(250 + 50 * (motion.stops.length - 2), 450);
}

/** One thing at a time; things of one kind that belong together follow closely, figures change all at once. */
export function timetable(motions: readonly Motion[]): Timed[] {
  let clock = 0;
  let end = 0;
  const rolled = motions.filter(({ kind }) => kind === 'roll').length;
  const timed = motions.map((motion, index): Timed => {
    const duration = lasting(motion);
    const same = motions[index - 1]?.kind === motion.kind;
    if (!same || motion.kind === 'glide') clock = Math.max(end - (motion.kind === 'bump' ? 120 : 0), 0);
    else if (motion.kind === 'roll') clock += Math.min(STAGGER, ROLL / rolled);
    else if (motion.kind !== 'bump') clock += STAGGER;
    end = Math.max(end, clock + duration);
    return { motion, delay: clock, duration };
  });
  const hurry = Math.min(1, LONGEST / (end || 1));
  return timed.map((each) => ({ ...each, delay: each.delay * hurry, duration: each.duration * hurry }));
}
