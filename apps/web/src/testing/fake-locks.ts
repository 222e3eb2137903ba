// The locks of a browser, which jsdom has not: one holder per name, the others wait in line.
import { onTestFinished } from 'vitest';

type Granted = () => unknown;

export function fakeLocks() {
  const lines = new Map<string, { done: Promise<unknown> }[]>();
  const locks = {
    async query() {
      return { held: [...lines].flatMap(([name, line]) => (line.length > 0 ? [{ name }] : [])) };
    },
    async request(name: string, ...rest: [Granted] | [{ signal: AbortSignal }, Granted]) {
      const granted = rest.length === 1 ? rest[0] : rest[1];
      const signal = rest.length === 1 ? undefined : rest[0].signal;
      const line = lines.get(name) ?? [];
      lines.set(name, line);
      const before = line.at(-1)?.done;
      const mine = Promise.withResolvers<void>();
      const place = { done: mine.promise };
      line.push(place);
      try {
        await before;
        signal?.throwIfAborted();
        return await granted();
      } finally {
        line.splice(line.indexOf(place), 1);
        mine.resolve();
      }
    },
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
}
