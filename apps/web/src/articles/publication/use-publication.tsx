import { articleStatusLabels } from '@redakcja/domain/articles/article-labels';
import type { PublicationObstacle } from '@redakcja/domain/articles/publication/publication-obstacles';
import { formatDateTime } from '@redakcja/domain/shared/formats/dates';
import { useChangeArticleStatuses } from '@redakcja/generated/articles/articles';
import type { Article } from '@redakcja/generated/model/article';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import { lazy, Suspense, useState } from 'react';
import type { FormRecord } from '../../shared/form/state/record.ts';
import type { Editor } from '../../shared/form/state/use-editor.ts';
import { isRefusal, messageOf } from '../../shared/problem.ts';
import { toast } from '../../shared/ui/messages/toast-store.ts';
import type { ArticleValues } from '../article-form-model.ts';
import type { SectionProps } from '../parts/section-props.ts';
import { missingForPublication } from './missing-for-publication.ts';
import type { PublicationDates } from './publication-dates.ts';

const newStatus = ArticleStatus.ToPublish;
const PublishOne = lazy(async () => ({ default: (await import('./publish-one.tsx')).PublishOne }));

interface PublicationOptions {
  record: FormRecord<ArticleValues, Article>;
  editor: Editor<ArticleValues>;
  section: SectionProps;
  /** What is known of its files. */
  attachments: readonly AttachmentCheck[];
  /** Saves what is unsaved with this reason: the new entity tag, undefined when that did not work out. */
  saveWith: (reason: string | null) => Promise<string | undefined>;
}

/** "Przekaż do publikacji…": one dialog for when, for what is missing, and for what will happen. */
export function usePublication({ record, editor, section, attachments, saveWith }: PublicationOptions) {
  const [missing, setMissing] = useState<readonly PublicationObstacle[]>();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const { mutateAsync: change, isPending } = useChangeArticleStatuses({
    mutation: {
      meta: { errorMessage: 'Wystąpił niespodziewany błąd podczas zmiany statusu artykułu', showsRefusals: true },
    },
  });

  async function publish(dates: PublicationDates, reason: string | null) {
    setSaving(true);
    setRefusals([]);
    try {
      const etag = editor.isDirty() ? await saveWith(reason) : record.etag;
      // the form shows what could not be saved
      if (etag === undefined) return setMissing(undefined);
      const of = { articleIds: [record.data.id], etags: [etag], newStatus };
      const [result] = await change({ data: { ...of, ...dates, ...(reason !== null && { changeText: reason }) } });
      if (!result?.done) return setRefusals(result?.errors ?? ['Status artykułu nie został zmieniony']);
      const reached = dates.publishNow ? ArticleStatus.Published : newStatus;
      const appears = dates.publishNow ? '' : `. Ukaże się ${formatDateTime(dates.publishStart)}`;
      toast.success(`Status artykułu: ${articleStatusLabels[reached]}${appears}`);
      setMissing(undefined);
    } catch (error) {
      // Other failures are reported by the shared error handler; what was chosen stays, to be sent again.
      setRefusals(isRefusal(error) ? (messageOf(error) ?? '').split('\n') : []);
    } finally {
      setSaving(false);
    }
  }

  return {
    ask() {
      setRefusals([]);
      setMissing(missingForPublication(record.data, editor.form.state.values));
    },
    dialog: missing && (
      <Suspense>
        <PublishOne
          article={record.data}
          editor={editor}
          section={section}
          attachments={attachments}
          missing={missing}
          refusals={refusals}
          isBusy={isPending || isSaving}
          onPublish={(dates, reason) => void publish(dates, reason)}
          onClose={() => setMissing(undefined)}
        />
      </Suspense>
    ),
  };
}
