// Hundreds of uploads at once would fill every turn of the event loop with their chunks, and others would wait. A few chunks pass in each turn,
// in the order of their arrival; a caller whose chunk waits is read no further.

/** Of at most 64 kB; hashing one takes about 0.2 ms. */
const chunksOfTurn = 16;
const waiting: (() => void)[] = [];

/** Resolves when the next chunk of an upload may be processed. */
export function uploadTurn(): Promise<void> {
  return new Promise((pass) => {
    if (waiting.push(pass) === 1) setImmediate(passSome);
  });
}

function passSome(): void {
  for (const pass of waiting.splice(0, chunksOfTurn)) pass();
  if (waiting.length > 0) setImmediate(passSome);
}
