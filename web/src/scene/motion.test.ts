import { expect, it } from 'vitest';
import { card, counter, die, panel, scene, slot, tray, zone } from './fixtures/make';
import { laterScene, tableScene } from './fixtures/scenes';
import { happenings, timetable, type Motion } from './motion';

const kinds = (motions: Motion[]): string[] => motions.map(({ kind, key }) => `${kind} ${key}`);

it('tells dice, cards, pieces and figures, in this order', () => {
  expect(kinds(happenings(tableScene, laterScene))).toEqual([
    'roll die:morning',
    'roll die:evening',
    'fly card:h0',
    'glide piece:ship0',
    'glide piece:ship3',
    'bump counter:gold0',
    'bump counter:treasure0',
    'bump slot:0d',
  ]);
});

it('says nothing where nothing changed', () => {
  expect(happenings(tableScene, tableScene)).toEqual([]);
});

it('glides along the path of the piece, or along the routes', () => {
  const stops = happenings(tableScene, laterScene).flatMap((each) => (each.kind === 'glide' ? [each.stops] : []));
  expect(stops).toEqual([
    ['s2', 's3', 's4', 's5', 's6', 's7'],
    ['s20', 's19', 's18', 's17'],
  ]);
});

it('lets a card come from the pile that lost one, and turns one that shows its face', () => {
  const deck = (count: number) => zone({ id: 'deck', kind: 'pile', count });
  const hand = (...cards: ReturnType<typeof card>[]) => zone({ id: 'hand', kind: 'hand', cards });
  const before = scene({ zones: [deck(5), hand(card({ id: 'a', face_up: false }))] });
  const after = scene({ zones: [deck(4), hand(card({ id: 'a' }), card({ id: 'b' }))] });
  expect(happenings(before, after)).toEqual([
    { kind: 'flip', key: 'card:a' },
    { kind: 'fly', key: 'card:b', from: 'zone:deck' },
  ]);
});

it('rolls a die that appears rolled, and not one that only lies there', () => {
  const after = scene({ trays: [tray({ id: 't', dice: [die('x', '3', { rolls: 1 }), die('y', '3')] })] });
  expect(kinds(happenings(scene(), after))).toEqual(['roll die:x']);
});

it('moves a die that lies in another tray, and lets one without rolls lie', () => {
  const trays = (hand: ReturnType<typeof die>[], place: ReturnType<typeof die>[]) =>
    scene({ trays: [tray({ id: 'hand', dice: hand }), tray({ id: 'place', dice: place })] });
  const before = trays([die('a', 'map', { rolls: 4 }), die('b', 'ship', { rolls: 4 })], []);
  const after = trays([die('b', 'ship', { rolls: 5 })], [die('a', 'map')]);
  expect(kinds(happenings(before, after))).toEqual(['fly die:a', 'roll die:b']);
});

it('notices figures and holds', () => {
  const with_ = (gold: string, food: number) =>
    scene({
      panels: [
        panel({ seat: 0, colour: 'ink', shape: 'star', counters: [counter('g', 'doubloon', gold)], slots: [slot('s', 'food', food)] }),
      ],
    });
  expect(kinds(happenings(with_('1', 2), with_('2', 3)))).toEqual(['bump counter:g', 'bump slot:s']);
});

it('plays one thing at a time, within bounds', () => {
  const glide = (key: string, length: number): Motion => ({
    kind: 'glide',
    key,
    board: 'b',
    stops: Array.from({ length }, (_, nth) => String(nth)),
  });
  const [roll, first, second] = timetable([{ kind: 'roll', key: 'die:a' }, glide('p', 2), glide('q', 20)]);
  expect([roll?.delay, roll?.duration]).toEqual([0, 600]);
  expect([first?.delay, first?.duration]).toEqual([600, 250]);
  expect([second?.delay, second?.duration]).toEqual([850, 450]);
  const many = timetable(Array.from({ length: 40 }, (_, nth) => glide(String(nth), 9)));
  expect(Math.max(...many.map(({ delay, duration }) => delay + duration))).toBeLessThanOrEqual(3200.001);
  expect(timetable([])).toEqual([]);
  const dice = timetable(Array.from({ length: 24 }, (_, nth): Motion => ({ kind: 'roll', key: String(nth) })));
  expect(Math.max(...dice.map(({ delay }) => delay))).toBeLessThanOrEqual(600);
});
