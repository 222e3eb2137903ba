// Articles of another server, or of files: new ones are written together, others one after the other by the single calls. Each stands alone.
import type { ImportedArticle } from '@redakcja/generated/model/importedArticle';
import type { PortableArticle } from '@redakcja/generated/model/portableArticle';
import { sql } from 'drizzle-orm';
import type { OutsideHandler } from '../../call/handler.ts';
import type { Database } from '../../database/database.ts';
import { integer, rowShape, text } from '../../database/rows/row-shape.ts';
import { textList } from '../../database/rows/sql-values.ts';
import { ProblemError } from '../../http/problem.ts';
import { resolveAwaited } from './awaited-links.ts';
import { checkKnown, type KnownArticle } from './check-known.ts';
import { readNames } from './import-names.ts';
import { checkNew, type ImportCall, type NewArticle, writeNew } from './import-new.ts';
import { versionsOf, writeKnown } from './import-stored.ts';

const known = rowShape({ id: integer(), key: text() });

export const importArticles: OutsideHandler<'importArticles'> = async (call) => {
  const { body, db } = call;
  const { dryRun = false } = body;
  const keys = [...new Set(body.articles.map(({ key }) => key))];
  const stored = await db.rows(known, sql`${known.select} from base_articles where key = any(${textList(keys)})`);
  const bases = new Map(stored.map(({ id, key }) => [key, id]));
  const names = await readNames(db, call.caller, body);
  const checked: (NewArticle | KnownArticle)[] = [];
  const seen = new Set<string>();
  for (const article of body.articles) {
    const base = bases.get(article.key);
    const one =
      base === undefined ? await checkNew(call, article, names) : await checkKnown(call, article, base, names);
    if (seen.has(article.key)) one.errors.push(`Klucz ${article.key} się powtarza`);
    seen.add(article.key);
    checked.push(one);
  }
  const write = async (tx: Database) => ({ body: await writeAll(tx, call, checked, dryRun) });
  if (!dryRun) return call.commit(write);
  try {
    return await call.transaction(async (tx) => {
      throw new Undone(await write(tx));
    });
  } catch (error) {
    if (error instanceof Undone) return error.result;
    throw error;
  }
};

/** A dry run does everything, and takes it back. */
class Undone extends Error {
  readonly result: { body: ImportedArticle[] };

  constructor(result: { body: ImportedArticle[] }) {
    super('dry run');
    this.result = result;
  }
}

async function writeAll(
  db: Database,
  call: ImportCall,
  checked: readonly (NewArticle | KnownArticle)[],
  dryRun: boolean,
): Promise<ImportedArticle[]> {
  const isReady = ({ errors, missingFiles }: NewArticle) => errors.length === 0 && missingFiles.length === 0;
  const fresh = checked.filter((one) => !('baseArticleId' in one) && isReady(one));
  const written = await writeNew(db, call, fresh);
  await resolveAwaited(
    db,
    [...written.values()].flatMap(({ ids }) => ids),
    fresh.map(({ article }) => article.key),
  );
  const results: ImportedArticle[] = [];
  for (const one of checked) {
    const { article, errors, missingFiles } = one;
    const isNew = !('baseArticleId' in one);
    const would = isNew ? 'created' : 'updated';
    if (errors.length > 0) results.push(failed(article, errors, missingFiles));
    else if (missingFiles.length > 0 && dryRun) results.push({ ...done(article, null, would), missingFiles });
    else if (missingFiles.length > 0) results.push(failed(article, ['Brakuje plików'], missingFiles));
    else if (isNew) {
      const { ids = [], errors: refused = [] } = written.get(article.key) ?? {};
      results.push(refused.length > 0 ? failed(article, refused) : done(article, ids.at(-1) ?? null, 'created'));
    } else results.push(await changeKnown(db, call, one as KnownArticle));
  }
  return results;
}

/** All of it or nothing, beside the others. */
async function changeKnown(db: Database, call: ImportCall, one: KnownArticle): Promise<ImportedArticle> {
  await db.execute(sql`savepoint article`);
  try {
    const hasChanged = await writeKnown(db, call, one);
    await db.execute(sql`release savepoint article`);
    const [newest] = await versionsOf(db, one.baseArticleId);
    return done(one.article, newest?.id ?? null, hasChanged ? 'updated' : 'unchanged');
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    await db.execute(sql`rollback to savepoint article`);
    return failed(one.article, error.errors);
  }
}

const nameOf = ({ versions }: PortableArticle) =>
  versions.findLast(({ language }) => language === versions[0]?.language)?.title ?? '';

function done(article: PortableArticle, id: number | null, outcome: ImportedArticle['outcome']): ImportedArticle {
  return { key: article.key, id, name: nameOf(article), outcome, done: true, errors: [], missingFiles: [] };
}

function failed(article: PortableArticle, errors: readonly string[], missingFiles: string[] = []): ImportedArticle {
  const result = { key: article.key, id: null, name: nameOf(article), outcome: 'failed', done: false } as const;
  return { ...result, errors: [...errors], missingFiles };
}
