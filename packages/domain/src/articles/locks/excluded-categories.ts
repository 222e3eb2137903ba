// Excluded categories (specification, section 6): the user cannot change their articles. They do not apply to
// administrators (design decision 12).

interface CategoryOfArticle {
  id: number;
  displayText: string;
}

/** A user with excluded categories. */
export interface CategoryUser {
  isAdmin: boolean;
  /** Ids of menu elements the user may not manage. */
  excludeCategories: Iterable<number>;
}

export function excludedMessage(names: readonly string[]): string {
  return names.length === 1
    ? `Brak uprawnień do kategorii „${names[0]}”`
    : `Brak uprawnień do kategorii: ${names.map((name) => `„${name}”`).join(', ')}`;
}

/** Why an article in these categories is locked for the user, as a Polish message; null when it is not. */
export function categoryLockReason(user: CategoryUser, categories: readonly CategoryOfArticle[]): string | null {
  if (user.isAdmin) return null;
  const excluded = new Set(user.excludeCategories);
  const locked = categories.filter(({ id }) => excluded.has(id));
  return locked.length === 0 ? null : excludedMessage(locked.map(({ displayText }) => displayText));
}
