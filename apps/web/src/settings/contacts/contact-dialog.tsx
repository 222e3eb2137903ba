import { type ContactRow, contactRowSchema } from '@redakcja/domain/settings/office/office-contact-form';
import { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import type { Picture } from '@redakcja/generated/model/picture';
import { useMemo, useState } from 'react';
import { FormDialog } from '../../shared/form/dialogs/form-dialog.tsx';
import { PictureField } from '../../shared/upload/picture-field.tsx';

interface ContactDialogProps {
  /** Absent for a new contact. */
  contact: ContactRow | undefined;
  hasPhoto: boolean;
  onSubmit: (contact: ContactRow) => void;
  onClose: () => void;
}

const newContact: ContactRow = {
  id: undefined,
  fullName: '',
  jobPosition: '',
  rawDescription: '',
  officeContactPhotoId: undefined,
  officeContactPhoto: null,
  isSystem: false,
};

/** One contact: name, position, description and photo (specification, sections 2.6 and 5). */
export function ContactDialog({ contact, hasPhoto, onSubmit, onClose }: ContactDialogProps) {
  const values = useMemo(() => ({ ...newContact, ...contact }), [contact]);
  const [photo, setPhoto] = useState<Picture | null>(values.officeContactPhoto);
  return (
    <FormDialog
      title={contact ? contact.fullName : 'Nowa osoba'}
      schema={contactRowSchema}
      values={values}
      action={contact ? 'Zastosuj' : 'Dodaj osobę'}
      width={640}
      onSubmit={(row) => onSubmit({ ...row, rawDescription: row.rawDescription ?? '', officeContactPhoto: photo })}
      onClose={onClose}
    >
      {({ AppField }) => (
        <>
          <AppField name="fullName">{(field) => <field.TextField label="Imię i nazwisko" />}</AppField>
          <AppField name="jobPosition">{(field) => <field.TextField label="Stanowisko" />}</AppField>
          <AppField name="rawDescription">{(field) => <field.TextareaField label="Opis" rows={3} />}</AppField>
          {hasPhoto && (
            <AppField name="officeContactPhotoId">
              {() => (
                <PictureField
                  label="Zdjęcie"
                  saved={values.officeContactPhoto}
                  purpose={ImagePurpose.contactPhoto}
                  onPicture={setPhoto}
                />
              )}
            </AppField>
          )}
        </>
      )}
    </FormDialog>
  );
}
