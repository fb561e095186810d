import { expect, it } from 'vitest';
import { adventureScene, cardScene, fightScene, gridScene, layoutScene, LIT, tableScene, TABLE_LIT } from './fixtures/scenes';
import { ICON_NAMES, ICONS, iconOf } from './icons';
import { ahead } from './pointing.svelte';
import { choosable, isOpenHand, offered, placeZones, thingsOf } from './things';
import { card, counter, LINKS, scene, words, zone } from './fixtures/make';

it('reaches what can be chosen in one order: board, centre, hand, panels', () => {
  expect(choosable(thingsOf(tableScene, LINKS), TABLE_LIT)).toEqual([
    'spot:s4',
    'spot:s7',
    'piece:ship1',
    'die:morning',
    'card:h0',
    'card:h1',
    'slot:0a',
  ]);
});

it('reaches what is in focus after the board and before the hand', () => {
  const keys = [...thingsOf(fightScene, LINKS).keys()];
  const [hand] = placeZones(fightScene).hands.flatMap((zone) => zone.cards);
  expect(keys.indexOf('die:fa')).toBeGreaterThan(keys.indexOf('spot:s7'));
  expect(keys.indexOf('die:fa')).toBeLessThan(keys.indexOf(`card:${hand?.id}`));
});

it('lights nothing that was not offered, and every option that was', () => {
  for (const shown of [adventureScene, cardScene, gridScene, layoutScene]) {
    const things = thingsOf(shown, LINKS);
    expect(choosable(things, new Set())).toEqual([]);
    for (const key of choosable(things, LIT)) expect(offered(things.get(key), LIT).length).toBeGreaterThan(0);
  }
  expect(offered(thingsOf(tableScene, LINKS).get('card:h1'), TABLE_LIT)).toEqual(['play:1', 'hide:1']);
});

it('answers for a pile with its own options and those of its top', () => {
  const pile = zone({ id: 'p', kind: 'pile', options: ['draw'], cards: [card({ id: 'low' }), card({ id: 'top', options: ['take'] })] });
  expect(thingsOf(scene({ zones: [pile] }), LINKS).get('zone:p')?.options).toEqual(['draw', 'take']);
});

it('draws each zone in one place', () => {
  const open = zone({ id: 'open', kind: 'hand', cards: [card({ id: 'c' })] });
  const closed = zone({ id: 'closed', kind: 'hand', cards: [card({ id: 'd', face_up: false })] });
  expect([isOpenHand(open), isOpenHand(closed)]).toEqual([true, false]);
  const places = placeZones({ ...tableScene });
  expect(places.hands.map(({ id }) => id)).toEqual(['hand']);
  expect(places.centre.map(({ id }) => id)).toEqual(['treasures']);
  expect(places.panel.get(1)?.map(({ id }) => id)).toEqual(['discard1', 'closed1']);
  expect(places.table).toEqual([]);
});

it('tells nothing of a card that lies face down', () => {
  const secret = card({ id: 'x', face_up: false, lines: [words('secret')], corners: [words('corner')] });
  expect(thingsOf(scene({ zones: [zone({ id: 'z', kind: 'row', cards: [secret] })] })).get('card:x')?.lines).toEqual([]);
});

it('counts what lies on cards among the things', () => {
  const laden = card({ id: 'x', counters: [counter('rum', 'rum', '2')] });
  expect([...thingsOf(scene({ zones: [zone({ id: 'z', kind: 'row', cards: [laden] })] })).keys()]).toEqual(['card:x', 'counter:rum']);
});

it('walks by arrows to what lies ahead', () => {
  const places = [
    { x: 10, y: 0, id: 'right' },
    { x: 2, y: 9, id: 'below' },
    { x: 30, y: 0, id: 'far' },
  ];
  expect(ahead({ x: 0, y: 0 }, places, { x: 1, y: 0 })?.id).toBe('right');
  expect(ahead({ x: 0, y: 0 }, places, { x: 0, y: 1 })?.id).toBe('below');
  expect(ahead({ x: 0, y: 0 }, places, { x: -1, y: 0 })).toBeNull();
});

it('has an icon for every name the look asks for', () => {
  const wanted =
    'doubloon food powder rum cargo skull sword compass anchor flag spade map chest hull mast crew cannon heart star sun moon card forward backward die-1 die-6';
  for (const name of wanted.split(' ')) expect(iconOf(name), name).toBeDefined();
  for (const name of ICON_NAMES) expect(ICONS[name]?.body, name).not.toMatch(/NaN|undefined|style=/);
});

it('knows of a place what stands on it', () => {
  const things = thingsOf(tableScene, LINKS);
  const [ship] = tableScene.pieces;
  expect(things.get(`spot:${ship?.spot}`)?.on).toContainEqual(ship?.label);
  const empty = tableScene.boards[0]?.spots.find((spot) => !tableScene.pieces.some((piece) => piece.spot === spot.id));
  expect(things.get(`spot:${empty?.id}`)?.on).toEqual([]);
});
