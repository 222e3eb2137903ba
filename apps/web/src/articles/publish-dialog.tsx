import { publishDialogSchema } from '@redakcja/domain/articles/article-publication';
import { publicationMessages } from '@redakcja/domain/articles/publication-messages';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { articleStatusInputChangeTextMax } from '@redakcja/generated/zod/articleStatusInput';
import { useId, useState } from 'react';
import { Form } from '../shared/form/form.tsx';
import { useForm, useInvalidReason } from '../shared/form/state/use-form.ts';
import { Button } from '../shared/ui/buttons/button.tsx';
import { Dialog } from '../shared/ui/dialogs/dialog.tsx';
import { Textarea } from '../shared/ui/inputs/textarea.tsx';
import './publish-dialog.css';
import { UnreadyArticles } from './unready-articles.tsx';

export interface PublicationDates {
  publishStart?: string;
  /** At once by the server's clock, in place of a start. */
  publishNow?: boolean;
  publishEnd: string | null;
  archiveAfterPublishEnd: boolean;
  /** A written reason, which errors in the texts ask for. */
  changeText?: string;
}

/** An article of a list. */
export type PublishedRow = Pick<ArticleRow, 'id' | 'title' | 'baseArticleType' | 'mainMenuElementDisplayText'>;

interface PublishDialogProps {
  rows: readonly PublishedRow[];
  isBusy: boolean;
  onPublish: (ids: readonly number[], dates: PublicationDates) => void;
  onClose: () => void;
}

const schema = publishDialogSchema({ clock: () => new Date() });

/** Soon, but not so soon that it has passed before the dialog is answered. */
function inAWhile(): string {
  const moment = new Date(Date.now() + 5 * 60_000);
  moment.setUTCSeconds(0, 0);
  return moment.toISOString();
}

function lacksCategory({ baseArticleType, mainMenuElementDisplayText }: PublishedRow): boolean {
  return baseArticleType === ArticleType.Common && mainMenuElementDisplayText === null;
}

/** Dates for the confirmed rows (specification, section 5); the schedule publishes them then (design, decision 4). */
export function PublishDialog({ rows, isBusy, onPublish, onClose }: PublishDialogProps) {
  const ready = rows.filter((row) => !lacksCategory(row));
  const unready = rows.filter(lacksCategory);
  const [start] = useState(inAWhile);
  const [reason, setReason] = useState('');
  const reasonId = useId();
  const publishForm = useForm({
    schema,
    values: { publishStart: start, publishEnd: '', archiveAfterPublishEnd: false },
    send: ({ publishStart, publishEnd = null, archiveAfterPublishEnd = false }) =>
      ready.length > 0 &&
      onPublish(
        ready.map(({ id }) => id),
        {
          publishStart,
          publishEnd,
          archiveAfterPublishEnd,
          ...(reason.trim() !== '' && { changeText: reason.trim() }),
        },
      ),
  });
  const { form, submit } = publishForm;
  const invalidReason = useInvalidReason(publishForm, 'Popraw daty publikacji');

  return (
    <Dialog
      open
      title={`Przekazać do publikacji ${countOf(rows.length, nouns.article)}?`}
      onClose={onClose}
      footer={
        <>
          <Button label="Anuluj" onClick={onClose} autoFocus />
          <Button
            label={`Publikuj ${countOf(ready.length, nouns.article)}`}
            variant="primary"
            busy={isBusy}
            disabledReason={ready.length === 0 ? publicationMessages.categoryMissing : invalidReason}
            onClick={() => void submit()}
          />
        </>
      }
    >
      <p>Artykuły zostaną opublikowane automatycznie w podanym dniu i o podanej godzinie.</p>
      {unready.length > 0 && <UnreadyArticles rows={unready} />}
      <Form of={publishForm}>
        <form.AppField name="publishStart">
          {(field) => <field.DateTimeField time="seconds" label="Data publikacji od" />}
        </form.AppField>
        <form.AppField name="publishEnd">
          {(field) => <field.DateTimeField time="seconds" label="Data publikacji do" edge="end" />}
        </form.AppField>
        <form.AppField name="archiveAfterPublishEnd">
          {(field) => <field.SwitchField label="Archiwizuj po zakończeniu" />}
        </form.AppField>
      </Form>
      <div className="field mt-3">
        <label htmlFor={reasonId} className="field-label">
          Powód zmiany
        </label>
        <Textarea
          id={reasonId}
          value={reason}
          onChange={setReason}
          maxLength={articleStatusInputChangeTextMax}
          aria-describedby={`${reasonId}-hint`}
        />
        <p id={`${reasonId}-hint`} className="small muted">
          Trafi do rejestru zmian. Artykuł z błędami w treści nie zostanie bez niego opublikowany.
        </p>
      </div>
    </Dialog>
  );
}
