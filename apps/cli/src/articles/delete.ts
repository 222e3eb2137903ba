import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { authenticate } from '../auth/authenticate.ts';
import type { PlanItem } from '../shared/bulk/plan.ts';
import { runBulk } from '../shared/bulk/run-bulk.ts';
import type { Context } from '../shared/context.ts';
import type { ExitCode } from '../shared/failures/exit-codes.ts';
import type { DeleteArticlesOptions } from './commands.ts';
import { deletedLabel, deleteJob, deleteKind } from './delete-job.ts';
import { type Selection, selectArticles } from './selection/select-articles.ts';
import { whyArticles } from './why.ts';

/** `bip articles delete`: drafts only (specification, section 4, Bulk actions). */
export async function deleteDrafts(
  ids: readonly string[],
  options: DeleteArticlesOptions,
  context: Context,
): Promise<ExitCode> {
  if (options.why) return whyArticles(ids, { operation: 'deleteArticles' }, options, context);
  const selection = selectArticles(context, ids, options);
  const { host } = await authenticate(context, options);
  const source = {
    head: { kind: deleteKind, host, settings: {} },
    selection: selection.key,
    items: () => plan(selection),
  };
  return runBulk(context, options, deleteJob(), source);
}

async function* plan(selection: Selection): AsyncGenerator<PlanItem> {
  for await (const { id, state } of selection.states()) {
    if (state === null) {
      yield { id, name: '', from: '', to: deletedLabel, errors: [`Nie znaleziono artykułu o numerze ${id}`] };
      continue;
    }
    const { title: name, status, etag } = state;
    const label = articleStatusLabels[status];
    const errors = status === ArticleStatus.Draft ? {} : { errors: [`Nie można usunąć artykułu o statusie ${label}`] };
    yield { id, name, from: label, to: deletedLabel, etag, ...errors };
  }
}
