// Inline elements of a text: which parts have a language of their own, which a colour and nothing else, and which are changes.
import { attributeOf } from '../../shared/html/html-tokens.ts';
import { type Block, inkOf, type Span } from './block.ts';
import { isSignalColour } from './colours/signal-colour.ts';

/** A text in a colour of its own that has no other mark. */
export interface ColouredText {
  colour: string;
  text: string;
  start: number;
  block: Block;
  open: Span;
  close: Span;
}

interface Opened {
  name: string;
  hasLanguage: boolean;
  /** Marked by more than a colour. */
  isMarked: boolean;
  coloured: { colour: string; text: string; start: number; block: Block | null; open: Span; hasMark: boolean } | null;
}

/** Elements whose meaning a reader learns without seeing their colour. */
const marks = new Set(
  'a abbr b cite code del dfn em h1 h2 h3 h4 h5 h6 i ins kbd mark q s strong sub sup th u'.split(' '),
);
const empty = new Set('br col hr img iframe input source track wbr'.split(' '));

/** Follows the tags of a text; what has a colour alone is put into `found`. */
export function inlineReader(html: string, found: ColouredText[]) {
  const opened: Opened[] = [];

  function open(name: string, span: Span) {
    const outer = opened.at(-1);
    const tag = html.slice(span.from, span.to);
    const isMarked = (outer?.isMarked ?? false) || marks.has(name);
    const colour = isMarked || outer?.coloured ? null : colourOf(tag);
    const own = colour === null ? null : { colour, text: '', start: 0, block: null, open: span, hasMark: false };
    const around = outer?.coloured ?? null;
    if (around && (marks.has(name) || name === 'img')) around.hasMark = true;
    if (empty.has(name)) return;
    const hasLanguage =
      (outer?.hasLanguage ?? false) || (tag.includes('lang') && attributeOf(tag, 'lang') !== undefined);
    opened.push({ name, hasLanguage, isMarked, coloured: own ?? around });
  }

  function close(name: string, span: Span) {
    const at = opened.findLastIndex((one) => one.name === name);
    if (at < 0) return;
    const own = opened[at]?.coloured ?? null;
    opened.length = at;
    if (own === null || own === opened.at(-1)?.coloured) return;
    const { hasMark, block, ...text } = own;
    // an element around several blocks is a matter of their style
    if (!hasMark && block !== null) found.push({ ...text, block, close: span });
  }

  return {
    tag: (name: string, isClosing: boolean, span: Span) => (isClosing ? close(name, span) : open(name, span)),
    /** @returns whether the text has a language of its own */
    take(text: string, ink: number, block: Block): boolean {
      const inside = opened.at(-1);
      if (inside === undefined) return false;
      const { coloured } = inside;
      if (coloured && inkOf(text) > 0) {
        if (coloured.block === null) {
          coloured.block = block;
          coloured.start = ink;
        } else if (coloured.block !== block) coloured.hasMark = true;
        coloured.text += text;
      }
      return inside.hasLanguage;
    },
  };
}

const declared = /(?:^|[;\s"'])(?:background-)?color\s*:\s*([^;"']+)/i;

/** A colour that stands out; null for none. */
function colourOf(tag: string): string | null {
  if (!tag.includes('color')) return null;
  const colour = declared.exec(attributeOf(tag, 'style') ?? '')?.[1] ?? attributeOf(tag, 'color');
  const name = colour?.trim().toLowerCase();
  return name !== undefined && isSignalColour(name) ? name : null;
}

/** Words that somebody has put in or taken out, and that are shown as such. */
export interface TrackedChange {
  name: 'ins' | 'del';
  text: string;
  start: number;
  open: Span;
  close: Span;
}

/** Follows the tags of a text; a change within another goes with it. */
export function changeReader(found: TrackedChange[]) {
  let opened: Omit<TrackedChange, 'close'> | undefined;
  return {
    take(text: string) {
      if (opened) opened.text += text;
    },
    tag(name: string, isClosing: boolean, span: Span, start: number) {
      if (name !== 'ins' && name !== 'del') return;
      if (!isClosing) opened ??= { name, text: '', start, open: span };
      else if (opened?.name === name) {
        found.push({ ...opened, close: span });
        opened = undefined;
      }
    },
  };
}
