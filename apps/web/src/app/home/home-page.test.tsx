import { legalPages } from '@redakcja/domain/settings/office/legal-pages';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draftsName, newDraftKey, saveDraft } from '../../shared/form/draft/draft-store.ts';
import { answerList, answerRecord, recordCalls } from '../../testing/answers.ts';
import { articleRow } from '../../testing/data/articles.ts';
import { listAnswer } from '../../testing/data/list-answer.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const nothingBroken = () => answerList('/api/settings/broken-links', []);

/** The lists of articles are empty; what they were asked for. */
function emptyArticleLists() {
  const articles = listAnswer('/api/articles', () => []);
  server.use(articles.handler);
  return articles.queries;
}

it('lists what waits for a person who confirms and publishes', async () => {
  nothingBroken();
  const queries = emptyArticleLists();
  renderApp('/', { permissions: ['CreateArticles', 'ConfirmArticles', 'PublishArticles'] });
  for (const name of ['Robocze do zatwierdzenia', 'Do publikacji dziś', 'Minął termin publikacji'])
    expect(await screen.findByRole('heading', { name: new RegExp(`^${name}`) })).toBeTruthy();
  const add = screen.getByRole('link', { name: 'Dodaj artykuł' });
  expect(add.getAttribute('href')).toBe('/artykuly/artykuly/utworz-nowy');
  await waitFor(() => expect(queries).toHaveLength(4));
  const asked = queries.map((query) => query.getAll('filters'));
  const day = /^publish(Start|End);lessThan;\d{4}-\d\d-\d\d$/;
  expect(asked).toContainEqual(['status;equal;10']);
  expect(asked).toContainEqual(['status;equal;30', expect.stringMatching(day)]);
  expect(asked).toContainEqual(['status;equal;50', expect.stringMatching(day)]);
});

it('leads to the list that a card counts, and nowhere from an empty one', async () => {
  nothingBroken();
  const articles = listAnswer('/api/articles', (query) => {
    const filters = query.getAll('filters');
    return filters.includes('status;equal;30') ? [] : [articleRow(7)];
  });
  server.use(articles.handler);
  renderApp('/', { permissions: ['ConfirmArticles'] });
  const drafts = await screen.findByRole('link', { name: 'Robocze do zatwierdzenia: pokaż wszystkie' });
  expect(drafts.getAttribute('href')).toBe('/artykuly/artykuly-robocze?status=10&sortings=createdDate;desc');
  const late = await screen.findByRole('link', { name: 'Minął termin publikacji: pokaż wszystkie' });
  expect(late.getAttribute('href')).toMatch(
    /^\/artykuly\/artykuly-wycofane\?status=50&filters=publishEnd;lessThan;\d{4}-\d\d-\d\d&sortings=publishEnd;desc$/,
  );
  expect(await screen.findByText('Dziś nic nie ukaże się samo.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Do publikacji dziś: pokaż wszystkie' })).toBeNull();
});

it('asks nobody to confirm who may not', async () => {
  emptyArticleLists();
  renderApp('/', { permissions: ['CreateArticles'] });
  expect(await screen.findByRole('heading', { name: /^Ostatnio zmieniane przeze mnie/ })).toBeTruthy();
  expect(screen.queryByText('Robocze do zatwierdzenia')).toBeNull();
});

it('leads to what this person changed last, also in other languages and among system articles', async () => {
  emptyArticleLists();
  const changed = { status: 20, languageIsoCode: 'PL', changedDate: '2026-11-23T07:05:00.000Z' };
  answerRecord('/api/articles/recent', [
    { ...changed, id: 12, title: 'Statut', baseArticleType: 10 },
    { ...changed, id: 13, title: 'Accessibility', baseArticleType: 120, languageIsoCode: 'EN' },
  ]);
  renderApp('/', { permissions: ['CreateArticles'] });
  const list = within(await screen.findByRole('list', { name: 'Ostatnio zmieniane przeze mnie' }));
  const [first, second] = await list.findAllByRole('listitem');
  expect(first?.textContent).toBe('StatutZatwierdzonyZmieniono 23.11.2026 08:05');
  expect(second?.textContent).toContain('EN');
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/artykuly/artykuly/edytuj/12',
    '/artykuly/systemowe-artykuly/edytuj/13',
  ]);
});

it('leads back to a form that was begun in this browser', async () => {
  emptyArticleLists();
  const values = { title: 'Nabór na stanowisko' };
  saveDraft(newDraftKey(draftsName(4, 'article:12')), { keptAt: 1_795_000_000_000, etag: '"1"', base: {}, values });
  saveDraft(newDraftKey(draftsName(5, 'article:13')), { keptAt: 1, etag: null, base: {}, values });
  renderApp('/', { permissions: ['CreateArticles'], user: { id: 4 } });
  const list = within(await screen.findByRole('list', { name: 'Zaczęte i niezapisane' }));
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Artykuły: Nabór na stanowisko', '/artykuly/artykuly/edytuj/12'],
  ]);
});

it('shows an empty office its first steps, ticked by what is there', async () => {
  nothingBroken();
  emptyArticleLists();
  const office = { id: 1, name: 'Gmina Jasionka', nip: '1234563218', eDeliveryAddresses: [], admissionHours: [] };
  answerRecord('/api/settings/offices', office);
  answerRecord('/api/settings/app-images', {
    smallLogo: null,
    bigLogo: null,
    background: null,
    euCollectionImages: [],
  });
  answerList('/api/searches/categories', []);
  answerList('/api/articles/counts', []);
  answerList('/api/auth/users', [{ id: 4 }]);
  answerRecord('/api/public/PL', { pages: [{ type: ArticleType.Reuse }] });
  renderApp('/', { user: { id: 4, isAdmin: true } });
  const steps = within(await screen.findByRole('list', { name: 'Pierwsze kroki' }));
  expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Dodaj logo lub herb',
    'Utwórz kategorie menu',
    'Napisz pierwszy artykuł',
    'Zaproś współpracownika',
    'Opublikuj deklarację dostępności',
    'Opublikuj informację o ochronie danych osobowych',
    'Opublikuj, jak uzyskać informację, której nie ma w BIP',
  ]);
  expect(steps.getByText(/^Ustawa z 4 kwietnia 2019/)).toBeTruthy();
  expect(screen.getByText('2 z 9')).toBeTruthy();
});

it('asks an office that has begun no more', async () => {
  emptyArticleLists();
  const office = { id: 1, name: 'Gmina Jasionka', nip: '1234563218', eDeliveryAddresses: [], admissionHours: [] };
  nothingBroken();
  const images = { smallLogo: { id: 3 }, bigLogo: null, background: null, euCollectionImages: [] };
  answerList('/api/searches/categories', [{ id: 7 }]);
  answerList('/api/articles/counts', [{ status: 10, isSystem: false, count: 1 }]);
  answerRecord('/api/settings/offices', office);
  answerRecord('/api/settings/app-images', images);
  answerList('/api/auth/users', [{ id: 4 }, { id: 5 }]);
  answerRecord('/api/public/PL', { pages: legalPages.map(({ type }) => ({ type })) });
  const { unmount } = renderApp('/', { user: { id: 4, isAdmin: true } });
  await waitFor(() => expect(Object.values({ ...localStorage })).toContain('"done"'));
  unmount();
  const asked = recordCalls('get', '/api/settings/app-images', images);
  renderApp('/', { user: { id: 4, isAdmin: true } });
  await screen.findByText('Nie ma artykułów roboczych.');
  expect(asked).toEqual([]);
});

it('where a second person publishes, lists what others have written', async () => {
  emptyArticleLists();
  const waiting = {
    id: 12,
    title: 'Statut',
    languageIsoCode: 'PL',
    version: 1,
    confirmedDate: '2026-11-20T08:00:00.000Z',
    createdBy: 'Ewa Lis',
    comments: 2,
  };
  answerList('/api/articles/awaiting', [waiting]);
  renderApp('/', { permissions: ['PublishArticles'], parameters: { requiresSecondPerson: true } });
  const list = within(await screen.findByRole('list', { name: 'Do publikacji przez drugą osobę' }));
  expect(await screen.findByText(/do zatwierdzenia przez drugą osobę/)).toBeTruthy();
  const link = await list.findByRole('link', { name: 'Statut' });
  expect(link.getAttribute('href')).toBe('/artykuly/artykuly/edytuj/12');
  expect(list.getByText('Ewa Lis · 2 uwagi')).toBeTruthy();
  const all = screen.getByRole('link', { name: 'Wszystkie zatwierdzone artykuły' });
  expect(all.getAttribute('href')).toBe('/artykuly/artykuly-zatwierdzone?status=20');
  expect(screen.queryByText('Zatwierdzone, bez terminu')).toBeNull();
});
