// Readable difference of two texts: by lines first, so that whole paragraphs stay together, then by words within what changed.
import Diff from 'diff/lib/diff/base.js';
import { shapeMarks } from '../html/plain-text.ts';

/** A piece of text that stayed, came or went. */
export interface Segment {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Pieces are compared without the blanks and line ends around them; of two equal ones the longer is shown. */
class PieceDiff extends Diff<string, string> {
  override equals(left: string, right: string): boolean {
    return left.trim() === right.trim();
  }

  override get useLongestToken(): boolean {
    return true;
  }
}

class LineDiff extends PieceDiff {
  override tokenize(text: string): string[] {
    return text.split(/(?=\n)/);
  }
}

class WordDiff extends PieceDiff {
  override tokenize(text: string): string[] {
    const lines = text.split('\n').map((line) =>
      wordsOf(line)
        .join(' ')
        .split(/(?<= )/),
    );
    return lines.flatMap((words, index) => (index === 0 ? words : ['\n', ...words]));
  }
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** Beyond so many edits a text counts as rewritten: it would read like confetti, and the cost grows with the square. */
const maxEditLength = 600;

/** Below this share of unchanged words a passage reads better as rewritten: the old one whole, then the new one. */
const leastUnchanged = 0.25;

/**
 * Segments that turn one text into another. Words are compared as a whole; blanks between them count as one.
 * Texts of 200 kB take less than a second, however much they differ.
 */
export function textDifference(before: string, after: string): Segment[] {
  const lines = segmentsOf(new LineDiff(), before, after);
  const segments: Segment[] = [];
  lines.forEach((line, index) => {
    const [previous, next] = [lines[index - 1], lines[index + 1]];
    if (line.kind === 'removed' && next?.kind === 'added') {
      for (const { kind, text } of changedPassage(line.text, next.text)) append(segments, kind, text);
    } else if (line.kind !== 'added' || previous?.kind !== 'removed') append(segments, line.kind, line.text);
  });
  return segments;
}

function changedPassage(before: string, after: string): Segment[] {
  const segments = segmentsOf(new WordDiff(), before, after);
  const unchanged = segments.filter(({ kind }) => kind === 'same').flatMap(({ text }) => wordsOf(text)).length;
  if (unchanged >= leastUnchanged * Math.min(wordsOf(before).length, wordsOf(after).length)) return segments;
  const start = before.startsWith('\n') ? '\n' : '';
  const without = (text: string) => text.slice(start.length);
  return [
    { kind: 'same', text: start },
    { kind: 'removed', text: `${without(before)}\n` },
    { kind: 'added', text: without(after) },
  ];
}

function segmentsOf(diff: PieceDiff, before: string, after: string): Segment[] {
  const segments: Segment[] = [];
  const changes = diff.diff(before, after, { maxEditLength });
  for (const { value, added, removed } of changes ?? [])
    append(segments, added ? 'added' : removed ? 'removed' : 'same', value);
  return changes
    ? segments
    : [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ];
}

/** Adds a segment. Adjacent segments of one kind are merged; between unchanged parts, removals precede additions. */
function append(segments: Segment[], kind: Segment['kind'], text: string): void {
  const last = segments.at(-1);
  const isLate = kind === 'removed' && last?.kind === 'added';
  const same = isLate ? segments.at(-2) : last;
  if (text === '') return;
  if (same?.kind === kind) same.text += text;
  else segments.splice(isLate ? -1 : segments.length, 0, { kind, text });
}

/** An item of a list, with its mark; `depth` is 1 for one of the list itself. */
export interface ListItem {
  depth: number;
  segments: Segment[];
}

/** Lines of text; a table: its rows, their cells; a list. */
export type TextBlock =
  | { kind: 'text'; segments: Segment[] }
  | { kind: 'table'; rows: Segment[][][] }
  | { kind: 'list'; items: ListItem[] };

/** Segments of texts with `shapeMarks`, with their rows as tables and their items as lists. */
export function textBlocks(segments: readonly Segment[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of splitAt(segments, '\n')) {
    const last = blocks.at(-1);
    if (line.some(({ text }) => text.includes(shapeMarks.row.trim()))) {
      const cells = splitAt(without(shapeMarks.row.trim(), line), shapeMarks.cell.trim());
      if (last?.kind === 'table') last.rows.push(cells);
      else blocks.push({ kind: 'table', rows: [cells] });
    } else if (depthOf(line) > 0) {
      const item = { depth: depthOf(line), segments: without(shapeMarks.level, line) };
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'text') last.segments.push({ kind: 'same', text: '\n' }, ...line);
    else if (line.length > 0) blocks.push({ kind: 'text', segments: [...line] });
  }
  return blocks;
}

/** As deep as the item is now, or was where it is no more. */
function depthOf(line: readonly Segment[]): number {
  const depths = line.map(({ kind, text }) => ({ kind, depth: text.split(shapeMarks.level).length - 1 }));
  const now = depths.filter(({ kind }) => kind !== 'removed');
  return Math.max(0, ...(now.some(({ depth }) => depth > 0) ? now : depths).map(({ depth }) => depth));
}

function without(mark: string, line: readonly Segment[]): Segment[] {
  return line
    .map(({ kind, text }) => ({ kind, text: text.replaceAll(new RegExp(`${mark}+ ?`, 'g'), '') }))
    .filter(({ text }) => text !== '');
}

/** The parts between the marks, each with its kinds; blanks at their ends are left out. */
function splitAt(segments: readonly Segment[], mark: string): Segment[][] {
  const parts: Segment[][] = [[]];
  for (const { kind, text } of segments) {
    text.split(mark).forEach((piece, index) => {
      if (index > 0) parts.push([]);
      if (piece.trim() !== '' || (piece !== '' && mark === '\n')) parts.at(-1)?.push({ kind, text: piece });
    });
  }
  return parts;
}

/** A long stretch that stayed, left out of what is shown. */
export interface Gap {
  kind: 'gap';
  /** Characters left out. */
  length: number;
}

/** Segments with long unchanged stretches cut down to `around` characters beside each change. */
export function withoutLongSameParts(segments: readonly Segment[], around = 300): (Segment | Gap)[] {
  return segments.flatMap((segment, index): (Segment | Gap)[] => {
    const isFirst = index === 0;
    const isLast = index === segments.length - 1;
    const { kind, text } = segment;
    if (kind !== 'same' || text.length <= around * (isFirst || isLast ? 1 : 2) + 20) return [segment];
    const head = isFirst ? '' : text.slice(0, text.lastIndexOf(' ', around) + 1 || around);
    const tail = isLast ? '' : text.slice(text.indexOf(' ', text.length - around) + 1 || text.length - around);
    const gap: Gap = { kind: 'gap', length: text.length - head.length - tail.length };
    return [{ kind, text: head }, gap, { kind, text: tail }].filter(
      (part) => part.kind === 'gap' || part.text !== '',
    ) as (Segment | Gap)[];
  });
}
