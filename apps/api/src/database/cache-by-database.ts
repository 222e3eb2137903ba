import { LRUCache } from 'lru-cache';
import type { Database } from './database.ts';

/** What is read of a database, cached beside it: tests run several servers in one process. */
export function cacheByDatabase<Value extends object>(max: number): (db: Database) => LRUCache<string, Value> {
  const caches = new WeakMap<Database, LRUCache<string, Value>>();
  return (db) => {
    const cache = caches.get(db) ?? new LRUCache<string, Value>({ max });
    caches.set(db, cache);
    return cache;
  };
}
