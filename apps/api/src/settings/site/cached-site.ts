// The site is read anew only when something was written or a moment has come at which something on it begins or ends. Both are asked of the database,
// so that a write by another process is seen as well.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { Site } from '@redakcja/generated/model/site';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { textTag } from '../../call/etag.ts';
import type { Database } from '../../database/database.ts';
import { integer, rowShape, text } from '../../database/rows/row-shape.ts';
import { constant } from '../../database/rows/sql-values.ts';
import { CachedAnswer } from '../../lists/cached-answer.ts';

import { readSite } from './read-site.ts';

interface SiteAnswer {
  cached: CachedAnswer<Site>;
  etag: string;
}

interface CachedSite {
  state: string;
  /** Seconds of the database's clock. */
  until: number;
  answer: Promise<SiteAnswer | null>;
}

const seconds = (moment: string) => `extract(epoch from ${moment})::float8`;

/** Every transaction that has written anything changes the snapshot; a database that went back in time has started anew. */
const stateRow = rowShape({
  state: text(`pg_current_snapshot()::text || ' ' || ${seconds('pg_postmaster_start_time()')}`),
  now: integer(seconds('now()')),
});

const nextRow = rowShape({ until: integer(`coalesce(${seconds('min(x.moment)')}, 'infinity')`) });
const next = sql`${nextRow.select} from (
    select unnest(array[show_from, show_to]) as moment from tiles where is_active
    union all select unnest(array[show_from, show_to]) from banners where is_active
    union all (select publish_end from articles where status = ${constant(ArticleStatus.Published)} and publish_end > now() order by publish_end limit 1)
  ) x where x.moment > now()`;

const maxLanguages = 20;
/** By database, because tests run several servers in one process. */
const caches = new WeakMap<object, LRUCache<string, CachedSite>>();

/** Null for a language that visitors cannot read. */
export async function cachedSite(db: Database, code: string): Promise<SiteAnswer | null> {
  const sites = caches.get(db) ?? new LRUCache<string, CachedSite>({ max: maxLanguages });
  caches.set(db, sites);
  const [present] = await db.rows(stateRow, stateRow.select);
  if (present === undefined) throw new Error('The database has no state');
  const cached = sites.get(code);
  if (cached !== undefined && cached.state === present.state && present.now < cached.until) return cached.answer;
  // before the site is read: what begins or ends meanwhile is then read anew
  const [moment] = await db.rows(nextRow, next);
  const answer = makeSite(db, code);
  const made = { state: present.state, until: moment?.until ?? 0, answer };
  sites.set(code, made);
  // what failed is not cached
  answer.catch(() => sites.set(code, { ...made, until: 0 }));
  return answer;
}

async function makeSite(db: Database, code: string): Promise<SiteAnswer | null> {
  const site = await readSite(db, code);
  if (site === null) return null;
  const json = JSON.stringify(site);
  return { cached: new CachedAnswer<Site>(() => Buffer.from(json)), etag: textTag(json) };
}
