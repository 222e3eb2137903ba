// The site is read anew only when it is another. The database says whether it is, so that a write by another process is seen as well.
import type { Site } from '@redakcja/generated/model/site';
import { cacheByDatabase } from '../../database/cache-by-database.ts';
import type { Database } from '../../database/database.ts';
import { CachedAnswer } from '../../http/cached/cached-answer.ts';
import { siteState } from '../../shared/site-state.ts';
import { readSite } from './read-site.ts';

type SiteAnswer = CachedAnswer<Site>;

interface CachedSite {
  state: string;
  answer: Promise<SiteAnswer | null>;
}

const maxLanguages = 20;
const cacheOf = cacheByDatabase<CachedSite>(maxLanguages);

/** Null for a language that visitors cannot read. */
export async function cachedSite(db: Database, code: string): Promise<SiteAnswer | null> {
  const sites = cacheOf(db);
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
  return new CachedAnswer(() => Buffer.from(json));
}
