import { formerRows, formerValue, numberOf } from '@redakcja/domain/shared/journal/former-values';
import { journalChanges } from '@redakcja/domain/shared/journal/journal-changes';
import { journalLine } from '@redakcja/domain/shared/journal/journal-sentences';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import type { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { LoadFailure } from '../../ui/messages/load-failure.tsx';
import { Skeleton } from '../../ui/messages/skeleton.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formerPictures, type SizedPicture } from '../../upload/former-pictures.ts';
import type { Editor } from '../state/use-editor.ts';
import { useRecordJournal } from './use-record-journal.ts';

/** How the former value of a field is restored in a form. */
export interface Restoring {
  /** The value as the form has it; undefined when it has no such field. */
  valueOf: (field: string, before: unknown) => unknown;
  /** `before` is the value as the journal has it. */
  put: (field: string, value: unknown, before: unknown) => void;
}

interface RecordHistoryProps<Values extends object> {
  /** Form whose field names equal those of the journal. Without it and without `restoring` the history is read-only. */
  editor?: Editor<Values>;
  /** Told of every picture whose number is put into the form; without it pictures are not restored. */
  onPicture?: (picture: SizedPicture) => void;
  /** For forms whose fields differ from those of the journal. */
  restoring?: Restoring;
  recordType: JournalRecordType;
  /** Of the stored record; a new one has no history. */
  id: number | undefined;
}

const [firstPage, nextPage] = [5, 20];

/** History of a record: who changed which field, from which value to which. A former value can be restored into the form. */
export function RecordHistory<Values extends object>({ id, ...props }: RecordHistoryProps<Values>) {
  return id === undefined ? null : <History {...props} id={id} />;
}

function History<Values extends object>(props: RecordHistoryProps<Values> & { id: number }) {
  const { editor, onPicture, recordType, id } = props;
  const restoring = props.restoring ?? (editor && restoringInto(editor, onPicture));
  const [size, setSize] = useState(firstPage);
  const { data, isError, refetch } = useRecordJournal(recordType, id, size);
  return (
    <Card title="Historia" aside={data?.total} className="card-narrow">
      {data === undefined && (isError ? <LoadFailure onRetry={refetch} /> : <Skeleton height="80px" />)}
      {data?.total === 0 && <p className="m-0 muted">Nikt jeszcze nic tu nie zmienił.</p>}
      <ol className="ruled m-0 p-0 list-none">
        {data?.items.map((entry) => (
          <li key={entry.id} className="py-2 flex flex-column gap-1">
            <span>{journalLine(entry)}</span>
            {restoring && <Fields restoring={restoring} entry={entry} />}
          </li>
        ))}
      </ol>
      {data && data.total > data.items.length && (
        <Button variant="text" label="Pokaż starsze" onClick={() => setSize(size + nextPage)} />
      )}
    </Card>
  );
}

/** Restore buttons of the changed fields that the form has. */
function Fields({ restoring, entry }: { restoring: Restoring; entry: JournalEntry }) {
  const restorable = journalChanges(entry).flatMap((change) => {
    const former = entry.before?.[change.name];
    const value = restoring.valueOf(change.name, former);
    return value === undefined ? [] : [{ ...change, value, former }];
  });
  if (restorable.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-2">
      {restorable.map(({ name, label, before, value, former }) => (
        <Button
          key={name}
          variant="text"
          icon="undo"
          label={`Przywróć: ${label}`}
          title={`Wpisze do formularza: ${before}`}
          onClick={() => restoring.put(name, value, former)}
        />
      ))}
    </span>
  );
}

/** @param listOf a former list as the form has it, where its rows have more than those of a save, such as a photo; undefined for other fields */
export function restoringInto<Values extends object>(
  { form, record }: Editor<Values>,
  onPicture?: (picture: SizedPicture) => void,
  listOf?: (field: string, before: readonly unknown[]) => unknown,
): Restoring {
  return {
    valueOf: (field, before) => {
      if (!(field in form.state.values)) return undefined;
      // a text field has '' for nothing
      if (before === null) return typeof Reflect.get(form.state.values, field) === 'string' ? '' : null;
      const pictures = pictureValue(before);
      if (pictures !== undefined) return onPicture && pictures;
      const own = Array.isArray(before) ? listOf?.(field, before) : undefined;
      const value = own ?? (isShort(before) ? undefined : formerValue(before));
      return formerRows(value, Reflect.get(record.values, field));
    },
    put: (field, value, before) => {
      for (const picture of formerPictures(before) ?? []) onPicture?.(picture);
      // The path is a key of the values, which the form's own type of paths cannot know for every form.
      form.setFieldValue(field as never, value as never);
    },
  };
}

/** A reference, of which the form may have more than the number; words, in which an older release has noted a row. */
function isShort(before: unknown): boolean {
  if (Array.isArray(before)) return before.some((one) => typeof one === 'string' || isShort(one));
  return numberOf(before) !== null && formerValue(before) === numberOf(before);
}

/** Numbers of pictures, as a form has them. */
function pictureValue(before: unknown): number | number[] | undefined {
  const pictures = formerPictures(before);
  if (pictures?.length === 0) return undefined;
  return Array.isArray(before) ? pictures?.map(({ id }) => id) : pictures?.[0]?.id;
}
