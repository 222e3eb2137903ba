import { use, useEffect, useRef, useState } from 'react';
import { FieldError } from '../../../shared/form/frames/field-error.tsx';
import { FieldRegistryContext } from '../../../shared/form/state/form-context.ts';
import { useField } from '../../../shared/form/state/use-field.ts';
import { useSession } from '../../../shared/session/session.ts';
import { uniqueKeys } from '../../../shared/sortable/dragging.ts';
import { SortableList } from '../../../shared/sortable/sortable-list.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { MenuButton } from '../../../shared/ui/buttons/menu.tsx';
import { LiveRegion } from '../../../shared/ui/messages/live-region.tsx';
import { toast } from '../../../shared/ui/messages/toast-store.ts';
import { Card } from '../../../shared/ui/page/card.tsx';
import { DropZone } from '../../../shared/upload/drop-zone.tsx';
import type { AttachmentValue } from '../../article-form-model.ts';
import { RowActions } from '../row-actions.tsx';
import { AttachmentNameDialog } from './attachment-name-dialog.tsx';
import { type AttachmentOrder, attachmentOrders } from './attachment-order.ts';
import { AttachmentText, DownloadButton } from './attachment-row.tsx';
import { RepositoryPicker } from './repository-picker.tsx';
import { UploadRows } from './upload-rows.tsx';
import { useAttachmentUploads } from './use-attachment-uploads.ts';

interface AttachmentListProps {
  label: string;
  disabledReason: string | undefined;
  /** Of the same kind, saved before: they are shown and stay as they are. */
  stored?: readonly AttachmentValue[];
  /** How many the field may hold. */
  maxMore: number;
  /** Message when the limit is reached. */
  addDisabledReason?: string;
}

const keyOf = (attachment: AttachmentValue) => attachment.documentRepositoryId;
const nameOf = (attachment: AttachmentValue) => attachment.displayName;
const namesOf = (attachments: readonly AttachmentValue[]) => attachments.map(nameOf).join('\n');

/** Attachments of one field: uploaded, picked from the repository, named, ordered, taken away. */
export function AttachmentList({
  label,
  disabledReason,
  stored = [],
  maxMore,
  addDisabledReason,
}: AttachmentListProps) {
  const { maxFileSize } = useSession().parameters;
  const { name, value, set, error, describedBy } = useField<AttachmentValue[]>({ label }, namesOf);
  const [named, setNamed] = useState<AttachmentValue>();
  const [isPicking, setPicking] = useState(false);
  const [said, setSaid] = useState('');
  /** When files were chosen, by their number in the repository. */
  const turns = useRef(new Map<number, number>());

  function add(attachments: AttachmentValue[], turn?: number) {
    // Two uploads may end at the same moment: each adds to what is there by then.
    set((before: AttachmentValue[]) => {
      const known = new Set([...stored, ...before].map(keyOf));
      const fresh = attachments.filter((one) => !known.has(keyOf(one)));
      // The same content is stored once, so the same file has the same number.
      const twice = attachments.filter((one) => known.has(keyOf(one)));
      if (twice.length > 0) {
        toast.info(`Plik o tej samej treści jest już załącznikiem: ${twice.map((one) => one.filename).join(', ')}`);
      }
      return fresh.length === 0 ? before : insertInOrder(before, fresh, turn);
    });
    setSaid(`Dodano: ${attachments.map(nameOf).join(', ')}`);
  }

  function remove(attachment: AttachmentValue) {
    set(value.filter((one) => one !== attachment));
    setSaid(`Usunięto: ${nameOf(attachment)}`);
  }

  function sort({ label: order, compare }: AttachmentOrder) {
    const sorted = [...value].sort(compare);
    set(sorted);
    setSaid(`${order}: ${sorted.map(nameOf).join(', ')}`);
  }

  /** Files are listed in the order in which they were chosen, whichever upload ends first. */
  function insertInOrder(before: AttachmentValue[], fresh: AttachmentValue[], turn?: number): AttachmentValue[] {
    if (turn !== undefined) for (const one of fresh) turns.current.set(keyOf(one), turn);
    const next = turn === undefined ? -1 : before.findIndex((one) => (turns.current.get(keyOf(one)) ?? 0) > turn);
    return before.toSpliced(next < 0 ? before.length : next, 0, ...fresh);
  }

  const uploads = useAttachmentUploads({
    onDone: (attachment, turn) => add([attachment], turn),
    isOpen: disabledReason === undefined,
    whyFull: (onTheWay) => (value.length + onTheWay >= maxMore ? addDisabledReason : undefined),
  });
  const articleDisabledReason = disabledReason ?? uploads.whyFull;
  const { hold } = use(FieldRegistryContext);
  const isSending = uploads.underWay > 0;
  useEffect(() => {
    hold(name, isSending ? 'Poczekaj, aż pliki zostaną wysłane, albo przerwij wysyłanie' : undefined);
    return () => hold(name, undefined);
  }, [hold, name, isSending]);

  function send(files: File[]) {
    const free = Math.max(0, maxMore - value.length - uploads.underWay);
    const left = files.slice(free).map((file) => file.name);
    if (left.length > 0 && addDisabledReason !== undefined)
      toast.warn(`${addDisabledReason}\nNie dodano: ${left.join(', ')}`);
    uploads.add(files.slice(0, free));
  }

  // The same document may have been added twice.
  const storedKeys = uniqueKeys(stored, keyOf);
  return (
    <Card
      title={label}
      aside={stored.length + value.length}
      actions={
        <>
          {value.length > 1 && disabledReason === undefined && <SortMenu onSort={sort} />}
          <Button
            label="Z repozytorium"
            variant="text"
            disabledReason={articleDisabledReason}
            onClick={() => setPicking(true)}
          />
        </>
      }
    >
      {stored.length + value.length + uploads.uploads.length === 0 && <p className="m-0 muted">Nie ma załączników</p>}
      <LiveRegion text={said} />
      {stored.length > 0 && (
        <ul className="ruled m-0 p-0 list-none" aria-label="Dodane wcześniej">
          {stored.map((attachment, index) => (
            <li key={storedKeys[index]} className="sortable-row flex align-items-center gap-2 py-2">
              <AttachmentText attachment={attachment} />
              <DownloadButton attachment={attachment} />
            </li>
          ))}
        </ul>
      )}
      <SortableList
        label={label}
        items={value}
        keyOf={keyOf}
        nameOf={nameOf}
        pressDelay={50}
        disabledReason={disabledReason}
        onChange={set}
      >
        {(attachment) => (
          <>
            <AttachmentText attachment={attachment} />
            <RowActions
              name={`załącznik „${attachment.displayName}”`}
              disabledReason={disabledReason}
              onEdit={() => setNamed(attachment)}
              onRemove={() => remove(attachment)}
            >
              <DownloadButton attachment={attachment} />
            </RowActions>
          </>
        )}
      </SortableList>
      <UploadRows uploads={uploads.uploads} onRetry={uploads.retry} onCancel={uploads.cancel} />
      <FieldError id={describedBy} error={error} />
      {articleDisabledReason === undefined ? (
        <DropZone onFiles={send} accept={uploads.accept} hint={`do ${maxFileSize} MB`} />
      ) : (
        <p className="mt-2 mb-0 small muted">{articleDisabledReason}</p>
      )}
      {named && (
        <AttachmentNameDialog
          attachment={named}
          onSubmit={(displayName) => {
            set(value.map((one) => (one === named ? { ...one, displayName } : one)));
            setNamed(undefined);
          }}
          onClose={() => setNamed(undefined)}
        />
      )}
      {isPicking && (
        <RepositoryPicker
          maxFiles={maxMore - value.length - uploads.underWay}
          onPick={(attachments) => {
            add(attachments);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Card>
  );
}

/** Shown with two or more attachments (specification, section 9). */
function SortMenu({ onSort }: { onSort: (order: AttachmentOrder) => void }) {
  return (
    <MenuButton
      className="p-button p-component p-button-text"
      entries={attachmentOrders.map((order) => ({ label: order.label, onSelect: () => onSort(order) }))}
    >
      <i className="pi pi-sort-alt p-button-icon p-button-icon-left" aria-hidden="true" />
      <span className="p-button-label">Sortuj</span>
    </MenuButton>
  );
}
