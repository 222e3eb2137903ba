import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { openAccess } from '../auth/access.ts';
import type { PlanItem } from '../shared/bulk/plan.ts';
import { runBulk } from '../shared/bulk/run-bulk.ts';
import type { Context } from '../shared/context.ts';
import type { ExitCode } from '../shared/exit-codes.ts';
import { type Choice, chooseArticles } from './choose-articles.ts';
import type { DeleteArticlesOptions } from './commands.ts';
import { deleteJob, deleteKind, gone } from './delete-job.ts';

/** `bip articles delete`: drafts only (specification, section 4, Bulk actions). */
export async function deleteDrafts(
  ids: readonly string[],
  options: DeleteArticlesOptions,
  context: Context,
): Promise<ExitCode> {
  const choice = chooseArticles(context, ids, options);
  const { host } = await openAccess(context, options);
  const source = {
    head: { kind: deleteKind, host, settings: {} },
    selection: choice.selection,
    items: () => plan(choice),
  };
  return runBulk(context, options, deleteJob(), source);
}

async function* plan(choice: Choice): AsyncGenerator<PlanItem> {
  for await (const { id, state } of choice.states()) {
    if (state === null) {
      yield { id, name: '', from: '', to: gone, errors: [`Nie znaleziono artykułu o numerze ${id}`] };
      continue;
    }
    const { title: name, status, etag } = state;
    const label = articleStatusLabels[status];
    const errors = status === ArticleStatus.Draft ? {} : { errors: [`Nie można usunąć artykułu o statusie ${label}`] };
    yield { id, name, from: label, to: gone, etag, ...errors };
  }
}
