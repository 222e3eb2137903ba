interface NamedRow {
  name: string;
}

/** The next row whose name begins with the typed letters; the same letter again goes on to the next one. */
export function rowOfTyped(typed: string, rows: readonly NamedRow[], index: number): number | undefined {
  const letters = [...typed.toLocaleLowerCase('pl')];
  const isRepeated = letters.every((letter) => letter === letters[0]);
  const start = isRepeated ? (letters[0] ?? '') : letters.join('');
  const from = isRepeated ? index + 1 : index;
  for (let step = 0; step < rows.length; step += 1) {
    const at = (from + step) % rows.length;
    if (rows[at]?.name.toLocaleLowerCase('pl').startsWith(start)) return at;
  }
  return undefined;
}
