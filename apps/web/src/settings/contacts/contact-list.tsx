import './contacts.css';
import type { ContactRow } from '@redakcja/domain/settings/office/office-contact-form';
import { useState } from 'react';
import { FieldError } from '../../shared/form/frames/field-error.tsx';
import { useAskedDialog } from '../../shared/form/state/use-asked-field.ts';
import { useField } from '../../shared/form/state/use-field.ts';
import { apiUrl } from '../../shared/session/api-address.ts';
import { SortableList } from '../../shared/sortable/sortable-list.tsx';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { IconButton } from '../../shared/ui/buttons/icon-button.tsx';
import { confirm } from '../../shared/ui/dialogs/confirm.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { RowText } from '../../shared/ui/page/row-text.tsx';
import { ContactDialog } from './contact-dialog.tsx';

interface ContactListProps {
  title: string;
  hasPhotos: boolean;
  opened: number | 'new' | undefined;
}

const dialogFields = ['fullName', 'jobPosition', 'rawDescription', 'officeContactPhotoId'];

const describe = (rows: ContactRow[] | undefined) =>
  (rows ?? []).map(({ fullName, jobPosition }) => `${fullName}, ${jobPosition}`).join('; ');
const keyOf = ({ id, fullName, jobPosition }: ContactRow) => id ?? `${fullName}|${jobPosition}`;

/** A card per contact; the order is changed by dragging or with the keyboard. */
export function ContactList({ title, hasPhotos, opened }: ContactListProps) {
  const { value = [], set, error, describedBy } = useField<ContactRow[] | undefined>({ label: title }, describe);
  const [edited, setEdited] = useState<ContactRow | 'new' | undefined>(() =>
    opened === 'new' ? 'new' : value.find(({ id }) => id !== undefined && id === opened),
  );
  useAskedDialog(dialogFields, () => setEdited((before) => before ?? value[0] ?? 'new'));

  function keep(row: ContactRow) {
    set(edited === 'new' ? [...value, row] : value.map((one) => (one === edited ? row : one)));
    setEdited(undefined);
  }

  async function remove(row: ContactRow) {
    const agreed = await confirm({
      title: `Usunąć „${row.fullName}”?`,
      message: 'Osoba zniknie z listy, a po zapisaniu także z biuletynu w tym języku.',
      action: 'Usuń osobę',
      danger: true,
    });
    if (agreed) set(value.filter((one) => one !== row));
  }

  return (
    <Card
      title="Osoby"
      aside={value.length}
      className="card-narrow"
      actions={<Button label="Dodaj osobę" icon="plus" onClick={() => setEdited('new')} />}
    >
      {value.length === 0 && <p className="muted m-0">Nie ma jeszcze żadnej osoby w tym języku. Dodaj pierwszą.</p>}
      <SortableList
        label={title}
        items={value}
        keyOf={keyOf}
        nameOf={({ fullName }) => fullName}
        pressDelay={100}
        onChange={set}
      >
        {(row) => (
          <>
            {hasPhotos && <Photo row={row} />}
            <RowText name={<strong className="font-medium">{row.fullName}</strong>} detail={row.jobPosition}>
              {row.rawDescription && <span className="small pre-line">{row.rawDescription}</span>}
            </RowText>
            <IconButton icon="pencil" label={`Edytuj: ${row.fullName}`} onClick={() => setEdited(row)} />
            {!row.isSystem && (
              <IconButton icon="trash" label={`Usuń: ${row.fullName}`} danger onClick={() => void remove(row)} />
            )}
          </>
        )}
      </SortableList>
      <FieldError id={describedBy} error={error} />
      {edited !== undefined && (
        <ContactDialog
          contact={edited === 'new' ? undefined : edited}
          hasPhoto={hasPhotos}
          onSubmit={keep}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
}

function Photo({ row: { officeContactPhoto: photo } }: { row: ContactRow }) {
  if (photo === null) {
    return (
      <span className="contact-photo contact-no-photo muted flex flex-none align-items-center justify-content-center">
        <i className="pi pi-user" aria-hidden="true" />
      </span>
    );
  }
  return <img className="contact-photo flex-none" src={apiUrl(photo.path)} alt="" width={64} height={64} />;
}
