import { setFlagsFromString } from 'node:v8';

/** Makes V8 collect earlier: without it streaming many thousands of rows takes twice the memory. */
export function preferLowMemory(): void {
  setFlagsFromString('--max-semi-space-size=2');
  setFlagsFromString('--optimize-for-size');
}
