/**
 * Gives a text that comes again a name, and with it a prepared statement. A connection keeps every one until it closes: the texts of rare combinations
 * of filters are not worth it, and past so many names a text has none and is planned each time.
 */
export function statementNames(maxNames: number): (text: string) => string {
  const names = new Map<string, string>();
  const once = new Set<string>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size === maxNames) return name ?? '';
    if (!once.delete(text)) {
      if (once.size === maxNames) once.clear();
      once.add(text);
      return '';
    }
    const next = `s${names.size + 1}`;
    names.set(text, next);
    return next;
  };
}
