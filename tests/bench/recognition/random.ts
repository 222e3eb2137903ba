// What looks accidental and is the same in each run.

export interface Random {
  /** A whole number below `end`. */
  below(end: number): number;
  digits(count: number): string;
  letters(count: number): string;
  one<Value>(values: readonly Value[]): Value;
}

/** Mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  const many = (count: number, from: string) => Array.from({ length: count }, () => from[below(from.length)]).join('');
  return {
    below,
    digits: (count) => many(count, '0123456789'),
    // identity cards have neither O nor Q
    letters: (count) => many(count, 'ABCDEFGHIJKLMNPRSTUVWXYZ'),
    one: (values) => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('nothing to choose from');
      return value;
    },
  };
}
