import type { Article } from '@redakcja/generated/model/article';
import type { ArticleRow } from '@redakcja/generated/model/articleRow';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { articleRow } from '../../testing/data/articles.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { office, serveWhole } from './testing/article-list-server.ts';

const { Confirmed, ToPublish } = ArticleStatus;

const row = (id: number, changes: Partial<ArticleRow> = {}) => articleRow(id, { status: Confirmed, ...changes });
const pesel = { content: '<p>PESEL wnioskodawcy: 44051401359</p>' };

async function ask(rows: ArticleRow[], whole?: Record<number, Partial<Article>>) {
  const calls = office(rows);
  serveWhole(rows, whole);
  const { person } = renderApp('/artykuly/artykuly-zatwierdzone');
  await person.click(await screen.findByRole('checkbox', { name: 'Zaznacz wszystkie wiersze na stronie' }));
  await person.click(await screen.findByRole('button', { name: 'Publikuj' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Przekazać do publikacji/ }));
  await waitFor(() => expect(dialog.queryByText(/^Sprawdzam/)).toBeNull());
  const send = () => dialog.getByRole('button', { name: /^Przekaż/ });
  return { ...calls, person, dialog, send };
}

const toDate = async ({ person, dialog }: Pick<Awaited<ReturnType<typeof ask>>, 'person' | 'dialog'>, from: string) => {
  await person.click(dialog.getByRole('radio', { name: 'W wybranym terminie' }));
  const start = dialog.getByRole('textbox', { name: /Data publikacji od/ });
  await person.clear(start);
  if (from !== '') await person.type(start, from);
};

test('names each article with what it lacks and the way to it, and sends the others', async () => {
  const rows = [row(1), row(2, { mainMenuElementDisplayText: null }), row(3), row(4)];
  const asked = await ask(rows, { 4: { baseArticleAuthorName: 'brak', baseArticleProvidingEntity: '' } });
  const { person, dialog, bodies, send } = asked;
  const lacking = within(
    dialog.getByRole('region', { name: 'Nie zostaną przekazane 2 artykuły, dopóki czegoś brakuje' }),
  );
  expect(lacking.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Artykuł 2Artykuł musi mieć kategorię główną z nazwą wyświetlaną',
    'Artykuł 4Podaj podmiot udostępniający informację. Podaj osobę, która wytworzyła informację',
  ]);
  expect(lacking.getByRole('link', { name: 'Artykuł 4' }).getAttribute('href')).toBe('/artykuly/artykuly/edytuj/4');
  await toDate(asked, '2099-03-01 08:00');
  await person.type(dialog.getByRole('textbox', { name: /Data publikacji do/ }), '2099-03-31 15:00');
  await person.click(dialog.getByRole('switch', { name: 'Archiwizacja po zakończeniu publikacji' }));
  const outcome = dialog.getByText(/ukażą się/).textContent;
  expect(outcome).toContain('2 artykuły ukażą się na stronie BIP 01.03.2099 08:00');
  expect(outcome).toContain('31.03.2099 15:00 zostaną przeniesione do archiwum');
  expect(send().textContent).toContain('Przekaż 2 artykuły');
  await person.click(send());
  await screen.findByText('Przekazano do publikacji 2 artykuły');
  expect(bodies).toEqual([
    {
      articleIds: [1, 3],
      etags: ['"1"', '"3"'],
      newStatus: ToPublish,
      publishStart: '2099-03-01T07:00:00.000Z',
      publishEnd: '2099-03-31T13:00:59.000Z',
      archiveAfterPublishEnd: true,
    },
  ]);
});

test('publishes now, without a date to type', async () => {
  const { person, dialog, bodies, send } = await ask([row(1), row(2)]);
  expect(dialog.getByText(/2 artykuły ukażą się na stronie BIP od razu/)).toBeTruthy();
  await person.click(send());
  await screen.findByText('Opublikowano 2 artykuły');
  const sent = { articleIds: [1, 2], etags: ['"1"', '"2"'], newStatus: ToPublish };
  expect(bodies).toEqual([{ ...sent, publishNow: true, publishEnd: null, archiveAfterPublishEnd: false }]);
});

test('articles with errors in their texts go with a written reason only', async () => {
  const { person, dialog, bodies, send } = await ask([row(1), row(2)], { 2: pesel });
  const faulty = within(dialog.getByRole('region', { name: /^Sprawdzenie treści znalazło błędy w 1 artykule/ }));
  expect(faulty.getByRole('listitem').textContent).toBe('Artykuł 2numer PESEL');
  expect(send().textContent).toContain('Przekaż do publikacji');
  const reason = dialog.getByLabelText('Powód zmiany');
  expect(reason.getAttribute('aria-describedby')).toContain('hint');
  expect(dialog.getByText(/^Obejmie 1 artykuł z tej listy/)).toBeTruthy();
  await person.type(reason, 'Sprawa 44051401359');
  expect(reason.getAttribute('aria-invalid')).toBe('true');
  await person.click(send());
  expect(bodies).toEqual([]);
  await person.clear(reason);
  await person.type(reason, 'Numer z wzoru');
  expect(send().textContent).toContain('Przekaż 2 artykuły');
  await person.click(send());
  await screen.findByText('Opublikowano 2 artykuły');
  expect(bodies).toMatchObject([{ articleIds: [1, 2], changeText: 'Numer z wzoru' }]);
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
  let isBroken = true;
  server.use(http.put('*/api/articles/status', () => (isBroken ? new HttpResponse(null, { status: 500 }) : undefined)));
  await toDate(asked, '2099-03-01 08:00');
  await person.click(send());
  await screen.findByText('Wystąpił błąd w trakcie publikowania artykułów');
  isBroken = false;
  await person.click(send());
  await screen.findByText('Przekazano do publikacji 1 artykuł');
  expect(bodies).toMatchObject([{ articleIds: [1], publishStart: '2099-03-01T07:00:00.000Z' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('cannot be done when no article is ready', async () => {
  const { person, bodies, send } = await ask([row(1, { mainMenuElementDisplayText: null })]);
  expect(send().getAttribute('aria-disabled')).toBe('true');
  await person.click(send());
  expect(bodies).toEqual([]);
});

test('what could not be checked is left to the server, which names what is refused', async () => {
  const refused = 'Podaj osobę, która wytworzyła informację';
  office([row(1)], { 1: refused });
  server.use(http.get('*/api/articles/whole', () => HttpResponse.json(null, { status: 500 })));
  const { person } = renderApp('/artykuly/artykuly-zatwierdzone');
  await person.click(await screen.findByRole('checkbox', { name: 'Zaznacz: Artykuł 1' }));
  await person.click(await screen.findByRole('button', { name: 'Publikuj' }));
  await screen.findByText(/^Nie udało się sprawdzić artykułów/);
  await person.click(screen.getByRole('button', { name: 'Przekaż do publikacji' }));
  const results = within(await screen.findByRole('dialog', { name: /^Nie wszystkie artykuły/ }));
  expect(results.getByRole('listitem').textContent).toBe(`Artykuł 1${refused}`);
});
