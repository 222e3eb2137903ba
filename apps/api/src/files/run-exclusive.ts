let last: Promise<unknown> = Promise.resolve();

/** Work that takes a great deal of memory, one piece after the other: a picture of 50 million pixels unpacks to 200 MB. */
export function runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
  const own = last.then(work);
  last = own.catch(() => undefined);
  return own;
}
