import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { closeAsking } from '../../ui/dialogs/discard-question.ts';
import { sameValue } from '../conflict/merge.ts';
import { Form } from '../form.tsx';
import type { AppForm, FormSchema } from '../state/app-form.ts';
import { useDialogFocus } from '../state/use-asked-field.ts';
import { useForm, useInvalidReason } from '../state/use-form.ts';

interface FormDialogProps<Values extends object, Output extends object> {
  title: string;
  schema: FormSchema<Values, Output>;
  values: Values;
  /** Label of the submit button. */
  action: string;
  /** Parsed output of the schema, and the raw values. */
  onSubmit: (output: Output, values: Values) => void;
  onClose: () => void;
  width?: number;
  /** Disables the button until the form is changed, too. */
  waitsForChange?: boolean;
  children: (form: AppForm<Values>) => ReactNode;
}

/** A small form in a dialog, such as one link of an article. As on a form screen, the button is disabled while the form is invalid and says why; Enter shows all messages and focuses the first wrong field. */
export function FormDialog<Values extends object, Output extends object>(props: FormDialogProps<Values, Output>) {
  const { title, schema, values, action, onSubmit, onClose, width, waitsForChange = false, children } = props;
  const dialogForm = useForm({ schema, values, send: onSubmit });
  const { form, submit } = dialogForm;
  const isSame = useStore(form.store, (state) => sameValue(state.values, values));
  const invalidReason = useInvalidReason(dialogForm);
  const dialogFocus = useDialogFocus();
  const disabledReason = waitsForChange && isSame ? 'Nie ma zmian do zapisania' : invalidReason;
  return (
    <Dialog
      open
      title={title}
      width={width}
      onClose={() => void closeAsking(!sameValue(form.state.values, values), onClose)}
      footer={
        <>
          <Button label="Anuluj" onClick={onClose} />
          <Button
            label={action}
            icon="check"
            variant="primary"
            busy={dialogForm.isWaiting}
            disabledReason={disabledReason}
            onClick={() => void submit()}
          />
        </>
      }
    >
      <Form of={dialogForm}>
        {children(form)}
        {/* Enter in a field sends the form; the button to see is in the dialog's footer. */}
        <input type="submit" hidden ref={dialogFocus} />
      </Form>
    </Dialog>
  );
}
