// Three-way comparison of a form's values: loaded, edited here, saved by another user.
import { evaluate } from '@tanstack/react-form';

/** A field that another user has changed since it was loaded. */
export interface Difference {
  path: string;
  mine: unknown;
  theirs: unknown;
  /** Both sides changed it to different values, so the user has to choose. */
  conflict: boolean;
}

/** Conflicting versions of a record: the edited values against a newer saved state (412), or a draft against the form. */
export interface Conflict<Side extends object> {
  kind: 'saved' | 'draft';
  base: Side;
  mine: Side;
  theirs: Side;
  /** Author of the other version. */
  savedBy?: string | undefined;
}

/** Undefined: the dialog was closed without a choice. */
export type Choice = 'mine' | 'theirs' | undefined;

type Values = Record<string, unknown>;

export function sameValue(a: unknown, b: unknown): boolean {
  // evaluate() compares objects and arrays deeply; its type requires the same type on both sides.
  return evaluate<unknown>(a, b);
}

/** Whether a path holds several fields of the form, such as `content` with `content.bip` and `content.office`. */
export type IsGroup = (path: string) => boolean;

/** Fields that the other side changed. */
export function differences(base: object, mine: object, theirs: object, isGroup: IsGroup, within = ''): Difference[] {
  const [from, own, other] = [base as Values, mine as Values, theirs as Values];
  return Object.keys(other).flatMap((key) => {
    const path = pathOf(within, key);
    const [start, left, right] = [from[key], own[key], other[key]];
    if (sameValue(right, start) || sameValue(right, left)) return [];
    if (isGroup(path) && isObject(start) && isObject(left) && isObject(right))
      return differences(start, left, right, isGroup, path);
    return [{ path, mine: left, theirs: right, conflict: !sameValue(left, start) }];
  });
}

/** Merges both sides; in a conflict the local value wins. */
export function merged<T extends object>(base: T, mine: T, theirs: T, isGroup: IsGroup, within = ''): T {
  const [from, other] = [base as Values, theirs as Values];
  const changedByMe = Object.entries(mine).flatMap(([key, value]) => {
    const [start, right, path] = [from[key], other[key], pathOf(within, key)];
    if (sameValue(value, start)) return [];
    const isMerged = isGroup(path) && isObject(start) && isObject(value) && isObject(right);
    return [[key, isMerged ? merged(start, value, right, isGroup, path) : value]];
  });
  return { ...theirs, ...Object.fromEntries(changedByMe) };
}

const pathOf = (within: string, key: string) => (within === '' ? key : `${within}.${key}`);

/** Lists are compared as wholes. */
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
