import { waitingMessage } from '@redakcja/domain/articles/check/attachment-findings';
import {
  isWrittenReason,
  missingReasonMessage,
  publicationErrors,
  textErrorsMessage,
} from '@redakcja/domain/articles/check/publication-check';
import { waitsForCheck } from '@redakcja/domain/articles/check/publication-error';
import { defaultChangeText } from '@redakcja/domain/articles/publication/article-status';
import type { PublicationObstacle } from '@redakcja/domain/articles/publication/publication-obstacles';
import { reasonProblem } from '@redakcja/domain/articles/publication/reason-problem';
import type { Article } from '@redakcja/generated/model/article';
import type { AttachmentCheck } from '@redakcja/generated/model/attachmentCheck';
import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { useDirty } from '../../shared/form/state/use-dirty.ts';
import type { Editor } from '../../shared/form/state/use-editor.ts';
import type { ArticleValues } from '../article-form-model.ts';
import { textsOf } from '../card/check/checked-texts.ts';
import type { SectionProps } from '../parts/section-props.ts';
import { MissingFields } from './missing-fields.tsx';
import { missingForPublication } from './missing-for-publication.ts';
import type { PublicationDates } from './publication-dates.ts';
import { PublicationDialog } from './publication-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

interface PublishOneProps {
  article: Article;
  editor: Editor<ArticleValues>;
  section: SectionProps;
  /** What is known of its files. */
  attachments: readonly AttachmentCheck[];
  /** What the card lacked when the dialog was opened: its fields are filled in here. */
  missing: readonly PublicationObstacle[];
  refusals: readonly string[];
  isBusy: boolean;
  onPublish: (dates: PublicationDates, reason: string | null) => void;
  onClose: () => void;
}

/** The publication of the article of a card. */
export function PublishOne({ article, editor, section, attachments, missing, onPublish, ...rest }: PublishOneProps) {
  const values = useStore(editor.form.store, (state) => state.values);
  const isDirty = useDirty(editor);
  const [first] = missingForPublication(article, values);
  const textErrors = publicationErrors(textsOf(article, values), attachments);
  const isWaiting = waitsForCheck(textErrors);
  const hasErrors = textErrors.length > 0 && !isWaiting;
  const hasReason = isDirty || hasErrors;
  const [reason, setReason] = useState(hasErrors ? '' : defaultChangeText);
  const reasonMissing = hasErrors && !isWrittenReason(reason) ? missingReasonMessage : reasonProblem(reason);
  return (
    <PublicationDialog
      {...rest}
      title="Przekazać artykuł do publikacji?"
      action="Przekaż do publikacji"
      count={1}
      dates={values}
      missing={missing.length > 0 && <MissingFields section={section} missing={missing} />}
      reason={
        (hasReason || isWaiting) && (
          <>
            {isWaiting && (
              <p className="notice mt-3" role="status">
                {waitingMessage}.
              </p>
            )}
            {hasErrors && <p className="notice mt-3">{textErrorsMessage(textErrors)}.</p>}
            {hasReason && <ReasonField value={reason} onChange={setReason} required={hasErrors} />}
          </>
        )
      }
      before={isDirty ? 'Najpierw zostaną zapisane niezapisane zmiany.' : undefined}
      obstacle={first?.message ?? (isWaiting ? waitingMessage : reasonMissing)}
      onPublish={(dates) => onPublish(dates, hasReason ? reason.trim() || null : null)}
    />
  );
}
