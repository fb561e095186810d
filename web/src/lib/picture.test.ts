import { describe, expect, it } from 'vitest';
import { Picture } from './picture';
import type { SceneShown } from '../wire';

const label = { key: 'thing', args: {} };
const CATALOGUE = {
  'board:sea': { id: 'sea', art: 'sea', width: 10, height: 10, label, spots: ['spot:a', 'spot:b'] },
  'spot:a': { id: 'a', x: 1, y: 1, radius: 1, label },
  'spot:b': { id: 'b', x: 2, y: 2, radius: 1, label },
};
const shown = (some: Partial<SceneShown>): SceneShown => ({ whole: false, catalogue: '', common: {}, own: {}, ...some });
const WHOLE = shown({
  whole: true,
  catalogue: 'x',
  common: {
    'scene:': { boards: ['board:sea'], zones: ['zone:pile'], panels: ['panel:0', 'panel:1'] },
    'board:sea': {},
    'spot:a': {},
    'spot:b': { token: 'hoard' },
    'zone:pile': { id: 'pile', kind: 'pile', title: label, cards: ['card:back'] },
    'card:back': { id: 'back', title: label, face_up: false },
    'panel:0': { seat: 0, colour: 'red', shape: 'star' },
    'panel:1': { seat: 1, colour: 'blue', shape: 'star' },
  },
  own: {
    'own:': { zones: ['zone:hand'] },
    'zone:hand': { id: 'hand', kind: 'hand', title: label, cards: ['card:map'] },
    'card:map': { id: 'map', title: label },
  },
});

function told(...more: SceneShown[]): Picture {
  const picture = new Picture();
  for (const each of [WHOLE, ...more]) picture.take(each, CATALOGUE);
  return picture;
}

describe('a picture', () => {
  it('is made of the catalogue, what everybody sees and what the viewer sees otherwise', () => {
    const scene = told().scene(-1);
    expect(scene.boards[0]).toMatchObject({ id: 'sea', width: 10, routes: [] });
    expect(scene.boards[0]?.spots.map(({ id, x, token }) => [id, x, token])).toEqual([
      ['a', 1, ''],
      ['b', 2, 'hoard'],
    ]);
    expect(scene.zones.map((zone) => [zone.id, zone.cards.map((card) => card.id)])).toEqual([
      ['pile', ['back']],
      ['hand', ['map']],
    ]);
    expect(scene.focus).toBeNull();
  });

  it('changes by what is told, and nothing else', () => {
    const scene = told(
      shown({ common: { 'spot:b': {}, 'spot:a': { token: 'hoard' } }, own: { 'own:': {}, 'zone:hand': null, 'card:map': null } }),
    ).scene(-1);
    expect(scene.boards[0]?.spots.map((spot) => spot.token)).toEqual(['hoard', '']);
    expect(scene.zones.map((zone) => zone.id)).toEqual(['pile']);
  });

  it('shows the viewer their own instead of what everybody sees', () => {
    const scene = told(shown({ own: { 'own:': { zones: ['zone:pile'] }, 'card:back': { id: 'back', title: label } } })).scene(-1);
    expect(scene.zones.map((zone) => zone.id)).toEqual(['pile']);
    expect(scene.zones[0]?.cards[0]?.face_up).toBe(true);
  });

  it('begins with the panel of who looks', () => {
    expect(
      told()
        .scene(1)
        .panels.map((panel) => panel.seat),
    ).toEqual([1, 0]);
    expect(
      told()
        .scene(-1)
        .panels.map((panel) => panel.seat),
    ).toEqual([0, 1]);
  });

  it('forgets everything for a whole scene', () => {
    expect(told(shown({ whole: true, catalogue: 'x', common: { 'scene:': {} } })).scene(0)).toMatchObject({
      boards: [],
      zones: [],
      panels: [],
    });
  });
});
