import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import { useChangeArticleStatuses } from '@redakcja/generated/articles/articles';
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { useState } from 'react';
import type { FormRecord } from '../../shared/form/record.ts';
import { isRefusal, messageOf } from '../../shared/problem.ts';
import { toast } from '../../shared/ui/toast-store.ts';
import type { ArticleValues } from '../article-form-model.ts';
import { type PublicationDates, PublishDialog } from '../publish-dialog.tsx';

const newStatus = ArticleStatus.ToPublish;

/** The dialog of dates of the lists, for one article: who only publishes cannot fill them in on the card. */
export function usePublicationDates(record: FormRecord<ArticleValues, Article>) {
  const article = record.data;
  const [isAsked, setAsked] = useState(false);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const { mutateAsync: publish, isPending } = useChangeArticleStatuses({
    mutation: {
      meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas zmiany statusu artykułu', showsRefusals: true },
    },
  });

  async function send(dates: PublicationDates) {
    const etags = record.etag === undefined ? {} : { etags: [record.etag] };
    try {
      const [result] = await publish({ data: { articleIds: [article.id], ...etags, newStatus, ...dates } });
      if (!result?.done) return setRefusals(result?.errors ?? ['Status artykułu nie został zmieniony']);
      toast.success(`Status artykułu: ${articleStatusLabels[newStatus]}`);
      setAsked(false);
    } catch (error) {
      // Other failures are reported by the shared error handler; the dates stay, to be sent again.
      setRefusals(isRefusal(error) ? (messageOf(error) ?? '').split('\n') : []);
    }
  }

  return {
    ask: () => {
      setRefusals([]);
      setAsked(true);
    },
    dialog: isAsked && (
      <PublishDialog
        rows={[article]}
        refusals={refusals}
        isBusy={isPending}
        onClose={() => setAsked(false)}
        onPublish={(_, dates) => void send(dates)}
      />
    ),
  };
}
