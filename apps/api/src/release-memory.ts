import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects the garbage of the start. A server without requests makes too little garbage for a collection of its own, and would keep what the start
 * needed; after the first one V8 returns unused memory to the system by itself, within half a minute.
 */
export function releaseMemoryOfStart(): void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  collect();
}
