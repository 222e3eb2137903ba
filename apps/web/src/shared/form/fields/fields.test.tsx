// Each kind of field in isolation: its name, value, error, and the reason why it is locked.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AppForm } from '../state/app-form.ts';
import { options, showField, type Values } from './testing/show-field.tsx';

describe('limits of the schema', () => {
  const counter = () => screen.queryByText('Liczba znaków:')?.parentElement?.textContent;

  it('are the counter near the limit, and the required mark unless overridden', async () => {
    const { person } = showField((form) => (
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
    showField((form) => (
      <form.AppField name="text">{(one) => <one.TextField label="Pole" type={type} />}</form.AppField>
    ));
    expect(counter()).toBeUndefined();
  });
});

describe('a choice', () => {
  it('is made in a list of the browser', async () => {
    const { person, value } = showField((form) => (
      <form.AppField name="choice">{(one) => <one.SelectField label="Język" options={options} />}</form.AppField>
    ));
    await person.selectOptions(screen.getByLabelText(/^Język/), 'Drugie');
    expect(value('choice')).toBe(2);
  });

  it('of several says that it is required, and reports too few', async () => {
    const { person } = showField((form) => (
      <form.AppField name="several">{(one) => <one.MultiSelectField label="Tagi" options={options} />}</form.AppField>
    ));
    const input = await screen.findByLabelText(/^Tagi/);
    expect(input.getAttribute('aria-required')).toBe('true');
    input.focus();
    await person.tab();
    expect(await screen.findByText('Wybierz co najmniej jedno')).toBeTruthy();
  });
});

it('a choice of several says how many are chosen, and clears them', async () => {
  const { person, value } = showField((form) => (
    <form.AppField name="several">{(one) => <one.MultiSelectField label="Tagi" options={options} />}</form.AppField>
  ));
  (await screen.findByLabelText(/^Tagi/)).focus();
  await person.keyboard('{ArrowDown}');
  await person.click(await screen.findByRole('option', { name: 'Drugie', hidden: true }));
  expect(screen.getByText(/^Wybrano: 1 z/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Wyczyść', hidden: true }));
  expect(value('several')).toEqual([]);
  expect(screen.getByText(/^Wybrano: 0 z/)).toBeTruthy();
});

it('a long choice of several has a search with a name', async () => {
  const many = Array.from({ length: 8 }, (_, n) => ({ value: n, label: `Opcja ${n}` }));
  const { person } = showField((form) => (
    <form.AppField name="several">{(one) => <one.MultiSelectField label="Tagi" options={many} />}</form.AppField>
  ));
  (await screen.findByLabelText(/^Tagi/)).focus();
  await person.keyboard('{ArrowDown}');
  expect(await screen.findByRole('searchbox', { name: 'Szukaj na liście', hidden: true })).toBeTruthy();
});

describe('a locked field', () => {
  it('cannot be changed, stays focusable and has the reason', async () => {
    const { person, value } = showField((form) => (
      <form.AppField name="text">
        {(one) => <one.TextField label="Tytuł" disabledReason="Artykuł jest zatwierdzony" />}
      </form.AppField>
    ));
    await person.tab();
    const input = screen.getByLabelText('Tytuł');
    expect(document.activeElement).toBe(input);
    await person.keyboard('abc');
    expect(value('text')).toBe('');
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
  showField(field);
  expect(screen.getByText('Pole').querySelector('.pi-lock')).toBeTruthy();
});

it('a switch is on or off', async () => {
  const { person, value } = showField((form) => (
    <form.AppField name="on">{(one) => <one.SwitchField label="Archiwizuj po zakończeniu" />}</form.AppField>
  ));
  await person.click(screen.getByLabelText('Archiwizuj po zakończeniu'));
  expect(value('on')).toBe(true);
});

describe('a colour', () => {
  const field = (form: AppForm<Values>) => (
    <form.AppField name="color">
      {(one) => <one.ColorField label="Kolor" backgrounds={['#ffffff', '#2b1a10']} />}
    </form.AppField>
  );

  it('is typed or chosen, and its contrast is shown', async () => {
    const { person, value } = showField(field);
    expect(screen.getByText('Kontrast 21,0:1')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Kolor: paleta'), { target: { value: '#0c5944' } });
    expect(value('color')).toBe('#0c5944');
    await person.clear(screen.getByLabelText('Kolor'));
    await person.type(screen.getByLabelText('Kolor'), '#9b59b6');
    expect(value('color')).toBe('#9b59b6');
  });

  it('without enough contrast is replaced by the nearest one that has it', async () => {
    const { person, value } = showField(field, { color: '#808080' });
    expect(screen.getByText('Kontrast 4,2:1 jest mniejszy niż wymagane 7,1:1 (WCAG)')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: /^Użyj #/ }));
    expect(value('color')).not.toBe('#808080');
    expect(screen.queryByText(/jest mniejszy niż wymagane/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Kolor'));
  });
});
