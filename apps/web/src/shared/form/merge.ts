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

/** Top-level fields that the other side changed. */
export function differences(base: object, mine: object, theirs: object): Difference[] {
  const [from, own, other] = [base as Values, mine as Values, theirs as Values];
  return Object.keys(other)
    .filter((path) => !sameValue(other[path], from[path]) && !sameValue(other[path], own[path]))
    .map((path) => ({
      path,
      mine: own[path],
      theirs: other[path],
      conflict: !sameValue(own[path], from[path]),
    }));
}

/** Merges both sides; in a conflict the local value wins. */
export function merged<T extends object>(base: T, mine: T, theirs: T): T {
  const changedByMe = Object.entries(mine).filter(([path, value]) => !sameValue(value, (base as Values)[path]));
  return { ...theirs, ...Object.fromEntries(changedByMe) };
}
