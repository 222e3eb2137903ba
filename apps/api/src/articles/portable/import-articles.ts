// Articles of another server, or of files: new ones are written together, others one after the other by the single calls. Each stands alone.
import { staleMessage } from '@redakcja/domain/shared/stale';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { ImportedArticle } from '@redakcja/generated/model/importedArticle';
import type { PortableArticle } from '@redakcja/generated/model/portableArticle';
import { ProblemCode } from '@redakcja/generated/model/problemCode';
import { sql } from 'drizzle-orm';
import type { OutsideHandler } from '../../call/handler.ts';
import type { Database } from '../../database/database.ts';
import { integer, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { textList } from '../../database/rows/sql-values.ts';
import { ProblemError } from '../../http/problem.ts';
import { resolveAwaited } from './awaited-links.ts';
import { checkKnown, type KnownArticle } from './check-known.ts';
import { readNames } from './import-names.ts';
import { checkNew, hasSteps, type ImportCall, importRules, type NewArticle, writeNew } from './import-new.ts';
import { versionsOf, writeKnown } from './import-stored.ts';
import { coveredSince, newestEntry } from './past-gate.ts';
import { unchangedKeys } from './unchanged.ts';

const known = rowShape({
  id: integer(),
  key: text(),
  type: oneOf(ArticleType),
  state: text(
    "(select md5(coalesce(string_agg(a.id || ':' || a.revision, ',' order by a.id), '')) from articles a where a.base_article_id = b.id)",
  ),
});

const stale = { errors: [staleMessage], code: ProblemCode.Stale };

/** Of what is not here. */
const noEtag = '"0"';

export const importArticles: OutsideHandler<'importArticles'> = async (call) => {
  const { body, db } = call;
  const { dryRun = false } = body;
  const keys = [...new Set(body.articles.map(({ key }) => key))];
  const stored = await db.rows(known, sql`${known.select} from base_articles b where key = any(${textList(keys)})`);
  const bases = new Map(stored.map((one) => [one.key, one]));
  const etags = body.articles.map(({ key }) => {
    const base = bases.get(key);
    return base === undefined ? noEtag : `"${base.state}"`;
  });
  const checked = await checkAll(call, bases);
  if (body.etags !== undefined)
    for (const [index, one] of checked.entries()) if (body.etags[index] !== etags[index]) Object.assign(one, stale);
  const write = async (tx: Database) => {
    const since = await newestEntry(tx);
    const results = await writeAll(tx, call, checked, dryRun);
    const covered = await coveredSince(tx, since, call.caller.id);
    const body = results.map((result, index) => ({
      ...result,
      despite: [...result.despite, ...(covered.get(result.key) ?? [])],
      etag: etags[index] ?? noEtag,
    }));
    return { body };
  };
  if (!dryRun) return call.commit(write);
  if (checked.every(isOnlyInserted))
    return { body: checked.map((one, index) => ({ ...foreseen(one), etag: etags[index] ?? noEtag })) };
  try {
    return await call.transaction(async (tx) => {
      throw new Undone(await write(tx));
    });
  } catch (error) {
    if (error instanceof Undone) return error.result;
    throw error;
  }
};

/** All that could be refused was asked before anything is written: a dry run needs no writes to know the answer. */
const isOnlyInserted = (one: Checked) =>
  one.errors.length > 0 ||
  one.kind === 'same' ||
  (one.kind === 'new' && one.versions.every(({ read: { version } }) => !hasSteps(version)));

function foreseen(one: Checked): Result {
  const { article, errors, missingFiles } = one;
  if (errors.length > 0) return failed(article, one, missingFiles);
  return { ...done(one, null, one.kind === 'same' ? 'unchanged' : 'created'), missingFiles };
}

/** A dry run does everything, and takes it back. */
class Undone extends Error {
  readonly result: { body: ImportedArticle[] };

  constructor(result: { body: ImportedArticle[] }) {
    super('dry run');
    this.result = result;
  }
}

type Result = Omit<ImportedArticle, 'etag'>;

interface Why {
  errors: readonly string[];
  code?: ProblemCode | undefined;
}

type Checked =
  | NewArticle
  | KnownArticle
  | { kind: 'same'; article: PortableArticle; missingFiles: string[]; errors: string[]; code?: ProblemCode };

/** @param bases what is here, by key */
async function checkAll(
  call: ImportCall,
  bases: ReadonlyMap<string, { id: number; type: ArticleType }>,
): Promise<Checked[]> {
  const { body, db, caller } = call;
  const names = await readNames(db, caller, body);
  const rules = await importRules(call);
  const same = await unchangedKeys(
    db,
    body.articles,
    [...bases.values()].map(({ id }) => id),
  );
  const checked: Checked[] = [];
  const seen = new Set<string>();
  for (const article of body.articles) {
    const base = bases.get(article.key);
    const isRepeated = seen.has(article.key);
    seen.add(article.key);
    if (isRepeated || same.has(article.key)) {
      const errors = isRepeated ? [`Klucz ${article.key} się powtarza`] : [];
      checked.push({ kind: 'same', article, errors, missingFiles: [] });
    } else if (base === undefined) checked.push(await checkNew(call, article, names, rules));
    else checked.push(await checkKnown(call, article, base, names, rules));
  }
  return checked;
}

async function writeAll(
  db: Database,
  call: ImportCall,
  checked: readonly Checked[],
  dryRun: boolean,
): Promise<Result[]> {
  const fresh = checked.flatMap((one) =>
    one.kind === 'new' && one.errors.length === 0 && one.missingFiles.length === 0 ? [one] : [],
  );
  const written = await writeNew(db, call, fresh);
  await resolveAwaited(
    db,
    [...written.values()].flatMap(({ ids }) => ids),
    fresh.map(({ article }) => article.key),
  );
  const results: Result[] = [];
  for (const one of checked) {
    const { article, errors, missingFiles } = one;
    if (errors.length > 0) results.push(failed(article, one, missingFiles));
    else if (missingFiles.length > 0)
      results.push(
        dryRun
          ? { ...done(one, null, wouldBe(one)), missingFiles }
          : failed(article, { errors: ['Brakuje plików'], code: ProblemCode.Missing }, missingFiles),
      );
    else if (one.kind === 'known') results.push(await changeKnown(db, call, one));
    else if (one.kind === 'same') results.push(done(one, null, 'unchanged'));
    else {
      const { ids, ...why } = written.get(article.key) ?? { ids: [], errors: [] };
      results.push(why.errors.length > 0 ? failed(article, why) : done(one, ids.at(-1) ?? null, 'created'));
    }
  }
  return results;
}

const wouldBe = ({ kind }: Checked) => (kind === 'new' ? 'created' : 'updated');

/** All of it or nothing, beside the others. */
async function changeKnown(db: Database, call: ImportCall, one: KnownArticle): Promise<Result> {
  await db.execute(sql`savepoint article`);
  try {
    const hasChanged = await writeKnown(db, call, one);
    await db.execute(sql`release savepoint article`);
    const [newest] = await versionsOf(db, one.baseArticleId);
    return done(one, newest?.id ?? null, hasChanged ? 'updated' : 'unchanged');
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    await db.execute(sql`rollback to savepoint article`);
    return failed(one.article, error);
  }
}

const nameOf = ({ versions }: PortableArticle) =>
  versions.findLast(({ language }) => language === versions[0]?.language)?.title ?? '';

function done(one: Checked, id: number | null, outcome: ImportedArticle['outcome']): Result {
  const { article } = one;
  const despite = one.kind === 'same' ? [] : [...new Set(one.versions.flatMap(({ pastGate }) => pastGate))];
  return { key: article.key, id, name: nameOf(article), outcome, done: true, errors: [], despite, missingFiles: [] };
}

function failed(article: PortableArticle, { errors, code }: Why, missingFiles: string[] = []): Result {
  const result = { key: article.key, id: null, name: nameOf(article), outcome: 'failed', done: false } as const;
  return { ...result, errors: [...errors], ...(code && { code }), despite: [], missingFiles };
}
