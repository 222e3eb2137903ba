// Records by what people know them by: a category by its path, „Prawo lokalne › Statut”, or a part of it that no other has.
import { closestMatch } from './failures/closest-match.ts';
import { CommandError, exitCodes } from './failures/exit-codes.ts';

/** A category with the names from the first level down to it. */
export interface PlacedRecord {
  id: number;
  names: readonly string[];
}

const separator = /\s*[›>]\s*/;
const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, i) => one.toLowerCase() === b[i]?.toLowerCase());

export const shownNames = (names: readonly string[]): string => names.join(' › ');

/** Of the number or the path, or the end of one. @throws CommandError for none, and for several, which it names */
export function recordNamed<Placed extends PlacedRecord>(all: readonly Placed[], text: string): Placed {
  const path = text.trim().split(separator);
  const ways = [
    ({ id }: Placed) => String(id) === text.trim(),
    ({ names }: Placed) => same(names, path),
    ({ names }: Placed) => same(names.slice(-path.length), path),
  ];
  for (const isMeant of ways) {
    const found = all.filter(isMeant);
    if (found.length > 1) {
      const which = found.map(({ id, names }) => `${id} (${shownNames(names)})`).join(', ');
      throw new CommandError(`Kategorii „${text}” jest kilka. Podaj numer: ${which}`, exitCodes.usage);
    }
    if (found[0] !== undefined) return found[0];
  }
  const similar = closestMatch(path.at(-1) ?? '', [...new Set(all.flatMap(({ names }) => names.at(-1) ?? []))]);
  const hint = similar === undefined ? '. Wypisuje je: bip menus tree' : ` (może chodziło o: ${similar}?)`;
  throw new CommandError(`Nie ma kategorii „${text}”${hint}`, exitCodes.usage);
}
