import { describe, expect, it } from 'vitest';
import { area, board, spot } from './fixtures/make';
import {
  distance,
  fan,
  fit,
  journey,
  lay,
  lettering,
  longest,
  milestones,
  muster,
  nearest,
  pips,
  placeOfArea,
  roomiest,
  sectorPath,
  settle,
  stack,
  standing,
  UP,
  way,
  zoomAt,
} from './layout';

const square = area({
  id: 'a',
  outline: [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ],
});

describe('dice within an area', () => {
  const box = { width: 240, height: 160 };
  it('are a third of its width at most, and all fit into it', () => {
    expect(lay(1, box).die).toBe(lay(6, box).die);
    for (let count = 1; count <= 24; count++) {
      const { die, gap, columns } = lay(count, box);
      expect(columns * (die + gap)).toBeLessThanOrEqual(box.width + 1);
      expect(Math.ceil(count / columns) * (die + gap)).toBeLessThanOrEqual(box.height + 1);
    }
  });
  it('lie in one row where the area is wide', () => {
    expect(lay(6, { width: 900, height: 100 })).toMatchObject({ die: 88.5, columns: 6 });
  });
});

describe('a title in an area', () => {
  const box = { width: 220, height: 90 };
  it('has letters in proportion to the area', () => expect(lettering('Tavern', box, 10)).toBe(20));
  it('is smaller if it is long', () => {
    const sign = { width: 330, height: 56 };
    const em = lettering('Terra Nova · The Low Countries', sign, 10);
    expect(em).toBeLessThan(lettering('Havana', sign, 10));
    expect(em).toBeGreaterThanOrEqual(10);
    expect('Terra Nova · The Low Countries'.length * em * 0.5).toBeLessThan(sign.width);
  });
  it('is no higher than a flat area', () => expect(lettering('Anne', { width: 440, height: 36 }, 10)).toBe(20));
  it('is larger where it could not be read, and may stand out of its box a little', () => {
    expect(lettering('Tavern', box, 30)).toBe(30);
    expect(lettering('Sell: 3 each', box, 32)).toBe(32);
    expect(lettering('Sell: 3 each', box, 60)).toBe(0);
  });
  it('leaves room for icons below it', () => {
    expect(lettering('Shoot', { width: 220, height: 90 }, 40, 1.7)).toBe(0);
    expect(lettering('Shoot', { width: 220, height: 90 }, 40)).toBe(40);
  });
  it('is left out if it does not fit or could not be read', () => {
    expect(lettering('Nightfall-upon-the-archipelago', { width: 100, height: 90 }, 8)).toBe(0);
    expect(lettering('The merchants and the smugglers of the whole of the wide Caribbean', box, 60)).toBe(0);
  });
  it('is as long as its longest word', () => expect(longest('The Bay of Cartagena')).toBe(9));
  it('is no trouble if there is none', () => expect(lettering('', box, 10)).toBe(20));
});

describe('pieces around a spot', () => {
  it('puts one piece beside the space, towards the room', () => {
    expect(stack(1)).toEqual([{ x: 0, y: -1.36, scale: 1 }]);
    expect(stack(1, 0)[0]).toMatchObject({ x: 1.36, y: 0 });
  });
  it('never covers the middle of the space, and never puts two in one place', () => {
    for (let count = 1; count <= 8; count++) {
      const offsets = stack(count);
      expect(offsets).toHaveLength(count);
      for (const offset of offsets) expect(distance(offset, { x: 0, y: 0 })).toBeGreaterThan(1.3);
      offsets.forEach((one, nth) => offsets.slice(nth + 1).forEach((other) => expect(distance(one, other)).toBeGreaterThan(0.9)));
    }
  });
  it('makes pieces smaller where there are many', () => {
    expect(stack(6)[0]?.scale).toBeLessThan(stack(2)[0]?.scale ?? 0);
  });
  it('goes away from neighbours and from the edge', () => {
    const column = [spot({ id: 'up', x: 300, y: 100 }), spot({ id: 'mid', x: 300, y: 170 }), spot({ id: 'low', x: 300, y: 240 })];
    const angle = roomiest(column[1] ?? spot({ id: '', x: 0, y: 0 }), board({ id: 'b', spots: column }));
    expect(Math.abs(Math.cos(angle))).toBeGreaterThan(0.9);
    const corner = spot({ id: 'edge', x: 300, y: 20 });
    expect(Math.sin(roomiest(corner, board({ id: 'b', spots: [corner] })))).toBeGreaterThan(0);
    const free = spot({ id: 'free', x: 500, y: 500 });
    expect(roomiest(free, board({ id: 'b', spots: [free] }))).toBe(UP);
  });
  it('stands all pieces of a board, in areas too', () => {
    const stood = standing(board({ id: 'b', width: 1200, spots: [spot({ id: 's', x: 50, y: 500, radius: 20 })], areas: [square] }), [
      { id: 'p', spot: 's', size: 1 },
      { id: 'q', spot: 'a', size: 2 },
      { id: 'lost', spot: 'nowhere', size: 1 },
    ]);
    expect([...stood.keys()]).toEqual(['p', 'q']);
    expect(stood.get('q')).toMatchObject({ x: 50, y: 50 });
  });
  it('leaves a card that lies in an area to be read', () => {
    const stood = standing(
      board({ id: 'b', areas: [square] }),
      [
        { id: 'p', spot: 'a', size: 1 },
        { id: 'q', spot: 'a', size: 1 },
      ],
      ['a'],
    );
    expect([...stood.values()].map(({ x }) => x)).toEqual([97, 97]);
  });
});

describe('areas', () => {
  it('have their place at the centre of gravity', () => {
    expect(placeOfArea(square)).toMatchObject({ x: 50, y: 50, aspect: 1 });
    expect(
      placeOfArea(
        area({
          id: 'l',
          outline: [
            [0, 0],
            [90, 0],
            [0, 90],
          ],
        }),
      ),
    ).toMatchObject({ x: 30, y: 30 });
  });
  it('muster pieces in rows around it', () => {
    expect(muster(1)).toEqual([{ x: 0, y: 0, scale: 1 }]);
    const sums = muster(5).reduce((sum, { x }) => sum + x, 0);
    expect(sums).toBeCloseTo(0);
    expect(new Set(muster(3, 0.4).map(({ x }) => x)).size).toBe(1);
  });
});

describe('ways', () => {
  const routes: [string, string][] = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
    ['a', 'd'],
  ];
  it('follow the routes, either way, by the shortest', () => {
    expect(way(routes, 'a', 'c')).toHaveLength(3);
    expect(way(routes, 'd', 'a')).toEqual(['d', 'a']);
    expect(way(routes, 'a', 'x')).toEqual([]);
    expect(way(routes, 'a', 'a')).toEqual(['a']);
  });
  it('follow what the piece tells rather than the shortest', () => {
    expect(journey(['b', 'c', 'd'], routes, 'a', 'd')).toEqual(['a', 'b', 'c', 'd']);
    expect(journey(['a', 'b'], routes, 'a', 'b')).toEqual(['a', 'b']);
    expect(journey([], routes, 'a', 'd')).toEqual(['a', 'd']);
    expect(journey([], [], 'a', 'd')).toEqual(['a', 'd']);
  });
  it('are measured by length', () => {
    expect(
      milestones([
        { x: 0, y: 0 },
        { x: 30, y: 0 },
        { x: 30, y: 10 },
      ]),
    ).toEqual([0, 0.75, 1]);
  });
});

describe('the view of a board', () => {
  const frame = { width: 400, height: 300 };
  const sea = { width: 800, height: 400 };
  it('fits the whole board in the middle', () => {
    expect(fit(frame, sea)).toEqual({ scale: 0.5, x: 0, y: 50 });
  });
  it('keeps what lies under the finger while it zooms', () => {
    const view = zoomAt(fit(frame, sea), { x: 100, y: 150 }, 2);
    expect(view).toEqual({ scale: 1, x: -100, y: -50 });
  });
  it('neither loses the board nor shrinks it below the whole', () => {
    expect(settle({ scale: 0.1, x: 900, y: 900 }, frame, sea)).toEqual(fit(frame, sea));
    expect(settle({ scale: 1, x: 50, y: -300 }, frame, sea)).toEqual({ scale: 1, x: 0, y: -100 });
    expect(settle({ scale: 99, x: 0, y: 0 }, frame, sea).scale).toBe(3);
  });
  it('finds the nearest within reach', () => {
    const places = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ];
    expect(nearest(places, { x: 7, y: 0 }, 5)).toEqual({ x: 10, y: 0 });
    expect(nearest(places, { x: 30, y: 0 }, 5)).toBeNull();
  });
});

it('fans a hand so that it fits, but never hides a card', () => {
  expect(fan(3, 500, 100)).toBe(110);
  expect(fan(6, 500, 100)).toBe(80);
  expect(fan(30, 200, 100)).toBe(34);
  expect(fan(1, 10, 100)).toBe(0);
});

it('draws sectors and pips', () => {
  expect(sectorPath(0, Math.PI / 2, 1, 2)).toBe('M2 0A2 2 0 0 1 0 2L0 1A1 1 0 0 0 1 0Z');
  expect(['1', '2', '3', '4', '5', '6'].map((face) => pips(face).length)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(pips('skull')).toEqual([]);
});
