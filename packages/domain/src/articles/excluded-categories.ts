// Excluded categories (specification, section 6): their articles are closed to a user in every change. They do not bind
// administrators (design decision 12).

interface CategoryOfArticle {
  id: number;
  displayText: string;
}

/** Whom categories may be closed to. */
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

/** Why an article under these categories is closed to the user, as a Polish sentence; null when it is not. */
export function closedByCategories(user: CategoryUser, categories: readonly CategoryOfArticle[]): string | null {
  if (user.isAdmin) return null;
  const excluded = new Set(user.excludeCategories);
  const closed = categories.filter(({ id }) => excluded.has(id));
  return closed.length === 0 ? null : excludedMessage(closed.map(({ displayText }) => displayText));
}
