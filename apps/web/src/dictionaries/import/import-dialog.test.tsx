import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

interface Sent {
  rows: Record<string, string>[];
  mode: string;
  skipInvalid: boolean;
  dryRun: boolean;
}

/** Answers an import: the first row is there already. */
function imports(path: string) {
  const calls: Sent[] = [];
  server.use(
    http.post(`*/api/dictionaries/${path}/import`, async ({ request }) => {
      const sent = (await request.json()) as Sent;
      calls.push(sent);
      return HttpResponse.json(
        sent.rows.map((_, index) => {
          const outcome = index > 0 ? 'created' : sent.mode === 'update' ? 'updated' : 'skipped';
          return { index, outcome, id: index + 1, errors: [] };
        }),
      );
    }),
  );
  return calls;
}

const csv = (text: string) => new File([text], 'slownik.csv', { type: 'text/csv' });

async function chosen(address: string, text: string) {
  const { person } = renderApp(address);
  await person.click(await screen.findByRole('button', { name: 'Importuj' }));
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('No input');
  await person.upload(input, csv(text));
  return { person, dialog };
}

it.each([
  ['/slowniki/tagi', 'tags', 'Import tagów', { name: 'alfa' }],
  ['/slowniki/podmiot-udostepniajacy', 'dictionary-entries', 'Import podmiotów udostępniających', { name: 'alfa' }],
])('%s is imported after a dry run, row by row', async (address, path, title, first) => {
  const calls = imports(path);
  const { person, dialog } = await chosen(address, 'nazwa\nalfa\nbeta\n\n""\nALFA\n');
  expect(within(dialog).getByText(title)).toBeTruthy();
  const summary = await within(dialog).findByText(/^Sprawdzono slownik\.csv/);
  expect(summary.textContent).toBe('Sprawdzono slownik.csv: błąd 1, do dodania 1, już jest 1');
  const texts = within(dialog)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(texts).toEqual([
    'WierszPozycjaWynik',
    '6ALFA„ALFA” powtarza się, po raz pierwszy: 2',
    '3betado dodania',
    '2alfajuż jest',
  ]);
  expect(calls).toEqual([{ rows: [first, { name: 'beta' }], mode: 'skip', skipInvalid: true, dryRun: true }]);

  await person.click(within(dialog).getByRole('checkbox', { name: 'Zmień zapis pozycji, które już są' }));
  await within(dialog).findByText(/do zmiany 1/);
  await person.click(within(dialog).getByRole('button', { name: 'Importuj: 2' }));
  await within(dialog).findByText('Zaimportowano slownik.csv: błąd 1, zmieniono 1, dodano 1');
  expect(calls.at(-1)).toEqual({ rows: [first, { name: 'beta' }], mode: 'update', skipInvalid: true, dryRun: false });
  // the cross comes first
  const [, close] = within(dialog).getAllByRole('button', { name: 'Zamknij' });
  if (close) await person.click(close);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('codes are sent with their names', async () => {
  const calls = imports('iso-codes');
  const { dialog } = await chosen('/slowniki/kody-iso', 'kod;nazwa\nFR;Francja\n');
  await within(dialog).findByText('Sprawdzono slownik.csv: już jest 1');
  expect(calls[0]?.rows).toEqual([{ code: 'FR', name: 'Francja' }]);
  expect(
    within(dialog)
      .getByRole('button', { name: /^Importuj: 0/ })
      .getAttribute('aria-disabled'),
  ).toBe('true');
});

it('a file that cannot be read says why, and a failed check too', async () => {
  const { person, dialog } = await chosen('/slowniki/tagi', 'tytul\nalfa\n');
  await within(dialog).findByText(
    /slownik\.csv: Wiersz 1: brak kolumny „name” \(albo „nazwa”\)\. Niczego nie zmieniono\./,
  );
  server.use(http.post('*/api/dictionaries/tags/import', () => HttpResponse.json({}, { status: 500 })));
  const input = dialog.querySelector('input[type=file]');
  if (input instanceof HTMLInputElement) await person.upload(input, csv('nazwa\nalfa\n'));
  await within(dialog).findByText('Nie udało się sprawdzić pliku. Niczego nie zmieniono.');
});

it('a check that is still under way for an earlier file changes nothing', async () => {
  let answerFirst: (() => void) | undefined;
  const written: string[][] = [];
  server.use(
    http.post('*/api/dictionaries/tags/import', async ({ request }) => {
      const { rows, dryRun } = (await request.json()) as Sent;
      const names = rows.map(({ name }) => name ?? '');
      if (!dryRun) written.push(names);
      if (names.includes('alfa')) await new Promise<void>((resolve) => (answerFirst = resolve));
      return HttpResponse.json(rows.map((_, index) => ({ index, outcome: 'created', id: index + 1, errors: [] })));
    }),
  );
  const { person, dialog } = await chosen('/slowniki/tagi', 'nazwa\nalfa\nbeta\n');
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  await waitFor(() => expect(answerFirst).toBeDefined());
  if (input) await person.upload(input, csv('nazwa\ngamma\n'));
  await within(dialog).findByText('Sprawdzono slownik.csv: do dodania 1');
  answerFirst?.();
  await person.click(within(dialog).getByRole('button', { name: 'Importuj: 1' }));
  await within(dialog).findByText('Zaimportowano slownik.csv: dodano 1');
  expect(written).toEqual([['gamma']]);
});
