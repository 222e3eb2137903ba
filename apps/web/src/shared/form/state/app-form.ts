import { createFormHook } from '@tanstack/react-form';
import { useEffect } from 'react';
import type * as z from 'zod';
import { sameValue } from '../conflict/merge.ts';
import { ChoicesField } from '../fields/choices-field.tsx';
import { ColorField } from '../fields/color-field.tsx';
import { DateTimeField, DayField } from '../fields/date-fields.tsx';
import { MultiSelectField } from '../fields/multi-select-field.tsx';
import { RadioField } from '../fields/radio-field.tsx';
import { RichTextField } from '../fields/rich-text-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextareaField, TextField } from '../fields/text-field.tsx';
import { CheckboxField, SwitchField } from '../fields/toggle-fields.tsx';
import { fieldContext, formContext } from './form-context.ts';

const { useAppForm: useTanStackForm, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  formComponents: {},
  fieldComponents: {
    TextField,
    TextareaField,
    SelectField,
    MultiSelectField,
    ChoicesField,
    SwitchField,
    CheckboxField,
    DateTimeField,
    DayField,
    RadioField,
    RichTextField,
    ColorField,
  },
});

/** Groups of fields shared by several forms, used as `<Fields form={form} fields={…} />`. */
export { withFieldGroup };

/** A schema of the domain: its input is the values of the form, its output is sent. */
export type FormSchema<Values extends object, Output extends object> = z.ZodType<Output, Values>;

interface AppFormOptions<Values extends object> {
  schema: FormSchema<Values, object>;
  /** Values that define the unchanged form. */
  values: Values;
}

/** A form over a schema of the domain, with the fields of this folder: `<form.AppField name="…">{(field) => <field.TextField … />}`. */
export function useAppForm<Values extends object>({ schema, values }: AppFormOptions<Values>) {
  const form = useTanStackForm({
    defaultValues: values,
    validators: { onChange: schema },
  });
  // Validates before the first input.
  useEffect(() => {
    form.validateSync('change');
  }, [form]);
  return form;
}

export type AppForm<Values extends object> = ReturnType<typeof useAppForm<Values>>;

/** Sets only the values that differ, without running the listeners between fields. */
export function putValues<Values extends object>(form: AppForm<Values>, values: Values): void {
  for (const [path, value] of Object.entries(values)) {
    if (sameValue(value, form.state.values[path as keyof Values])) continue;
    // The path is a key of the values, which the form's own type of paths cannot express for every form.
    form.setFieldValue(path as never, value as never, { dontRunListeners: true });
  }
}
