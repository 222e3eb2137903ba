// Measures and prints figures. Nothing here passes or fails.

/** The value below which this share of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Milliseconds of each sequential run of `work`, after some warm-up runs. */
export async function timed(
  runs: number,
  work: () => Promise<unknown>,
  warmUp = Math.min(20, runs),
): Promise<number[]> {
  for (let i = 0; i < warmUp; i++) await work();
  const samples: number[] = [];
  for (let i = 0; i < runs; i++) {
    const started = performance.now();
    await work();
    samples.push(performance.now() - started);
  }
  return samples;
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints one line: label, figure, target. */
export function figure(label: string, value: string, aim = ''): void {
  print(`  ${label.padEnd(52)} ${value.padStart(20)}${aim === '' ? '' : `   (aim ${aim})`}`);
}

export const ms = (value: number) => `${value.toFixed(2)} ms`;

/** The least is what the work itself takes; the median also has what else the machine does. */
export const leastAndMedian = (samples: readonly number[]) =>
  `${ms(Math.min(...samples))} / ${ms(percentile(samples, 0.5))}`;
