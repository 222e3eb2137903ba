import { articleFieldLabels } from '@redakcja/domain/articles/article-field-labels';
import { tooManyAttachmentsMessage } from '@redakcja/domain/articles/locks/article-editability';
import { useSession } from '../../../shared/session/session.ts';
import type { SectionProps } from '../section-props.ts';
import { AttachmentList } from './attachment-list.tsx';

type AttachmentsProps = Pick<SectionProps, 'form' | 'locks' | 'article'>;

/** Attachments of the version, and for a published article those added to it afterwards (specification, sections 2.2, 4 and 5). */
export function ArticleAttachments({ form, locks, article }: AttachmentsProps) {
  const { maxNewAttachmentCount } = useSession().parameters;
  const added = article?.addedAttachments ?? [];
  const isAdding = locks.attachments.locked && !locks.addedAttachments.locked;
  return (
    <>
      <form.AppField name="attachments">
        {() => (
          <AttachmentList
            label={articleFieldLabels.attachments}
            disabledReason={locks.attachments.reason ?? undefined}
            maxMore={Number.POSITIVE_INFINITY}
          />
        )}
      </form.AppField>
      {(isAdding || added.length > 0) && (
        <form.AppField name="addedAttachments">
          {() => (
            <AttachmentList
              label={articleFieldLabels.addedAttachments}
              stored={added}
              disabledReason={locks.addedAttachments.reason ?? undefined}
              maxMore={maxNewAttachmentCount - (article?.countNewAttachmentsAfterPublish ?? 0)}
              addDisabledReason={tooManyAttachmentsMessage(maxNewAttachmentCount)}
            />
          )}
        </form.AppField>
      )}
    </>
  );
}
