// Articles that are not here yet. They are checked by the rules of the single calls and written together.
import { codeOf } from '@redakcja/domain/articles/check/publication-error';
import { articleLocks, footerTitleMessage } from '@redakcja/domain/articles/locks/article-editability';
import { newArticleContext } from '@redakcja/domain/articles/locks/article-lock-context';
import { lockedChanges } from '@redakcja/domain/articles/locks/locked-changes';
import { type HistoryTaker, historyErrors, versionErrors } from '@redakcja/domain/articles/portable/history-rules';
import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import { validate } from '@redakcja/domain/shared/forms/form-errors';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleTemplate } from '@redakcja/generated/model/articleTemplate';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { PortableArticle } from '@redakcja/generated/model/portableArticle';
import { ProblemCode } from '@redakcja/generated/model/problemCode';
import { sql } from 'drizzle-orm';
import type { OutsideCall } from '../../call/handler.ts';
import type { Database } from '../../database/database.ts';
import { integer, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { baseArticles } from '../../database/schema.ts';
import { invalid, ProblemError } from '../../http/problem.ts';
import { readSystemParameters } from '../../shared/system-parameters.ts';
import { emptyArticle, newArticleSchema } from '../card/create-article.ts';
import { sanitised } from '../card/sanitised-article.ts';
import { savedArticleSchema } from '../card/update-article.ts';
import { changeStatuses } from '../status/change-statuses.ts';
import { listNewest } from '../status/listed.ts';
import type { Refusal } from '../status/status-request.ts';
import { type ReadVersion, readVersion } from './import-input.ts';
import type { ImportNames } from './import-names.ts';
import { insertRows } from './insert-rows.ts';
import { type ImportReasons, insertVersions, type NewVersion } from './insert-versions.ts';
import { askGate, passed } from './past-gate.ts';

export type ImportCall = OutsideCall<'importArticles'>;

/** A version whose fields are checked and cleaned. */
export interface CheckedVersion {
  read: ReadVersion;
  input: ArticleInput;
  /** What a publication would be refused for, of one that comes as published. */
  pastGate: readonly string[];
}

/** Made once for a call: schemas compile themselves when they are first used. */
export async function importRules({ services, caller, db }: ImportCall) {
  const { requiresSecondPerson } = await readSystemParameters(db);
  const taker: HistoryTaker = { isAdmin: caller.isAdmin, requiresSecondPerson, now: services.now() };
  return { fresh: newArticleSchema(services), saved: savedArticleSchema(services), taker };
}

/** What the change logs are told. */
export const reasonsOf = ({ body: { changeText = null, pastGateReason = null } }: ImportCall): ImportReasons => ({
  changeText,
  pastGateReason,
});

export type ImportRules = Awaited<ReturnType<typeof importRules>>;

export interface NewArticle {
  kind: 'new';
  article: PortableArticle;
  versions: readonly CheckedVersion[];
  missingFiles: string[];
  errors: string[];
  code?: ProblemCode | undefined;
}

/** Before the transaction: long texts are cleaned in a worker. */
export async function checkNew(
  call: ImportCall,
  article: PortableArticle,
  names: ImportNames,
  rules: ImportRules,
): Promise<NewArticle> {
  const errors = versionErrors(article.versions);
  const versions: CheckedVersion[] = [];
  const missing: string[] = [];
  const languages = new Set<string>();
  let code: ProblemCode | undefined;
  for (const version of article.versions) {
    const read = readVersion(version, names);
    missing.push(...read.missingFiles);
    const own = [...read.errors, ...historyErrors(version, rules.taker)];
    // with a history nothing is locked, so that nothing else would refuse it
    if (version.titleFromFooter && version.history !== undefined) own.push(footerTitleMessage);
    if (version.history === undefined) {
      if (!read.isLanguageActive) own.push(`Wersja językowa ${version.language} jest nieaktywna`);
      if (languages.has(version.language) || (version.version ?? 1) !== 1)
        own.push('Nowy artykuł bez historii zaczyna się od wersji 1 w każdym języku');
      if ((read.input.categories ?? []).some((id) => names.leadingOut.has(id))) own.push(menuMessages.takesNoArticles);
    }
    languages.add(version.language);
    const checked = await checkedFields(call, read, rules);
    if (Array.isArray(checked)) own.push(...checked);
    else {
      const gate = own.length > 0 ? passed : await askGate(call, read, checked, ArticleType.Common);
      own.push(...gate.errors);
      if (code !== ProblemCode.WaitingForCheck) code = gate.code ?? code;
      versions.push({ read, input: checked, pastGate: gate.pastGate });
    }
    errors.push(...own.map((error) => placed(error, article, version)));
  }
  return { kind: 'new', article, versions, missingFiles: [...new Set(missing)], errors: [...new Set(errors)], code };
}

/** With the version that it is about, where there are several. */
export function placed(error: string, { versions }: PortableArticle, of: PortableArticle['versions'][number]): string {
  return versions.length === 1
    ? error
    : `${of.language}${of.version === undefined ? '' : `, wersja ${of.version}`}: ${error}`;
}

/** The fields as they are stored, or why not. */
async function checkedFields(
  { services, caller }: ImportCall,
  read: ReadVersion,
  rules: ImportRules,
): Promise<ArticleInput | string[]> {
  const { history } = read.version;
  // what a history says has happened already: dates may have passed, and what was added later is a part of it
  const valid = validate(history === undefined ? rules.fresh : rules.saved, read.input);
  if (!valid.ok) return [...invalid(valid.fields).errors];
  if (history === undefined) {
    const locked = lockedChanges(emptyArticle, valid.value, articleLocks(newArticleContext(caller.permissions)));
    if (locked.length > 0) return locked.map(({ message }) => message);
  }
  try {
    return await sanitised(services, caller, valid.value, emptyArticle);
  } catch (error) {
    if (error instanceof ProblemError) return [...error.errors];
    throw error;
  }
}

const base = rowShape({ id: integer(), key: text() });

export interface Written {
  /** Ids of the versions in their order. */
  ids: readonly number[];
  errors: readonly string[];
  code?: ProblemCode | undefined;
}

/** Writes all of them; what gets no status is taken away again. @returns by key */
export async function writeNew(
  db: Database,
  call: ImportCall,
  wanted: readonly NewArticle[],
): Promise<Map<string, Written>> {
  const rows = insertRows(
    baseArticles,
    wanted.map(({ article: { key, template = ArticleTemplate.Text } }) => ({
      key,
      template,
      type: ArticleType.Common,
    })),
  );
  if (rows === null) return new Map();
  const bases = new Map((await db.rows(base, sql`${rows} returning id, key`)).map(({ id, key }) => [key, id]));
  const versions = wanted.flatMap(({ article, versions: own }) =>
    own.map(
      ({ read, input, pastGate }): NewVersion => ({
        read,
        input,
        pastGate,
        baseArticleId: bases.get(article.key) ?? 0,
        type: ArticleType.Common,
        number: read.version.version ?? 1,
      }),
    ),
  );
  const author = { caller: call.caller, now: call.services.now() };
  const ids = await insertVersions(db, versions, author, reasonsOf(call));
  await listNewest(db, [...bases.values()]);
  const refused = await changeToStatuses(db, call, versions, ids);
  const written = new Map<string, Written>();
  for (const [key, id] of bases) {
    const own = ids.filter((_, index) => versions[index]?.baseArticleId === id);
    const why = own.flatMap((one) => refused.get(one) ?? []);
    written.set(key, {
      ids: own,
      errors: why.flatMap(({ errors }) => errors),
      code: why.length > 0 ? codeOf(why) : undefined,
    });
  }
  const failed = [...written].filter(([, { errors }]) => errors.length > 0).map(([key]) => bases.get(key) ?? 0);
  if (failed.length > 0) await db.execute(sql`delete from base_articles where id = any(${idList(failed)})`);
  return written;
}

/** Whether a new version goes on to its status by the steps of a user; one with a history has it. */
export const hasSteps = ({ history, status = ArticleStatus.Draft }: PortableArticle['versions'][number]) =>
  history === undefined && status !== ArticleStatus.Draft;

/** Drafts without a history go on to their status by the steps of a user. @returns what was refused, by id */
async function changeToStatuses(
  db: Database,
  { caller, services, body }: ImportCall,
  versions: readonly NewVersion[],
  ids: readonly number[],
): Promise<Map<number, Refusal>> {
  const refused = new Map<number, Refusal>();
  const statuses = Object.values(ArticleStatus).filter((status) => status !== ArticleStatus.Draft);
  for (const to of statuses) {
    const own = ids.filter((_, index) => {
      const version = versions[index]?.read.version;
      return version !== undefined && hasSteps(version) && version.status === to;
    });
    if (own.length === 0) continue;
    const outcomes = await changeStatuses({ db, caller, services }, { ids: own, to, changeText: body.changeText });
    for (const { id, refusal } of outcomes) if (refusal !== null) refused.set(id, refusal);
  }
  return refused;
}
