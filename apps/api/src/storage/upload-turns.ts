// Hundreds of uploads at once would fill every turn of the event loop with their chunks. libuv accepts one connection in a turn: behind 200 new
// uploads another caller waits for 200 turns, however short its call is, so turns have to be short. A few chunks pass in each of them, in the order of
// their arrival; a caller whose chunk waits is read no further.

/** Of at most 64 kB; reading, hashing and writing one takes about 0.5 ms. */
const chunksOfTurn = 2;
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
