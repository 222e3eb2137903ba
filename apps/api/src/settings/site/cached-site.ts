// The site is read anew only when it is another. The database says whether it is, so that a write by another process is seen as well.
import type { Site } from '@redakcja/generated/model/site';
import { LRUCache } from 'lru-cache';
import { textTag } from '../../call/etag.ts';
import type { Database } from '../../database/database.ts';
import { CachedAnswer } from '../../lists/cached-answer.ts';
import { siteState } from '../../shared/site-state.ts';
import { readSite } from './read-site.ts';

interface SiteAnswer {
  cached: CachedAnswer<Site>;
  etag: string;
}

interface CachedSite {
  state: string;
  answer: Promise<SiteAnswer | null>;
}

const maxLanguages = 20;
/** By database, because tests run several servers in one process. */
const caches = new WeakMap<object, LRUCache<string, CachedSite>>();

/** Null for a language that visitors cannot read. */
export async function cachedSite(db: Database, code: string): Promise<SiteAnswer | null> {
  const sites = caches.get(db) ?? new LRUCache<string, CachedSite>({ max: maxLanguages });
  caches.set(db, sites);
  // before the site is read: what begins or ends meanwhile is then read anew
  const state = await siteState(db);
  const cached = sites.get(code);
  if (cached?.state === state) return cached.answer;
  const answer = makeSite(db, code);
  sites.set(code, { state, answer });
  // what failed is not cached
  answer.catch(() => sites.delete(code));
  return answer;
}

async function makeSite(db: Database, code: string): Promise<SiteAnswer | null> {
  const site = await readSite(db, code);
  if (site === null) return null;
  const json = JSON.stringify(site);
  return { cached: new CachedAnswer<Site>(() => Buffer.from(json)), etag: textTag(json) };
}
