// Thumbnails of multimedia, from the choice of a picture to what is sent.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openArticle as open, save } from '../../../testing/article-screen.ts';
import { server } from '../../../testing/server.ts';

const dialogNamed = (name: string) => screen.findByRole('dialog', { name });
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

interface ThumbnailFields {
  file?: string;
  originalId?: string;
  unit?: string;
}

describe('multimedia', () => {
  const picture = { originalId: 76, originalPath: '/api/files/76?key=a', fileName: 'film.png' };
  const cropped = (id: number) => ({
    ...picture,
    id,
    path: `/api/files/${id}?key=b`,
    cropData: { unit: '%', x: 0, y: 0, width: 100, height: 80 },
  });

  /** What the browser would find in the pictures, and the requests of thumbnails. */
  function answerThumbnails() {
    const sent: ThumbnailFields[] = [];
    vi.stubGlobal(
      'Image',
      class {
        naturalWidth = 462;
        naturalHeight = 325;
        decode = () => Promise.resolve();
      },
    );
    server.use(
      http.post('*/api/files/thumbnails', async ({ request }) => {
        // a form with a file of jsdom cannot be parsed again
        const fields = [...(await request.text()).matchAll(/name="(\w+)"(; filename)?[\s\S]*?\r\n\r\n(.*?)\r\n/g)];
        const form = Object.fromEntries(fields.map(([, name, isFile, value]) => [name, isFile ? 'a file' : value]));
        sent.push(form);
        const whole = { ...picture, id: 75, path: '/api/files/75', cropData: null };
        return HttpResponse.json([form.unit === undefined ? whole : cropped(77 + sent.length)]);
      }),
    );
    return sent;
  }
  afterEach(() => vi.unstubAllGlobals());

  test('take a thumbnail that is cropped to its recommended size', async () => {
    const sent = answerThumbnails();
    const { person, calls } = await open({}, { parameters: { maxFileSize: 1 } });
    await person.click(screen.getByRole('button', { name: 'Dodaj multimedia' }));
    const dialog = within(await dialogNamed('Nowe multimedia'));
    expect(dialog.getByText('BMP, PNG, JPG, JPEG lub GIF, zalecany rozmiar 231x130, do 1 MB')).toBeTruthy();
    const input = dialog.getByLabelText<HTMLInputElement>('Pliki do wysłania');
    fireEvent.change(input, { target: { files: [new File([new Uint8Array(1_048_577)], 'film.png')] } });
    expect(await dialog.findByText('Rozmiar pliku przekracza dopuszczalny limit (1 MB)')).toBeTruthy();
    fireEvent.change(input, { target: { files: [new File(['x'], 'film.svg')] } });
    expect(await dialog.findByText(/^Błąd przesyłania pliku/)).toBeTruthy();
    fireEvent.change(input, { target: { files: [new File(['x'], 'film.png', { type: 'image/png' })] } });
    expect(await dialog.findByRole('group', { name: 'Kadrowanie: film.png' })).toBeTruthy();
    const recommended = { recommendedWidth: '231', recommendedHeight: '130' };
    // the middle of the picture, in the ratio of a thumbnail
    const middle = { unit: '%', x: '0', y: '9.8462', width: '100', height: '80' };
    await waitFor(() =>
      expect(sent).toEqual([
        { file: 'a file', ...recommended },
        { originalId: '76', ...middle, ...recommended },
      ]),
    );
    await waitFor(() => expect(dialog.queryByText(/Trwa/)).toBeNull());
    type(dialog.getByLabelText(/^Adres URL/), 'https://transmisje.example.pl/24');
    type(dialog.getByLabelText(/^Nazwa wyświetlana/), 'Sesja');
    type(dialog.getByLabelText(/^Tekst pod czytniki/), 'Nagranie sesji');
    await person.click(dialog.getByRole('button', { name: 'Dodaj multimedia' }));
    await save(person);
    expect(calls[0]?.body).toMatchObject({ multimedia: [{ type: 10, displayText: 'Sesja', thumbnailId: 79 }] });
  });

  test('have their thumbnail cropped again, or removed', async () => {
    const sent = answerThumbnails();
    const film = { id: 3, type: 10, url: 'https://a.pl', displayText: 'Sesja', title: 'Film', target: 10 } as const;
    const thumbnail = { ...cropped(70), cropData: { unit: 'px', x: 10, y: 20, width: 231, height: 130 } } as const;
    const { person, calls } = await open({ multimedia: [{ ...film, thumbnailId: 70, thumbnail }] });
    await person.click(screen.getByRole('button', { name: 'Edytuj multimedia „Sesja”' }));
    const dialog = within(await dialogNamed('Edycja multimediów'));
    await person.click(dialog.getByRole('button', { name: 'Zmień kadr' }));
    const left = await dialog.findByLabelText<HTMLInputElement>('Od lewej (px)');
    expect(left.value).toBe('10');
    type(left, '46');
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ originalId: '76', unit: '%', x: '9.9567' }));
    await waitFor(() => expect(dialog.queryByText(/Trwa/)).toBeNull());
    await person.click(dialog.getByRole('button', { name: 'Zastosuj' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const shown = screen.getByRole('list', { name: 'Multimedia' }).querySelector('img');
    expect(shown?.getAttribute('src')).toContain('/api/files/78?key=b');
    await save(person);
    expect(calls[0]?.body).toMatchObject({ multimedia: [{ displayText: 'Sesja', thumbnailId: 78 }] });
    await person.click(screen.getByRole('button', { name: 'Edytuj multimedia „Sesja”' }));
    const again = within(await dialogNamed('Edycja multimediów'));
    await person.click(again.getByRole('button', { name: 'Usuń obraz' }));
    await person.click(again.getByRole('button', { name: 'Zastosuj' }));
    await save(person);
    expect(calls[1]?.body).toMatchObject({ multimedia: [{ displayText: 'Sesja', thumbnailId: null }] });
  });

  test('stay without a thumbnail that is removed during its crop', async () => {
    answerThumbnails();
    const { person } = await open({});
    await person.click(screen.getByRole('button', { name: 'Dodaj multimedia' }));
    const dialog = within(await dialogNamed('Nowe multimedia'));
    const gate = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    fireEvent.change(dialog.getByLabelText('Pliki do wysłania'), {
      target: { files: [new File(['x'], 'film.png', { type: 'image/png' })] },
    });
    await dialog.findByText('Trwa przycinanie obrazu…');
    const crop = async () => {
      asked.resolve();
      await gate.promise;
    };
    server.use(http.post('*/api/files/thumbnails', crop, { once: true }));
    server.events.on('response:mocked', ({ request }) => {
      if (request.url.endsWith('/api/files/thumbnails')) answered.resolve();
    });
    await asked.promise;
    await person.click(dialog.getByRole('button', { name: 'Usuń obraz' }));
    gate.resolve();
    await answered.promise;
    await person.type(dialog.getByLabelText(/^Nazwa wyświetlana/), 'Sesja rady gminy');
    expect(dialog.queryByRole('img')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Usuń obraz' })).toBeNull();
  });

  test('added at once wait for the crop of their thumbnail, and stay open when it fails', async () => {
    answerThumbnails();
    const { person, calls } = await open({});
    await person.click(screen.getByRole('button', { name: 'Dodaj multimedia' }));
    const dialog = within(await dialogNamed('Nowe multimedia'));
    type(dialog.getByLabelText(/^Adres URL/), 'https://transmisje.example.pl/24');
    type(dialog.getByLabelText(/^Nazwa wyświetlana/), 'Sesja');
    type(dialog.getByLabelText(/^Tekst pod czytniki/), 'Nagranie sesji');
    const add = dialog.getByRole('button', { name: 'Dodaj multimedia' });
    const files = [new File(['x'], 'film.png', { type: 'image/png' })];
    /** Chooses the picture, presses the button and lets the server answer then. */
    async function addWhileUploading(failure?: () => Response) {
      const gate = Promise.withResolvers<void>();
      const answer = () => gate.promise.then(failure);
      server.use(http.post('*/api/files/thumbnails', answer, { once: true }));
      fireEvent.change(dialog.getByLabelText('Pliki do wysłania'), { target: { files } });
      expect(await dialog.findByText('Trwa wysyłanie obrazu…')).toBeTruthy();
      await person.click(add);
      expect(add.getAttribute('aria-busy')).toBe('true');
      gate.resolve();
    }

    await addWhileUploading(() => HttpResponse.json({}, { status: 500 }));
    await waitFor(() => expect(add.getAttribute('aria-busy')).toBeNull());
    expect(dialog.queryByText(/Trwa/)).toBeNull();
    await addWhileUploading();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await save(person);
    expect(calls[0]?.body).toMatchObject({ multimedia: [{ displayText: 'Sesja', thumbnailId: 79 }] });
  });
});
