import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { listApplicationLanguages } from '@redakcja/generated/axios/application/application';
import { authenticate } from '../../auth/authenticate.ts';
import type { PlanItem } from '../../shared/bulk/plan.ts';
import { runBulk } from '../../shared/bulk/run-bulk.ts';
import type { Context } from '../../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../../shared/failures/exit-codes.ts';
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
  const items = () => plan(selection, language === null ? 'nowa wersja' : `kopia ${language}`);
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

async function* plan(selection: Selection, to: string): AsyncGenerator<PlanItem> {
  for await (const { id, state } of selection.states()) {
    if (state === null) yield { id, name: '', from: '', to, errors: [`Nie znaleziono artykułu o numerze ${id}`] };
    else yield { id, name: state.title, from: articleStatusLabels[state.status], to };
  }
}
