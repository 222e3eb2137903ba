import { useStore } from '@tanstack/react-form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fieldErrorsOf } from '../problem.ts';
import { type AppForm, type FormSchema, useAppForm } from './app-form.ts';
import type { EditorFields } from './form-context.ts';
import { useEditorFields } from './use-editor-fields.ts';

interface ShortFormOptions<Values extends object, Output extends object> {
  schema: FormSchema<Values, Output>;
  values: Values;
  send: (output: Output) => Promise<unknown>;
}

export interface ShortForm<Values extends object> {
  form: AppForm<Values>;
  busy: boolean;
  /** Why it cannot be sent yet. */
  disabledReason: string | undefined;
  submit(): Promise<void>;
  /** For EditorFieldsContext around the fields. */
  context: EditorFields;
  element: RefObject<HTMLFormElement | null>;
}

/** A form that is filled in and sent at once: errors of the server land at its fields, and nothing of it is kept (passwords). */
export function useShortForm<Values extends object, Output extends object>(
  options: ShortFormOptions<Values, Output>,
): ShortForm<Values> {
  const { schema, values, send } = options;
  const form: AppForm<Values> = useAppForm({ schema, values });
  const valid = useStore(form.store, (state) => state.isValid);
  const fields = useEditorFields(form);
  const [busy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const [refusedAt, setRefusedAt] = useState(0);
  useEffect(() => {
    if (refusedAt > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusedAt]);

  async function submit() {
    const parsed = schema.safeParse(form.state.values);
    if (busy || !parsed.success) return;
    setBusy(true);
    try {
      await send(parsed.data);
    } catch (error) {
      // The rest is told by the handler of calls.
      fields.setServerErrors(fieldErrorsOf(error));
      setRefusedAt(Date.now());
    } finally {
      setBusy(false);
    }
  }

  const disabledReason = valid ? undefined : whyNotSent(fields.wrongLabels());
  return { form, busy, disabledReason, submit, context: fields.context, element };
}

function whyNotSent(wrong: readonly string[]): string {
  return wrong.length > 0 ? `Uzupełnij lub popraw: ${wrong.join(', ')}` : 'Uzupełnij formularz';
}
