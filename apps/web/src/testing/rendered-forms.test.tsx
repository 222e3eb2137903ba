import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { Form } from '../shared/form/form.tsx';
import { useForm } from '../shared/form/state/use-form.ts';
import { recordForms } from './rendered-forms.ts';

const schema = z
  .custom<{ name: string; hasEnd: boolean; end: string; note: string; links: { url: string }[] }>()
  .transform((values) => values)
  .pipe(
    z.object({
      name: z.string(),
      hasEnd: z.boolean(),
      end: z.string(),
      note: z.string(),
      links: z.array(z.object({ url: z.string(), title: z.string() }).partial({ title: true })),
    }),
  );
const values = { name: '', hasEnd: false, end: '', note: '', links: [{ url: '' }] };

/** It has a value for the note and no field, and one field only at times. */
function WithoutNote() {
  const example = useForm({ schema, values, send: () => {} });
  const { AppField } = example.form;
  return (
    <Form of={example}>
      <AppField name="name">{(field) => <field.TextField label="Nazwa" />}</AppField>
      <AppField name="hasEnd">{(field) => <field.SwitchField label="Kończy się" />}</AppField>
      <example.form.Subscribe selector={(state) => state.values.hasEnd}>
        {(hasEnd) => hasEnd && <AppField name="end">{(field) => <field.TextField label="Do" />}</AppField>}
      </example.form.Subscribe>
      <AppField name="links[0].url">{(field) => <field.TextField label="Adres" />}</AppField>
    </Form>
  );
}

test('a field that a form does not show is missing, though it has a value', () => {
  const forms = recordForms();
  render(<WithoutNote />);
  forms.fillIn();
  expect(forms.filledObjects()).toEqual([
    { names: ['name', 'hasEnd', 'end', 'note', 'links'], shown: new Set(['name', 'hasEnd', 'end', 'links']) },
    { names: ['url', 'title'], shown: new Set(['url']) },
  ]);
});
