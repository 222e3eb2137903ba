import { setFlagsFromString } from 'node:v8';

/** Streams keep little, but the engine collects late when there is room: many thousands of rows would take twice the memory. */
export function keepMemorySmall(): void {
  setFlagsFromString('--max-semi-space-size=2');
  setFlagsFromString('--optimize-for-size');
}
