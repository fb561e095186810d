/** The scene as it is told: things by their keys, from the catalogue, for everybody, and for this viewer alone. */
import { DEFAULTS, INNER, type Calls, type Scene, type SceneShown } from '../wire';

export type Catalogue = Calls['GET /api/games/{game}/catalogue/{name}']['answer'];
type Told = SceneShown['common'];
type Fields = Record<string, unknown>;

const SCENE = 'scene:';
const OWN = 'own:';
const defaults: Record<string, Fields> = DEFAULTS;
const kindOf = (key: string): string => key.slice(0, key.indexOf(':'));
const keysIn = (fields: Fields | undefined, name: string): string[] => (fields?.[name] ?? []) as string[];

function change(layer: Map<string, Fields>, told: Told): void {
  for (const [key, fields] of Object.entries(told)) {
    if (fields) layer.set(key, fields);
    else layer.delete(key);
  }
}

export class Picture {
  private catalogue: Catalogue = {};
  private readonly common = new Map<string, Fields>();
  private readonly own = new Map<string, Fields>();

  /** Takes in what is new; a whole scene begins afresh, with its catalogue. */
  take(shown: SceneShown, catalogue: Catalogue | null): void {
    if (shown.whole) {
      this.catalogue = catalogue ?? {};
      this.common.clear();
      this.own.clear();
    }
    change(this.common, shown.common);
    change(this.own, shown.own);
  }

  /** All of it, put together, as the seat sees it that looks: its own panel first, and its own board before those of others. */
  scene(viewer: number): Scene {
    const everybodys = this.fieldsOf(SCENE);
    const mine = this.own.get(OWN);
    const lists = Object.fromEntries(
      (INNER['scene'] ?? []).map((name) => [name, this.things([...new Set([...keysIn(everybodys, name), ...keysIn(mine, name)])])]),
    );
    const found = { ...everybodys, ...lists, focus: lists['focus']?.at(-1) ?? null } as unknown as Scene;
    return { ...found, boards: ownFirst(found.boards, viewer), panels: beginningWith(found.panels, viewer) };
  }

  private fieldsOf(key: string): Fields {
    return { ...defaults[kindOf(key)], ...this.catalogue[key], ...(this.own.get(key) ?? this.common.get(key)) };
  }

  private things(keys: readonly string[]): Fields[] {
    return keys.map((key) => this.thing(key));
  }

  private thing(key: string): Fields {
    const fields = this.fieldsOf(key);
    for (const name of INNER[kindOf(key)] ?? []) fields[name] = this.things(keysIn(fields, name));
    return fields;
  }
}

function ownFirst(boards: Scene['boards'], viewer: number): Scene['boards'] {
  const near = boards.filter((board) => board.seat === -1 || board.seat === viewer);
  return [...near, ...boards.filter((board) => !near.includes(board))];
}

function beginningWith(panels: Scene['panels'], viewer: number): Scene['panels'] {
  const first = Math.max(
    0,
    panels.findIndex((panel) => panel.seat === viewer),
  );
  return [...panels.slice(first), ...panels.slice(0, first)];
}
