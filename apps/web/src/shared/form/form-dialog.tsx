import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { closeAsking } from '../ui/discard-question.ts';
import { type AppForm, type FormSchema, useAppForm } from './app-form.ts';
import { EditorFieldsContext, noEditorFields } from './form-context.ts';
import { sameValue } from './merge.ts';

interface FormDialogProps<Values extends object, Output extends object> {
  title: string;
  schema: FormSchema<Values, Output>;
  values: Values;
  /** The verb on the button. */
  action: string;
  /** What was filled in, as the schema gives it and as the form held it. */
  onSubmit: (output: Output, values: Values) => void;
  onClose: () => void;
  width?: number;
  children: (form: AppForm<Values>) => ReactNode;
}

/** A small form in a dialog, such as one link of an article. Pressing the button shows all messages and focuses the first wrong field. */
export function FormDialog<Values extends object, Output extends object>(props: FormDialogProps<Values, Output>) {
  const { title, schema, values, action, onSubmit, onClose, width, children } = props;
  const form: AppForm<Values> = useAppForm({ schema, values });
  const element = useRef<HTMLFormElement | null>(null);
  const [wrongSince, setWrongSince] = useState(0);
  useEffect(() => {
    if (wrongSince > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrongSince]);

  async function submit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault();
    event?.stopPropagation();
    const parsed = schema.safeParse(form.state.values);
    if (parsed.success) {
      onSubmit(parsed.data, form.state.values);
      return;
    }
    // The dialog shows its fields a moment after the form was made: they may not know yet what is wrong with them.
    form.validateSync('change');
    await form.handleSubmit();
    setWrongSince(Date.now());
  }

  return (
    // The first field gets the focus; how the dialog is told: see text-input.tsx
    <Dialog
      open
      title={title}
      width={width}
      onClose={() => void closeAsking(!sameValue(form.state.values, values), onClose)}
      footer={
        <>
          <Button label="Anuluj" onClick={onClose} />
          <Button label={action} icon="check" variant="primary" onClick={() => void submit()} />
        </>
      }
    >
      {/* Its fields are none of the screen's behind it. */}
      <EditorFieldsContext value={noEditorFields}>
        <form
          ref={(form) => {
            element.current = form;
            form?.querySelector('select, textarea, input')?.setAttribute('data-pc-autofocus', 'true');
          }}
          noValidate
          onSubmit={submit}
        >
          {children(form)}
          {/* Enter in a field sends the form; the button to see is in the dialog's footer. */}
          <input type="submit" hidden />
        </form>
      </EditorFieldsContext>
    </Dialog>
  );
}
