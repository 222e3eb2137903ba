// Streams of items.

/** Items in chunks of `size`; the last chunk may be smaller. */
export async function* inChunks<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  size: number,
): AsyncGenerator<Item[]> {
  let chunk: Item[] = [];
  for await (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** Maps several items at a time; the results keep their order. */
export async function* mapInOrder<Item, Result>(
  items: AsyncIterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const pending: Promise<Result>[] = [];
  for await (const item of items) {
    const result = work(item);
    // Errors are thrown when the result is awaited.
    result.catch(() => undefined);
    pending.push(result);
    if (pending.length < concurrency) continue;
    const [first] = pending.splice(0, 1);
    if (first !== undefined) yield await first;
  }
  for (const result of pending) yield await result;
}

/** A list as a stream. */
export async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}
