import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { answerList, answerRecord, recordCalls } from '../../testing/answers.ts';
import { journalEntry } from '../../testing/data/journal-entry.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const page = '/ustawienia/naglowek-systemu';
const header = (id: number, officeName: string) => ({
  officeName,
  language: { id, isoCode: id === 1 ? 'PL' : 'EN', name: 'x' },
});

it('is one line of rich text in the language of the address, with five tools', async () => {
  answerRecord('/api/settings/headers/1', header(1, '<strong>Urząd Gminy</strong>'));
  answerRecord('/api/settings/headers/2', header(2, 'Municipal Office'));
  const { person, address } = renderApp(`${page}/PL`);
  const editor = await screen.findByRole('textbox', { name: /Nazwa w nagłówku strony/ });
  expect(editor.innerHTML).toBe('<p><strong>Urząd Gminy</strong></p>');
  const toolbar = await screen.findByRole('toolbar');
  expect([...toolbar.querySelectorAll('[aria-label]')].map((tool) => tool.getAttribute('aria-label'))).toEqual([
    'Pogrubienie (Ctrl+B)',
    'Kursywa (Ctrl+I)',
    'Podkreślenie (Ctrl+U)',
    'Przekreślenie',
    'Kolor tekstu',
  ]);
  await person.click(screen.getByRole('radio', { name: 'EN' }));
  await waitFor(() => expect(address()).toBe(`${page}/EN`));
  expect(await screen.findByText('Municipal Office')).toBeTruthy();
});

it('a language that the bulletin does not have is not replaced without a word', async () => {
  answerRecord('/api/settings/headers/1', header(1, 'Urząd Gminy'));
  renderApp(`${page}/XX`);
  expect(await screen.findByText('Nie ma wersji językowej „XX”. Otwarto wersję: polski')).toBeTruthy();
});

it.each([
  ['text/plain', 'Urząd\nGminy\n\n Nowa'],
  ['text/html', '<p>Urząd</p><p>Gminy<br>Nowa</p>'],
])('stays one line when several are pasted: %s', async (type, given) => {
  // The editor scrolls to its selection; nothing has a size here.
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  answerRecord('/api/settings/headers/1', header(1, ''));
  const saved = recordCalls('put', '/api/settings/headers/1', header(1, 'Urząd Gminy Nowa'));
  const { person } = renderApp(page);
  const editor = await screen.findByRole('textbox', { name: /Nazwa w nagłówku strony/ });
  expect(editor.getAttribute('aria-multiline')).toBe('false');
  editor.focus();
  const getData = (asked: string) => (asked === type ? given : '');
  fireEvent.paste(editor, { clipboardData: { files: [], getData, types: [type] } });
  expect(editor.innerHTML).toBe('<p>Urząd Gminy Nowa</p>');
  await person.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ officeName: '<p>Urząd Gminy Nowa</p>' }]));
});

it('is saved with the entity tag that was read', async () => {
  answerRecord('/api/settings/headers/1', header(1, ''));
  const saved = recordCalls('put', '/api/settings/headers/1', header(1, 'Urząd'));
  const { person } = renderApp(page);
  const editor = await screen.findByRole('textbox', { name: /Nazwa w nagłówku strony/ });
  editor.innerHTML = '<p>Urząd</p>';
  await waitFor(() => expect(screen.getByText('Niezapisane zmiany')).toBeTruthy());
  await person.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Nagłówek został zaktualizowany')).toBeTruthy();
  expect(saved.map(({ body }) => body)).toEqual([{ officeName: '<p>Urząd</p>' }]);
});

it('puts a former name back into the form, whence it is saved', async () => {
  answerRecord('/api/settings/headers/1', header(1, 'Urząd'));
  answerList('/api/application/journal', [
    journalEntry({ recordType: 'header', before: { officeName: '<em>Gmina</em>' }, after: { officeName: 'Urząd' } }),
  ]);
  const saved = recordCalls('put', '/api/settings/headers/1', header(1, '<em>Gmina</em>'));
  const { person } = renderApp(page);
  await person.click(await screen.findByRole('button', { name: 'Przywróć: nazwa urzędu' }));
  const editor = screen.getByRole('textbox', { name: /Nazwa w nagłówku strony/ });
  await waitFor(() => expect(editor.innerHTML).toBe('<p><em>Gmina</em></p>'));
  await person.click(screen.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(saved.map(({ body }) => body)).toEqual([{ officeName: '<p><em>Gmina</em></p>' }]));
});

it('shows a message when the server sends none', async () => {
  const fails = () => new HttpResponse(null, { status: 500 });
  server.use(http.put('*/api/settings/headers/1', fails));
  answerRecord('/api/settings/headers/1', header(1, ''));
  const { person } = renderApp(page);
  const editor = await screen.findByRole('textbox', { name: /Nazwa w nagłówku strony/ });
  editor.innerHTML = '<p>Urząd</p>';
  await waitFor(() => expect(screen.getByText('Niezapisane zmiany')).toBeTruthy());
  await person.click(screen.getByRole('button', { name: 'Zapisz' }));
  expect(await screen.findByText('Wystąpił niespodziewany błąd podczas aktualizacji danych nagłówka')).toBeTruthy();
});

it('shows that loading failed', async () => {
  server.use(http.get('*/api/settings/headers/1', () => new HttpResponse(null, { status: 500 })));
  renderApp(page);
  expect(await screen.findByText('Wystąpił niespodziewany błąd podczas pobierania nagłówka')).toBeTruthy();
});
