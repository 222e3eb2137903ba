// Lists as in resolutions: a), A., i., a start number, items aligned individually. Quill 2.0.3 does not support them.

import { kindOfClass, listClass, type MarkKind, type Numbers } from '@redakcja/domain/shared/html/list-marks';
import Editor from 'quill/core/editor.js';
import type Quill from 'quill/core.js';
import { Delta, Parchment } from 'quill/core.js';
import List, { ListContainer } from 'quill/formats/list.js';
import { blockAnchor } from './marks.ts';

/** Of items alone: it does not go with one that becomes a paragraph. */
class ItemAttributor extends Parchment.Attributor {
  override canAdd(node: HTMLElement, value: string): boolean {
    return node.tagName === 'LI' && super.canAdd(node, value);
  }
}

class StartAttributor extends ItemAttributor {
  override add(node: HTMLElement, value: string): boolean {
    const isAdded = super.add(node, value);
    // Style sheets can count from here.
    if (isAdded) node.style.setProperty('--start', value);
    return isAdded;
  }

  override remove(node: HTMLElement): void {
    node.style.removeProperty('--start');
    super.remove(node);
  }
}

/** The kind of numbers, on every item. */
export const ListNumbering = new ItemAttributor('numbering', 'data-numbering', {
  scope: Parchment.Scope.BLOCK,
  whitelist: ['a', 'A', 'i', 'I'],
});

/** What stands around the numbers, or a dash for a point, on every item. */
export const ListMark = new ItemAttributor('mark', 'data-mark', {
  scope: Parchment.Scope.BLOCK,
  whitelist: ['bracket', 'brackets', 'dash'] satisfies MarkKind[],
});

/** The number to begin with, on the first item. */
export const ListStart = new StartAttributor('start', 'data-start', { scope: Parchment.Scope.BLOCK });

/** Reads them from the list of an item. */
export function matchNumbering(item: Node, delta: Delta): Delta {
  const list = item.parentElement;
  if (!list || !(item instanceof HTMLLIElement)) return delta;
  const mark = kindOfClass(list.className);
  const own = { ...(mark && { mark }), ...(list instanceof HTMLOListElement && numbersOf(list, item)) };
  // Lists within the item have been read before it.
  const isOwn = (attributes: object | undefined) => attributes === undefined || !('list' in attributes);
  return new Delta(
    delta.ops.map((op) => (isOwn(op.attributes) ? { ...op, attributes: { ...op.attributes, ...own } } : op)),
  );
}

function numbersOf(list: HTMLOListElement, item: HTMLLIElement) {
  const isFirst = list.firstElementChild === item;
  // Right after another list, which it would go on with.
  const isNext = list.previousElementSibling?.matches('ol, ul') === true;
  const start = startOf(list, item) ?? (isFirst && (list.start !== 1 || isNext) ? list.start : undefined);
  return {
    ...(list.type !== '' && list.type !== '1' && { numbering: list.type }),
    ...(start !== undefined && { start: String(start) }),
  };
}

/** A number of its own that does not follow from the item before. */
function startOf(list: HTMLOListElement, item: HTMLLIElement): number | undefined {
  if (!item.hasAttribute('value')) return undefined;
  let due = list.start;
  for (const other of list.children) {
    if (other === item) break;
    if (other instanceof HTMLLIElement) due = (other.hasAttribute('value') ? other.value : due) + 1;
  }
  return item.value === due ? undefined : item.value;
}

interface Item {
  tag: 'ol' | 'ul';
  /** Attributes of the list it begins, when it begins one. */
  list: string;
  indent: number;
  numbering: unknown;
  mark: unknown;
  start: unknown;
  html: string;
}

type Line = InstanceType<typeof List>;

export class OfficeList extends ListContainer {
  /** Quill asks a part for its own HTML before it writes it itself. */
  html(index: number, length: number): string {
    const items: Item[] = [];
    this.children.forEachAt(index, length, (child, offset, size) => items.push(itemOf(child as Line, offset, size)));
    return listHtml(items);
  }
}

export class OfficeListItem extends List {
  static override requiredContainer = OfficeList;

  /** The list comes first: formats are put in one after another when undoing, and a paragraph takes no numbers. */
  override formats(): Record<string, unknown> {
    const { list, ...others } = super.formats();
    return { list, ...others };
  }
}

function itemOf(item: Line, offset: number, length: number): Item {
  const { list, indent = 0, numbering, mark: given, start }: Record<string, unknown> = item.formats();
  const isOrdered = list === 'ordered';
  // Another kind of list may have been chosen since.
  const mark = (given === 'dash') === isOrdered ? undefined : given;
  const { textAlign } = item.domNode.style;
  const anchor = item.domNode.getAttribute(blockAnchor);
  const marks = [
    ...(list === 'checked' || list === 'unchecked' ? [` data-list="${list}"`] : []),
    ...(anchor ? [` ${blockAnchor}="${anchor}"`] : []),
    ...(textAlign ? [` style="text-align: ${textAlign}"`] : []),
  ];
  const look = mark ? ` class="${listClass(mark as MarkKind, (numbering ?? '1') as Numbers)}"` : '';
  const kind = isOrdered && numbering ? ` type="${numbering}"` : '';
  return {
    tag: isOrdered ? 'ol' : 'ul',
    list: look + kind + (isOrdered && start && start !== '1' ? ` start="${start}"` : ''),
    indent: Number(indent),
    numbering: isOrdered && numbering,
    mark,
    start: isOrdered && start,
    html: `<li${marks.join('')}>${insideOf(item, offset, length)}`,
  };
}

/** What the item holds, written by Quill as if it were the whole text. */
function insideOf(item: Line, offset: number, length: number): string {
  const scroll: Quill['scroll'] = Object.create(item.scroll, {
    line: { value: () => [item, offset] },
    children: { value: item.children },
  });
  return Editor.prototype.getHTML.call({ scroll } as Editor, offset, length);
}

function listHtml(items: readonly Item[]): string {
  const open: Item[] = [];
  let html = '';
  const close = () => {
    html += `</li></${open.pop()?.tag}>`;
  };
  for (const [at, item] of items.entries()) {
    while (open.length > item.indent + 1) close();
    const beside = open.length === item.indent + 1 ? open.at(-1) : undefined;
    const goesOn =
      beside && beside.tag === item.tag && beside.numbering === item.numbering && beside.mark === item.mark;
    // A line broken off the first item carries its number to begin with, too.
    const isAnew = item.start && items[at - 1]?.start !== item.start;
    if (goesOn && !isAnew) html += `</li>${item.html}`;
    else {
      if (beside) close();
      for (; open.length < item.indent; open.push(item)) html += `<${item.tag}><li>`;
      html += `<${item.tag}${item.list}>${item.html}`;
      open.push(item);
    }
  }
  while (open.length > 0) close();
  return html;
}
