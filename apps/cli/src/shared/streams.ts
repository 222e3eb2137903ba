// Streams of items of any length.

/** Items in groups of `size`; the last group may be smaller. */
export async function* inGroups<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  size: number,
): AsyncGenerator<Item[]> {
  let group: Item[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/** Works on several items at a time and answers in their order. */
export async function* inOrder<Item, Answer>(
  items: AsyncIterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<Answer>,
): AsyncGenerator<Answer> {
  const pending: Promise<Answer>[] = [];
  for await (const item of items) {
    const answer = work(item);
    // A failure is told when its turn comes.
    answer.catch(() => undefined);
    pending.push(answer);
    if (pending.length < atOnce) continue;
    const [first] = pending.splice(0, 1);
    if (first !== undefined) yield await first;
  }
  for (const answer of pending) yield await answer;
}
