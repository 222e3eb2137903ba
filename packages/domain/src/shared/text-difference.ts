// Readable difference of two texts: by lines first, so that whole paragraphs stay together, then by words within what changed.
import { type Run, sequenceDifference } from './sequence-difference.ts';

/** A piece of text that stayed, came or went. */
export interface Segment {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

const lineEnd = '\n';

/** Words of a text, with line ends as words of their own. */
function wordsOf(lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    const words = line.split(/\s+/).filter((word) => word !== '');
    return index === 0 ? words : [lineEnd, ...words];
  });
}

/** Below this share of kept words a passage reads better as rewritten: the old one whole, then the new one. */
const leastKept = 0.25;

/**
 * Segments that turn one text into another. Words are compared as a whole; blanks between them count as one.
 * Texts of 200 kB take some tens of milliseconds, however much they differ.
 */
export function textDifference(before: string, after: string): Segment[] {
  const oldLines = before === '' ? [] : before.split(lineEnd);
  const newLines = after === '' ? [] : after.split(lineEnd);
  const writer = new SegmentWriter();
  let removed: string[] = [];
  let added: string[] = [];
  let isFirst = true;
  const flush = () => {
    if (removed.length + added.length > 0) {
      writeChangedLines(writer, removed, added, isFirst);
      isFirst = false;
    }
    [removed, added] = [[], []];
  };
  for (const run of sequenceDifference(oldLines, newLines)) {
    if (run.kind === 'removed') removed = oldLines.slice(run.before, run.before + run.length);
    else if (run.kind === 'added') added = newLines.slice(run.after, run.after + run.length);
    else {
      flush();
      const lines = newLines.slice(run.after, run.after + run.length);
      writer.write('same', (isFirst ? '' : lineEnd) + lines.join(lineEnd));
      isFirst = false;
    }
  }
  flush();
  return writer.segments;
}

function writeChangedLines(
  writer: SegmentWriter,
  removed: readonly string[],
  added: readonly string[],
  isFirst: boolean,
): void {
  const start = isFirst ? '' : lineEnd;
  if (removed.length === 0 || added.length === 0) {
    const kind = removed.length > 0 ? 'removed' : 'added';
    writer.write(kind, start + [...removed, ...added].join(lineEnd));
    return;
  }
  const oldWords = wordsOf(removed);
  const newWords = wordsOf(added);
  const runs = sequenceDifference(oldWords, newWords);
  const kept = runs.reduce((sum, run) => (run.kind === 'same' ? sum + run.length : sum), 0);
  writer.write('same', start);
  if (kept < leastKept * Math.min(oldWords.length, newWords.length)) {
    writer.write('removed', `${removed.join(lineEnd)}\n`);
    writer.write('added', added.join(lineEnd));
  } else for (const run of runs) writeWords(writer, run, oldWords, newWords);
}

function writeWords(writer: SegmentWriter, run: Run, oldWords: readonly string[], newWords: readonly string[]): void {
  const words = run.kind === 'added' ? newWords : oldWords;
  const from = run.kind === 'added' ? run.after : run.before;
  let text = '';
  for (let index = from; index < from + run.length; index++) {
    text += words[index];
    const next =
      run.kind === 'same' && index === from + run.length - 1
        ? [words[index + 1], newWords[run.after + run.length]]
        : [words[index + 1]];
    if (words[index] !== lineEnd && next.some((word) => word !== undefined && word !== lineEnd)) text += ' ';
  }
  writer.write(run.kind, text);
}

/** Joins neighbours of one kind and leaves out empty texts. */
class SegmentWriter {
  readonly segments: Segment[] = [];

  write(kind: Segment['kind'], text: string): void {
    const last = this.segments.at(-1);
    if (text === '') return;
    if (last?.kind === kind) last.text += text;
    else this.segments.push({ kind, text });
  }
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
