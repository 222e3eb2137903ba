/**
 * A name among others that may be the same: the second is „Rada #2”. A name that looks like a numbered one always has its number, so that
 * „Rada #2” as a name is „Rada #2 #1”.
 */
export const numberedName = (name: string, number: number): string =>
  number === 1 && !/ #\d+$/.test(name) ? name : `${name} #${number}`;
