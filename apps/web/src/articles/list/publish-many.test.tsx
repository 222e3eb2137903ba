import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ArticleStatusesInput } from '@redakcja/generated/model/articleStatusesInput';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { articleRow } from '../../testing/data/articles.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { type Known, office } from './testing/article-list-server.ts';

const { Confirmed, ToPublish } = ArticleStatus;

const row = (id: number, changes: Partial<ArticleRow> = {}) =>
  articleRow(id, { status: Confirmed, publishStart: null, ...changes });
const pesel = { done: false, errors: ['Sprawdzenie treści znalazło błędy: numer PESEL'], despite: ['numer PESEL'] };
const noCategory = 'Artykuł musi mieć kategorię główną z nazwą wyświetlaną';
const homeless = { done: false, errors: [noCategory] };
const planned = '2099-03-01T07:00:00.000Z';
const cardDates = { publishStart: planned, publishEnd: '2099-03-31T13:00:59.000Z', archiveAfterPublishEnd: true };

async function ask(rows: ArticleRow[], known?: Known, refused?: Record<number, string>) {
  const calls = office(rows, refused, known);
  const { person } = renderApp('/artykuly/artykuly-zatwierdzone');
  await person.click(await screen.findByRole('checkbox', { name: 'Zaznacz wszystkie wiersze na stronie' }));
  await person.click(await screen.findByRole('button', { name: 'Publikuj' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Przekazać do publikacji/ }));
  await waitFor(() => expect(dialog.queryByText(/^Sprawdzam/)).toBeNull());
  const send = () => dialog.getByRole('button', { name: /^Przekaż/ });
  const choose = async (when: string) => {
    await person.click(dialog.getByRole('radio', { name: when }));
    await waitFor(() => expect(dialog.queryByText(/^Sprawdzam/)).toBeNull());
  };
  const items = (region: RegExp | string) =>
    within(dialog.getByRole('region', { name: region }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  return { ...calls, person, dialog, send, choose, items };
}

const toDate = async ({ person, dialog, choose }: Awaited<ReturnType<typeof ask>>, from: string) => {
  await choose('W wybranym terminie');
  const start = dialog.getByRole('textbox', { name: /Data publikacji od/ });
  await person.clear(start);
  if (from !== '') await person.type(start, from);
};

test('each article keeps the dates of its card, which are named; one without a date goes at once', async () => {
  const rows = [row(1, { publishStart: planned }), row(2), row(3)];
  const asked = await ask(rows, { 1: { dates: cardDates } });
  const { person, dialog, bodies, send, items } = asked;
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Jak na kartach' }).checked).toBe(true);
  expect(dialog.queryByRole('textbox', { name: /Data publikacji/ })).toBeNull();
  expect(items('Daty z kart')).toEqual([
    'Artykuł 1od 01.03.2099 08:00, do 31.03.2099 15:00, archiwizacja po zakończeniu',
  ]);
  expect(dialog.getByText(/w dniu z karty/).textContent).toBe(
    '1 artykuł ukaże się w dniu z karty. 2 artykuły bez takiej daty ukażą się na stronie BIP od razu.',
  );
  await person.click(send());
  await screen.findByText('Przekazano do publikacji 3 artykuły');
  expect(bodies).toEqual([
    { articleIds: [1], etags: ['"1"'], newStatus: ToPublish },
    { articleIds: [2, 3], etags: ['"2"', '"3"'], newStatus: ToPublish, publishNow: true },
  ]);
});

test('dates that others take the place of are named article by article', async () => {
  const asked = await ask([row(1, { publishStart: planned }), row(2)], { 1: { replacedDates: cardDates } });
  const { person, bodies, send, choose, items } = asked;
  await choose('Teraz');
  expect(items('Podane daty zastąpią daty z kart 1 artykułu')).toEqual([
    'Artykuł 1od 01.03.2099 08:00, do 31.03.2099 15:00, archiwizacja po zakończeniu',
  ]);
  await person.click(send());
  await screen.findByText('Opublikowano 2 artykuły');
  const sent = { articleIds: [1, 2], etags: ['"1"', '"2"'], newStatus: ToPublish };
  expect(bodies).toEqual([{ ...sent, publishNow: true, publishEnd: null, archiveAfterPublishEnd: false }]);
});

test('names each article with what it lacks and the way to it, sends the others, and names again who was left out', async () => {
  const unsaid = 'Podaj podmiot udostępniający informację';
  const known = { 2: homeless, 4: { done: false, errors: [unsaid] }, 5: pesel };
  const asked = await ask([row(1), row(2), row(3), row(4), row(5), row(6)], known, { 6: 'Ktoś zapisał nowsze dane' });
  const { person, dialog, bodies, send, items } = asked;
  const title = 'Nie zostaną przekazane 2 artykuły, dopóki czegoś brakuje';
  expect(items(title)).toEqual([`Artykuł 2${noCategory}`, `Artykuł 4${unsaid}`]);
  const lacking = within(dialog.getByRole('region', { name: title }));
  expect(lacking.getByRole('link', { name: 'Artykuł 4' }).getAttribute('href')).toBe('/artykuly/artykuly/edytuj/4');
  await toDate(asked, '2099-03-01 08:00');
  await person.type(dialog.getByRole('textbox', { name: /Data publikacji do/ }), '2099-03-31 15:00');
  await person.click(dialog.getByRole('switch', { name: 'Archiwizacja po zakończeniu publikacji' }));
  const outcome = dialog.getByText(/ukażą się/).textContent;
  expect(outcome).toContain('3 artykuły ukażą się na stronie BIP 01.03.2099 08:00');
  expect(outcome).toContain('31.03.2099 15:00 zostaną przeniesione do archiwum');
  expect(send().textContent).toContain('Przekaż 3 artykuły');
  await person.click(send());
  const results = within(await screen.findByRole('dialog', { name: /^Nie wszystkie artykuły/ }));
  results.getByText('Przekazano do publikacji 2 artykuły.');
  expect(results.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Artykuł 6Ktoś zapisał nowsze dane',
    `Artykuł 2${noCategory}`,
    `Artykuł 4${unsaid}`,
    'Artykuł 5Sprawdzenie treści znalazło błędy: numer PESEL',
  ]);
  expect(bodies).toEqual([{ articleIds: [1, 3, 6], etags: ['"1"', '"3"', '"6"'], newStatus: ToPublish, ...cardDates }]);
});

test('errors in texts: each reason stands beside its own finding and covers no other', async () => {
  const { person, dialog, bodies, send, items } = await ask([row(1), row(2), row(3)], { 2: pesel, 3: pesel });
  expect(items(/^Sprawdzenie treści znalazło błędy w 2 artykułach/)).toEqual([
    expect.stringMatching(/^Artykuł 2numer PESEL/),
    expect.stringMatching(/^Artykuł 3numer PESEL/),
  ]);
  expect(send().textContent).toContain('Przekaż do publikacji');
  const reason = dialog.getByLabelText('Powód zmiany – Artykuł 2');
  await person.type(reason, 'Sprawa 44051401359');
  expect(reason.getAttribute('aria-invalid')).toBe('true');
  await person.click(send());
  expect(bodies).toEqual([]);
  await person.clear(reason);
  await person.type(reason, 'Numer z wzoru');
  expect(send().textContent).toContain('Przekaż 2 artykuły');
  await person.click(send());
  await screen.findByRole('dialog', { name: /^Nie wszystkie artykuły/ });
  expect(bodies).toMatchObject([{ articleIds: [1, 2], changeTexts: [null, 'Numer z wzoru'] }]);
});

test.each([
  ['', '', 'Podaj datę publikacji od'],
  ['2020-01-01 08:00', '', 'Data publikacji od musi być większa od daty aktualnej'],
  ['2099-03-02 08:00', '2099-03-01 08:00', 'Data publikacji do musi być późniejsza niż data publikacji od'],
  ['2020-01-02 08:00', '2020-01-03 08:00', 'Data publikacji do musi być późniejsza niż aktualna'],
])('from „%s” to „%s”: %s', async (from, to, message) => {
  const asked = await ask([row(1)]);
  const { person, dialog, bodies, send } = asked;
  await toDate(asked, from);
  if (to !== '') await person.type(dialog.getByRole('textbox', { name: /Data publikacji do/ }), to);
  await person.click(send());
  await dialog.findByText(message);
  expect(bodies).toEqual([]);
});

test('keeps the dates when the call fails, and sends them once more', async () => {
  const asked = await ask([row(1)]);
  const { person, bodies, send } = asked;
  await toDate(asked, '2099-03-01 08:00');
  let isBroken = true;
  server.use(http.put('*/api/articles/status', () => (isBroken ? new HttpResponse(null, { status: 500 }) : undefined)));
  await person.click(send());
  await screen.findByText('Wystąpił błąd w trakcie publikowania artykułów');
  isBroken = false;
  await person.click(send());
  await screen.findByText('Przekazano do publikacji 1 artykuł');
  expect(bodies).toMatchObject([{ articleIds: [1], publishStart: '2099-03-01T07:00:00.000Z' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('cannot be done when no article is ready', async () => {
  const { person, bodies, send } = await ask([row(1)], { 1: homeless });
  expect(send().getAttribute('aria-disabled')).toBe('true');
  await person.click(send());
  expect(bodies).toEqual([]);
});

test('what could not be checked is left to the server, which names what is refused', async () => {
  const refused = 'Podaj osobę, która wytworzyła informację';
  office([row(1)], { 1: refused });
  server.use(
    http.put<never, ArticleStatusesInput>('*/api/articles/status', async ({ request }) =>
      (await request.clone().json()).dryRun ? HttpResponse.json(null, { status: 500 }) : undefined,
    ),
  );
  const { person } = renderApp('/artykuly/artykuly-zatwierdzone');
  await person.click(await screen.findByRole('checkbox', { name: 'Zaznacz: Artykuł 1' }));
  await person.click(await screen.findByRole('button', { name: 'Publikuj' }));
  await screen.findByText(/^Nie udało się sprawdzić artykułów/);
  await person.click(screen.getByRole('button', { name: 'Przekaż do publikacji' }));
  const results = within(await screen.findByRole('dialog', { name: /^Nie wszystkie artykuły/ }));
  expect(results.getByRole('listitem').textContent).toBe(`Artykuł 1${refused}`);
});
