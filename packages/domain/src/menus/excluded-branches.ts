// Excluding a category protects its branch (design decision 32): whoever is excluded from a category can neither change, move, hide, restore nor
// translate it, nor what would take it along.
import { menuMessages } from './menu-limits.ts';

/** Categories that a change concerns. */
export interface TouchedCategories {
  /** The changed category, or its new parent, with all ancestors: an excluded one among them protects it. */
  path: readonly number[];
  /** Its descendants, when the change takes them along: a move, a deletion, hiding and showing. */
  along?: readonly number[];
}

/** Why somebody with these excluded categories (none for an administrator) may not make a change, as a Polish message; null when they may. */
export function exclusionRefusal(
  excluded: ReadonlySet<number>,
  { path, along = [] }: TouchedCategories,
): string | null {
  return [...path, ...along].some((id) => excluded.has(id)) ? menuMessages.excluded : null;
}
