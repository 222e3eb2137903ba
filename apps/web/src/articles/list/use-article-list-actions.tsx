import { nouns } from '@redakcja/domain/shared/text/polish-plural';
import {
  useChangeArticleStatus,
  useChangeArticleStatuses,
  useDeleteArticles,
} from '@redakcja/generated/articles/articles';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import { lazy, Suspense, useState } from 'react';
import { ifMatch } from '../../shared/form/state/save-meta.ts';
import { useBulkAction } from '../../shared/list/bulk/use-bulk-action.tsx';
import { useRemoval } from '../../shared/list/bulk/use-removal.tsx';
import type { Selection } from '../../shared/list/bulk/use-selection.ts';
import { isTransient } from '../../shared/problem.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { cancelledPublication } from '../publication/cancelled-publication.ts';
import { isUndated, type Publication, publicationInputs, rowsInput } from '../publication/publication-inputs.ts';
import { articleRecord } from '../resources.ts';
import { type StatusRefusal, statusRefusal } from '../status-refusal.ts';
import type { ListAbilities } from './article-list-rules.ts';

// With them come the forms, which a list alone does without.
const PublishMany = lazy(async () => ({ default: (await import('../publication/publish-many.tsx')).PublishMany }));
const ConfirmMany = lazy(async () => ({ default: (await import('../publication/confirm-many.tsx')).ConfirmMany }));
const StatusChangeDialog = lazy(async () => ({
  default: (await import('../status-change-dialog.tsx')).StatusChangeDialog,
}));

const nameOf = (row: ArticleRow) => row.title;
const noun = nouns.article;

/** Bulk confirmation, publication and removal, and the status change of one row (specification, section 4). */
export function useArticleListActions(
  selection: Selection<ArticleRow>,
  abilities: ListAbilities,
  refresh: () => unknown,
) {
  const [isConfirming, setConfirming] = useState(false);
  const { mutateAsync: confirmArticles } = useChangeArticleStatuses({
    mutation: { meta: { errorMessage: 'Wystąpił błąd w trakcie potwierdzania artykułów' } },
  });
  const { mutateAsync: deleteArticles } = useDeleteArticles({
    mutation: { meta: { errorMessage: 'Wystąpił błąd w trakcie usuwania artykułów' } },
  });
  const confirmation = useBulkAction({
    selection,
    nameOf,
    noun,
    doneVerb: 'Zatwierdzono',
    failureTitle: 'Nie wszystkie artykuły zostały zatwierdzone',
    attempt: { recordOf: articleRecord, isTried: ({ status }) => status === ArticleStatus.Confirmed },
    send: (rows) => confirmArticles({ data: { ...rowsInput(rows), newStatus: ArticleStatus.Confirmed } }),
  });
  const publication = usePublication(selection);
  const removal = useRemoval({
    selection,
    nameOf,
    noun,
    warning: 'Usuniętych artykułów roboczych nie da się przywrócić.',
    recordOf: articleRecord,
    send: (rows) => deleteArticles({ params: rowsInput(rows) }),
  });
  const change = useStatusChange(refresh, publication.ask);

  return {
    remove: (row: ArticleRow) => removal.ask([row]),
    changeStatus: change.ask,
    bulkActions: (
      <>
        {abilities.confirm && (
          <Button label="Zatwierdź" icon="check" busy={confirmation.busy} onClick={() => setConfirming(true)} />
        )}
        {abilities.publish && publication.button}
        {abilities.remove && removal.button}
      </>
    ),
    dialogs: (
      <>
        {isConfirming && (
          <Suspense>
            <ConfirmMany
              rows={selection.rows}
              isBusy={confirmation.busy}
              onClose={() => setConfirming(false)}
              onConfirm={async (rows) => {
                await confirmation.run([...rows]);
                setConfirming(false);
              }}
            />
          </Suspense>
        )}
        {confirmation.results}
        {publication.dialogs}
        {removal.results}
        {change.dialog}
      </>
    ),
  };
}

interface Wish extends Publication {
  left: readonly RowResult[];
  isAtOnce: boolean;
}

function usePublication(selection: Selection<ArticleRow>) {
  const [asked, setAsked] = useState<ArticleRow | 'selection'>();
  const { mutateAsync: publishArticles } = useChangeArticleStatuses({
    mutation: { meta: { errorMessage: 'Wystąpił błąd w trakcie publikowania artykułów' } },
  });
  const action = useBulkAction<ArticleRow, Wish>({
    selection,
    nameOf,
    noun,
    doneVerb: ({ isAtOnce }) => (isAtOnce ? 'Opublikowano' : 'Przekazano do publikacji'),
    failureTitle: 'Nie wszystkie artykuły zostały przekazane do publikacji',
    leftOf: ({ left }) => left,
    async send(rows, publication) {
      const results: RowResult[] = [];
      for (const data of publicationInputs(rows, publication)) results.push(...(await publishArticles({ data })));
      return results;
    },
  });
  const rows = asked === undefined ? [] : asked === 'selection' ? selection.rows : [asked];
  return {
    ask: (row: ArticleRow) => setAsked(row),
    button: <Button label="Publikuj" icon="send" busy={action.busy} onClick={() => setAsked('selection')} />,
    dialogs: (
      <>
        {asked && (
          <Suspense>
            <PublishMany
              rows={rows}
              isBusy={action.busy}
              onClose={() => setAsked(undefined)}
              onPublish={async (ready, publication, left) => {
                const { dates } = publication;
                const isByCards = Object.keys(dates).length === 0;
                const isAtOnce = dates.publishNow === true || (isByCards && ready.every(isUndated));
                // After a failure the dates stay, to be sent once more.
                if (await action.run([...ready], { ...publication, left, isAtOnce })) setAsked(undefined);
              }}
            />
          </Suspense>
        )}
        {action.results}
      </>
    ),
  };
}

function useStatusChange(refresh: () => unknown, publish: (row: ArticleRow) => void) {
  const [asked, setAsked] = useState<{ row: ArticleRow; status: ArticleStatus; refusal?: StatusRefusal }>();
  const { mutate, isPending } = useChangeArticleStatus({
    mutation: {
      meta: {
        successMessage: 'Status artykułu został zmieniony',
        errorMessage: 'Wystąpił niespodziewany błąd podczas zmiany statusu artykułu',
        showsRefusals: true,
      },
      onSuccess: () => setAsked(undefined),
      onError(error) {
        // What can be tried again stays open, with the reason that was typed.
        if (isTransient(error)) return;
        // The row has no fields: whatever is refused stands in the dialog.
        const refusal = statusRefusal(error);
        setAsked((now) => (refusal && now ? { ...now, refusal } : undefined));
        // Changed or removed by another user: the list is refreshed.
        refresh();
      },
    },
    request: ifMatch(asked?.row.etag),
  });

  function ask(row: ArticleRow, status: ArticleStatus) {
    if (status === ArticleStatus.ToPublish) publish(row);
    else setAsked({ row, status });
  }
  return {
    ask,
    dialog: asked && (
      <Suspense>
        <StatusChangeDialog
          status={asked.status}
          message={[`Artykuł: „${asked.row.title}”`, cancelledPublication(asked.row, asked.status)]
            .filter(Boolean)
            .join('. ')}
          asksReason
          refusal={isPending ? undefined : asked.refusal}
          isBusy={isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={(changeText, titleRemovalReason) =>
            mutate({
              id: asked.row.id,
              status: asked.status,
              data: { changeText, ...(titleRemovalReason !== null && { titleRemovalReason }) },
            })
          }
        />
      </Suspense>
    ),
  };
}
