import type { FieldError } from '@redakcja/generated/model/fieldError';
import { useStore } from '@tanstack/react-form';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fieldErrorsOf, refusalsOf } from '../../problem.ts';
import { type AppForm, type FormSchema, useAppForm } from './app-form.ts';
import { type FormFields, useFormFields } from './use-form-fields.ts';

interface FormOptions<Values extends object, Output extends object> {
  schema: FormSchema<Values, Output>;
  /** Values that define the unchanged form. */
  values: Values;
  /** Sends the parsed output of `sent`. `false`: nothing was sent. */
  send: (output: Output, sent: Values) => unknown;
}

export interface Form<Values extends object> {
  form: AppForm<Values>;
  fields: FormFields;
  /** Ref of the form's element (form.tsx): the first invalid field in it gets the focus. */
  element: RefObject<HTMLFormElement | null>;
  isSending: boolean;
  /** A submit waits for the pending work of a field. */
  isWaiting: boolean;
  /** Resolves to whether it was sent; waits for the pending work of fields, and is cancelled when that fails. */
  submit: () => Promise<boolean>;
  /** Assigns messages to their fields until the values change, and focuses the first field. */
  refuse: (errors: readonly FieldError[], sentences?: readonly string[]) => void;
}

/**
 * Behaviour of every form, on a screen or in a dialog: an invalid form shows all messages and focuses the first invalid field; errors of the server
 * are shown at their fields.
 */
export function useForm<Values extends object, Output extends object>(
  options: FormOptions<Values, Output>,
): Form<Values> {
  const { schema, values, send } = options;
  const form: AppForm<Values> = useAppForm({ schema, values });
  const fields = useFormFields(form);
  const element = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const [wrong, notice] = ['[aria-invalid="true"]', '[data-refusals]'].map((one) =>
      element.current?.querySelector<HTMLElement>(one),
    );
    (wrong ?? notice)?.focus();
  }, [refusals]);

  const [waiting, setWaiting] = useState<(isSent: boolean) => void>();
  const continueSubmit = useEffectEvent(async (resolve: (isSent: boolean) => void) => {
    setWaiting(undefined);
    resolve(!fields.hasFailedWork && (await sendNow()));
  });
  // In an effect, so that the values and callbacks are those that the work has left.
  useEffect(() => {
    if (waiting !== undefined && fields.heldReason === undefined) void continueSubmit(waiting);
  }, [waiting, fields.heldReason]);

  async function submit(): Promise<boolean> {
    if (isSending || waiting !== undefined) return false;
    const isValid = schema.safeParse(form.state.values).success;
    if (fields.heldReason === undefined || !isValid) return sendNow();
    return new Promise((resolve) => setWaiting(() => resolve));
  }

  async function sendNow(): Promise<boolean> {
    const sent = form.state.values;
    const parsed = schema.safeParse(sent);
    if (!parsed.success) {
      // A dialog renders its fields after its form was created: they may have no errors yet.
      form.validateSync('change');
      // Marks every field as tried, so that all messages show.
      await form.handleSubmit();
      setRefusals((before) => before + 1);
      return false;
    }
    setSending(true);
    fields.setServerErrors([]);
    try {
      return (await send(parsed.data, sent)) !== false;
    } catch (error) {
      // Other errors are reported by the shared error handler.
      refuse(fieldErrorsOf(error), refusalsOf(error));
      return false;
    } finally {
      setSending(false);
    }
  }

  function refuse(errors: readonly FieldError[], sentences: readonly string[] = []) {
    fields.setServerErrors(errors, sentences);
    setRefusals((before) => before + 1);
  }

  return { form, fields, element, isSending, isWaiting: waiting !== undefined, submit, refuse };
}

/** Why it cannot be sent, by the fields that are wrong; `otherwise` when none of them is on the screen. */
export function useInvalidReason<Values extends object>(
  { form, fields }: Pick<Form<Values>, 'form' | 'fields'>,
  otherwise = 'Uzupełnij formularz',
): string | undefined {
  return useStore(form.store, ({ isValid }) => {
    if (isValid) return undefined;
    const wrong = fields.wrongLabels();
    return wrong.length > 0 ? `Uzupełnij lub popraw: ${wrong.join(', ')}` : otherwise;
  });
}
