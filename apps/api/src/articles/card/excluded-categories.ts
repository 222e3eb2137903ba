// Excluded categories (specification, section 6): their articles are closed to a user in every write. They do not bind administrators (design, decision 12).
import { categoryLockReason } from '@redakcja/domain/articles/excluded-categories';
import type { Caller } from '../../call/caller.ts';
import { forbidden } from '../../http/problem.ts';

export function excludedOf(caller: Caller): ReadonlySet<number> {
  return caller.isAdmin ? new Set() : caller.excludedCategories;
}

/** Refuses a write to an article in a category that the user may not manage. */
export function requireOwnCategories(caller: Caller, categories: readonly { id: number; displayText: string }[]): void {
  const { isAdmin, excludedCategories } = caller;
  const reason = categoryLockReason({ isAdmin, excludeCategories: excludedCategories }, categories);
  if (reason !== null) throw forbidden(reason);
}
