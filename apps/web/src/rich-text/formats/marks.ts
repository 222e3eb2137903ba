// Inline semantics without a tool of their own: abbreviations, other languages, anchors, changes. They are kept as they are.
import Inline from 'quill/blots/inline.js';
import { Parchment } from 'quill/core.js';

/** Prefix that avoids name clashes between formats and attributes. */
const nameOf = (tag: string) => `inline-${tag}`;

/** An inline format of this tag. */
function markOf(tag: string) {
  return class extends Inline {
    static override blotName = nameOf(tag);
    static override tagName = tag.toUpperCase();
  };
}

/** An inline format of this tag with an attribute. */
function valuedMarkOf(tag: string, attribute: string) {
  return class extends Inline {
    static override blotName = nameOf(tag);
    static override tagName = tag.toUpperCase();

    static override create(value: string): HTMLElement {
      const mark = document.createElement(tag);
      if (value !== plain) mark.setAttribute(attribute, value);
      return mark;
    }

    static override formats(mark: HTMLElement): string {
      return mark.getAttribute(attribute) || plain;
    }
  };
}

/** Value of a mark without the attribute; an empty format would be removed. */
const plain = ' ';

/** An abbreviation with its expansion, a date as programs read it. */
const valued = { abbr: 'title', time: 'datetime' };

const simple = ['cite', 'q', 'small', 'mark', 'kbd', 'dfn', 'ins', 'del'];

/** Applies to block quotes only. */
class QuoteSource extends Parchment.Attributor {
  override canAdd(node: HTMLElement, value: string): boolean {
    return node.tagName === 'BLOCKQUOTE' && super.canAdd(node, value);
  }
}

/** Ids are stored in other attributes while editing: as ids they would be ids of the page. */
export const blockAnchor = 'data-block-anchor';
export const inlineAnchor = 'data-inline-anchor';

const { BLOCK, INLINE } = Parchment.Scope;

const all: Record<string, Parchment.RegistryDefinition> = {
  ...Object.fromEntries(Object.entries(valued).map(([tag, name]) => [nameOf(tag), valuedMarkOf(tag, name)])),
  ...Object.fromEntries(simple.map((tag) => [nameOf(tag), markOf(tag)])),
  'inline-language': new Parchment.Attributor('inline-language', 'lang', { scope: INLINE }),
  'quote-source': new QuoteSource('quote-source', 'cite', { scope: BLOCK }),
  'block-anchor': new Parchment.Attributor('block-anchor', blockAnchor, { scope: BLOCK }),
  'inline-anchor': new Parchment.Attributor('inline-anchor', inlineAnchor, { scope: INLINE }),
};

export const markFormats: readonly string[] = Object.keys(all);

export const marks = Object.fromEntries(Object.entries(all).map(([name, mark]) => [`formats/${name}`, mark]));

const anchorElements = 'p, h1, h2, h3, h4, h5, h6, li, blockquote';

/** Moves every id to an element that can keep it: a block, an inline element or a cell. */
export function moveAnchors(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[id], a[name]')) {
    const anchor = element.id || (element.getAttribute('name') ?? '');
    element.removeAttribute('id');
    element.removeAttribute('name');
    if (!/^[^\s"<>&]+$/.test(anchor)) continue;
    const holder = holderOf(element);
    if (holder instanceof HTMLTableCellElement) holder.id = anchor;
    else if (holder) holder.setAttribute(holder.matches(anchorElements) ? blockAnchor : inlineAnchor, anchor);
  }
}

function holderOf(element: Element): Element | undefined {
  if (element.matches(`${anchorElements}, td, th`)) return element;
  // Lists, tables and sections: their first block.
  const within = element.querySelector(`${anchorElements}, td, th`);
  if (within) return free(within);
  if (element.textContent?.trim()) return element;
  // An empty element: its block, or the next one.
  const around = element.closest(`${anchorElements}, td, th`) ?? element.nextElementSibling;
  return around ? free(around) : undefined;
}

/** The first text of an element that already has an anchor. */
function free(holder: Element): Element | undefined {
  if (!holder.hasAttribute(blockAnchor) && !holder.id) return holder;
  const texts = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim() === '') continue;
    const span = document.createElement('span');
    text.replaceWith(span);
    span.append(text);
    return span;
  }
  return undefined;
}

/** Turns anchors back into ids. A line that was split keeps its anchor in the first part only. */
export function anchorsAsIds(html: string): string {
  if (!html.includes('-anchor="')) return html;
  const seen = new Set<string>();
  return html.replaceAll(
    /(<[^<>]*?) data-(?:block|inline)-anchor="([^"]*)"/g,
    (_whole, before: string, anchor: string) => {
      if (seen.has(anchor)) return before;
      seen.add(anchor);
      return `${before} id="${anchor}"`;
    },
  );
}
