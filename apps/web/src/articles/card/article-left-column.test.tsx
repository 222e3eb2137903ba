// What the left column shows of an article besides its lists: extra content, RSS channels, the change log, what the editor cannot keep.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { answerList } from '../../testing/answers.ts';
import { openArticle as open } from '../../testing/article-screen.ts';
import { server } from '../../testing/server.ts';

const rada = { id: 23, displayText: 'Rada', menuType: 20, path: 'Rada' } as const;
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('extra content', () => {
  const published = { status: ArticleStatus.Published, categories: [rada] };

  test('is added to a published article that has none', async () => {
    await open({ ...published, extraContent: null, addedExtraContent: false });
    expect(await screen.findByRole('textbox', { name: 'Treść dodatkowa' })).toBeTruthy();
  });

  test('is shown and stays as it is once it was added', async () => {
    await open({ ...published, extraContent: '<p>Termin <b>przesunięto</b>.</p>', addedExtraContent: true });
    expect(screen.getByText('Termin przesunięto.')).toBeTruthy();
    expect(screen.getByText('Treść dodatkowa została już dodana')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Treść dodatkowa' })).toBeNull();
  });

  test.each([ArticleStatus.Draft, ArticleStatus.Confirmed, ArticleStatus.ToPublish, ArticleStatus.Withdrawed])(
    'is not there with status %i',
    async (status) => {
      await open({ status, categories: [rada], extraContent: null, addedExtraContent: false });
      expect(screen.queryByText('Treść dodatkowa')).toBeNull();
    },
  );
});

describe('RSS channels', () => {
  const channel = (id: number, displayText: string, isActive: boolean) => ({
    id,
    displayText,
    title: displayText,
    description: 'Nowe informacje',
    target: 10,
    isActive,
    fromAllSources: true,
    horizontalMenuElements: [],
    verticalMenuElements: [],
    bookmarksElements: [],
    language: { id: 1, isoCode: 'PL', name: 'polski' },
  });

  test('are on the RSS article with their state', async () => {
    answerList('/api/settings/rss-channels', [channel(1, 'Aktualności', true), channel(2, 'Przetargi', false)]);
    await open({ baseArticleType: ArticleType.Rss });
    const rows = await region('Kanały RSS').findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Aktualności.*Aktywny$/),
      expect.stringMatching(/^Przetargi.*Nieaktywny$/),
    ]);
  });

  test('and on no other article', async () => {
    await open({ baseArticleType: ArticleType.Instruction });
    expect(screen.queryByRole('region', { name: 'Kanały RSS' })).toBeNull();
  });

  test('that cannot be loaded do not look empty', async () => {
    server.use(http.get('*/api/settings/rss-channels', () => new HttpResponse(null, { status: 500 })));
    await open({ baseArticleType: ArticleType.Rss });
    expect(await screen.findByText('Nie udało się pobrać kanałów RSS')).toBeTruthy();
    expect(screen.queryByText(/^Nie ma kanałów RSS/)).toBeNull();
    expect(await screen.findByText('Wystąpił niespodziewany błąd podczas pobierania kanałów RSS')).toBeTruthy();
  });
});

describe('change log', () => {
  const entry = (id: number, description: string, version = 1) => ({
    id,
    version,
    createdDate: '2026-11-05T08:00:00.000Z',
    createdBy: 'Piotr Lis',
    description,
    changeText: id === 1 ? 'Poprawiono kwoty' : null,
    details: id === 1 ? [{ description: 'Zmieniono: Treść' }] : [],
  });

  test('shows author, time, change and reason', async () => {
    await open({ changeLogEntries: [entry(1, 'Zmieniono artykuł')] });
    const log = region('Rejestr zmian');
    expect(log.getByText('Zmieniono artykuł')).toBeTruthy();
    expect(log.getByText(/05\.11\.2026 09:00/)).toBeTruthy();
    expect(log.getByText(/Piotr Lis/)).toBeTruthy();
    expect(log.getByText('Powód: Poprawiono kwoty')).toBeTruthy();
    expect(log.getByText('Zmieniono: Treść')).toBeTruthy();
  });

  test('shows the newest ten, and all of them when asked', async () => {
    const { person } = await open({
      changeLogEntries: Array.from({ length: 12 }, (_, index) => entry(index + 1, `Zmiana ${index + 1}`)),
    });
    expect(screen.queryByText('Zmiana 11')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Pokaż wszystkie (12)' }));
    expect(screen.getByText('Zmiana 12')).toBeTruthy();
  });

  test('names the version of each entry, and shows those of one', async () => {
    const entries = [entry(3, 'Edycja artykułu', 2), entry(2, 'Utworzenie wersji 2', 2), entry(1, 'Zmieniono artykuł')];
    const { person } = await open({ changeLogEntries: entries });
    const log = region('Rejestr zmian');
    const rows = () => log.getAllByText(/^Wersja \d$/, { selector: 'span' }).map((one) => one.textContent);
    expect(rows()).toEqual(['Wersja 2', 'Wersja 2', 'Wersja 1']);
    await person.selectOptions(log.getByLabelText('Wersja w rejestrze zmian'), 'Wersja 1');
    expect(rows()).toEqual(['Wersja 1']);
    expect(log.getByText('Zmieniono artykuł')).toBeTruthy();
    expect(log.queryByText('Edycja artykułu')).toBeNull();
  });

  test('of one version has neither column nor filter', async () => {
    await open({ changeLogEntries: [entry(1, 'Zmieniono artykuł')] });
    expect(region('Rejestr zmian').queryByText(/^Wersja/)).toBeNull();
    expect(screen.queryByLabelText('Wersja w rejestrze zmian')).toBeNull();
  });

  test('without entries has a message', async () => {
    await open({ changeLogEntries: [] });
    expect(region('Rejestr zmian').getByText('brak danych')).toBeTruthy();
  });
});

describe('the content', () => {
  const content = '<p>Relacja z sesji</p><iframe src="https://film.example/1" title="Sesja"></iframe>';

  test('that the editor cannot fully keep is reported before a change', async () => {
    const { person } = await open({ content });
    const note = await screen.findByText(/^Edytor nie utrzyma wszystkiego.*osadzone filmy/);
    expect(note.closest('[role="status"]')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Zapisz' }).getAttribute('aria-disabled')).toBe('true');
    await person.click(screen.getByRole('button', { name: 'Zamknij uwagę' }));
    expect(screen.queryByText(/^Edytor nie utrzyma/)).toBeNull();
  });

  test('that stays as it came is shown so, without an alarm', async () => {
    await open({
      content: '<table><tbody><tr><td>a<table><tbody><tr><td>b</td></tr></tbody></table></td></tr></tbody></table>',
    });
    await screen.findByText('Bez zmian przy zapisie: tabela w tabeli');
    expect(screen.queryByText(/^Edytor nie utrzyma/)).toBeNull();
  });

  test('of a locked article is in no danger', async () => {
    await open({ content, status: ArticleStatus.Confirmed });
    await screen.findByRole('textbox', { name: 'Treść' });
    expect(screen.queryByText(/^Edytor nie utrzyma/)).toBeNull();
  });
});
