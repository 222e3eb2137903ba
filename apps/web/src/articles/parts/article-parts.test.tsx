// Parts of an article, from their buttons to what is sent.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { answerList } from '../../testing/answers.ts';
import { openArticle as open, save } from '../../testing/article-screen.ts';
import { storedArticle, storedVersion } from '../../testing/data/stored-article.ts';
import { server } from '../../testing/server.ts';

const category = (id: number, displayText: string) => ({
  id,
  parentElementId: null,
  menuType: 20,
  type: 20,
  displayText,
  title: displayText,
  path: `Organizacja › ${displayText}`,
  slug: 'x',
  url: null,
  level: 2,
});

const dialogNamed = (name: string) => screen.findByRole('dialog', { name });
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

describe('categories', () => {
  const rada = { id: 23, displayText: 'Rada', menuType: 20, path: 'Organizacja › Rada' } as const;

  test('are searched from the third character on, added once and sent in their order', async () => {
    answerList('/api/searches/categories', [category(23, 'Rada'), category(24, 'Wójt')]);
    const { person, calls } = await open({ categories: [rada] });
    await person.click(screen.getByRole('button', { name: 'Dodaj' }));
    const picker = within(await dialogNamed('Wybierz kategorie artykułu'));
    type(picker.getByRole('searchbox'), 'wó');
    expect(picker.getByText(/^Wpisz co najmniej 3 znaki nazwy/)).toBeTruthy();
    type(picker.getByRole('searchbox'), 'wój');
    await person.click(await picker.findByRole('button', { name: 'Dodaj: Wójt' }));
    await person.click(picker.getByRole('button', { name: 'Wybrano: Wójt' }));
    expect(picker.getByRole('button', { name: 'Wybrano: Rada' })).toBeTruthy();
    await person.click(picker.getByRole('button', { name: 'Zastosuj' }));
    await save(person);
    expect(calls[0]?.body).toMatchObject({ categories: [23, 24] });
  });

  test('that were picked are not discarded by Escape without a question', async () => {
    answerList('/api/searches/categories', [category(24, 'Wójt')]);
    const { person } = await open({ categories: [rada] });
    await person.click(screen.getByRole('button', { name: 'Dodaj' }));
    const picker = within(await dialogNamed('Wybierz kategorie artykułu'));
    type(picker.getByRole('searchbox'), 'wójt');
    await person.click(await picker.findByRole('button', { name: 'Dodaj: Wójt' }));
    await person.click(picker.getByRole('button', { name: 'Zamknij' }));
    await person.click(await screen.findByRole('button', { name: 'Wróć do okna' }));
    await person.click(picker.getByRole('button', { name: 'Zastosuj' }));
    expect(await screen.findByRole('button', { name: 'Usuń kategorię: Wójt' })).toBeTruthy();
  });

  test('excluded for the user cannot be added, with the reason', async () => {
    answerList('/api/searches/categories', [category(24, 'Wójt')]);
    const user = { isAdmin: false, excludeCategories: [24] };
    const { person } = await open({ categories: [rada] }, { user });
    await person.click(screen.getByRole('button', { name: 'Dodaj' }));
    const picker = within(await dialogNamed('Wybierz kategorie artykułu'));
    type(picker.getByRole('searchbox'), 'wójt');
    const add = await picker.findByRole('button', { name: 'Dodaj: Wójt' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    expect(picker.getByText('Brak uprawnień do tej kategorii', { selector: '.small' })).toBeTruthy();
    await person.click(add);
    expect(picker.queryByRole('button', { name: 'Usuń: Wójt' })).toBeNull();
  });

  test('a removal is announced, and the focus moves to the next, after the last to the card', async () => {
    const urząd = { id: 24, displayText: 'Urząd', menuType: 20, path: 'Urząd' } as const;
    const { person } = await open({ categories: [rada, urząd] });
    screen.getByRole('button', { name: 'Usuń kategorię: Rada' }).focus();
    await person.keyboard('{Enter}');
    expect(screen.getByText('Usunięto: Rada')).toBeTruthy();
    const next = screen.getByRole('button', { name: 'Usuń kategorię: Urząd' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    await person.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Dodaj'));
  });

  test('the last one of a published article stays needed', async () => {
    const { person } = await open({ status: ArticleStatus.Published, categories: [rada] });
    await person.click(screen.getByRole('button', { name: 'Usuń kategorię: Rada' }));
    expect(await screen.findByText('Opublikowany artykuł musi mieć co najmniej jedną kategorię')).toBeTruthy();
  });
});

describe('links', () => {
  test('show every message at once and focus the first wrong field', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Dodaj łącze' }));
    const dialog = within(await dialogNamed('Nowe łącze'));
    expect(dialog.getByRole('button', { name: 'Dodaj łącze' }).getAttribute('aria-disabled')).toBe('true');
    await person.type(dialog.getByLabelText(/^Nazwa wyświetlana/), '{Enter}');
    expect(await dialog.findByText('Adres URL jest wymagany')).toBeTruthy();
    expect(dialog.getAllByText('Pole wymagane')).toHaveLength(2);
    expect(dialog.getByRole('switch', { name: 'Otwieraj w nowym oknie' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Adres URL/)));
    type(dialog.getByLabelText(/^Adres URL/), 'javascript:alert(1)');
    expect(await dialog.findByText(/^Podaj poprawny adres URL/)).toBeTruthy();
  });

  test('in editing are not discarded by the close button or Escape without a question', async () => {
    const { person } = await open();
    await person.click(screen.getByRole('button', { name: 'Dodaj łącze' }));
    await person.click(within(await dialogNamed('Nowe łącze')).getByRole('button', { name: 'Zamknij' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await person.click(screen.getByRole('button', { name: 'Dodaj łącze' }));
    const dialog = within(await dialogNamed('Nowe łącze'));
    type(dialog.getByLabelText(/^Nazwa wyświetlana/), 'Dziennik Ustaw');
    await person.click(dialog.getByRole('button', { name: 'Zamknij' }));
    const question = await screen.findByRole('alertdialog', { name: 'Zamknąć okno bez zatwierdzania?' });
    await person.click(within(question).getByRole('button', { name: 'Wróć do okna' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(dialog.getByLabelText<HTMLInputElement>(/^Nazwa wyświetlana/).value).toBe('Dziennik Ustaw');
    await person.click(dialog.getByRole('button', { name: 'Zamknij' }));
    await person.click(await screen.findByRole('button', { name: 'Zamknij okno' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('are added once', async () => {
    const { person, calls } = await open();
    for (const _ of ['first', 'second']) {
      await person.click(screen.getByRole('button', { name: 'Dodaj łącze' }));
      const dialog = within(await dialogNamed('Nowe łącze'));
      type(dialog.getByLabelText(/^Adres URL/), 'https://www.gov.pl');
      type(dialog.getByLabelText(/^Nazwa wyświetlana/), 'Gov');
      type(dialog.getByLabelText(/^Tekst pod czytniki/), 'Serwis Gov');
      await person.click(dialog.getByRole('button', { name: 'Dodaj łącze' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(screen.getByText('Dodano: Gov')).toBeTruthy();
    expect(await screen.findByText('Takie łącze jest już na liście')).toBeTruthy();
    await save(person);
    expect(calls[0]?.body).toMatchObject({ links: [{ type: 30, url: 'https://www.gov.pl', displayText: 'Gov' }] });
  });
});

describe('versions', () => {
  test('the difference of two versions reads as text', async () => {
    const versions = [storedVersion(12, 2, ArticleStatus.Draft), storedVersion(11, 1, ArticleStatus.Published)];
    const rates = (amount: string) => `<table><tbody><tr><td>Podatek rolny</td><td>${amount}</td></tr></tbody></table>`;
    const older = storedArticle({ id: 11, content: `<p>Gmina leży nad <b>rzeką</b>.</p>${rates('100 zł')}` });
    server.use(http.get('*/api/articles/11', () => HttpResponse.json(older, { headers: { etag: '"9"' } })));
    const { person } = await open({
      versions,
      version: 2,
      currentVersion: 2,
      content: `<p>Gmina leży nad jeziorem.</p>${rates('120 zł')}`,
    });
    await person.click(screen.getByRole('button', { name: 'Porównaj' }));
    const dialog = within(await dialogNamed('Porównanie wersji'));
    const changes = await dialog.findByRole('region', { name: 'Zmiany: Treść' });
    expect(changes.querySelector('del')?.textContent).toContain('rzeką');
    expect(changes.querySelector('ins')?.textContent).toContain('jeziorem');
    const [unchanged, changed] = within(changes).getAllByRole('cell');
    expect(unchanged?.textContent?.trim()).toBe('Podatek rolny');
    expect(changed?.querySelector('ins')?.textContent).toContain('120');
    expect(dialog.queryByRole('region', { name: 'Zmiany: Tytuł' })).toBeNull();
  });
});
