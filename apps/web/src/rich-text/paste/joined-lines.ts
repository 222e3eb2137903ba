// Text of a PDF has the lines of its pages. They become paragraphs: divided words are joined, numbers of pages and repeated headers go.

/** A part of the text and what takes its place. */
export interface LineEdit {
  at: number;
  remove: number;
  put: string;
}

export interface JoinedLines {
  edits: LineEdit[];
  lines: number;
  paragraphs: number;
  /** Words that were divided at the end of a line. */
  words: number;
  /** Numbers of pages that go. */
  pages: number;
  /** Headers and footers that go where they are repeated. */
  headers: string[];
}

interface Line {
  text: string;
  from: number;
  to: number;
}

const page =
  /^(?:(?:strona|str\.?|s\.)\s*\d{1,4}(?:\s*(?:z|\/|\|)\s*\d{1,4})?|[-–—]\s*\d{1,4}\s*[-–—]|\d{1,4}\s*(?:\/|z)\s*\d{1,4})$/i;
const item =
  /^(?:§\s*\d+[a-z]{0,2}\.|Art\.\s*\d|\d{1,3}[a-z]{0,2}[.)]\s|[a-z]{1,2}\)\s|\(\d{1,3}\)\s|[IVXLC]{1,5}\.\s|[-–—•▪➢✓○■]\s|Rozdział\s|Załącznik\s+(?:nr|do)\b|UZASADNIENIE$|Uzasadnienie$)/;
const ended = /[.!?:;…]["”»)\]]*$/;
/** What goes on in the next line although it ends with a full stop. */
const shortened = /(?:^|[\s(])(?:art|ust|pkt|lit|poz|nr|par|Dz|U|ul|tj|np|m\.in|z późn|ww|ok|tys|tel)\.?$/;
const divided = /\p{L}[-\u00ad\u2010]$/u;
/** First parts of words that are written with a hyphen anyway: „społeczno-gospodarczy”. */
const compound =
  /(?:społeczn|kulturaln|północn|południow|finansow|prawn|polsk|techniczn|administracyjn|oświatow|wychowawcz|opiekuńcz|rekreacyjn|sportow|turystyczn|gospodarcz|kanalizacyjn|wodn|ekonomiczn|organizacyjn|naukow|badawcz|informacyjn|socjaln|biał|czerwon)o[-\u2010]$/iu;
/** Of the usual length of a line: what is shorter does not reach its end. */
const full = 0.85;
const short = 0.6;
const leastLines = 5;
const leastLength = 40;

/** The text as paragraphs; its lines end with `\n`. */
export function joinLines(text: string): JoinedLines {
  const lines = linesOf(text);
  const { pages, headers, gone } = pageParts(lines);
  const kept = lines.filter((line) => line.text !== '' && !gone.has(line));
  const width = lengthAt(kept, 0.8);
  const joined: JoinedLines = {
    edits: [],
    lines: kept.length,
    paragraphs: kept.length > 0 ? 1 : 0,
    words: 0,
    pages,
    headers,
  };
  let before: Line | undefined;
  for (const line of kept) {
    const from = before?.to ?? 0;
    const isApart = before !== undefined && hasBlankLine(lines, before, line, gone);
    if (before === undefined) drop(joined.edits, 0, line.from, '');
    else if (isApart || endsParagraph(before.text, line.text, width)) {
      joined.paragraphs += 1;
      // the end of the line stays, with the look of its paragraph
      const end = text.indexOf('\n', from);
      drop(joined.edits, from, end, '');
      drop(joined.edits, end + 1, line.from, '');
    } else if (divided.test(before.text) && /^\p{Ll}/u.test(line.text)) {
      joined.words += 1;
      drop(joined.edits, compound.test(before.text) ? from : from - 1, line.from, '');
    } else drop(joined.edits, from, line.from, ' ');
    before = line;
  }
  const last = before?.to ?? 0;
  drop(joined.edits, last, text.endsWith('\n') ? text.length - 1 : text.length, '');
  return joined;
}

/** The same for a text that looks as if it came from a PDF: most of its lines end in the middle of a sentence. */
export function linesToJoin(text: string): JoinedLines | undefined {
  const lines = linesOf(text).filter((line) => line.text !== '');
  if (lines.length < leastLines || lengthAt(lines, 0.8) < leastLength) return undefined;
  const open = lines.filter((line) => !ended.test(line.text)).length;
  if (open * 2 <= lines.length) return undefined;
  const joined = joinLines(text);
  return joined.lines - joined.paragraphs >= 3 ? joined : undefined;
}

function linesOf(text: string): Line[] {
  let at = 0;
  return text.split('\n').map((line) => {
    const begin = at;
    at += line.length + 1;
    const trimmed = line.trim();
    const from = begin + (trimmed === '' ? 0 : line.indexOf(trimmed));
    return { text: trimmed, from, to: from + trimmed.length };
  });
}

function lengthAt(lines: readonly Line[], share: number): number {
  const lengths = lines.map(({ text }) => text.length).toSorted((a, b) => a - b);
  return lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0;
}

/** Numbers of pages, and what stands beside them on several pages. */
function pageParts(lines: readonly Line[]) {
  const written = lines.filter(({ text }) => text !== '');
  const keyOf = ({ text }: Line) => text.replaceAll(/\d+/g, '#');
  const counts = Map.groupBy(written, keyOf);
  const gone = new Set(written.filter(({ text }) => page.test(text)));
  const pages = gone.size;
  const headers = new Set<string>();
  const isHeader = (line: Line | undefined): line is Line =>
    line !== undefined && !gone.has(line) && (counts.get(keyOf(line))?.length ?? 0) > 1 && !item.test(line.text);
  for (const step of [1, -1]) {
    for (const [at, line] of written.entries()) {
      if (!page.test(line.text)) continue;
      for (let next = at + step; isHeader(written[next]); next += step) {
        const header = written[next];
        if (!header) break;
        // the first page says it once
        for (const one of counts.get(keyOf(header)) ?? []) if (one !== written[0]) gone.add(one);
        headers.add(header.text);
        if (header === written[0]) break;
      }
    }
  }
  return { pages, headers: [...headers], gone };
}

/** A blank line parts paragraphs, save where a page ends. */
function hasBlankLine(lines: readonly Line[], before: Line, after: Line, gone: ReadonlySet<Line>): boolean {
  const between = lines.slice(lines.indexOf(before) + 1, lines.indexOf(after));
  return between.length > 0 && !between.some((line) => gone.has(line));
}

function endsParagraph(line: string, next: string, width: number): boolean {
  if (item.test(next) || isTitle(line) || isTitle(next)) return true;
  const goesOn = /^[\p{Ll}\d]/u.test(next);
  if (ended.test(line))
    return !(
      shortened.test(line.replace(/\.$/, '')) ||
      (goesOn && /^\p{Ll}/u.test(next)) ||
      line.length >= full * width
    );
  return line.length < short * width && !goesOn;
}

const isTitle = (line: string) => /\p{Lu}{2}/u.test(line) && line === line.toUpperCase();

function drop(edits: LineEdit[], from: number, to: number, put: string): void {
  if (to > from || put !== '') edits.push({ at: from, remove: Math.max(0, to - from), put });
}
