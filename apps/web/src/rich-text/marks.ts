// What words mean besides what is seen of them: abbreviations, other languages, places that links lead to, changes. There are no tools for it; what a text has stays.
import Inline from 'quill/blots/inline.js';
import { Parchment } from 'quill/core.js';

/** Names of formats that are names of attributes, too, would hide each other. */
const nameOf = (tag: string) => `words-${tag}`;

/** An inline format that is this tag. */
function markOf(tag: string) {
  return class extends Inline {
    static override blotName = nameOf(tag);
    static override tagName = tag.toUpperCase();
  };
}

/** An abbreviation with its expansion. */
class Abbreviation extends Inline {
  static override blotName = nameOf('abbr');
  static override tagName = 'ABBR';

  static override create(value: string): HTMLElement {
    const mark = document.createElement('abbr');
    if (value !== plain) mark.title = value;
    return mark;
  }

  static override formats(mark: HTMLElement): string {
    return mark.title || plain;
  }
}

/** Value of an abbreviation without a title; an empty format would be removed. */
const plain = ' ';

const simple = ['cite', 'q', 'small', 'mark', 'kbd', 'dfn', 'ins', 'del'];

/** Of blocks that may have it, alone. */
class QuoteSource extends Parchment.Attributor {
  override canAdd(node: HTMLElement, value: string): boolean {
    return node.tagName === 'BLOCKQUOTE' && super.canAdd(node, value);
  }
}

/** Ids under names of our own while they are in the editor: there they would be ids of the whole screen. */
export const blockPlace = 'data-block-place';
export const wordPlace = 'data-word-place';

const { BLOCK, INLINE } = Parchment.Scope;

const all: Record<string, Parchment.RegistryDefinition> = {
  [Abbreviation.blotName]: Abbreviation,
  ...Object.fromEntries(simple.map((tag) => [nameOf(tag), markOf(tag)])),
  'words-language': new Parchment.Attributor('words-language', 'lang', { scope: INLINE }),
  'quote-source': new QuoteSource('quote-source', 'cite', { scope: BLOCK }),
  'block-place': new Parchment.Attributor('block-place', blockPlace, { scope: BLOCK }),
  'word-place': new Parchment.Attributor('word-place', wordPlace, { scope: INLINE }),
};

export const markFormats: readonly string[] = Object.keys(all);

export const marks = Object.fromEntries(Object.entries(all).map(([name, mark]) => [`formats/${name}`, mark]));

const placeHolders = 'p, h1, h2, h3, h4, h5, h6, li, blockquote';

/** Moves every id to an element that the editor can keep it on: a block, words, or a cell. */
export function movePlaces(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[id], a[name]')) {
    const place = element.id || (element.getAttribute('name') ?? '');
    element.removeAttribute('id');
    element.removeAttribute('name');
    if (!/^[^\s"<>&]+$/.test(place)) continue;
    const goal = holderOf(element);
    if (goal instanceof HTMLTableCellElement) goal.id = place;
    else if (goal) goal.setAttribute(goal.matches(placeHolders) ? blockPlace : wordPlace, place);
  }
}

function holderOf(element: Element): Element | undefined {
  if (element.matches(`${placeHolders}, td, th`)) return element;
  // Lists, tables and parts: where they begin.
  const within = element.querySelector(`${placeHolders}, td, th`);
  if (within) return free(within);
  if (element.textContent?.trim()) return element;
  // An empty mark: its block, or the one after it.
  const around = element.closest(`${placeHolders}, td, th`) ?? element.nextElementSibling;
  return around ? free(around) : undefined;
}

/** The first words of what has a place already. */
function free(holder: Element): Element | undefined {
  if (!holder.hasAttribute(blockPlace) && !holder.id) return holder;
  const texts = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim() === '') continue;
    const words = document.createElement('span');
    text.replaceWith(words);
    words.append(text);
    return words;
  }
  return undefined;
}

/** Places are ids again; a line that was broken in two has its place once. */
export function placesAsIds(html: string): string {
  if (!html.includes('-place="')) return html;
  const seen = new Set<string>();
  return html.replaceAll(/(<[^<>]*?) data-(?:block|word)-place="([^"]*)"/g, (_whole, before: string, place: string) => {
    if (seen.has(place)) return before;
    seen.add(place);
    return `${before} id="${place}"`;
  });
}
