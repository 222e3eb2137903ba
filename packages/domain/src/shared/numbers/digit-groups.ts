// Groups of digits that may be parts of one number: „44 05 14 01359”.

/** What may stand between two groups of one number. */
const separator = /^(?: {1,3}| ?[-/] ?|[.,])$/;
/** What ends most numbers, and may part one that is named. */
const end = /^(?:[,;] | ?\n ?)$/;
const maxSeparatorLength = 3;

/** Digits without a break. */
export interface DigitGroup {
  digits: string;
  from: number;
  to: number;
  /** What joins it to the one before; null where nothing does. */
  joint: string | null;
  /** Whether an item or a line ends before it, and nothing else stands between. */
  isNext: boolean;
}

/** The groups of a text, in its order. */
export function digitGroups(text: string): DigitGroup[] {
  const groups: DigitGroup[] = [];
  let from = Number.NEGATIVE_INFINITY;
  for (const { 0: digits, index } of text.matchAll(/\d+/g)) {
    const between = index - from <= maxSeparatorLength ? text.slice(from, index) : '';
    from = index + digits.length;
    const joint = separator.test(between) ? between : null;
    groups.push({ digits, from: index, to: from, joint, isNext: end.test(between) });
  }
  return groups;
}

/** The groups from `at` on, if they are joined and have these lengths. */
export function groupsOf(
  groups: readonly DigitGroup[],
  at: number,
  lengths: readonly number[],
): readonly DigitGroup[] | null {
  for (let step = 0; step < lengths.length; step += 1) {
    const group = groups[at + step];
    if (group?.digits.length !== lengths[step] || (step > 0 && group?.joint === null)) return null;
  }
  return groups.slice(at, at + lengths.length);
}

/** Whether groups are joined in one way, and are no part of a longer row of groups of their length. */
export function standsAlone(groups: readonly DigitGroup[], at: number, count: number): boolean {
  const [first, last] = [groups[at], groups[at + count - 1]];
  const joint = groups[at + 1]?.joint ?? null;
  if (!first || !last) return false;
  for (let step = 1; step < count; step += 1) if (groups[at + step]?.joint !== joint) return false;
  const [previous, next] = [groups[at - 1], groups[at + count]];
  const isLonger =
    (first.joint === joint && previous?.digits.length === first.digits.length) ||
    (next?.joint === joint && next?.digits.length === last.digits.length);
  return !isLonger;
}

/** Where a number is. */
export interface Part {
  from: number;
  to: number;
}

/** What is written before a place, since the last digit. */
export const wordsBefore = (text: string, at: number) => text.slice(Math.max(0, at - 60), at).replace(/^.*\d/s, '');
