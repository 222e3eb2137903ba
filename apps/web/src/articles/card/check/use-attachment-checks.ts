import { getGetAttachmentCheckQueryOptions } from '@redakcja/generated/files/files';
import type { Article } from '@redakcja/generated/model/article';
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import { useStore } from '@tanstack/react-form';
import { useQueries } from '@tanstack/react-query';
import type { Editor } from '../../../shared/form/state/use-editor.ts';
import type { ArticleValues, AttachmentValue } from '../../article-form-model.ts';
import { attachedChecks } from './attached-checks.ts';

/** The check of a file that was just sent takes about a second. */
const checkInterval = 1000;

/** What is known of the files of the form: those of the stored article, if there is one, and those that were sent since. */
export function useAttachmentChecks(article: Article | undefined, { form }: Editor<ArticleValues>): AttachmentCheck[] {
  const attachments = useStore(form.store, ({ values }) => values.attachments);
  const added = useStore(form.store, ({ values }) => values.addedAttachments);
  const known = new Set(article?.review.attachments.map((one) => one.documentRepositoryId));
  const sent = [...attachments, ...added].filter((one) => !known.has(one.documentRepositoryId));
  const checks = useQueries({
    queries: sent.map(({ documentRepositoryId }) =>
      getGetAttachmentCheckQueryOptions(documentRepositoryId, {
        query: {
          refetchInterval: ({ state: { data, error } }) => (data?.isChecked || error ? false : checkInterval),
          staleTime: Number.POSITIVE_INFINITY,
        },
      }),
    ),
  });
  return [
    ...(article === undefined ? [] : attachedChecks(article, { attachments })),
    ...sent.map((one, index) => ({ ...(checks[index]?.data ?? waiting), ...nameOf(one) })),
  ];
}

/** Nothing is known yet. */
const waiting = { isChecked: false, findings: [] };

const nameOf = ({ documentRepositoryId, displayName, filename }: AttachmentValue) => ({
  documentRepositoryId,
  displayName,
  filename,
});
