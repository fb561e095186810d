/** Colour and shape of a seat, the same on pieces, cards and panels. */
import type { Panel } from '../wire';

const COLOURS = ['vermilion', 'ochre', 'indigo', 'green', 'sky', 'ink'] as const;
const SHAPES: Record<string, string> = {
  triangle: 'M12 3L22 20.5H2z',
  circle: 'M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z',
  square: 'M3.5 3.5h17v17h-17z',
  diamond: 'M12 1.5L22 12 12 22.5 2 12z',
  cross: 'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z',
  star: 'M12 1.5l3.2 7 7.6.8-5.7 5.1 1.6 7.5-6.7-3.8-6.7 3.8 1.6-7.5L1.2 9.3l7.6-.8z',
};
const SIGNS: Record<string, string> = {
  '▲': 'triangle',
  '●': 'circle',
  '■': 'square',
  '◆': 'diamond',
  '✚': 'cross',
  '★': 'star',
  plus: 'cross',
};
const ORDER = Object.keys(SHAPES);

/** A colour of the house by its name, or any colour that CSS knows. */
export function colourOf(name: string): string {
  if ((COLOURS as readonly string[]).includes(name)) return `var(--seat-${name})`;
  if (/^(gold|verdigris|paper|land|sea)$/.test(name)) return `var(--${name})`;
  if (/^(wood|leaf|steel|bone|dark|plum|moon)$/.test(name)) return `var(--icon-${name})`;
  return name === 'black' ? 'var(--icon-dark)' : name === 'white' ? 'var(--icon-bone)' : name;
}

export interface Livery {
  colour: string;
  shape: string;
  outline: string;
}

const outlineOf = (shape: string): string => SHAPES[SIGNS[shape] ?? shape] ?? SHAPES['circle'] ?? '';

export function liveryOf(panels: readonly Panel[], seat: number): Livery | null {
  if (seat < 0) return null;
  const panel = panels.find((each) => each.seat === seat);
  const shape = panel?.shape || ORDER[seat % ORDER.length] || 'circle';
  return { colour: colourOf(panel?.colour || COLOURS[seat % 6] || 'ink'), shape, outline: outlineOf(shape) };
}
