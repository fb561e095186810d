/** A game's drawings: symbols of its sprite files brought into the page, and its boards painted once. */

export type Locate = (file: string) => string;

const FILES = ['icons', 'pieces', 'cards'] as const;
const INKS = /\b(id|(?:xlink:)?href)="(#?)([^"]+)"|url\(#([^)]+)\)/g;

/** Gives every id of a drawing the game's own prefix, so that drawings of two games can share a page. */
function prefixed(text: string, prefix: string): string {
  return text.replace(INKS, (whole, kind: string | undefined, hash: string, id: string, url: string | undefined) => {
    if (url) return `url(#${prefix}-${url})`;
    if (kind === 'id') return `id="${prefix}-${id}"`;
    return hash ? `${kind}="#${prefix}-${id}"` : whole;
  });
}

/** Drawings are pictures: nothing in them runs or loads. */
function clean(svg: Element): void {
  for (const bad of svg.querySelectorAll('script, foreignObject, iframe')) bad.remove();
  for (const node of svg.querySelectorAll('*'))
    for (const { name } of [...node.attributes]) if (name.startsWith('on')) node.removeAttribute(name);
}

/** Which file of drawings is looked into first: a ship among icons is not a ship on a board. */
export type Sheet = (typeof FILES)[number];
export interface Symbol {
  href: string;
  box: string;
}

export class Art {
  private drawn: ReadonlyMap<string, Symbol> = $state.raw(new Map());
  private holder: SVGSVGElement | null = null;

  constructor(
    readonly game: string,
    readonly locate: Locate,
  ) {}

  async load(): Promise<void> {
    const texts = await Promise.all(FILES.map((file) => this.text(file)));
    const found = new Map<string, Symbol>();
    texts.forEach((text, nth) => text && this.take(text, FILES[nth] ?? 'icons', found));
    this.drawn = found;
  }

  symbol(name: string, sheet: Sheet): Symbol | undefined {
    for (const file of [sheet, ...FILES]) {
      const found = this.drawn.get(`${file}/${name}`);
      if (found) return found;
    }
    return undefined;
  }

  release(): void {
    this.holder?.remove();
    this.holder = null;
  }

  private async text(file: string): Promise<string> {
    const where = this.locate(file);
    if (!where) return '';
    const answer = await fetch(where).catch(() => null);
    return answer?.ok && /svg/.test(answer.headers.get('content-type') ?? 'svg') ? answer.text() : '';
  }

  private take(text: string, file: Sheet, found: Map<string, Symbol>): void {
    const prefix = `${this.game}-${file}`;
    const drawing = new DOMParser().parseFromString(prefixed(text, prefix), 'image/svg+xml').documentElement;
    if (drawing.nodeName !== 'svg') return;
    clean(drawing);
    for (const { id, attributes } of drawing.querySelectorAll('symbol'))
      found.set(`${file}/${id.slice(prefix.length + 1)}`, {
        href: `#${id}`,
        box: attributes.getNamedItem('viewBox')?.value ?? '0 0 24 24',
      });
    this.hold().append(...[...drawing.children].map((child) => document.importNode(child, true)));
  }

  private hold(): SVGSVGElement {
    if (!this.holder) {
      this.holder = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      this.holder.setAttribute('class', 'scene-art');
      this.holder.setAttribute('aria-hidden', 'true');
      document.body.append(this.holder);
    }
    return this.holder;
  }
}

const painted = new Map<string, Promise<HTMLImageElement>>();

/** A drawing as a picture, fetched and decoded once. */
export function picture(url: string): Promise<HTMLImageElement> {
  let found = painted.get(url);
  if (!found) {
    const image = new Image();
    image.src = url;
    found = image.decode().then(() => image);
    found.catch(() => painted.delete(url));
    painted.set(url, found);
  }
  return found;
}
