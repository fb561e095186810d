/** What happened, cut into what is shown at once: deeds, turns, and what everybody should see. */
import { grouped, type Group } from './log';
import type { HighlightShown, ToldShown } from '../wire';

/** Something that everybody should see, with what led to it. */
export interface Staged {
  highlight: HighlightShown;
  event: ToldShown;
  story: ToldShown[];
}

/** Where the story of the highlight at this place begins; -1 if its beginning was never told. */
function beginning(told: readonly ToldShown[], place: number, highlight: HighlightShown): number {
  const { name, since } = highlight;
  if (!since.length) return place;
  for (let each = place - 1; each >= 0; each -= 1) {
    const event = told[each];
    if (event?.highlight?.name === name) return -1;
    if (!event || !since.includes(event.kind)) continue;
    while (since.includes(told[each - 1]?.kind ?? '')) each -= 1;
    return each;
  }
  return -1;
}

/** What everybody should see among the events from this place on, if there is something. */
export function staged(told: readonly ToldShown[], from: number): Staged | null {
  for (let place = from; place < told.length; place += 1) {
    const event = told[place];
    if (!event?.highlight) continue;
    const begins = beginning(told, place, event.highlight);
    if (begins >= 0) return { highlight: event.highlight, event, story: told.slice(begins) };
  }
  return null;
}

/** One thing to show at a time: whose deed, and how many of the events of its position are told by then. */
export interface Portion {
  seat: number;
  lines: number;
  upto: number;
}

/** The events from `first` on in portions; what leads to something that everybody should see comes together with it. */
export function portions(told: readonly ToldShown[], first: number): Portion[] {
  const found: Portion[] = [];
  let upto = 0;
  for (const { seat, events } of grouped(told.slice(first))) {
    const from = first + upto;
    upto += events.length;
    const seen = staged(told.slice(0, first + upto), from);
    const begins = seen ? first + upto - seen.story.length : from;
    let lines = events.length;
    for (let last = found.at(-1); last && first + last.upto > begins; last = found.at(-1)) {
      lines += last.lines;
      found.pop();
    }
    found.push({ seat, lines, upto });
  }
  return found;
}

/** What one seat did until another's deed. */
export interface Turn {
  seat: number;
  groups: Group[];
  lines: number;
}

/** The groups of the log by whose turn it was; what is about nobody belongs to who was at it. */
export function turns(groups: readonly Group[]): Turn[] {
  const found: Turn[] = [];
  for (const group of groups) {
    const last = found.at(-1);
    const lines = group.events.length + (group.late ? 1 : 0) + (group.hinted ? 1 : 0);
    if (last && (group.seat < 0 || last.seat < 0 || last.seat === group.seat)) {
      last.groups.push(group);
      last.lines += lines;
      if (last.seat < 0) last.seat = group.seat;
    } else found.push({ seat: group.seat, groups: [group], lines });
  }
  return found;
}

/** Of one answer, with what is about nobody. */
function joins(last: Group, group: Group): boolean {
  return last.at === group.at && !group.late && (group.seat < 0 || group.seat === last.seat);
}

/** Whoever has answered nothing yet, or looks on, is told so many deeds. */
const FEW = 12;

/** The deeds since the reader's last turn. */
export function since(groups: readonly Group[], own: number): Group[] {
  const found: Group[] = [];
  for (const group of groups) {
    const last = found.at(-1);
    if (group.at <= own) continue;
    if (last && joins(last, group)) last.events = [...last.events, ...group.events];
    else found.push({ ...group });
  }
  return own > 0 ? found : found.slice(-FEW);
}
