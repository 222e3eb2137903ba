// Which articles of an import are here as they are there: they need neither checks nor writes.
import { isDeepStrictEqual } from 'node:util';
import type { PortableArticle } from '@redakcja/generated/model/portableArticle';
import type { PortableVersion } from '@redakcja/generated/model/portableVersion';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { readPortable } from './export-articles.ts';

/** @returns their keys */
export async function unchangedKeys(
  db: Database,
  articles: readonly PortableArticle[],
  baseIds: readonly number[],
): Promise<Set<string>> {
  if (baseIds.length === 0) return new Set();
  const wanted = sql`select base_article_id, 1 as place from articles where base_article_id = any(${idList(baseIds)}) group by 1`;
  const { articles: stored } = await readPortable(db, wanted);
  const byKey = new Map(stored.map((one) => [one.key, one.versions]));
  const same = articles.filter(({ key, versions }) => versions.every((one) => isStored(one, byKey.get(key) ?? [])));
  return new Set(same.map(({ key }) => key));
}

/** The history is not compared: what has happened here since is not undone by what happened there. */
function isStored({ history: _, version, ...given }: PortableVersion, stored: readonly PortableVersion[]): boolean {
  const own = stored.filter(({ language }) => language === given.language);
  const same = version === undefined ? own.at(-1) : own.find((one) => one.version === version);
  return (
    same !== undefined &&
    Object.entries(given).every(([name, value]) => isDeepStrictEqual(value, Reflect.get(same, name)))
  );
}
