/** What of a scene can be chosen and stands where it may be out of sight: in panels, and on the table beside them. */
import { isPile, looseTracks, looseTrays, looseWheels, partsOf, placeZones } from './things';
import type { Card, Counter, Die, Scene, Slot, Track, Tray, Wheel, Zone } from '../wire';

export interface Parts {
  /** Whose they are; -1 is nobody's. */
  seat: number;
  slots: Slot[];
  counters: Counter[];
  dice: Die[];
  cards: Card[];
  piles: Zone[];
  tracks: Track[];
  wheels: Wheel[];
}
type IsLit = (key: string) => boolean;

interface Stock {
  slots?: Slot[];
  counters?: Counter[];
  zones: Zone[];
  trays: Tray[];
  tracks: Track[];
  wheels: Wheel[];
}

function partsOfStock(seat: number, stock: Stock, isLit: IsLit): Parts {
  const [piles, open] = [stock.zones.filter(isPile), stock.zones.filter((zone) => !isPile(zone))];
  return {
    seat,
    slots: (stock.slots ?? []).filter(({ id }) => isLit(`slot:${id}`)),
    counters: (stock.counters ?? []).filter(({ id }) => isLit(`counter:${id}`)),
    dice: stock.trays.flatMap((tray) => tray.dice.filter(({ id }) => isLit(`die:${id}`))),
    cards: open.flatMap((zone) => zone.cards.filter(({ id }) => isLit(`card:${id}`))),
    piles: piles.filter(({ id }) => isLit(`zone:${id}`)),
    tracks: stock.tracks.filter((track) => track.steps.some((_, at) => isLit(`step:${track.id}/${at}`))),
    wheels: stock.wheels.filter((wheel) => wheel.sectors.some(({ id }) => isLit(`sector:${id}`))),
  };
}

/** The keys of all that is brought within reach. */
export const keysOf = (groups: readonly Parts[]): string[] =>
  groups.flatMap((parts) => [
    ...parts.slots.map(({ id }) => `slot:${id}`),
    ...parts.counters.map(({ id }) => `counter:${id}`),
    ...parts.dice.map(({ id }) => `die:${id}`),
    ...parts.cards.map(({ id }) => `card:${id}`),
    ...parts.piles.map(({ id }) => `zone:${id}`),
  ]);

const any = (parts: Parts): boolean =>
  [parts.slots, parts.counters, parts.dice, parts.cards, parts.piles, parts.tracks, parts.wheels].some((each) => each.length > 0);

/** `wanted` says whose panels are asked about, `loose` whether what belongs to nobody is as well. */
export function litParts(scene: Scene, isLit: IsLit, wanted: (seat: number) => boolean, loose: boolean): Parts[] {
  const zones = placeZones(scene);
  const found = scene.panels
    .filter(({ seat }) => wanted(seat))
    .map((panel) =>
      partsOfStock(
        panel.seat,
        {
          slots: panel.slots,
          counters: [...panel.marks, ...panel.counters],
          zones: zones.panel.get(panel.seat) ?? [],
          trays: partsOf(scene.trays, panel.trays),
          tracks: partsOf(scene.tracks, panel.tracks),
          wheels: partsOf(scene.wheels, panel.wheels),
        },
        isLit,
      ),
    );
  const table = { zones: zones.table, trays: looseTrays(scene), tracks: looseTracks(scene), wheels: looseWheels(scene) };
  if (loose) found.push(partsOfStock(-1, table, isLit));
  return found.filter(any);
}
