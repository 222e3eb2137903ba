/** '' and null are equal: a form has '' where the database has null. */
export function differentText(stored: string | null, input: string | null | undefined): boolean {
  return (stored ?? '') !== (input ?? '');
}

export function differentMoment(stored: string | null, input: string | null | undefined): boolean {
  return moment(stored) !== moment(input);
}

export function differentItems<Item>(key: (item: Item) => string) {
  return (stored: readonly Item[], input: readonly Item[] = []) => !sameList(stored.map(key), input.map(key));
}

export const ascending = (a: number, b: number) => a - b;
export const ids = (items: readonly { id: number }[]) => items.map((item) => item.id);
const moment = (iso: string | null | undefined) => (iso ? new Date(iso).getTime() : null);

export function sameList(a: readonly (number | string)[], b: readonly (number | string)[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
