// Values of the journal and of a save. The journal has a plain value as it is, a reference as `{ id, name }`, and anything else as a fact.

/** A value as a save has it, with the words that a person reads. */
export interface Fact {
  name: string;
  value: unknown;
}

function isFact(value: unknown): value is Fact {
  return typeof value === 'object' && value !== null && 'name' in value && 'value' in value;
}

/** A value of the journal as a save has it. Undefined for what an older release has noted in words only. */
export function formerValue(before: unknown): unknown {
  if (Array.isArray(before)) {
    const values = before.map(formerValue);
    return values.includes(undefined) ? undefined : values;
  }
  if (typeof before !== 'object' || before === null) return before;
  if (isFact(before)) return before.value;
  const id = numberOf(before);
  return id ?? undefined;
}

/** A former list for a save: rows that were removed since are new ones. `stored` is the list that is there. */
export function formerRows(rows: unknown, stored: unknown): unknown {
  if (!Array.isArray(rows) || !Array.isArray(stored)) return rows;
  const known = new Set(stored.map(numberOf));
  return rows.map((row: unknown) => (numberOf(row) === null || known.has(numberOf(row)) ? row : withoutNumber(row)));
}

/** Equal for equal values: a row that was written anew, under another number, is the same. */
export function comparable(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) =>
    isFact(one) ? { ...one, value: withoutNumber(one.value) } : one,
  );
}

/** The number of a row or of a reference. */
export function numberOf(row: unknown): number | null {
  const one: unknown = isFact(row) ? row.value : row;
  const id: unknown = typeof one === 'object' && one !== null ? Reflect.get(one, 'id') : null;
  return typeof id === 'number' ? id : null;
}

function withoutNumber(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id'));
}
