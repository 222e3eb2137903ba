// Files sent as attachments of an article: refused, sent again, stopped, kept in order.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerList } from '../../../testing/answers.ts';
import { openArticle as open, save, saved } from '../../../testing/article-screen.ts';
import { server } from '../../../testing/server.ts';
import { attachment, choose, groups, knownExtensions, send, type, uploaded } from '../testing/attachments.ts';

beforeEach(() => answerList('/api/settings/repository-groups', groups));

describe('uploads of attachments', () => {
  test('go one request per file; a refused one names the reason and takes nothing else with it', async () => {
    let sent = 0;
    server.use(
      http.post('*/api/files/article', () => {
        sent += 1;
        return HttpResponse.json(uploaded(900 + sent, `plik-${sent}.pdf`));
      }),
    );
    const { person, calls } = await open();
    await knownExtensions();
    choose('plik-1.pdf', 'wirus.exe', 'plik-2.pdf');
    expect(
      await screen.findByText(
        /^Plik nie może być dodany - nie zdefiniowano grupy dla tego rozszerzenia\s+Można dodać: /,
      ),
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
    await open();
    choose('plik.pdf');
    await screen.findByRole('button', { name: 'Usuń z listy: plik.pdf' });
    expect(screen.queryByRole('button', { name: /^Wyślij ponownie/ })).toBeNull();
  });

  test('an empty file and one over the limit are refused before they are sent', async () => {
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
    server.use(http.post('*/api/files/article', () => HttpResponse.json(uploaded(900, 'plik.pdf'))));
    const { person, calls } = await open();
    await knownExtensions();
    choose('plik.pdf', 'kopia.pdf');
    expect(await screen.findByText('Plik o tej samej treści jest już załącznikiem: plik.pdf')).toBeTruthy();
    await save(person);
    expect(saved(calls).attachments).toHaveLength(1);
  });

  test('keep the order in which they were chosen, not of arrival', async () => {
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
    server.use(http.post('*/api/files/article', () => HttpResponse.json(uploaded(900, 'aneks.pdf'))));
    const rada = { id: 23, displayText: 'Rada', menuType: 20, path: 'Rada' } as const;
    await open(
      { status: ArticleStatus.Published, categories: [rada], countNewAttachmentsAfterPublish: 0 },
      { parameters: { maxNewAttachmentCount: 1 } },
    );
    await knownExtensions();
    choose('wirus.exe');
    await screen.findByText(/^Plik nie może być dodany - nie zdefiniowano grupy dla tego rozszerzenia\s+Można dodać: /);
    choose('aneks.pdf');
    expect(await screen.findByText('aneks')).toBeTruthy();
  });
});
