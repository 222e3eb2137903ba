// Attachments of an article: sent, refused, named, ordered, picked from the repository.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { answerList } from '../../testing/answers.ts';
import { openArticle as open, save, saved } from '../../testing/article-screen.ts';
import { server } from '../../testing/server.ts';

const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

const groups = [
  {
    id: 1,
    name: 'Dokumenty',
    description: null,
    icon: 'file',
    extensions: [{ extension: 'pdf', contentType: 'application/pdf', description: 'PDF', fileType: 1 }],
  },
];
const uploaded = (documentRepositoryId: number, filename: string) => [
  {
    documentRepositoryId,
    filename,
    size: 2048,
    content: null,
    contentType: 'application/pdf',
    fileType: 1,
    crc32File: 'aa',
  },
];
const send = (files: File[]) => {
  const [input] = screen.getAllByLabelText('Pliki do wysłania');
  if (input) fireEvent.change(input, { target: { files } });
};
const choose = (...names: string[]) => send(names.map((name) => new File(['x'], name)));
const knownExtensions = () => waitFor(() => expect(document.querySelector('input[accept=".pdf"]')).not.toBeNull());
const attachment = (id: number, displayName: string, size: number) => ({
  id,
  documentRepositoryId: id,
  documentRepositoryFileId: id,
  filename: `${displayName}.pdf`,
  displayName,
  size,
  content: null,
  contentType: 'application/pdf',
  fileType: 1 as const,
  crc32File: 'aa',
  createdBy: 'Anna Nowak',
  createdDate: `2026-11-0${id}T08:00:00.000Z`,
});

describe('attachments', () => {
  test('a document that was added twice after publication is listed twice', async () => {
    const complaints = vi.spyOn(console, 'error');
    const one = attachment(1, 'Protokół', 2048);
    await open({ status: ArticleStatus.Published, addedAttachments: [one, { ...one, id: 2 }] });
    const list = await screen.findByRole('list', { name: 'Dodane wcześniej' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(complaints.mock.calls.flat().filter((text) => String(text).includes('same key'))).toEqual([]);
  });

  test('go one request per file; a refused one names the reason and takes nothing else with it', async () => {
    answerList('/api/settings/repository-groups', groups);
    let sent = 0;
    server.use(
      http.post('*/api/files/article', () => {
        sent += 1;
        return HttpResponse.json(uploaded(900 + sent, `plik-${sent}.pdf`));
      }),
    );
    const { person, calls } = await open();
    await waitFor(() => expect(document.querySelector('input[accept=".pdf"]')).not.toBeNull());
    choose('plik-1.pdf', 'wirus.exe', 'plik-2.pdf');
    expect(
      await screen.findByText('Plik nie może być dodany - nie zdefiniowano grupy dla tego rozszerzenia'),
    ).toBeTruthy();
    await screen.findByText('plik-2');
    await save(person);
    expect(sent).toBe(2);
    const { attachments } = saved(calls);
    expect(attachments).toHaveLength(2);
    expect(attachments).toContainEqual({ documentRepositoryId: 901, displayName: 'plik-1' });
  });

  test('a failed upload can be tried again', async () => {
    let isBroken = true;
    server.use(
      http.post('*/api/files/article', () =>
        isBroken ? new HttpResponse(null, { status: 500 }) : HttpResponse.json(uploaded(900, 'plik.pdf')),
      ),
    );
    answerList('/api/settings/repository-groups', groups);
    const { person } = await open();
    choose('plik.pdf');
    expect(await screen.findByText('Wystąpił niespodziewany błąd podczas uploadu plik')).toBeTruthy();
    isBroken = false;
    await person.click(screen.getByRole('button', { name: 'Wyślij ponownie: plik.pdf' }));
    expect(await screen.findByRole('button', { name: 'Pobierz plik plik.pdf' })).toBeTruthy();
    expect(screen.queryByText('Wystąpił niespodziewany błąd podczas uploadu plik')).toBeNull();
  });

  test('the keyboard keeps its place while a file is sent again, refused or given up', async () => {
    const gates: ((answer: Response) => void)[] = [];
    server.use(http.post('*/api/files/article', () => new Promise<Response>((resolve) => gates.push(resolve))));
    const answer = async (response: Response) => {
      await waitFor(() => expect(gates).toHaveLength(1));
      gates.shift()?.(response);
    };
    const broken = () => new HttpResponse(null, { status: 500 });
    answerList('/api/settings/repository-groups', groups);
    const { person } = await open();
    await knownExtensions();
    choose('plik.pdf');
    await answer(broken());
    const again = await screen.findByRole('button', { name: 'Wyślij ponownie: plik.pdf' });
    again.focus();
    await person.keyboard('{Enter}');
    await screen.findByRole('progressbar', { name: 'Wysyłanie: plik.pdf' });
    expect(document.activeElement).toBe(again);
    await answer(broken());
    await screen.findByRole('alert');
    expect(document.activeElement).toBe(again);
    await person.keyboard('{Enter}');
    await answer(HttpResponse.json(uploaded(900, 'plik.pdf')));
    const card = (await screen.findByRole('button', { name: 'Pobierz plik plik.pdf' })).closest('section');
    await waitFor(() => expect(card?.contains(document.activeElement)).toBe(true));

    choose('wirus.exe', 'robak.exe');
    const [first] = await screen.findAllByRole('button', { name: /^Usuń z listy/ });
    first?.focus();
    await person.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Usuń z listy: robak.exe');
    await person.keyboard('{Enter}');
    expect(card?.contains(document.activeElement)).toBe(true);
  });

  test('of a published article are added up to the maximum', async () => {
    server.use(http.post('*/api/files/article', () => HttpResponse.json(uploaded(900, 'aneks.pdf'))));
    answerList('/api/settings/repository-groups', groups);
    const rada = { id: 23, displayText: 'Rada', menuType: 20, path: 'Rada' } as const;
    const { person, calls } = await open(
      { status: ArticleStatus.Published, categories: [rada] },
      { parameters: { maxNewAttachmentCount: 1 } },
    );
    choose('aneks.pdf', 'aneks-2.pdf');
    const full = 'Przekroczono dozwoloną ilość dodatkowych załączników. Dozwolona liczba wynosi: 1';
    expect(await screen.findByText(/Nie dodano: aneks-2\.pdf$/)).toBeTruthy();
    expect((await screen.findAllByText(full)).length).toBeGreaterThan(0);
    await screen.findByText('aneks');
    await save(person);
    expect(calls[0]?.body).toMatchObject({ attachments: [], addedAttachments: [{ documentRepositoryId: 900 }] });
  });

  test('one that the server refuses for what it is cannot be tried again', async () => {
    server.use(http.post('*/api/files/article', () => HttpResponse.json({ title: 'Zły plik' }, { status: 415 })));
    answerList('/api/settings/repository-groups', groups);
    await open();
    choose('plik.pdf');
    await screen.findByRole('button', { name: 'Usuń z listy: plik.pdf' });
    expect(screen.queryByRole('button', { name: /^Wyślij ponownie/ })).toBeNull();
  });

  test('an empty file and one over the limit are refused before they are sent', async () => {
    answerList('/api/settings/repository-groups', groups);
    const { person } = await open({}, { parameters: { maxFileSize: 1 } });
    await knownExtensions();
    const large = new File([new Uint8Array(1_048_577)], 'mapa.pdf');
    send([new File([], 'pusty.pdf'), large]);
    expect(await screen.findByText('Rozmiar pliku przekracza dopuszczalny limit (1 MB)')).toBeTruthy();
    const empty = /^Błąd przesyłania pliku. Możliwą przyczyną błędu jest nieprawidłowy plik typu\s+Plik jest pusty$/;
    expect(screen.getByText(empty)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Wyślij ponownie/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Usuń z listy: pusty.pdf' }));
    expect(screen.queryByText(empty)).toBeNull();
  });

  test('while a file is under way nothing is saved or left without a question; it can be stopped', async () => {
    answerList('/api/settings/repository-groups', groups);
    let stopped = false;
    server.use(
      http.post('*/api/files/article', async ({ request }) => {
        request.signal.addEventListener('abort', () => {
          stopped = true;
        });
        await delay('infinite');
        return new HttpResponse();
      }),
    );
    const { person } = await open();
    await knownExtensions();
    type(screen.getByLabelText(/^Tytuł/), 'Statut Gminy Jasionka po zmianach');
    choose('plik.pdf');
    const bar = await screen.findByRole('progressbar', { name: 'Wysyłanie: plik.pdf' });
    expect(bar.getAttribute('max')).toBe('100');
    const button = screen.getByRole('button', { name: 'Zapisz' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    button.focus();
    expect(await screen.findByText(/^Poczekaj, aż pliki zostaną wysłane/, { selector: '.hint' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Przerwij wysyłanie: plik.pdf' }));
    await waitFor(() => expect(stopped).toBe(true));
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>(/^Tytuł/).value).toBe('Statut Gminy Jasionka po zmianach');
  });

  test('leaving while a file is under way asks first', async () => {
    answerList('/api/settings/repository-groups', groups);
    server.use(
      http.post('*/api/files/article', async () => {
        await delay('infinite');
        return new HttpResponse();
      }),
    );
    const { person } = await open();
    await knownExtensions();
    choose('plik.pdf');
    await screen.findByRole('progressbar');
    await person.click(screen.getByRole('link', { name: 'Artykuły' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Wyjść bez zapisywania?' }));
    await person.click(question.getByRole('button', { name: 'Zostań' }));
    expect(screen.getByRole('progressbar')).toBeTruthy();
  });

  test('the same content is one attachment', async () => {
    answerList('/api/settings/repository-groups', groups);
    server.use(http.post('*/api/files/article', () => HttpResponse.json(uploaded(900, 'plik.pdf'))));
    const { person, calls } = await open();
    await knownExtensions();
    choose('plik.pdf', 'kopia.pdf');
    expect(await screen.findByText('Plik o tej samej treści jest już załącznikiem: plik.pdf')).toBeTruthy();
    await save(person);
    expect(saved(calls).attachments).toHaveLength(1);
  });

  test('keep the order in which they were chosen, not of arrival', async () => {
    answerList('/api/settings/repository-groups', groups);
    const waiting: (() => void)[] = [];
    server.use(
      http.post('*/api/files/article', async () => {
        const number = waiting.length + 1;
        await new Promise<void>((resolve) => waiting.push(resolve));
        return HttpResponse.json(uploaded(900 + number, `plik-${number}.pdf`));
      }),
    );
    const { person, calls } = await open({ attachments: [attachment(1, 'Skan', 5)] });
    await knownExtensions();
    choose('plik-1.pdf', 'plik-2.pdf', 'plik-3.pdf');
    await waitFor(() => expect(waiting).toHaveLength(3));
    expect(screen.getAllByRole('progressbar').map((bar) => bar.ariaLabel)).toEqual(
      [1, 2, 3].map((number) => `Wysyłanie: plik-${number}.pdf`),
    );
    for (const number of [3, 1, 2]) {
      waiting[number - 1]?.();
      await screen.findByText(`plik-${number}`);
      // no row had the focus, so the focus does not move to the card
      expect(document.activeElement).toBe(document.body);
    }
    await save(person);
    const names = saved(calls).attachments.map((one) => one.displayName);
    expect(names).toEqual(['Skan', 'plik-1', 'plik-2', 'plik-3']);
  });

  test('a refused file takes the place of none that may be added', async () => {
    answerList('/api/settings/repository-groups', groups);
    server.use(http.post('*/api/files/article', () => HttpResponse.json(uploaded(900, 'aneks.pdf'))));
    const rada = { id: 23, displayText: 'Rada', menuType: 20, path: 'Rada' } as const;
    await open(
      { status: ArticleStatus.Published, categories: [rada], countNewAttachmentsAfterPublish: 0 },
      { parameters: { maxNewAttachmentCount: 1 } },
    );
    await knownExtensions();
    choose('wirus.exe');
    await screen.findByText('Plik nie może być dodany - nie zdefiniowano grupy dla tego rozszerzenia');
    choose('aneks.pdf');
    expect(await screen.findByText('aneks')).toBeTruthy();
  });

  test('have a name of their own, which is needed', async () => {
    const { person, calls } = await open({ attachments: [attachment(1, 'Skan', 5)] });
    await person.click(screen.getByRole('button', { name: 'Edytuj załącznik „Skan”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nazwa załącznika' }));
    const field = dialog.getByLabelText(/^Nazwa wyświetlana/);
    type(field, '');
    await person.click(dialog.getByRole('button', { name: 'Zastosuj' }));
    expect(await dialog.findByText('Nazwa wyświetlana jest polem wymaganym')).toBeTruthy();
    type(field, 'Uchwała w sprawie statutu');
    await person.click(dialog.getByRole('button', { name: 'Zastosuj' }));
    await save(person);
    expect(saved(calls).attachments).toEqual([
      { id: 1, documentRepositoryId: 1, displayName: 'Uchwała w sprawie statutu' },
    ]);
  });

  test('after a removal the focus moves to the next, after the last to the card', async () => {
    const { person } = await open({ attachments: [attachment(1, 'Skan', 5), attachment(2, 'Mapa', 9)] });
    const remove = (name: string) => screen.getByRole('button', { name: `Usuń załącznik „${name}”` });
    remove('Skan').focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(remove('Mapa')));
    expect(screen.getByText('Usunięto: Skan')).toBeTruthy();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Z repozytorium'));
  });

  test('a failed download shows an error', async () => {
    server.use(http.get('*/api/files/attachment/1', () => new HttpResponse(null, { status: 500 })));
    const { person } = await open({ attachments: [attachment(1, 'Skan', 5)] });
    await person.click(screen.getByRole('button', { name: 'Pobierz plik Skan.pdf' }));
    expect(await screen.findByText('Wystąpił błąd podczas pobierania danych')).toBeTruthy();
  });

  test('one alone has nothing to sort', async () => {
    await open({ attachments: [attachment(1, 'Skan', 5)] });
    expect(screen.queryByRole('button', { name: 'Sortuj' })).toBeNull();
  });

  test.each([
    ['Nazwa wyświetlana rosnąco', ['Lipa', 'Łąka', 'Sosna']],
    ['Nazwa wyświetlana malejąco', ['Sosna', 'Łąka', 'Lipa']],
    ['Data utworzenia rosnąco', ['Łąka', 'Lipa', 'Sosna']],
    ['Data utworzenia malejąco', ['Sosna', 'Lipa', 'Łąka']],
    ['Rozmiar rosnąco', ['Sosna', 'Łąka', 'Lipa']],
    ['Rozmiar malejąco', ['Lipa', 'Łąka', 'Sosna']],
  ])('are sorted: %s', async (order, names) => {
    const { person, calls } = await open({
      attachments: [attachment(1, 'Łąka', 5), attachment(3, 'Sosna', 1), attachment(2, 'Lipa', 9)],
    });
    await person.click(screen.getByRole('button', { name: 'Sortuj' }));
    await person.click(await screen.findByText(order));
    expect(await screen.findByText(`${order}: ${names.join(', ')}`)).toBeTruthy();
    await save(person);
    expect(saved(calls).attachments.map((one) => one.displayName)).toEqual(names);
  });
});

describe('the repository', () => {
  const file = (id: number, fileName: string) => ({
    id,
    fileName,
    createdDate: '2026-11-05T08:00:00.000Z',
    createdBy: 'Anna Nowak',
    extension: 'pdf',
    size: 2_097_152,
  });

  async function openPicker(changes: Parameters<typeof open>[0] = {}, offered = groups) {
    answerList('/api/settings/repository-groups', offered);
    const app = await open(changes);
    await app.person.click(screen.getByRole('button', { name: 'Z repozytorium' }));
    return { ...app, picker: within(await screen.findByRole('dialog', { name: 'Pliki z repozytorium' })) };
  }

  test('is searched by group and name, with * and ? as they are typed', async () => {
    const asked: URL[] = [];
    server.use(
      http.get('*/api/searches/files', ({ request }) => {
        asked.push(new URL(request.url));
        return HttpResponse.json([file(31, 'uchwala-1.pdf')], { headers: { 'x-total-count': '1' } });
      }),
    );
    const { person, calls, picker } = await openPicker();
    expect(picker.getByText('Uzupełnij pole')).toBeTruthy();
    type(picker.getByRole('searchbox'), 'uchwa?a*');
    expect(await picker.findByText(/2 MB · 05.11.2026 · Anna Nowak/)).toBeTruthy();
    expect(asked[0]?.searchParams.get('title')).toBe('uchwa?a*');
    expect(asked[0]?.searchParams.get('filters')).toBe('extension;in;pdf');
    await person.click(picker.getByRole('button', { name: 'Dodaj: uchwala-1.pdf' }));
    await person.click(picker.getByRole('button', { name: 'Zastosuj' }));
    await save(person);
    expect(saved(calls).attachments).toEqual([{ documentRepositoryId: 31, displayName: 'uchwala-1' }]);
  });

  test('needs a group', async () => {
    const { person, picker } = await openPicker();
    type(picker.getByRole('searchbox'), 'uchwała');
    (await picker.findByRole('combobox', { name: 'Grupy plików' })).focus();
    await person.keyboard('{ArrowDown}');
    await person.click(await screen.findByRole('option', { name: 'Dokumenty', hidden: true }));
    expect(await picker.findByText('Wybierz grupę', { selector: '[aria-live="polite"]' })).toBeTruthy();
  });

  test('without groups has a message', async () => {
    const { person, picker } = await openPicker({}, []);
    (await picker.findByRole('combobox', { name: 'Grupy plików' })).focus();
    await person.keyboard('{ArrowDown}');
    expect(await screen.findByText('Brak opcji')).toBeTruthy();
  });

  test('a failed search shows the message of the server', async () => {
    server.use(
      http.get('*/api/searches/files', () =>
        HttpResponse.json(
          { title: 'Błąd', status: 503, errors: ['Repozytorium jest chwilowo niedostępne'] },
          { status: 503, headers: { 'content-type': 'application/problem+json' } },
        ),
      ),
    );
    const { picker } = await openPicker();
    type(picker.getByRole('searchbox'), 'uchwała');
    expect(await screen.findByText('Repozytorium jest chwilowo niedostępne')).toBeTruthy();
    expect(await picker.findByText('Nie udało się wyszukać. Spróbuj ponownie')).toBeTruthy();
  });

  test('a file that is attached already is not attached twice', async () => {
    answerList('/api/searches/files', []);
    server.use(
      http.get('*/api/searches/files', () =>
        HttpResponse.json([file(1, 'Skan.pdf')], { headers: { 'x-total-count': '1' } }),
      ),
    );
    const { person, picker } = await openPicker({ attachments: [attachment(1, 'Skan', 5)] });
    type(picker.getByRole('searchbox'), 'skan');
    await person.click(await picker.findByRole('button', { name: 'Dodaj: Skan.pdf' }));
    await person.click(picker.getByRole('button', { name: 'Zastosuj' }));
    expect(await screen.findByText(/^Plik o tej samej treści jest już załącznikiem: /)).toBeTruthy();
  });
});
