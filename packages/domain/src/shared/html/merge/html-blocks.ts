// HTML as blocks that can be merged: paragraphs, headings, items of lists, rows of tables, and the boxes around them.
import { attributesOf, tokensOf } from '../html-tokens.ts';
import { blocks as blockNames } from '../plain-text.ts';

/** A block as it stands in its HTML, with the blanks behind it: joined, the blocks of a text are that text again. */
export interface HtmlBlock {
  /** Its element; `text` for a run of text between elements. */
  name: string;
  html: string;
  /** The same for a block that is only written differently. */
  key: string;
  /** What can be taken apart. */
  box?: Box;
}

export interface Box {
  open: string;
  openKey: string;
  children: HtmlBlock[];
  close: string;
}

const boxNames = new Set('ul ol li table thead tbody tfoot blockquote div section article dl'.split(' '));
const partNames = new Set('caption colgroup td th details'.split(' '));
const voidNames = new Set('area br col embed hr img input link meta source track wbr'.split(' '));

/** What is nested deeper is one block. */
const maxDepth = 24;

interface OpenElement {
  name: string;
  from: number;
  head: string;
  /** Its content is taken apart up to here. */
  end: number;
  isBlock: boolean;
  children: HtmlBlock[] | undefined;
}

/** The blocks of HTML; where elements do not fit together, the whole is one block. */
export function htmlBlocks(html: string): HtmlBlock[] {
  if (html === '') return [];
  return takenApart(html) ?? [leaf('text', html)];
}

function takenApart(html: string): HtmlBlock[] | undefined {
  const children: HtmlBlock[] = [];
  const root: OpenElement = { name: '', from: 0, head: '', end: 0, isBlock: false, children };
  const open = [root];
  let read = 0;
  for (const token of tokensOf(html)) {
    // comments and scripts are no tokens, and no text of an editor
    if (token.from !== read) return undefined;
    read = token.to;
    if (token.kind === 'text') continue;
    const { name, isClosing, from, to } = token;
    const parent = open.at(-1) ?? root;
    if (isClosing) {
      if (open.length === 1 || parent.name !== name) return undefined;
      open.pop();
      if (parent.isBlock) addBlock(html, open.at(-1) ?? root, parent, from, to);
    } else if (parent.children && name !== 'br' && (blockNames.has(name) || partNames.has(name))) {
      endRun(html, parent, from);
      const element = { name, from, head: html.slice(from, to), end: to, isBlock: true };
      if (voidNames.has(name)) addBlock(html, parent, { ...element, children: undefined }, to, to);
      else open.push({ ...element, children: boxNames.has(name) && open.length <= maxDepth ? [] : undefined });
    } else if (!voidNames.has(name)) {
      open.push({ name, from, head: '', end: to, isBlock: false, children: undefined });
    }
  }
  if (open.length > 1 || read !== html.length) return undefined;
  endRun(html, root, html.length);
  return children;
}

function addBlock(html: string, parent: OpenElement, element: OpenElement, closeFrom: number, to: number): void {
  const { name, from, children } = element;
  const whole = html.slice(from, to);
  if (children === undefined) parent.children?.push(leaf(name, whole));
  else {
    endRun(html, element, closeFrom);
    const openKey = keyOf(element.head);
    const key = `${openKey}${children.map((child) => child.key).join('\n')}</${name}>`;
    const box = { open: element.head, openKey, children, close: html.slice(closeFrom, to) };
    parent.children?.push({ name, html: whole, key, box });
  }
  parent.end = to;
}

/** What stands between two elements: text is a block, blanks belong to what is before them. */
function endRun(html: string, parent: OpenElement, until: number): void {
  const run = html.slice(parent.end, until);
  parent.end = until;
  if (run === '') return;
  const last = parent.children?.at(-1);
  if (run.trim() !== '' || (last === undefined && parent.name === '')) parent.children?.push(leaf('text', run));
  else if (last === undefined) parent.head += run;
  else {
    last.html += run;
    if (last.box) last.box.close += run;
  }
}

const leaf = (name: string, html: string): HtmlBlock => ({ name, html, key: keyOf(html) });

function keyOf(html: string): string {
  let key = '';
  for (const token of tokensOf(html)) {
    if (token.kind === 'text') key += token.text.replaceAll(/[ \t\r\n\f]+/g, ' ');
    else if (token.isClosing) key += `</${token.name}>`;
    else key += `<${[token.name, ...attributeKeys(html.slice(token.from, token.to))].join(' ')}>`;
  }
  return key.trim();
}

const attributeKeys = (tag: string) =>
  [...attributesOf(tag)]
    .map(
      ([name, value]) =>
        `${name}=${name === 'style' ? value.replaceAll(/\s*([:;,])\s*/g, '$1').replace(/;$/, '') : value}`,
    )
    .sort();

/** Whether something in it stands in a block of its own. */
export function hasBlocks({ box }: HtmlBlock): boolean {
  return box?.children.some(({ name }) => name !== 'text') ?? false;
}
