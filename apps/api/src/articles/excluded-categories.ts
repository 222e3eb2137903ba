// Excluded categories (specification, section 6): their articles are closed to a user in every write. They do not bind administrators (design, decision 12).
import type { Caller } from '../shared/caller.ts';
import { forbidden } from '../shared/problem.ts';

export function excludedOf(caller: Caller): ReadonlySet<number> {
  return caller.isAdmin ? new Set() : caller.excludedCategories;
}

export function excludedMessage(names: readonly string[]): string {
  return names.length === 1
    ? `Brak uprawnień do kategorii „${names[0]}”`
    : `Brak uprawnień do kategorii: ${names.map((name) => `„${name}”`).join(', ')}`;
}

/** Refuses a write to an article that stands under a category the user may not manage. */
export function requireOwnCategories(caller: Caller, categories: readonly { id: number; displayText: string }[]): void {
  const excluded = excludedOf(caller);
  const closed = categories.filter(({ id }) => excluded.has(id));
  if (closed.length > 0) throw forbidden(excludedMessage(closed.map(({ displayText }) => displayText)));
}
