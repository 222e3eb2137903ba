import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { articleLocks } from '@redakcja/domain/articles/locks/article-editability';
import { articleContext } from '@redakcja/domain/articles/locks/article-lock-context';
import { categoryLockReason } from '@redakcja/domain/articles/locks/excluded-categories';
import { getLoggedUser, listLoggedUserPermissions } from '@redakcja/generated/axios/access/access';
import { listApplicationLanguages } from '@redakcja/generated/axios/application/application';
import type { Article } from '@redakcja/generated/model/article';
import { authenticate } from '../../auth/authenticate.ts';
import type { PlanItem } from '../../shared/bulk/plan.ts';
import { runBulk } from '../../shared/bulk/run-bulk.ts';
import type { Context } from '../../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../../shared/failures/exit-codes.ts';
import { withRetries } from '../../shared/requests/retry.ts';
import { wholeArticles } from '../changes/whole-articles.ts';
import { type Selection, selectArticles } from '../selection/select-articles.ts';
import type { NewVersionOptions, TranslateOptions } from './commands.ts';
import { copiesJob, copiesKind } from './copies-job.ts';

/** `bip articles new-version`. */
export function createVersions(
  ids: readonly string[],
  options: NewVersionOptions,
  context: Context,
): Promise<ExitCode> {
  return copyArticles(ids, options, context, null);
}

/** `bip articles translate`. */
export function translateArticles(
  ids: readonly string[],
  options: TranslateOptions,
  context: Context,
): Promise<ExitCode> {
  return copyArticles(ids, options, context, options.to.toUpperCase());
}

async function copyArticles(
  ids: readonly string[],
  options: NewVersionOptions,
  context: Context,
  language: string | null,
): Promise<ExitCode> {
  const selection = selectArticles(context, ids, options);
  const { host } = await authenticate(context, options);
  const languageId = language === null ? null : await idOf(language);
  const settings = { language, languageId };
  const items = () => plan(selection, settings, options, context);
  const source = { head: { kind: copiesKind, host, settings }, selection: selection.key, items };
  return runBulk(context, options, copiesJob(settings), source);
}

async function idOf(language: string): Promise<number> {
  const languages = await listApplicationLanguages();
  const found = languages.find(({ isoCode }) => isoCode === language);
  if (found !== undefined) return found.id;
  const known = languages.map(({ isoCode }) => isoCode).join(', ');
  throw new CommandError(`Nie ma języka ${language}. Dostępne: ${known}`, exitCodes.usage);
}

interface Wanted {
  language: string | null;
  languageId: number | null;
}

async function* plan(
  selection: Selection,
  wanted: Wanted,
  options: NewVersionOptions,
  context: Context,
): AsyncGenerator<PlanItem> {
  const to = wanted.language === null ? 'nowa wersja' : `kopia ${wanted.language}`;
  const refusalOf = await refusals(wanted);
  for await (const one of wholeArticles(selection.states(), (call) => withRetries(context, options, call))) {
    if ('missing' in one) {
      yield { ...one.missing, to };
      continue;
    }
    const { id, title: name, status } = one.article;
    const refusal = refusalOf(one.article);
    yield { id, name, from: articleStatusLabels[status], to, ...(refusal === null ? {} : { errors: [refusal] }) };
  }
}

/** Why the server will refuse an article, by the rules that it has; null where it will not. */
async function refusals({ language, languageId }: Wanted): Promise<(article: Article) => string | null> {
  const [user, names] = await Promise.all([getLoggedUser(), listLoggedUserPermissions()]);
  const permissions = new Set(names);
  const copied = new Set<number>();
  const ofTranslation = ({ baseArticleId, translations }: Article): string | null => {
    const isThere = copied.has(baseArticleId) || translations.some((one) => one.languageId === languageId);
    copied.add(baseArticleId);
    return isThere ? `Artykuł ma już wersję językową ${language}` : null;
  };
  const ofVersion = (article: Article): string | null => {
    const lock = articleLocks(articleContext(article, permissions)).newVersion;
    return lock.locked ? lock.reason : null;
  };
  const ofKind = languageId === null ? ofVersion : ofTranslation;
  return (article) => categoryLockReason(user, article.categories) ?? ofKind(article);
}
