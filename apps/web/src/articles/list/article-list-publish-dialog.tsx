import { publishDialogSchema } from '@redakcja/domain/articles/article-publication';
import { publicationMessages } from '@redakcja/domain/articles/publication-obstacles';
import { countOf, nouns } from '@redakcja/domain/shared/polish-plural';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { useAppForm } from '../../shared/form/app-form.ts';
import '../../shared/form/form.css';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';

export interface PublicationDates {
  publishStart: string;
  publishEnd: string | null;
  archiveAfterPublishEnd: boolean;
}

interface PublishDialogProps {
  rows: readonly ArticleRow[];
  isBusy: boolean;
  onPublish: (rows: ArticleRow[], dates: PublicationDates) => void;
  onClose: () => void;
}

/** Soon, but not so soon that it has passed before the dialog is answered. */
function inAWhile(): string {
  const moment = new Date(Date.now() + 5 * 60_000);
  moment.setUTCSeconds(0, 0);
  return moment.toISOString();
}

/** Dates for the confirmed rows (specification, section 5); the schedule publishes them then (design, decision 4). */
export function PublishDialog({ rows, isBusy, onPublish, onClose }: PublishDialogProps) {
  const ready = rows.filter((row) => row.mainMenuElementDisplayText !== null);
  const unready = rows.filter((row) => row.mainMenuElementDisplayText === null);
  const [start] = useState(inAWhile);
  // Time goes on while the dialog is open: "now" is that of the last change, and of the press on the button.
  const schema = publishDialogSchema({ now: new Date() });
  const form = useAppForm({
    schema,
    values: { publishStart: start, publishEnd: '', archiveAfterPublishEnd: false },
  });
  const valid = useStore(form.store, (state) => state.isValid);

  function publish() {
    const parsed = publishDialogSchema({ now: new Date() }).safeParse(form.state.values);
    if (!parsed.success) {
      void form.handleSubmit();
      return;
    }
    const { publishStart, publishEnd = null, archiveAfterPublishEnd = false } = parsed.data;
    onPublish(ready, { publishStart, publishEnd, archiveAfterPublishEnd });
  }

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
            disabledReason={whyNot(ready.length, valid)}
            onClick={publish}
          />
        </>
      }
    >
      <p>Artykuły zostaną opublikowane automatycznie w podanym dniu i o podanej godzinie.</p>
      {unready.length > 0 && <Unready rows={unready} />}
      <form.AppField name="publishStart">{(field) => <field.DateTimeField label="Data publikacji od" />}</form.AppField>
      <form.AppField name="publishEnd">
        {(field) => <field.DateTimeField label="Data publikacji do" edge="end" />}
      </form.AppField>
      <form.AppField name="archiveAfterPublishEnd">
        {(field) => <field.SwitchField label="Archiwizuj po zakończeniu" />}
      </form.AppField>
    </Dialog>
  );
}

function whyNot(ready: number, valid: boolean): string | undefined {
  if (ready === 0) return publicationMessages.categoryMissing;
  return valid ? undefined : 'Popraw daty publikacji';
}

function Unready({ rows }: { rows: readonly ArticleRow[] }) {
  return (
    <div className="publish-unready notice mb-3" role="note">
      <p className="mt-0 mb-2">
        {publicationMessages.categoryMissing}. Bez niej nie{' '}
        {rows.length === 1 ? 'zostanie opublikowany' : 'zostaną opublikowane'}:
      </p>
      <ul className="m-0 pl-4 overflow-auto">
        {rows.map((row) => (
          <li key={row.id}>{row.title}</li>
        ))}
      </ul>
    </div>
  );
}
