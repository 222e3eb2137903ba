import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { card, category, element, german, input, missing } from '../testing/language-screen.ts';

describe('files of translations', () => {
  const drukuj = element(10, 'Artykuł', 'Drukuj', missing);
  const csv = (...lines: string[]) =>
    new File([`language;id;text;description\n${lines.join('\n')}`], 'de.csv', { type: 'text/csv' });

  async function check(file: File) {
    german([drukuj], [category(5, 'Urząd')]);
    const { person } = renderApp(card);
    await person.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import tłumaczeń' });
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no place for a file');
    fireEvent.change(input, { target: { files: [file] } });
    return { person, dialog };
  }

  it('an import shows its changes and applies them to the form', async () => {
    const { person, dialog } = await check(
      csv('DE;standard-10;Drucken;Artikel drucken', 'DE;menu-5;Amt;Gemeindeamt', 'DE;menu-99;x;y', 'DE;menu-5;z;z'),
    );
    expect(await within(dialog).findByText(/wiersz 4, menu-99: Nie ma takiego elementu/)).toBeTruthy();
    expect(within(dialog).getByText(/wiersz 5, Menu pionowe › Urząd: Powtarza element z wiersza 3/)).toBeTruthy();
    await person.click(within(dialog).getByRole('button', { name: 'Wstaw do formularza: 2' }));
    await waitFor(() => expect(input('Drukuj: nazwa wyświetlana').value).toBe('Drucken'));
    expect(screen.getByText(/Do zapisania: 2 zmienione tłumaczenia/)).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: /Elementy menu/ }));
    expect((await screen.findByLabelText<HTMLInputElement>('Urząd: nazwa wyświetlana')).value).toBe('Amt');
  });

  it.each([
    [new File(['language;id;text\nEN;standard-10;x'], 'en.csv'), /Plik jest tłumaczeniem na język EN, a nie DE/],
    [new File(['<xliff'], 'zly.xlf'), /to nie jest poprawny XML/],
    [new File([`language;id;text\n${'DE;standard-10;x\n'.repeat(50_000)}`], 'duzy.csv'), /więcej wierszy niż 20000/],
  ])('invalid ones change nothing: %#', async (file, message) => {
    const { dialog } = await check(file);
    expect(await within(dialog).findByText(message)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Wstaw do formularza' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });
});
