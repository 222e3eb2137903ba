// Figures and how they are printed. Nothing here passes or fails: a person reads it.

/** The value below which the given share of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Milliseconds of each run of `work`, one after the other, after some runs to warm up. */
export async function timed(runs: number, work: () => Promise<unknown>): Promise<number[]> {
  for (let i = 0; i < Math.min(20, runs); i++) await work();
  const samples: number[] = [];
  for (let i = 0; i < runs; i++) {
    const started = performance.now();
    await work();
    samples.push(performance.now() - started);
  }
  return samples;
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** One line: what, the figure, and what it is held against. */
export function figure(what: string, value: string, aim = ''): void {
  say(`  ${what.padEnd(52)} ${value.padStart(14)}${aim === '' ? '' : `   (aim ${aim})`}`);
}

export const ms = (value: number) => `${value.toFixed(2)} ms`;
