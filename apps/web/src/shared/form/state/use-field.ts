import { fieldLimits } from '@redakcja/domain/shared/forms/field-limits';
import { useStore } from '@tanstack/react-form';
import { use, useEffect, useId } from 'react';
import { type FieldEntry, FieldRegistryContext, useFieldContext } from './form-context.ts';

/** Properties of every field. */
export interface FieldProps {
  label: string;
  /** Only for a condition on another field; otherwise the schema decides. */
  required?: boolean;
  /** Help text below the field. */
  hint?: string;
  /** Why the field cannot be changed; shown as locked, with the reason for mouse, keyboard and screen reader. */
  disabledReason?: string;
}

const lengthOfText = (value: unknown) => (typeof value === 'string' ? value.length : 0);
const asText = (value: unknown) => (value === null || value === undefined ? '' : String(value));

function messageOf(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message);
  return undefined;
}

/** The current field of the form: its value, error, limits from the schema, and the ids that connect label, hint and error. */
export function useField<Value>(
  { label, required }: FieldProps,
  describe: (value: Value) => string = asText,
  lengthOf: (value: Value) => number = lengthOfText,
  join?: FieldEntry['join'],
) {
  const field = useFieldContext<Value>();
  const editor = use(FieldRegistryContext);
  const id = useId();
  const value = field.state.value;
  const { isTouched, isBlurred, errors } = field.state.meta;
  const { max, isRequired } = fieldLimits(field.form.options.validators?.onChange, field.name);
  const attempts = useStore(field.form.store, (state) => state.submissionAttempts);
  useEffect(
    () => editor.register(field.name, { label, describe: (shown) => describe(shown as Value), join }),
    [editor, field.name, label, describe, join],
  );

  // "Required" is not shown during the first input; a text that is too long is reported immediately.
  const tooLong = max !== undefined && lengthOf(value) > max;
  const due = attempts > 0 || isBlurred || (isTouched && tooLong);
  const error = editor.serverError(field.name, value) ?? (due ? errors.map(messageOf).find(Boolean) : undefined);
  return {
    id,
    value,
    error,
    required: required ?? isRequired,
    max,
    set: field.handleChange,
    blur: field.handleBlur,
    name: field.name,
    describedBy: `${id}-more`,
  };
}
