// Caches of what access depends on. A change of a user, a role, category rights or a sign-in invalidates the affected values: at once in this
// process, within milliseconds in others (triggers send NOTIFY access_changed).
import { LRUCache } from 'lru-cache';
import type { OpenDatabase } from '../../database/database.ts';
import { type AccessChange, onAccessChange } from '../../shared/accounts/access-changes.ts';

interface Cached<Value> {
  /** Null when there is none; that is not cached. */
  read: (key: string) => Promise<Value | null>;
  isAffected: (change: Exclude<AccessChange, 'everybody'>, value: Value, key: string) => boolean;
  maxValues: number;
}

export interface AccessCaches {
  cached: <Value extends object | number>(cache: Cached<Value>) => (key: string) => Promise<Value | null>;
  close: () => Promise<void>;
}

/** Milliseconds; limits the effect of a lost notification. */
const maxAge = 30_000;

export function createAccessCaches({ listen }: Pick<OpenDatabase, 'listen'>, now: () => number): AccessCaches {
  const invalidators: ((change: AccessChange) => void)[] = [];
  let generation = 0;
  let isListening = false;

  function invalidate(change: AccessChange): void {
    generation += 1; // running reads are not cached
    for (const invalidator of invalidators) invalidator(change);
  }

  const stopLocalChanges = onAccessChange(invalidate);
  const stopListening = listen('access_changed', {
    message: (payload) => invalidate(changeOf(payload)),
    connected: (isConnected) => {
      isListening = isConnected;
      invalidate('everybody');
    },
  });

  return {
    cached<Value extends object | number>({ read, isAffected, maxValues }: Cached<Value>) {
      const known = new LRUCache<string, Value>({ max: maxValues, ttl: maxAge, ttlResolution: 0, perf: { now } });
      invalidators.push((change) => {
        if (change === 'everybody') known.clear();
        else for (const [key, value] of known) if (isAffected(change, value, key)) known.delete(key);
      });
      return async (key) => {
        const cached = known.get(key);
        if (cached !== undefined) return cached;
        const before = generation;
        const value = await read(key);
        if (value === null) return null;
        // without notifications nothing is cached
        if (isListening && before === generation) known.set(key, value);
        return value;
      };
    },
    async close() {
      stopLocalChanges();
      await stopListening();
    },
  };
}

/** What the triggers send: the id of a user, `sign-in` and the id of a grant, or `*`. */
function changeOf(payload: string): AccessChange {
  if (/^\d+$/.test(payload)) return Number(payload);
  const signIn = /^sign-in (.+)$/.exec(payload)?.[1];
  return signIn === undefined ? 'everybody' : { signIn };
}
