// Three-way comparison of a form's values: loaded, edited here, saved by another user.
import { type BlockChoice, type HtmlMerge, resolvedHtml } from '@redakcja/domain/shared/html/merge/merge-html';
import { evaluate } from '@tanstack/react-form';

/** A field that another user has changed since it was loaded. */
export interface Difference {
  path: string;
  mine: unknown;
  theirs: unknown;
  /** Of a field that is joined block by block. */
  merge?: HtmlMerge | undefined;
  /** Places where both sides changed it to different values, so the user has to choose; a field that is no text of blocks is one. */
  conflicts: number;
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

/** What is chosen for the places of each field, by its path. */
export type Choices = ReadonlyMap<string, readonly (BlockChoice | undefined)[]>;

/** `mine` and `theirs` count everywhere. Undefined: the dialog was closed without a choice. */
export type Choice = 'mine' | 'theirs' | Choices | undefined;

/** What a form knows of its fields. */
export interface FieldKinds {
  /** Whether a path holds several fields of the form, such as `content` with `content.bip` and `content.office`. */
  isGroup(path: string): boolean;
  /** Joins a text of blocks; undefined for every other field, which is one value. */
  join?(path: string, base: unknown, mine: unknown, theirs: unknown): HtmlMerge | undefined;
}

type Values = Record<string, unknown>;

export function sameValue(a: unknown, b: unknown): boolean {
  // evaluate() compares objects and arrays deeply; its type requires the same type on both sides.
  return evaluate<unknown>(a, b);
}

/** Fields that the other side changed. */
export function differences(base: object, mine: object, theirs: object, fields: FieldKinds, within = ''): Difference[] {
  const [from, own, other] = [base as Values, mine as Values, theirs as Values];
  return Object.keys(other).flatMap((key) => {
    const path = pathOf(within, key);
    const [start, left, right] = [from[key], own[key], other[key]];
    if (sameValue(right, start) || sameValue(right, left)) return [];
    if (fields.isGroup(path) && isObject(start) && isObject(left) && isObject(right))
      return differences(start, left, right, fields, path);
    const both = !sameValue(left, start);
    const merge = fields.join?.(path, start, left, right);
    return [{ path, mine: left, theirs: right, merge, conflicts: merge?.conflicts.length ?? Number(both) }];
  });
}

/** Merges both sides; in a conflict without a choice the local value wins. */
export function merged<T extends object>(
  base: T,
  mine: T,
  theirs: T,
  fields: FieldKinds,
  choices?: Choices,
  within = '',
): T {
  const [from, other] = [base as Values, theirs as Values];
  const joined = (path: string, start: unknown, left: unknown, right: unknown): unknown => {
    if (fields.isGroup(path) && isObject(start) && isObject(left) && isObject(right))
      return merged(start, left, right, fields, choices, path);
    if (sameValue(right, start) || sameValue(right, left)) return left;
    const chosen = choices?.get(path) ?? [];
    const merge = fields.join?.(path, start, left, right);
    return merge ? resolvedHtml(merge, chosen) : chosen[0] === 'theirs' ? right : left;
  };
  const changedByMe = Object.entries(mine).flatMap(([key, value]) =>
    sameValue(value, from[key]) ? [] : [[key, joined(pathOf(within, key), from[key], value, other[key])]],
  );
  return { ...theirs, ...Object.fromEntries(changedByMe) };
}

const pathOf = (within: string, key: string) => (within === '' ? key : `${within}.${key}`);

/** Lists are compared as wholes. */
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
