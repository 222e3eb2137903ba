// What the check of an article looks at: blocks of text, headings, links, pictures and tables of its HTML, each with its place.

import { attributeOf, attributesOf, tokensOf } from '../../shared/html/html-tokens.ts';
import { shownParts } from '../../shared/html/shown-text.ts';
import { hasDigits } from '../../shared/text/folded-text.ts';
import { type Block, emptyBlock, inkOf, type Span } from './block.ts';
import { type ColouredText, changeReader, inlineReader, type TrackedChange } from './read-inline.ts';
import { type CellNumber, cellNumbers, lineNumbers, tableWordsIn, tellBeside } from './reading/number-cells.ts';
import { type Table, tableReader } from './reading/read-table.ts';

export interface Heading {
  level: number;
  text: string;
  start: number;
  open: Span;
  close: Span | null;
}

export interface Link {
  name: string;
  address: string;
  start: number;
}

export interface Picture {
  alt: string | undefined;
  start: number;
}

/** What a picture, a film or a link is called, where it leads, and what else is published and not seen. */
export interface HiddenText {
  text: string;
  start: number;
  /** Polish, for a message: „w opisie obrazu”. */
  where: string;
}

export interface Content {
  blocks: Block[];
  headings: Heading[];
  links: Link[];
  pictures: Picture[];
  tables: Table[];
  coloured: ColouredText[];
  changes: TrackedChange[];
  /** Texts outside of links. */
  unlinked: { text: string; start: number }[];
  /** Those with digits or an e-mail. */
  hidden: HiddenText[];
  /** Numbers over cells side by side, or over the lines of one. */
  boxes: CellNumber[];
}

const blockNames = new Set(
  'address article blockquote caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Tags and texts that are read at once. */
const stepSize = 500;

/** Reads HTML in one pass, in steps of a few milliseconds. */
export function* readContent(html: string): Generator<void, Content> {
  const content: Content = {
    blocks: [],
    headings: [],
    links: [],
    pictures: [],
    tables: [],
    coloured: [],
    changes: [],
    unlinked: [],
    hidden: [],
    boxes: [],
  };
  const words = tableWordsIn(html);
  const shown = shownParts();
  let ink = 0;
  let block: Block = emptyBlock('p', 0, 0);
  const inline = inlineReader(html, content.coloured);
  let heading: Heading | undefined;
  let link: Link | undefined;
  const tables = tableReader(content.tables);
  const changes = changeReader(content.changes);
  let rowFrom = 0;

  function endBlock(name: string, { from, to }: Span) {
    block.inner.to = from;
    if (block.text.trim() !== '') {
      content.blocks.push(block);
      if (block.text.includes('\n')) content.boxes.push(...lineNumbers(block, words));
    }
    block = emptyBlock(name, ink, to);
  }

  function rowNumbers() {
    const row = content.blocks.slice(rowFrom);
    tellBeside(row, tables.headBeside(row));
    return cellNumbers(row, words);
  }

  let count = 0;
  for (const token of tokensOf(html)) {
    count += 1;
    if (count % stepSize === 0) yield;
    if (token.kind === 'text') {
      const text = shown.text(block.text, token.text);
      block.text += text;
      if (inline.take(text, ink, block)) block.hasLanguage = true;
      if (heading) heading.text += text;
      changes.take(text);
      if (link) link.name += text;
      else content.unlinked.push({ text, start: ink });
      ink += inkOf(text);
      continue;
    }
    const { name, isClosing, from, to } = token;
    shown.tag(name, isClosing);
    const span = { from, to };
    const tag = () => html.slice(from, to);
    if (!isClosing) content.hidden.push(...hiddenTexts(tag(), ink));
    if (name === 'br') block.text += '\n';
    if (blockNames.has(name)) endBlock(isClosing ? 'p' : name, span);
    if (name === 'tr') {
      if (isClosing) content.boxes.push(...rowNumbers());
      rowFrom = content.blocks.length;
    }
    inline.tag(name, isClosing, span);
    changes.tag(name, isClosing, span, ink);
    if (/^h[1-6]$/.test(name)) {
      if (isClosing && heading) heading.close = span;
      else if (!isClosing) {
        heading = { level: Number(name[1]), text: '', start: ink, open: span, close: null };
        content.headings.push(heading);
      }
      if (isClosing) heading = undefined;
    } else if (name === 'a') {
      if (isClosing) link = undefined;
      else {
        const address = attributeOf(tag(), 'href');
        if (address === undefined) continue;
        link = { address, name: attributeOf(tag(), 'aria-label') ?? '', start: ink };
        content.links.push(link);
      }
    } else if (name === 'img' || name === 'iframe') {
      if (isClosing) continue;
      const alt = attributeOf(tag(), name === 'img' ? 'alt' : 'title');
      content.pictures.push({ alt, start: ink });
      if (link) link.name += alt ?? '';
    } else tables.tag(name, isClosing, span, ink);
  }
  endBlock('p', { from: html.length, to: html.length });
  return content;
}

/** The same at once. */
export function contentOf(html: string): Content {
  const steps = readContent(html);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const attributePlaces: ReadonlyMap<string, string> = new Map([
  ['alt', 'w opisie obrazu'],
  ['title', 'w tytule łącza albo filmu'],
  ['aria-label', 'w nazwie łącza'],
  ['href', 'w adresie łącza'],
  ['src', 'w adresie obrazu albo filmu'],
  ['poster', 'w adresie obrazu albo filmu'],
  ['cite', 'w adresie źródła'],
  ['label', 'w nazwie napisów'],
  ['abbr', 'w skrócie nagłówka tabeli'],
]);

/** Whether an attribute may have a number or an e-mail. */
const mayTell = (text: string) => hasDigits(text) || /@|%40|\(at|\[at/i.test(text);

/** Of the attributes for programs the cleaner keeps this one alone. */
const keptData = 'data-list';

function hiddenTexts(tag: string, start: number): HiddenText[] {
  if (!mayTell(tag)) return [];
  const texts: HiddenText[] = [];
  for (const [name, text] of attributesOf(tag)) {
    const isKept = !name.startsWith('data-') || name === keptData;
    // a picture within its address is no text
    if (!isKept || !mayTell(text) || /^\s*data:/i.test(text)) continue;
    texts.push({ text, start, where: attributePlaces.get(name) ?? `w atrybucie „${name}”` });
  }
  return texts;
}
