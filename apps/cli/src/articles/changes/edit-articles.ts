// `bip articles edit`: tags, categories and dates of many articles.
import { listLoggedUserPermissions } from '@redakcja/generated/axios/access/access';
import type { Article } from '@redakcja/generated/model/article';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import { authenticate } from '../../auth/authenticate.ts';
import type { PlanItem } from '../../shared/bulk/plan.ts';
import { runBulk } from '../../shared/bulk/run-bulk.ts';
import type { Context } from '../../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../../shared/failures/exit-codes.ts';
import { withRetries } from '../../shared/requests/retry.ts';
import { namedCategories, TagNames } from '../selection/named-parts.ts';
import { type Selection, selectArticles } from '../selection/select-articles.ts';
import { type EditOptions, noDate } from './commands.ts';
import { editJob, editKind } from './edit-job.ts';
import { type EditWish, editedArticle, type ListWish, type Named } from './edited-article.ts';
import { saveErrors } from './save-job.ts';
import { wholeArticles } from './whole-articles.ts';

export async function editArticles(ids: readonly string[], options: EditOptions, context: Context): Promise<ExitCode> {
  const { addTag, removeTag, setTag, addCategory, removeCategory, setCategory } = options;
  const { publishStart, publishEnd, archiveAfter } = options;
  const wishes = { addTag, removeTag, setTag, addCategory, removeCategory, setCategory };
  const dates = { publishStart, publishEnd, archiveAfter };
  if (Object.values({ ...wishes, ...dates }).every((one) => one === undefined))
    throw new CommandError('Podaj, co zmienić: tagi, kategorie albo daty (bip articles edit --help)', exitCodes.usage);
  const selection = selectArticles(context, ids, options);
  const { host } = await authenticate(context, options);
  const settings = { reason: options.reason ?? null };
  const head = { kind: editKind, host, settings };
  const source = { head, selection: [selection.key, wishes, dates], items: () => plan(selection, options, context) };
  return runBulk(context, options, editJob(settings), source);
}

async function* plan(selection: Selection, options: EditOptions, context: Context): AsyncGenerator<PlanItem> {
  const permissions = new Set<PermissionName>(await listLoggedUserPermissions());
  const wishOf = await wishes(options);
  for await (const one of wholeArticles(selection.states(), (call) => withRetries(context, options, call))) {
    if ('missing' in one) {
      yield one.missing;
      continue;
    }
    const { article, etag } = one;
    const { wish, errors: missing } = await wishOf(article);
    const edited = editedArticle(article, wish);
    if (edited === null && missing.length === 0) continue;
    const { changes, from, to } = edited ?? { changes: {}, from: '', to: '' };
    const errors = [...missing, ...saveErrors(article, changes, permissions)];
    const data = { changes: JSON.stringify(changes) };
    yield { id: article.id, name: article.title, from, to, etag, ...(errors.length > 0 ? { errors } : { data }) };
  }
}

/** Tags belong to a language: the same name is another tag for an article in another one. */
async function wishes(
  options: EditOptions,
): Promise<(article: Article) => Promise<{ wish: EditWish; errors: string[] }>> {
  const { addTag = [], removeTag = [], setTag } = options;
  const tags = new TagNames([...addTag, ...(setTag ?? [])]);
  const removed = new Set((await namedCategories(options.removeCategory ?? [])).map(({ id }) => id));
  const categories: ListWish = {
    set: options.setCategory && (await namedCategories(options.setCategory)),
    add: await namedCategories(options.addCategory ?? []),
    removes: ({ id }) => removed.has(id),
  };
  const archiveAfterPublishEnd = options.archiveAfter === undefined ? undefined : options.archiveAfter === 'tak';
  return async ({ language: { isoCode } }) => {
    const known = await tags.inLanguage(isoCode);
    const errors: string[] = [];
    const named = (name: string): Named[] => {
      const id = known.get(name);
      if (id === undefined) errors.push(`Nie ma tagu „${name}” w języku ${isoCode}`);
      return id === undefined ? [] : [{ id, name }];
    };
    const wish = {
      tags: {
        set: setTag?.flatMap(named),
        add: addTag.flatMap(named),
        removes: ({ name }: Named) => removeTag.includes(name),
      },
      categories,
      publishStart: options.publishStart === noDate ? null : options.publishStart,
      publishEnd: options.publishEnd === noDate ? null : options.publishEnd,
      archiveAfterPublishEnd,
    };
    return { wish, errors };
  };
}
