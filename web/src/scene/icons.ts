/**
 * The shared icons, one set: a 24-unit grid and two inks. Lines are drawn in the ink of the text, surfaces in the
 * icon's own `tone`; both follow light and dark. `t`, `p` and `i` fill with tone, paper and ink.
 */
export interface Icon {
  tone: string;
  body: string;
}

const t = 'fill="var(--tone)"';
const p = 'fill="var(--icon-paper)"';
const i = 'fill="currentColor" stroke="none"';
const thin = 'stroke-width="1.1"';

const GOLD = 'var(--gold)';
const RED = 'var(--vermilion)';
const BLUE = 'var(--verdigris)';
const WOOD = 'var(--icon-wood)';
const LEAF = 'var(--icon-leaf)';
const STEEL = 'var(--icon-steel)';
const BONE = 'var(--icon-bone)';
const DARK = 'var(--icon-dark)';
const PLUM = 'var(--icon-plum)';

const dot = (x: number, y: number, r = 1.7): string => `<circle cx="${x}" cy="${y}" r="${r}" ${i}/>`;
const die = (...spots: [number, number][]): Icon => ({
  tone: BONE,
  body: `<rect x="3" y="3" width="18" height="18" rx="4" ${t}/>${spots.map(([x, y]) => dot(12 + x * 4.6, 12 + y * 4.6)).join('')}`,
});
const rose = `<path d="M12 5.5l1.7 4.8 4.8 1.7-4.8 1.7L12 18.5l-1.7-4.8L5.5 12l4.8-1.7z" ${t} ${thin}/>`;

const set: Record<string, Icon> = {
  doubloon: {
    tone: GOLD,
    body: `<circle cx="12" cy="12" r="9.3" ${t}/><circle cx="12" cy="12" r="6.5" ${thin} stroke-dasharray="1.4 1.5"/><path d="M12 8.2v7.6M8.2 12h7.6" stroke-width="2"/>`,
  },
  food: {
    tone: LEAF,
    body: `<path d="M2.2 12.2C5 7.2 11 5.2 15.6 9.8l5.6-4c-1.1 4.2-1.1 8.6 0 12.8l-5.6-4c-4.6 4.4-10.6 2.6-13.4-2.4z" ${t}/><path d="M10.6 8.4c1.4 2.4 1.4 5 0 7.4" ${thin}/>${dot(6.8, 11.2, 1.25)}`,
  },
  powder: {
    tone: DARK,
    body: `<circle cx="10.6" cy="14.2" r="7.3" ${t}/><path d="M6.8 12.6c.6-1.9 1.8-2.9 3.4-3.3" stroke="var(--icon-paper)" ${thin}/><path d="M14.6 7.2l2.9 2.9M16.2 8.5c1-2.4 2.4-3 4-2.6"/><path d="M20.4 2.2v7M17.6 4l5.4 3.4M23 4l-5 3.4" stroke="var(--vermilion)" stroke-width="1.3"/>`,
  },
  rum: {
    tone: WOOD,
    body: `<path d="M9.8 2.2h4.4v4.3c0 1.7 3.3 2.4 3.3 5.7v8.3a1.3 1.3 0 0 1-1.3 1.3H7.8a1.3 1.3 0 0 1-1.3-1.3v-8.3c0-3.3 3.3-4 3.3-5.7z" ${t}/><path d="M6.5 13h11v5.2h-11z" ${p} ${thin}/><path d="M9.8 4.6h4.4" ${thin}/><path d="M10 14.4l4 2.6M14 14.4l-4 2.6" ${thin}/>`,
  },
  barrel: {
    tone: WOOD,
    body: `<path d="M6.4 2.8h11.2c2.6 6 2.6 12.4 0 18.4H6.4c-2.6-6-2.6-12.4 0-18.4z" ${t}/><path d="M5 7.2h14M5 16.8h14" stroke-width="2"/><path d="M12 2.8v18.4M8.6 7.2v9.6M15.4 7.2v9.6" ${thin}/>`,
  },
  cargo: {
    tone: WOOD,
    body: `<rect x="3" y="4.5" width="18" height="16" rx="1" ${t}/><path d="M3 8.5h18M3 16.5h18M4 15.5l15-6" stroke-width="1.4"/><path d="M6 4.5v16M18 4.5v16" stroke-width="1.4"/>`,
  },
  skull: {
    tone: BONE,
    body: `<path d="M4 11.2C4 6 7.6 2.8 12 2.8s8 3.2 8 8.4c0 2.9-1.2 4.3-2.9 5.2v4.4H6.9v-4.4C5.2 15.5 4 14.1 4 11.2z" ${t}/>${dot(8.8, 11.4, 2.1)}${dot(15.2, 11.4, 2.1)}<path d="M12 13.6l-1.2 2.4h2.4z" ${i}/><path d="M10 20.8v-2.4M14 20.8v-2.4" ${thin}/>`,
  },
  sword: {
    tone: STEEL,
    body: `<path d="M3.2 2.6c7.8 1.2 13.4 5.6 14.6 12l-2.6 2.4C13.4 11.4 9 6.6 3.2 2.6z" ${t}/><path d="M11.6 18.2c3 1.4 7-1 7.4-5.2" stroke-width="2"/><path d="M16.8 16.8l4.4 4.4" stroke-width="2.6"/>`,
  },
  swords: {
    tone: STEEL,
    body: `<path d="M3 3l2.6.4 11 11-2.2 2.2-11-11z" ${t}/><path d="M21 3l-2.6.4-11 11 2.2 2.2 11-11z" ${t}/><path d="M12.8 18.2l5.4-5.4M11.2 18.2l-5.4-5.4M16.6 16.6l4.4 4.4M7.4 16.6L3 21" stroke-width="2"/>`,
  },
  compass: {
    tone: RED,
    body: `<circle cx="12" cy="12" r="9.6" ${p}/><path d="M12 4.2l2.7 7.8H9.3z" ${t} ${thin}/><path d="M12 19.8L9.3 12h5.4z" ${thin}/><path d="M3.6 12h1.6M18.8 12h1.6" ${thin}/>`,
  },
  anchor: {
    tone: BLUE,
    body: `<circle cx="12" cy="4.8" r="2.6" ${t}/><path d="M12 7.4v13.8M8 10.6h8" stroke-width="2.1"/><path d="M3 12.8c.6 5.2 4.2 8.4 9 8.4s8.4-3.2 9-8.4l-3.6 2.4M3 12.8l3.6 2.4" stroke-width="2.1"/>`,
  },
  flag: {
    tone: DARK,
    body: `<path d="M4.6 2v20.2" stroke-width="2"/><path d="M4.6 3.8c5.2-2.6 9 2.2 16.2-.4v10.8c-7.2 2.6-11-2.2-16.2.4z" ${t}/><path d="M9.6 8a2.9 2.7 0 1 1 5.6 0c0 1-.5 1.6-1.2 2v1.3h-3.2V10c-.7-.4-1.2-1-1.2-2z" fill="var(--icon-bone)" stroke="none"/>`,
  },
  spade: {
    tone: STEEL,
    body: `<path d="M13.4 10.6l6-6M17 2.2l4.8 4.8" stroke-width="2.2"/><path d="M11.4 7.8l4.8 4.8-4.4 5.6c-2.4 2.4-6 3.2-9.2 3.2 0-3.2.8-6.8 3.2-9.2z" ${t}/><path d="M5.6 18.4l5-5" ${thin}/>`,
  },
  map: {
    tone: BONE,
    body: `<path d="M2.6 5.4l6.2-2.2 6.4 2.2 6.2-2.2v15.6l-6.2 2.2-6.4-2.2-6.2 2.2z" ${t}/><path d="M8.8 3.2v15.6M15.2 5.4V21" ${thin}/><path d="M4.8 15.4c1.8-3.4 3.6-1.6 5.4-3.4" stroke-dasharray="1.6 1.8" ${thin}/><path d="M13 8.6l4 4M17 8.6l-4 4" stroke="var(--vermilion)" stroke-width="2"/>`,
  },
  chest: {
    tone: WOOD,
    body: `<path d="M3 11V9a5 5 0 0 1 5-5h8a5 5 0 0 1 5 5v2z" ${t}/><path d="M3 11h18v9H3z" ${t}/><path d="M6.6 4.4V20M17.4 4.4V20" ${thin}/><rect x="9.8" y="9.2" width="4.4" height="5" rx=".8" fill="var(--gold)" stroke-width="1.4"/>`,
  },
  hull: {
    tone: WOOD,
    body: `<path d="M1.8 8.6c3.2 1.6 6.8 2 10.2 2s7-.4 10.2-2c-.4 4.8-2 8.6-4.8 11.4H6.6C3.8 17.2 2.2 13.4 1.8 8.6z" ${t}/><path d="M3.2 13.6c5.8 1.4 11.8 1.4 17.6 0M5 17.2c4.6 1 9.4 1 14 0" ${thin}/>`,
  },
  mast: {
    tone: BONE,
    body: `<path d="M12 1.8v20.4" stroke-width="2"/><path d="M6.2 3.6h11.6c1.2 2 1.2 4.2.4 6H5.8c-.8-1.8-.8-4 .4-6z" ${t}/><path d="M5 11.6h14c1.6 2.2 1.6 5 .4 7.2H4.6c-1.2-2.2-1.2-5 .4-7.2z" ${t}/>`,
  },
  crew: {
    tone: RED,
    body: `<path d="M2.8 21.6c.4-4.6 3.8-6.8 9.2-6.8s8.8 2.2 9.2 6.8z" fill="var(--verdigris)"/><circle cx="12" cy="9" r="4.9" ${p}/><path d="M6.9 8.4C6.9 4.6 9 2.4 12 2.4s5.1 2.2 5.1 6c-3.4-1-6.8-1-10.2 0z" ${t}/><path d="M17 8.2l3.4-1.4M17 8.4l2.8 1.8" ${thin}/>`,
  },
  cannon: {
    tone: DARK,
    body: `<path d="M1.8 8.6L16.6 3.8l2.4 6.6L5.2 16.6c-3.6.8-5.8-5.8-3.4-8z" ${t}/><path d="M16.4 2.8l3 8.4" stroke-width="2.4"/><circle cx="9.4" cy="17" r="4.6" fill="var(--icon-wood)"/>${dot(9.4, 17, 1.2)}<path d="M13.4 19.4l7 1.8" stroke-width="2"/>`,
  },
  heart: { tone: RED, body: `<path d="M12 20.8C5.4 16 2.4 12.4 2.4 8.6A5 5 0 0 1 12 6.4a5 5 0 0 1 9.6 2.2c0 3.8-3 7.4-9.6 12.2z" ${t}/>` },
  star: { tone: GOLD, body: `<path d="M12 2.2l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8z" ${t}/>` },
  sun: {
    tone: GOLD,
    body: `<circle cx="12" cy="12" r="5" ${t}/><path d="M12 1.6v2.8M12 19.6v2.8M1.6 12h2.8M19.6 12h2.8M4.7 4.7l2 2M17.3 17.3l2 2M4.7 19.3l2-2M17.3 6.7l2-2"/>`,
  },
  moon: {
    tone: 'var(--icon-moon)',
    body: `<path d="M15.6 2.8A9.6 9.6 0 1 0 21.4 16 7.8 7.8 0 0 1 15.6 2.8z" ${t}/><path d="M18 4.2v3.6M16.2 6h3.6" ${thin}/>`,
  },
  card: {
    tone: RED,
    body: `<rect x="4.2" y="2" width="15.6" height="20" rx="2" ${p}/><rect x="6.2" y="4" width="11.6" height="16" rx="1" ${thin}/><path d="M12 6.6l1.4 4 3.4 1.4-3.4 1.4-1.4 4-1.4-4L7.2 12l3.4-1.4z" ${t} ${thin}/>`,
  },
  cards: {
    tone: RED,
    body: `<rect x="8" y="2.4" width="12" height="16" rx="1.6" ${t} transform="rotate(10 14 10)"/><rect x="4" y="4.4" width="12" height="16.6" rx="1.6" ${p}/><path d="M10 8.4l1.1 3.2 2.7 1.1-2.7 1.1L10 17l-1.1-3.2-2.7-1.1 2.7-1.1z" ${i}/>`,
  },
  forward: { tone: BLUE, body: `<path d="M2.6 8.8h9.2V4l9.8 8-9.8 8v-4.8H2.6c1.6-2 1.6-4.4 0-6.4z" ${t}/>` },
  backward: { tone: RED, body: `<path d="M21.4 8.8h-9.2V4l-9.8 8 9.8 8v-4.8h9.2c-1.6-2-1.6-4.4 0-6.4z" ${t}/>` },
  gem: {
    tone: RED,
    body: `<path d="M6.2 3.6h11.6l4.2 6L12 21.2 2 9.6z" ${t}/><path d="M2 9.6h20M9 3.6L7.6 9.6 12 21.2l4.4-11.6L15 3.6" ${thin}/>`,
  },
  ship: {
    tone: BONE,
    body: `<path d="M2.4 16h19.2c-.6 3-1.8 4.8-3.6 5.8H6c-1.8-1-3-2.8-3.6-5.8z" fill="var(--icon-wood)"/><path d="M12 2v14" stroke-width="1.8"/><path d="M13.2 3.6c4.6 2 6.6 6 6 10.4-2-.8-4-1-6-.8zM10.8 5.2C7.2 7 5.4 10.2 5.4 14c1.8-.6 3.6-.8 5.4-.6z" ${t}/>`,
  },
  wind: {
    tone: BLUE,
    body: `<path d="M2 9h11.4a3.4 3.4 0 1 0-3.2-4.6M2 13h16.4a3 3 0 1 1-2.8 4M2 17h8.6a2.4 2.4 0 1 1-2.2 3.4" stroke="var(--tone)" stroke-width="2.1"/>`,
  },
  storm: {
    tone: STEEL,
    body: `<path d="M6.6 13.8a4.4 4.4 0 0 1-.2-8.8 5.8 5.8 0 0 1 11.2 1.2 3.9 3.9 0 0 1 .2 7.6z" ${t}/><path d="M12.8 12.4l-3.6 5h3.4l-1.4 5 5-6.6h-3.4l1.8-3.4z" fill="var(--gold)" ${thin}/>`,
  },
  helm: {
    tone: WOOD,
    body: `<circle cx="12" cy="12" r="6.8" stroke-width="4.6"/><circle cx="12" cy="12" r="6.8" stroke="var(--tone)" stroke-width="2"/><path d="M12 1.4v21.2M1.4 12h21.2M4.5 4.5l15 15M19.5 4.5l-15 15" stroke-width="1.5"/><circle cx="12" cy="12" r="2.4" ${t}/>`,
  },
  house: { tone: RED, body: `<path d="M4.6 11v10h14.8V11" ${p}/><path d="M1.8 12L12 3l10.2 9z" ${t}/><path d="M10 21v-5.4h4V21" ${i}/>` },
  port: {
    tone: BONE,
    body: `<path d="M3 21.4V8h3.4V5h3.2v3h4.8V5h3.2v3H21v13.4z" ${t}/><path d="M9.6 21.4v-5a2.4 2.4 0 0 1 4.8 0v5z" ${i}/><path d="M12 8V1.8l4 1.5-4 1.5" fill="var(--vermilion)" ${thin}/>`,
  },
  cave: {
    tone: STEEL,
    body: `<path d="M1.8 21C1.8 12 6 3.4 12 3.4S22.2 12 22.2 21z" ${t}/><path d="M7 21c0-5.6 2-9 5-9s5 3.4 5 9z" ${i}/>`,
  },
  palm: {
    tone: LEAF,
    body: `<path d="M12.4 10c-.4 4.4-1.4 8-3 11.6h4.4c.6-4 .6-8 0-11.6z" fill="var(--icon-wood)"/><path d="M12.6 9.6c-3-3.6-7-3.8-10-.4 3.4-.8 6.4-.6 10 .4zm0 0c-1.4-4.2-.4-6.8 2.6-8 0 3-.6 5.4-2.6 8zm0 0c2.2-3.8 5.8-4.8 9.2-2.2-3.4 0-6 .6-9.2 2.2zm0 0c3.4-.4 6.4 1.2 7.2 5-2.4-2.2-4.4-3.6-7.2-5z" ${t} ${thin}/>`,
  },
  letter: {
    tone: BONE,
    body: `<rect x="2.4" y="5" width="19.2" height="14" rx="1" ${t}/><path d="M2.4 6.4l9.6 7 9.6-7" ${thin}/><circle cx="12" cy="14" r="3" fill="var(--vermilion)" ${thin}/>`,
  },
  wanted: {
    tone: BONE,
    body: `<path d="M4.4 2.4h15.2v19.2l-2.2-1.4-2 1.4-1.8-1.4-1.8 1.4-1.8-1.4-1.8 1.4-2-1.4-1.8 1.4z" ${t}/><path d="M7.4 5.6h9.2" stroke-width="2"/><circle cx="12" cy="11" r="2.8" ${i}/><path d="M7.6 17.4c.6-2.4 2.2-3.2 4.4-3.2s3.8.8 4.4 3.2z" ${i}/>`,
  },
  scroll: {
    tone: BONE,
    body: `<path d="M6 3.4h11.6a2.6 2.6 0 0 1 2.6 2.6v2h-4M6 3.4A2.6 2.6 0 0 0 3.6 6c0 1.4 1 2.4 2.4 2.4v10a2.6 2.6 0 0 0 2.6 2.6h9a2.6 2.6 0 0 0 2.6-2.6v-1.6h-9.4v1.6A2.6 2.6 0 0 1 8.6 21" ${t}/><path d="M8.6 8.4h6.4M8.6 12h6.4" ${thin}/>`,
  },
  dice: {
    tone: BONE,
    body: `<rect x="2" y="8" width="12.4" height="12.4" rx="2.6" ${t} transform="rotate(-10 8 14)"/><rect x="10.6" y="3" width="11" height="11" rx="2.4" ${t} transform="rotate(14 16 8)"/>${dot(6, 12.4, 1.3)}${dot(10.4, 16, 1.3)}${dot(8.2, 14.2, 1.3)}${dot(16.2, 8.4, 1.5)}`,
  },
  hourglass: {
    tone: GOLD,
    body: `<path d="M6.4 3.4c0 5 3.8 5.6 3.8 8.6s-3.8 3.6-3.8 8.6h11.2c0-5-3.8-5.6-3.8-8.6s3.8-3.6 3.8-8.6z" ${p}/><path d="M8.4 20c.4-2.6 2-3.2 3.6-4.4 1.6 1.2 3.2 1.8 3.6 4.4zM9 7.4h6l-3 3.4z" ${t} stroke="none"/><path d="M4.6 2.6h14.8M4.6 21.4h14.8" stroke-width="2.2"/>`,
  },
  spyglass: {
    tone: GOLD,
    body: `<path d="M2.2 15.2L9.4 10l3.4 4.6-7.2 5.2z" ${t}/><path d="M9.8 9.6l5.4-3.8 3.8 5-5.6 4z" ${p}/><path d="M15.4 5.2l3.2-2.4 4.2 5.6-3.4 2.4z" ${t}/>`,
  },
  scales: {
    tone: GOLD,
    body: `<path d="M12 3v17.4M6.4 20.8h11.2M4.6 6.4h14.8" stroke-width="1.9"/><path d="M1.6 14l3-7.6 3 7.6c-1.6 2.2-4.4 2.2-6 0zM16.4 14l3-7.6 3 7.6c-1.6 2.2-4.4 2.2-6 0z" ${t}/>`,
  },
  hat: {
    tone: DARK,
    body: `<path d="M1.8 15.2C4.8 6.8 8.4 4 12 4s7.2 2.8 10.2 11.2c-3 2.6-6.6 2.2-10.2.2-3.6 2-7.2 2.4-10.2-.2z" ${t}/><path d="M3.6 15.4c3-1.2 5.6-2.8 8.4-2.8s5.4 1.6 8.4 2.8" stroke="var(--gold)" stroke-width="1.5"/><circle cx="12" cy="8.8" r="1.8" fill="var(--icon-bone)" stroke="none"/>`,
  },
  shield: {
    tone: BLUE,
    body: `<path d="M12 2.2l8.6 3v6.4c0 5-3.6 8.4-8.6 10.2-5-1.8-8.6-5.2-8.6-10.2V5.2z" ${t}/><path d="M12 2.2v19.6M3.4 10.6h17.2" ${thin}/>`,
  },
  damage: {
    tone: RED,
    body: `<path d="M12 1.8l2.4 5 4.8-2.6-1.2 5.4 5 1.4-4.4 3.2 3 4.6-5.4-.6-.6 5.4-3.8-4-3.8 4-.2-5.6-5.4.8 3-4.6L1 11l5-1.4-1.4-5.4 5 2.6z" ${t}/>`,
  },
  key: {
    tone: GOLD,
    body: `<circle cx="7.4" cy="8" r="4.8" ${t}/><circle cx="7.4" cy="8" r="1.5" ${p} ${thin}/><path d="M10.8 11.4l9.4 9.4M16.6 17.2l2.6-2.6M19.2 19.8l2.2-2.2" stroke-width="2.3"/>`,
  },
  lock: {
    tone: GOLD,
    body: `<path d="M7 10.6V7.4a5 5 0 0 1 10 0v3.2" stroke-width="2.2"/><rect x="3.8" y="10.6" width="16.4" height="11" rx="1.6" ${t}/><circle cx="12" cy="15" r="1.7" ${i}/><path d="M12 15.6v3" stroke-width="1.9"/>`,
  },
  eye: {
    tone: BLUE,
    body: `<path d="M1.6 12c5.6-8 15.2-8 20.8 0-5.6 8-15.2 8-20.8 0z" ${p}/><circle cx="12" cy="12" r="4.3" ${t}/>${dot(12, 12, 1.9)}`,
  },
  hand: {
    tone: BONE,
    body: `<path d="M7.4 13.4V5.6a1.6 1.6 0 0 1 3.2 0v5.2-7.2a1.6 1.6 0 0 1 3.2 0v7.2-5.8a1.6 1.6 0 0 1 3.2 0v6.4-3a1.5 1.5 0 0 1 3 0v6.4c0 4.2-2.6 6.6-6.4 6.6-3.2 0-4.8-1.2-6.2-3.6L3.6 13c-.8-1.6 1-2.8 2.2-1.6z" ${t}/>`,
  },
  sugar: {
    tone: LEAF,
    body: `<path d="M8 22V4M12.6 22V7" stroke-width="4.6"/><path d="M8 21.4V4.4M12.6 21.4V7.4" stroke="var(--tone)" stroke-width="2.2"/><path d="M6.4 9.6h3.2M6.4 15h3.2M11 12h3.2M11 17.4h3.2" ${thin}/><path d="M13 7.6c3.4-4 6-4.2 8.6-2-3.2.2-5.6.6-8.6 2zM8 4.6C5.6 2 3.8 2 1.8 3.4 4.2 3.4 6 3.8 8 4.6z" ${t} ${thin}/>`,
  },
  coffee: {
    tone: WOOD,
    body: `<ellipse cx="12" cy="12" rx="6.6" ry="9.4" ${t} transform="rotate(28 12 12)"/><path d="M15.8 4.2c1.2 5.6-8.6 9.6-7.6 15.6" stroke-width="1.9"/>`,
  },
  cube: { tone: PLUM, body: `<path d="M12 2.4l8.8 4.6v10L12 21.6 3.2 17V7z" ${t}/><path d="M3.2 7L12 11.8 20.8 7M12 11.8v9.8" ${thin}/>` },
  kraken: {
    tone: PLUM,
    body: `<path d="M6.8 12.6C6 6.4 8 2.6 12 2.6s6 3.8 5.2 10c3 1 5 3 4 6.2-1.6.4-2.6-1.4-4.6-2 .4 2.4 0 4-1.6 4.8-1.2-1-1-3-3-3s-1.8 2-3 3c-1.6-.8-2-2.4-1.6-4.8-2 .6-3 2.4-4.6 2-1-3.2 1-5.2 4-6.2z" ${t}/>${dot(9.8, 9.8, 1.4)}${dot(14.2, 9.8, 1.4)}`,
  },
  parrot: {
    tone: LEAF,
    body: `<path d="M9 21.6c-3.6-4-4.4-9.4-2-14.6A5.4 5.4 0 0 1 16.8 6.6c1 5.8-.6 10.6-4.8 12.6z" ${t}/><path d="M16.6 5.6c3 .4 3.8 3 2.4 5.4-.4-1.6-1.2-2.4-2.4-2.6z" fill="var(--gold)"/><circle cx="12.8" cy="6.8" r="1.3" ${i}/><path d="M8.4 11.4c1.4 2.4 2 4.8 1.8 7.2" ${thin}/>`,
  },
  laurel: {
    tone: LEAF,
    body: `<path d="M12 21.4C4 19.6 2.2 11 6 3.8M12 21.4c8-1.8 9.8-10.4 6-17.6" stroke-width="1.5"/><path d="M6 3.8c2.6 1.2 2.8 3 1.6 5C5.4 7.6 5 5.8 6 3.8zM4 10c2.8.2 3.8 1.6 3.6 3.8C5 13.6 3.8 12.2 4 10zM5.6 15.6c2.6-.6 4 .4 4.6 2.6-2.6.8-4.2-.2-4.6-2.6zM18 3.8c-2.6 1.2-2.8 3-1.6 5 2.2-1.2 2.6-3 1.6-5zM20 10c-2.8.2-3.8 1.6-3.6 3.8 2.6-.2 3.8-1.6 3.6-3.8zM18.4 15.6c-2.6-.6-4 .4-4.6 2.6 2.6.8 4.2-.2 4.6-2.6z" ${t} ${thin}/>`,
  },
  boot: {
    tone: WOOD,
    body: `<path d="M7 2.6h7.4v9.8c2.8 1.6 6.8 2 7 5.8v1.8H5.6c-.4-3 1.4-4.2 1.4-7.4z" ${t}/><path d="M4.8 20.2h17v1.6h-17zM7 6.2h7.4" stroke-width="1.7"/>`,
  },
  plus: { tone: BLUE, body: `<path d="M9.4 3.4h5.2v6h6v5.2h-6v6H9.4v-6h-6V9.4h6z" ${t}/>` },
  minus: { tone: RED, body: `<path d="M3.4 9.4h17.2v5.2H3.4z" ${t}/>` },
  cross: { tone: RED, body: `<path d="M5.6 2.6L12 9l6.4-6.4 3 3L15 12l6.4 6.4-3 3L12 15l-6.4 6.4-3-3L9 12 2.6 5.6z" ${t}/>` },
  check: { tone: LEAF, body: `<path d="M2.4 12.8l3.2-3.4 4 4L18.8 4l3 3.2L9.6 20z" ${t}/>` },
  question: {
    tone: BLUE,
    body: `<circle cx="12" cy="12" r="9.6" ${p}/><path d="M8.8 9.4c.2-2.2 1.6-3.2 3.4-3.2 2 0 3.4 1.2 3.4 3 0 2.6-3.4 2.6-3.4 5" stroke-width="2.3"/>${dot(12.2, 17.4, 1.5)}`,
  },
  pawn: {
    tone: 'var(--seat, var(--icon-steel))',
    body: `<path d="M12 2.4a4.4 4.4 0 0 1 2.8 7.8c1.4 3 2.2 5.4 3.2 8H6c1-2.6 1.8-5 3.2-8A4.4 4.4 0 0 1 12 2.4z" ${t}/><path d="M4.8 18.2h14.4v3.4H4.8z" ${t}/>`,
  },
  token: {
    tone: 'var(--seat, var(--icon-bone))',
    body: `<circle cx="12" cy="12" r="9.6" ${t}/><circle cx="12" cy="12" r="6.8" ${thin}/>${rose}`,
  },
  'die-1': die([0, 0]),
  'die-2': die([-1, -1], [1, 1]),
  'die-3': die([-1, -1], [0, 0], [1, 1]),
  'die-4': die([-1, -1], [1, -1], [-1, 1], [1, 1]),
  'die-5': die([-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]),
  'die-6': die([-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]),
};

const also: Record<string, string> = {
  gold: 'doubloon',
  coin: 'doubloon',
  coins: 'doubloon',
  doubloons: 'doubloon',
  money: 'doubloon',
  price: 'doubloon',
  gunpowder: 'powder',
  cannonball: 'powder',
  bomb: 'powder',
  provisions: 'food',
  fish: 'food',
  crate: 'cargo',
  goods: 'cargo',
  loot: 'cargo',
  hold: 'cargo',
  treasure: 'chest',
  lair: 'skull',
  death: 'skull',
  weapon: 'swords',
  attack: 'swords',
  fight: 'swords',
  combat: 'swords',
  battle: 'swords',
  cutlass: 'sword',
  sabre: 'sword',
  captain: 'hat',
  seamanship: 'helm',
  wheel: 'helm',
  leadership: 'hat',
  influence: 'letter',
  scouting: 'spyglass',
  search: 'spyglass',
  masts: 'mast',
  cannons: 'cannon',
  sail: 'mast',
  sails: 'mast',
  rigging: 'mast',
  pirate: 'crew',
  deckhand: 'pawn',
  sailor: 'crew',
  ruby: 'gem',
  jewel: 'gem',
  glory: 'laurel',
  points: 'star',
  score: 'star',
  infamy: 'skull',
  bounty: 'wanted',
  mission: 'scroll',
  quest: 'scroll',
  rumor: 'letter',
  rumour: 'letter',
  log: 'scroll',
  deck: 'cards',
  pile: 'cards',
  back: 'card',
  'card-back': 'card',
  discard: 'cards',
  trade: 'scales',
  market: 'scales',
  plunder: 'chest',
  hide: 'palm',
  cove: 'palm',
  island: 'palm',
  bay: 'palm',
  morning: 'sun',
  day: 'sun',
  evening: 'moon',
  night: 'moon',
  round: 'hourglass',
  turn: 'hourglass',
  clock: 'hourglass',
  time: 'hourglass',
  colony: 'house',
  residence: 'house',
  home: 'house',
  city: 'port',
  harbour: 'port',
  fortress: 'port',
  shovel: 'spade',
  bury: 'spade',
  dig: 'spade',
  explorer: 'boot',
  move: 'boot',
  repair: 'hull',
  repairs: 'hull',
  die: 'dice',
  roll: 'dice',
  hit: 'damage',
  burst: 'damage',
  armour: 'shield',
  blocked: 'lock',
  unknown: 'question',
  vessel: 'ship',
  navy: 'ship',
  merchant: 'ship',
  galleon: 'ship',
  frigate: 'ship',
  sloop: 'ship',
  flute: 'ship',
  1: 'die-1',
  2: 'die-2',
  3: 'die-3',
  4: 'die-4',
  5: 'die-5',
  6: 'die-6',
};

export const ICONS: Readonly<Record<string, Icon>> = set;
export const ICON_NAMES: readonly string[] = Object.keys(set);

/** The shared icon of this name or of what is meant by it. */
export function iconOf(name: string): Icon | undefined {
  return set[name] ?? set[also[name] ?? ''];
}
