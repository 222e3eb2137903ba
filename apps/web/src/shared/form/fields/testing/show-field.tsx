// One field of any kind in a form of its own.
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import * as z from 'zod';
import { type AppForm, useAppForm } from '../../state/app-form.ts';

const schema = z.object({
  text: z.string().max(5, 'Maksymalnie 5 znaków'),
  choice: z.number({ error: 'Pole wymagane' }),
  several: z.array(z.number()).min(1, 'Wybierz co najmniej jedno'),
  on: z.boolean(),
  moment: z.string().refine((value) => value === '' || !Number.isNaN(Date.parse(value)), 'Nieprawidłowa data'),
  html: z.string(),
  color: z.string(),
});
export type Values = z.input<typeof schema>;
const values: Values = {
  text: '',
  choice: 1,
  several: [],
  on: false,
  moment: '',
  html: '<p>Treść</p>',
  color: '#000000',
};
export const options = [
  { value: 1, label: 'Pierwsze' },
  { value: 2, label: 'Drugie' },
];

interface FormProps {
  start: Partial<Values>;
  field: (form: AppForm<Values>) => ReactNode;
  onForm: (form: AppForm<Values>) => void;
}

function Form({ start, field, onForm }: FormProps) {
  const form = useAppForm({ schema, values: { ...values, ...start } });
  useEffect(() => {
    onForm(form);
  }, [form, onForm]);
  return (
    <>
      {field(form)}
      <button type="button">dalej</button>
    </>
  );
}

/** `value` is what the form holds. */
export function showField(field: FormProps['field'], start: Partial<Values> = {}) {
  const shown: AppForm<Values>[] = [];
  render(<Form start={start} field={field} onForm={(form) => shown.push(form)} />);
  return { person: userEvent.setup(), value: (name: keyof Values) => shown[0]?.getFieldValue(name) };
}
