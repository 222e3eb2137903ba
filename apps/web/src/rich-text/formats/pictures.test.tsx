// Pictures of an article's text, from the tool or a pasted file to what is saved.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { openArticle, save } from '../../testing/article-screen.ts';
import { server } from '../../testing/server.ts';
import { makeQuill } from '../make-editor.ts';
import { htmlOf, setHtml } from '../semantic-html.ts';
import { allTools } from '../toolbar/tools.ts';
import { storedAddress } from './pictures.ts';

const picture = (name = 'mapa.png', size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' });
const address = '/api/files/31?key=4f1c09e2';
const stored = `<p>Plan <img src="${address}" alt="Plan gminy"></p>`;

let sent: string[] = [];
beforeEach(() => {
  sent = [];
  URL.createObjectURL = () => 'blob:obraz';
  URL.revokeObjectURL = () => {};
  // The editor scrolls to its selection; nothing has a size here.
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  server.use(
    http.post('*/api/files/thumbnails', async ({ request }) => {
      sent.push(await request.text());
      return HttpResponse.json([{ id: 31, path: address }]);
    }),
  );
});

async function openText(content: string) {
  const opened = await openArticle({ content });
  const text = await screen.findByRole('textbox', { name: 'Treść' });
  return { ...opened, text };
}
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));
const fileInput = () => document.querySelector('[role="dialog"] input[type="file"]') as HTMLInputElement;

describe('a picture of a text', () => {
  test('is chosen by the tool, needs its description, is sent and saved without a host', async () => {
    const { person, calls, text } = await openText('<p>Plan</p>');
    await person.click(screen.getByRole('button', { name: 'Obraz' }));
    const dialog = await dialogNamed('Wstaw obraz');
    const put = dialog.getByRole('button', { name: 'Wstaw obraz' });
    await person.click(put);
    expect(dialog.getByText('Wybierz obraz')).toBeTruthy();
    fireEvent.change(fileInput(), { target: { files: [picture()] } });
    await person.click(put);
    expect(await dialog.findByText('Opisz, co przedstawia obraz')).toBeTruthy();
    const alt = dialog.getByRole('textbox', { name: 'Tekst alternatywny' });
    expect(alt).toBe(document.activeElement);
    expect(alt.getAttribute('required')).not.toBeNull();
    expect(sent).toEqual([]);
    await person.type(alt, 'Mapa gminy');
    await person.click(put);
    await waitFor(() => expect(text.querySelector('img')?.alt).toBe('Mapa gminy'));
    expect(text.querySelector('img')?.src).toMatch(/^http.*\/api\/files\/31\?key=/);
    expect(sent[0]).toContain('1600');
    await save(person);
    expect(calls[0]?.body).toMatchObject({
      content: expect.stringContaining(`<img src="${address}" alt="Mapa gminy">`),
    });
  });

  test('that is too large or no picture is refused before it is sent', async () => {
    const { person } = await openText('<p>Plan</p>');
    await person.click(screen.getByRole('button', { name: 'Obraz' }));
    const dialog = await dialogNamed('Wstaw obraz');
    fireEvent.change(fileInput(), { target: { files: [picture('mapa.tiff')] } });
    expect(await dialog.findByText(/Błąd przesyłania pliku/)).toBeTruthy();
    fireEvent.change(fileInput(), { target: { files: [picture('mapa.png', 11 * 1024 * 1024)] } });
    expect(await dialog.findByText('Rozmiar pliku przekracza dopuszczalny limit (10 MB)')).toBeTruthy();
  });

  test('that is pasted as a file asks for its description', async () => {
    const { person, text } = await openText('<p>Plan</p>');
    text.focus();
    fireEvent.paste(text, { clipboardData: { files: [picture()], getData: () => '', types: ['Files'] } });
    const dialog = await dialogNamed('Wstaw obraz');
    expect(dialog.getByAltText('Wybrany plik: mapa.png')).toBeTruthy();
    expect(text.querySelector('img')).toBeNull();
    await person.keyboard('{Escape}');
    await person.click(await screen.findByRole('button', { name: 'Wróć do okna' }));
    expect(dialog.getByAltText('Wybrany plik: mapa.png')).toBeTruthy();
  });

  test('that is skipped leaves the others that were dropped with it', async () => {
    const { person, text } = await openText('<p>Plan</p>');
    text.focus();
    const files = ['a.png', 'b.png', 'c.png'].map((name) => picture(name));
    fireEvent.paste(text, { clipboardData: { files, getData: () => '', types: ['Files'] } });
    await person.type(await screen.findByRole('textbox', { name: 'Tekst alternatywny' }), 'Pierwszy');
    await person.click(screen.getByRole('button', { name: 'Pomiń (jeszcze 2)' }));
    expect(await screen.findByAltText('Wybrany plik: b.png')).toBeTruthy();
    const alt = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tekst alternatywny' });
    expect(alt.value).toBe('');
    await person.type(alt, 'Drugi');
    await person.click(screen.getByRole('button', { name: 'Wstaw obraz' }));
    expect(await screen.findByAltText('Wybrany plik: c.png')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([...text.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Drugi']);
  });

  test('is selected by a press, and described anew by the tool', async () => {
    const { person, calls, text } = await openText(stored);
    const shown = text.querySelector('img') as HTMLImageElement;
    await person.click(shown);
    await person.click(screen.getByRole('button', { name: 'Obraz' }));
    const alt = (await dialogNamed('Zmień opis obrazu')).getByRole('textbox', { name: 'Tekst alternatywny' });
    expect((alt as HTMLTextAreaElement).value).toBe('Plan gminy');
    await person.clear(alt);
    await person.type(alt, 'Granice sołectw');
    await person.click(screen.getByRole('button', { name: 'Zapisz opis' }));
    await save(person);
    expect(calls[0]?.body).toMatchObject({ content: `<p>Plan <img src="${address}" alt="Granice sołectw"></p>` });
  });
});

describe('the editor', () => {
  const quill = () => makeQuill(document.body.appendChild(document.createElement('div')), { tools: allTools });

  test('shows a picture from the API and writes it without its host', () => {
    const editor = quill();
    setHtml(editor, stored);
    expect(editor.root.querySelector('img')?.getAttribute('src')).toMatch(/^https?:/);
    expect(htmlOf(editor)).toBe(stored);
    expect(storedAddress('https://inny.example/api/files/3')).toBe('https://inny.example/api/files/3');
  });

  test('keeps a stored picture of another host, and takes none from the clipboard', () => {
    const editor = quill();
    const older = '<p>a<img src="https://gmina.example/a.png" alt="Herb"></p>';
    setHtml(editor, older);
    expect(htmlOf(editor)).toBe(older);
    editor.setContents(editor.clipboard.convert({ html: '' }));
    const event = { files: [], getData: (type: string) => (type === 'text/html' ? older : 'a'), types: ['text/html'] };
    editor.root.focus();
    editor.setSelection(0, 0);
    fireEvent.paste(editor.root, { clipboardData: event });
    expect(htmlOf(editor)).toBe('<p>a</p>');
  });
});
