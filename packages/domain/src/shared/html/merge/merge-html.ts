// Two people have changed one text: what they changed in different blocks is joined, the same block is a conflict with both versions.
import { alignedBlocks } from './align-blocks.ts';
import { type Box, type HtmlBlock, hasBlocks, htmlBlocks } from './html-blocks.ts';

/** A block that both have changed, or one has changed and the other deleted: '' is the version of who deleted it. */
export interface BlockConflict {
  base: string;
  mine: string;
  theirs: string;
  /** What stands between the two when both are kept; null where only one can be. */
  joint: string | null;
}

export type BlockChoice = 'mine' | 'theirs' | 'both';

export type MergedPart = string | BlockConflict | MergedBox;

interface MergedBox {
  open: string;
  parts: MergedPart[];
  close: string;
}

export interface HtmlMerge {
  parts: MergedPart[];
  /** In the order of the text. */
  conflicts: BlockConflict[];
  /** Blocks that only the others have added, changed or deleted: '' where there was none, or is none any more. */
  taken: { before: string; after: string }[];
}

/**
 * Joins two changes of one text, block by block: paragraphs, headings, items of lists, rows of tables. What both insert in one place is kept twice, theirs
 * first. Whatever is chosen for the conflicts, the result is as well-formed as the three texts.
 */
export function mergeHtml(base: string, mine: string, theirs: string): HtmlMerge {
  const merge: HtmlMerge = { parts: [], conflicts: [], taken: [] };
  merge.parts = joined(merge, htmlBlocks(base), htmlBlocks(mine), htmlBlocks(theirs));
  return merge;
}

/** The joined text, with a choice for each conflict; without one the own version stays. */
export function resolvedHtml({ parts }: HtmlMerge, choices: readonly (BlockChoice | undefined)[]): string {
  let conflict = 0;
  const written = (part: MergedPart): string => {
    if (typeof part === 'string') return part;
    if ('parts' in part) {
      const content = part.parts.map(written).join('');
      return content === '' ? '' : part.open + content + part.close;
    }
    const choice = choices[conflict++] ?? 'mine';
    return choice === 'both' ? part.theirs + (part.joint ?? '') + part.mine : part[choice];
  };
  return parts.map(written).join('');
}

function joined(
  merge: HtmlMerge,
  base: readonly HtmlBlock[],
  mine: readonly HtmlBlock[],
  theirs: readonly HtmlBlock[],
): MergedPart[] {
  const [left, right] = [alignedBlocks(base, mine), alignedBlocks(base, theirs)];
  const [myNew, theirNew] = [insertions(left, mine), insertions(right, theirs)];
  const parts: MergedPart[] = [];
  let endsWithText = false;
  const add = (part: MergedPart | undefined, { name }: HtmlBlock) => {
    if (part === undefined) return;
    // two runs of text would become one word
    if (endsWithText && name === 'text') parts.push('<br>');
    parts.push(part);
    endsWithText = name === 'text';
  };
  for (let place = 0; place <= base.length; place++) {
    for (const block of bothInserted(merge, myNew[place] ?? [], theirNew[place] ?? [])) add(block.html, block);
    const before = base[place];
    if (before) add(oneBlock(merge, before, mine[left[place] ?? -1], theirs[right[place] ?? -1]), before);
  }
  return parts;
}

/** What is new, by the place in the base before which it stands. */
function insertions(places: readonly (number | undefined)[], blocks: readonly HtmlBlock[]): HtmlBlock[][] {
  const inserted: HtmlBlock[][] = Array.from({ length: places.length + 1 }, () => []);
  const known = new Map(places.map((place, before) => [place, before]));
  let slot = 0;
  for (const [place, block] of blocks.entries()) {
    const before = known.get(place);
    if (before === undefined) inserted[slot]?.push(block);
    else slot = before + 1;
  }
  return inserted;
}

/** The same at both ends is kept once. */
function bothInserted(merge: HtmlMerge, mine: readonly HtmlBlock[], theirs: readonly HtmlBlock[]): HtmlBlock[] {
  const most = Math.min(mine.length, theirs.length);
  let head = 0;
  while (head < most && mine[head]?.key === theirs[head]?.key) head++;
  let tail = 0;
  while (tail < most - head && mine.at(-1 - tail)?.key === theirs.at(-1 - tail)?.key) tail++;
  const others = theirs.slice(head, theirs.length - tail);
  merge.taken.push(...others.map(({ html }) => ({ before: '', after: html })));
  return [...mine.slice(0, head), ...others, ...mine.slice(head)];
}

function oneBlock(
  merge: HtmlMerge,
  base: HtmlBlock,
  mine: HtmlBlock | undefined,
  theirs: HtmlBlock | undefined,
): MergedPart | undefined {
  if (mine?.key === theirs?.key) return mine?.html === base.html ? theirs?.html : mine?.html;
  if (theirs?.key === base.key) return mine?.html;
  if (mine?.key === base.key) {
    merge.taken.push({ before: base.html, after: theirs?.html ?? '' });
    return theirs?.html;
  }
  const box = mine && theirs && joinedBox(merge, base, mine, theirs);
  if (box) return box;
  const [left, right] = [mine?.html ?? '', theirs?.html ?? ''];
  const conflict = { base: base.html, mine: left, theirs: right, joint: jointOf(base.name, left, right) };
  merge.conflicts.push(conflict);
  return conflict;
}

const onlyOnce = new Set(['caption', 'colgroup', 'thead', 'tfoot']);

function jointOf(name: string, mine: string, theirs: string): string | null {
  if (mine === '' || theirs === '' || onlyOnce.has(name)) return null;
  return name === 'text' ? '<br>' : '';
}

/** Undefined where the three cannot be taken apart alike. */
function joinedBox(merge: HtmlMerge, base: HtmlBlock, mine: HtmlBlock, theirs: HtmlBlock): MergedBox | undefined {
  const all = [base, mine, theirs];
  const [start, left, right] = all.map(({ box }) => box);
  if (!start || !left || !right || !all.some(hasBlocks)) return undefined;
  if (base.name === 'table' && new Set(all.map(shapeOf)).size > 1) return undefined;
  const frame = joinedFrame(start, left, right);
  return frame && { ...frame, parts: joined(merge, start.children, left.children, right.children) };
}

/** The tags of the box, such as another kind of list. */
function joinedFrame(base: Box, mine: Box, theirs: Box): Pick<MergedBox, 'open' | 'close'> | undefined {
  if (mine.openKey === theirs.openKey || theirs.openKey === base.openKey) return { open: mine.open, close: mine.close };
  return mine.openKey === base.openKey ? { open: theirs.open, close: theirs.close } : undefined;
}

/** Rows can be exchanged between tables with the same parts and columns; a cell over several rows belongs to all of them. */
function shapeOf({ html, box }: HtmlBlock): string | symbol {
  const parts = box?.children.filter(({ name }) => name !== 'tr').map(({ name }) => name) ?? [];
  const rows = html.split(/<tr\b/i).slice(1).map(columnsOf);
  const [columns] = rows;
  if (/\srowspan=(?!["']?1\b)/i.test(html) || rows.some((count) => count !== columns)) return Symbol('one block');
  return `${parts.join(' ')}: ${columns ?? 0}`;
}

function columnsOf(row: string): number {
  let columns = 0;
  for (const [cell] of row.matchAll(/<t[dh]\b[^>]*>/gi)) {
    columns += Number(/\scolspan=["']?(\d+)/i.exec(cell)?.[1] ?? 1);
  }
  return columns;
}
