// Each kind of field in isolation: its name, value, error, and the reason why it is locked.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { PrimeProvider } from '../../ui/prime-provider.tsx';
import { type AppForm, useAppForm } from '../app-form.ts';

const schema = z.object({
  text: z.string().max(5, 'Maksymalnie 5 znaków'),
  choice: z.number({ error: 'Pole wymagane' }),
  several: z.array(z.number()).min(1, 'Wybierz co najmniej jedno'),
  on: z.boolean(),
  moment: z.string().refine((value) => value === '' || !Number.isNaN(Date.parse(value)), 'Nieprawidłowa data'),
  html: z.string(),
  color: z.string(),
});
type Values = z.input<typeof schema>;
const values: Values = {
  text: '',
  choice: 1,
  several: [],
  on: false,
  moment: '',
  html: '<p>Treść</p>',
  color: '#000000',
};
const options = [
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
    <PrimeProvider>
      {field(form)}
      <button type="button">dalej</button>
    </PrimeProvider>
  );
}

function show(field: FormProps['field'], start: Partial<Values> = {}) {
  const shown: AppForm<Values>[] = [];
  render(<Form start={start} field={field} onForm={(form) => shown.push(form)} />);
  return { person: userEvent.setup(), kept: (name: keyof Values) => shown[0]?.getFieldValue(name) };
}

describe('limits of the schema', () => {
  const counter = () => screen.queryByText('Liczba znaków:')?.parentElement?.textContent;

  it('are the counter near the limit, and the required mark unless overridden', async () => {
    const { person } = show((form) => (
      <>
        <form.AppField name="text">{(one) => <one.TextField label="Tytuł" />}</form.AppField>
        <form.AppField name="choice">{(one) => <one.SelectField label="Język" options={options} />}</form.AppField>
        <form.AppField name="moment">{(one) => <one.DateTimeField label="Od" required />}</form.AppField>
      </>
    ));
    await person.type(screen.getByLabelText('Tytuł'), 'abc');
    expect(counter()).toBeUndefined();
    await person.type(screen.getByLabelText('Tytuł'), 'd');
    expect(counter()).toBe('Liczba znaków: 4 / 5');
    await person.type(screen.getByLabelText('Tytuł'), 'ef');
    expect(counter()).toBe('Liczba znaków: 6 / 5');
    expect(screen.getByText('Maksymalnie 5 znaków')).toBeTruthy();
    const starred = [...document.querySelectorAll('.field-label:has(.required)')].map((label) => label.textContent);
    expect(starred).toEqual(['Język *', 'Od *']);
  });

  it.each(['url', 'password'] as const)('is not counted in a field of the type %s', (type) => {
    show((form) => <form.AppField name="text">{(one) => <one.TextField label="Pole" type={type} />}</form.AppField>);
    expect(counter()).toBeUndefined();
  });
});

describe('a date and time', () => {
  const field = (edge: 'start' | 'end') => (form: AppForm<Values>) => (
    <form.AppField name="moment">
      {(one) => <one.DateTimeField label="Publikacja do" edge={edge} required />}
    </form.AppField>
  );

  it('is typed as the clock in Warsaw shows it and kept as a moment', async () => {
    const { person, kept } = show(field('end'));
    const input = screen.getByLabelText<HTMLInputElement>(/^Publikacja do/);
    await person.type(input, '2026-12-04 15:00');
    await person.tab();
    expect(kept('moment')).toBe('2026-12-04T14:00:59.000Z');
    expect(input.value).toBe('2026-12-04 15:00:59');
  });

  it('keeps invalid dates as typed, with an error', async () => {
    const { person, kept } = show(field('start'));
    const input = screen.getByLabelText<HTMLInputElement>(/^Publikacja do/);
    await person.type(input, 'jutro');
    await person.tab();
    expect(await screen.findByText('Nieprawidłowa data')).toBeTruthy();
    expect([input.value, kept('moment')]).toEqual(['jutro', 'jutro']);
  });

  it('can be picked; Escape closes the calendar and gives the focus back', async () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    const { person, kept } = show(field('start'), { moment: '2026-11-20T07:30:00.000Z' });
    const opener = screen.getByRole('button', { name: 'Otwórz kalendarz' });
    await person.click(opener);
    fireEvent.click(await screen.findByText('23'));
    expect(kept('moment')).toBe('2026-11-23T07:30:00.000Z');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'Kalendarz' })).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
});

describe('a choice', () => {
  it('is made in a list of the browser', async () => {
    const { person, kept } = show((form) => (
      <form.AppField name="choice">{(one) => <one.SelectField label="Język" options={options} />}</form.AppField>
    ));
    await person.selectOptions(screen.getByLabelText(/^Język/), 'Drugie');
    expect(kept('choice')).toBe(2);
  });

  it('of several says that it is required, and reports too few', async () => {
    const { person } = show((form) => (
      <form.AppField name="several">{(one) => <one.MultiSelectField label="Tagi" options={options} />}</form.AppField>
    ));
    const input = await screen.findByLabelText(/^Tagi/);
    expect(input.getAttribute('aria-required')).toBe('true');
    input.focus();
    await person.tab();
    expect(await screen.findByText('Wybierz co najmniej jedno')).toBeTruthy();
  });
});

describe('a locked field', () => {
  it('cannot be changed, stays focusable and has the reason', async () => {
    const { person, kept } = show((form) => (
      <form.AppField name="text">
        {(one) => <one.TextField label="Tytuł" disabledReason="Artykuł jest zatwierdzony" />}
      </form.AppField>
    ));
    await person.tab();
    const input = screen.getByLabelText('Tytuł');
    expect(document.activeElement).toBe(input);
    await person.keyboard('abc');
    expect(kept('text')).toBe('');
    expect(await screen.findByText('Artykuł jest zatwierdzony', { selector: '.hint' })).toBeTruthy();
  });
});

it.each([
  [
    'a text',
    (form: AppForm<Values>) => (
      <form.AppField name="text">{(one) => <one.TextField label="Pole" disabledReason="Zablokowane" />}</form.AppField>
    ),
  ],
  [
    'a choice of a few',
    (form: AppForm<Values>) => (
      <form.AppField name="choice">
        {(one) => <one.RadioField label="Pole" options={options} disabledReason="Zablokowane" />}
      </form.AppField>
    ),
  ],
  [
    'a switch',
    (form: AppForm<Values>) => (
      <form.AppField name="on">{(one) => <one.SwitchField label="Pole" disabledReason="Zablokowane" />}</form.AppField>
    ),
  ],
  [
    'several of a list',
    (form: AppForm<Values>) => (
      <form.AppField name="several">
        {(one) => <one.MultiSelectField label="Pole" options={options} disabledReason="Zablokowane" />}
      </form.AppField>
    ),
  ],
])('%s that is locked has the sign of a lock', (_name, field) => {
  show(field);
  expect(screen.getByText('Pole').querySelector('.pi-lock')).toBeTruthy();
});

it('a switch is on or off', async () => {
  const { person, kept } = show((form) => (
    <form.AppField name="on">{(one) => <one.SwitchField label="Archiwizuj po zakończeniu" />}</form.AppField>
  ));
  await person.click(screen.getByLabelText('Archiwizuj po zakończeniu'));
  expect(kept('on')).toBe(true);
});

describe('a colour', () => {
  const field = (form: AppForm<Values>) => (
    <form.AppField name="color">
      {(one) => <one.ColorField label="Kolor" backgrounds={['#ffffff', '#2b1a10']} />}
    </form.AppField>
  );

  it('is typed or chosen, and its contrast is shown', async () => {
    const { person, kept } = show(field);
    expect(screen.getByText('Kontrast 21,0:1')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Kolor: paleta'), { target: { value: '#0c5944' } });
    expect(kept('color')).toBe('#0c5944');
    await person.clear(screen.getByLabelText('Kolor'));
    await person.type(screen.getByLabelText('Kolor'), '#9b59b6');
    expect(kept('color')).toBe('#9b59b6');
  });

  it('without enough contrast is replaced by the nearest one that has it', async () => {
    const { person, kept } = show(field, { color: '#808080' });
    expect(screen.getByText('Kontrast 4,2:1 jest mniejszy niż wymagane 7,1:1 (WCAG)')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: /^Użyj #/ }));
    expect(kept('color')).not.toBe('#808080');
    expect(screen.queryByText(/jest mniejszy niż wymagane/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Kolor'));
  });
});

describe('rich text', () => {
  const field = (form: AppForm<Values>) => (
    <form.AppField name="html">{(one) => <one.RichTextField label="Treść" height={200} />}</form.AppField>
  );
  const editor = () => screen.findByRole('textbox', { name: 'Treść' });

  it('shows the content and changes nothing by being shown', async () => {
    const { kept } = show(field, { html: '<h2>Tytuł</h2><ul><li>jeden</li></ul>' });
    expect((await editor()).textContent).toBe('Tytułjeden');
    expect(kept('html')).toBe('<h2>Tytuł</h2><ul><li>jeden</li></ul>');
  });

  it('has tools with Polish names, reached with the arrow keys', async () => {
    const { person } = show(field);
    await editor();
    const toolbar = screen.getByRole('toolbar', { name: 'Formatowanie tekstu' });
    const bold = screen.getByRole('button', { name: /^Pogrubienie/ });
    expect(toolbar.contains(bold)).toBe(true);
    bold.focus();
    await person.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Kursywa/);
  });

  it('leaves the text alone, with its cursor, when a save gives the same back in another writing', async () => {
    let form: AppForm<Values> | undefined;
    show(
      (given) => {
        form = given;
        return field(given);
      },
      { html: '<p style="text-align: center;">Uchwała &quot;A&quot;</p>' },
    );
    const line = (await editor()).querySelector('p');
    act(() => form?.setFieldValue('html', '<p style="text-align:center">Uchwała "A"</p>'));
    expect(line?.isConnected).toBe(true);
    act(() => form?.setFieldValue('html', '<p style="text-align:center">Uchwała "B"</p>'));
    expect((await editor()).textContent).toBe('Uchwała "B"');
  });

  it('is one stop of Tab away from its text, at the tool used last', async () => {
    const { person } = show(field);
    const text = await editor();
    const bold = screen.getByRole('button', { name: /^Pogrubienie/ });
    await person.tab();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Rodzaj akapitu' }));
    await person.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(bold);
    await person.tab();
    expect(document.activeElement).toBe(text);
    await person.tab({ shift: true });
    expect(document.activeElement).toBe(bold);
  });

  it('is locked without its tools', async () => {
    show((form) => (
      <form.AppField name="html">
        {(one) => <one.RichTextField label="Treść" height={200} disabledReason="Artykuł jest opublikowany" />}
      </form.AppField>
    ));
    await waitFor(async () => expect((await editor()).getAttribute('aria-readonly')).toBe('true'));
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});
