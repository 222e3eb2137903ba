let last: Promise<unknown> = Promise.resolve();

/** Runs memory-intensive work one task at a time: a picture of 50 million pixels decodes to 200 MB. */
export function runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
  const own = last.then(work);
  last = own.catch(() => undefined);
  return own;
}
