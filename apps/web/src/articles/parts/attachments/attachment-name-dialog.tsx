import { attachmentSchema } from '@redakcja/domain/articles/form/article-media-form';
import * as z from 'zod';
import { FormDialog } from '../../../shared/form/dialogs/form-dialog.tsx';
import type { AttachmentValue } from '../../article-form-model.ts';

const schema = z
  .custom<AttachmentValue>()
  .transform((value): z.input<typeof attachmentSchema> => value)
  .pipe(attachmentSchema);

interface AttachmentNameDialogProps {
  attachment: AttachmentValue;
  onSubmit: (displayName: string) => void;
  onClose: () => void;
}

export function AttachmentNameDialog({ attachment, onSubmit, onClose }: AttachmentNameDialogProps) {
  return (
    <FormDialog
      title="Nazwa załącznika"
      schema={schema}
      values={attachment}
      action="Zastosuj"
      onSubmit={({ displayName }) => onSubmit(displayName)}
      onClose={onClose}
    >
      {(form) => (
        <form.AppField name="displayName">
          {(field) => <field.TextField label="Nazwa wyświetlana" hint={`Plik: ${attachment.filename}`} />}
        </form.AppField>
      )}
    </FormDialog>
  );
}
