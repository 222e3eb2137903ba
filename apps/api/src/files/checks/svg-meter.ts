// What it takes to draw an SVG, counted while it is parsed. A few bytes can ask for hours: elements repeated by elements repeated by elements,
// filters over the whole picture. Browsers of visitors would need as long as this server.
import type { DrawingLimits } from '../pictures/picture-limits.ts';
import { uploadFailed } from '../uploads/upload-failed.ts';

interface Element {
  children: Element[];
  /** Ids of elements that are drawn in its place or over it. */
  references: string[];
  steps: number;
  /** With everything in it, once known. */
  total: number | null;
}

const simplify = 'Uprość rysunek albo zapisz go jako PNG';

/** Their time grows with the radius, the matrix or the octaves, not only with the area. */
const refusedFilters =
  /^fe(?:Morphology|ConvolveMatrix|Turbulence|DisplacementMap|DiffuseLighting|SpecularLighting|Tile|Image)$/i;
const longAttributes = /^(?:d|points|(?:[^:]+:)?href|transform)$/i;
const linkAttributes = /^(?:[^:]+:)?href$/i;
/** Chains of references longer than any drawing program writes. */
const maxChain = 50;

/** Steps of one element. A filter step processes the whole picture; a mask or a pattern renders a picture of its own. */
function stepsOf(name: string): number {
  if (/^fe[A-Z]/.test(name)) return 1000;
  if (/^(?:filter|mask|pattern|image)$/.test(name)) return 100;
  return name === 'stop' ? 0 : 1;
}

export class SvgMeter {
  readonly #limits: DrawingLimits;
  readonly #root: Element = { children: [], references: [], steps: 0, total: null };
  readonly #open: Element[] = [this.#root];
  readonly #byId = new Map<string, Element>();
  #elements = 0;

  constructor(limits: DrawingLimits) {
    this.#limits = limits;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const { depth, elements, steps } = this.#limits;
    this.#elements += 1;
    if (this.#elements > elements) throw refused(`Rysunek SVG ma więcej elementów niż ${elements}`);
    if (this.#open.length > depth)
      throw refused(`Elementy rysunku SVG są zagnieżdżone głębiej niż na ${depth} poziomów`);
    if (steps === Number.POSITIVE_INFINITY) {
      this.#open.push(this.#root);
      return;
    }
    if (refusedFilters.test(name)) throw refused(`Rysunek SVG używa filtra ${name}, którego nie można tu użyć`);
    const element: Element = { children: [], references: [], steps: stepsOf(name), total: null };
    for (const [attribute, value] of Object.entries(attributes)) this.#read(element, name, attribute, value);
    this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
  }

  close(): void {
    if (this.#open.length > 1) this.#open.pop();
  }

  /** After the last element. */
  finish(styles: number): void {
    if (styles > this.#limits.styles)
      throw refused(`Arkusze stylów rysunku SVG mają więcej znaków niż ${this.#limits.styles}`);
    if (this.#total(this.#root, 0) > this.#limits.steps)
      throw refused('Rysunek SVG powtarza swoje części albo używa filtrów, masek i wzorów zbyt wiele razy');
  }

  #read(element: Element, name: string, attribute: string, value: string): void {
    const most = longAttributes.test(attribute) ? this.#limits.longAttribute : this.#limits.attribute;
    if (value.length > most)
      throw refused(`Atrybut „${attribute.slice(0, 50)}” rysunku SVG ma więcej znaków niż ${most}`);
    if (attribute === 'id' && !this.#byId.has(value)) this.#byId.set(value, element);
    if (linkAttributes.test(attribute)) {
      // a link leads elsewhere, it draws nothing
      if (name !== 'a' && value.trim().startsWith('#')) element.references.push(value.trim().slice(1));
      return;
    }
    for (const [, id] of value.matchAll(/url\(\s*["']?#([^"')\s]*)/gi))
      if (id !== undefined) element.references.push(id);
  }

  /** Steps of an element with its content and all that it refers to; one that contains itself is not drawn again. */
  #total(element: Element, chain: number): number {
    if (element.total !== null) return element.total;
    if (chain > maxChain) throw refused('Rysunek SVG powtarza swoje części zbyt wiele razy');
    element.total = 0;
    let sum = element.steps;
    for (const child of element.children) sum += this.#total(child, chain);
    for (const id of element.references) {
      const target = this.#byId.get(id);
      if (target !== undefined) sum += this.#total(target, chain + 1);
    }
    element.total = sum;
    return sum;
  }
}

function refused(sentence: string) {
  return uploadFailed(`${sentence}. ${simplify}`);
}
