import type { Tile } from '@redakcja/generated/model/tile';
import type { UsageGroup } from '@redakcja/generated/model/usageGroup';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerList, answerRecord, recordCalls } from '../../testing/answers.ts';
import { journalEntry } from '../../testing/journal-entry.ts';
import { listAnswer } from '../../testing/list-answer.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const list = '/ustawienia/kafle';
const path = '/api/settings/tiles';

const row = (id: number, displayText: string) => ({
  id,
  displayText,
  title: `Kafel: ${displayText}`,
  linkType: 30,
  isActive: true,
  showFrom: null,
  showTo: null,
});
const rows = [
  { ...row(1, 'Sprawy'), showTo: '2099-12-31T10:00:00.000Z' },
  row(2, 'Ogłoszenia'),
  row(3, 'Sesje'),
  row(4, 'Praca'),
];

const tile = (changes: Partial<Tile> = {}): Tile => ({
  id: 1,
  displayText: 'Sprawy',
  title: 'Karty usług',
  url: 'https://epuap.gov.pl',
  slug: null,
  file: null,
  iconName: 'urzad',
  target: 20,
  language: { id: 1, isoCode: 'PL', name: 'polski' },
  linkType: 30,
  articleTranslation: null,
  menuElement: null,
  isActive: true,
  showFrom: null,
  showTo: null,
  ...changes,
});

const icons = ['urzad', 'dokument', 'kontakt', 'kalendarz'];

/** What the card shows, and the question before it is switched off or removed. */
const answerUsages = (...groups: UsageGroup[]) =>
  answerRecord(`${path}/1/usages`, { id: 1, name: 'Sprawy', canDelete: true, obstacles: [], groups });
const onHomePage: UsageGroup = {
  kind: 'homePage',
  effect: 'blocks',
  detail: null,
  total: 1,
  items: [{ id: 1, name: 'polski', detail: null }],
};

const saveButton = () => screen.findByRole('button', { name: 'Zapisz' });

async function open(stored: Tile, ...uses: UsageGroup[]) {
  answerUsages(...uses);
  answerRecord(`${path}/1`, stored);
  answerList('/api/application/journal', []);
  const saved = recordCalls('put', `${path}/1`, stored);
  const app = renderApp(`${list}/edytuj/1`, { parameters: { icons } });
  await saveButton();
  return { ...app, saved };
}

describe('the form of a tile', () => {
  it('keeps only the destination of the chosen kind', async () => {
    const { person, saved } = await open(tile());
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Kategoria',
      'Artykuł',
      'Łącze zewnętrzne',
    ]);
    await person.click(screen.getByRole('radio', { name: 'Kategoria' }));
    expect(screen.queryByLabelText(/^Adres URL/)).toBeNull();
    await person.click(screen.getByRole('switch', { name: 'Aktywny' }));
    await person.click(await saveButton());
    expect(await screen.findByText('Kafel został zaktualizowany')).toBeTruthy();
    expect(saved[0]?.body).toMatchObject({ linkType: 10, url: null, menuElementId: null, isActive: false });
  });

  it('offers published articles only', async () => {
    const asked: string[][] = [];
    server.use(
      http.get('*/api/searches/articles', ({ request }) => {
        asked.push(new URL(request.url).searchParams.getAll('statuses'));
        return HttpResponse.json([], { headers: { 'total-count': '0' } });
      }),
    );
    const { person } = await open(tile({ linkType: 20, url: null }));
    await person.click(screen.getByRole('button', { name: 'Wybierz artykuł' }));
    await person.type(await screen.findByRole('searchbox'), 'statut');
    await waitFor(() => expect(asked).toContainEqual(['40']));
  });

  it('needs an icon without a picture, and has five options with their preview', async () => {
    const { person } = await open(tile());
    const icon = screen.getByLabelText<HTMLSelectElement>('Ikona');
    expect(icon.options).toHaveLength(5);
    await person.selectOptions(icon, '');
    await person.tab();
    expect(await screen.findByText('Wybierz ikonę albo dodaj obraz')).toBeTruthy();
    await person.selectOptions(icon, 'kalendarz');
    expect(document.querySelector('.pi-calendar')).toBeTruthy();
  });

  it('accepts an SVG and a name of at most 40 characters', async () => {
    const { person } = await open(tile());
    expect(screen.getByText(/SVG, BMP, PNG, JPG, JPEG lub GIF, zalecany rozmiar 200x150/)).toBeTruthy();
    const name = screen.getByLabelText(/^Nazwa wyświetlana/);
    await person.clear(name);
    fireEvent.change(name, { target: { value: 'x'.repeat(41) } });
    expect(await screen.findByText('Maksymalnie 40 znaków')).toBeTruthy();
  });

  it('says before it is saved that an end leaves a hole on the home page, and not of a tile that is not there', async () => {
    const { person, saved } = await open(tile(), onHomePage);
    const setEnd = (text: string) => person.type(screen.getByLabelText(/^Pokazuj do/), text);
    await setEnd('2099-12-01 08:00');
    await person.click(await saveButton());
    const question = within(await screen.findByRole('alertdialog', { name: 'Zapisać termin kafla „Sprawy”?' }));
    expect(question.getByText(/^Kafel jest na stronie głównej i od 01\.12\.2099/)).toBeTruthy();
    expect(saved).toHaveLength(0);
    await person.click(question.getByRole('button', { name: 'Zapisz termin' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    answerUsages();
    await person.clear(screen.getByLabelText(/^Pokazuj do/));
    await setEnd('2099-12-02 08:00');
    await person.click(await saveButton());
    await waitFor(() => expect(saved).toHaveLength(2));
  });

  it('needs an address for an external link', async () => {
    const { person } = await open(tile());
    await person.clear(screen.getByLabelText(/^Adres URL/));
    await person.tab();
    expect(await screen.findByText('Adres URL jest wymagany')).toBeTruthy();
  });
});

describe('tile settings', () => {
  function answerSettings(tiles: number[], etag = '"1"') {
    server.use(
      http.get(`*${path}/settings`, () =>
        HttpResponse.json([{ languageId: 1, value: 2, tiles }], { headers: { etag } }),
      ),
      http.get(`*${path}/language/:lang`, ({ params }) => HttpResponse.json(params.lang === 'PL' ? rows : [])),
    );
  }

  async function openSettings() {
    answerList(path, rows);
    const app = renderApp(list);
    await app.person.click(await screen.findByRole('button', { name: 'Ustawienia kafli' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ustawienia kafli' });
    await within(dialog).findByText('Sprawy');
    return { ...app, dialog: within(dialog) };
  }

  it('have two numbers and need as many tiles', async () => {
    answerSettings([1, 2]);
    const saved = recordCalls('put', `${path}/settings`, [{ languageId: 1, value: 4, tiles: [1, 2, 3, 4] }]);
    const { person, dialog } = await openSettings();
    expect(within(dialog.getByRole('radiogroup', { name: /^Liczba kafli/ })).getAllByRole('radio')).toHaveLength(2);
    expect(dialog.getByText(/^Widoczny do 31\.12\.2099/)).toBeTruthy();
    await person.click(dialog.getByRole('radio', { name: '4' }));
    await person.selectOptions(dialog.getByLabelText('Dodaj kafel'), 'Sesje');
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    expect(await dialog.findByText('Liczba kafli musi wynosić 4')).toBeTruthy();
    expect(saved).toEqual([]);
    await person.selectOptions(dialog.getByLabelText('Dodaj kafel'), 'Praca');
    expect(dialog.queryByText('Liczba kafli musi wynosić 4')).toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(saved[0]?.body).toEqual([{ languageId: 1, value: 4, tiles: [1, 2, 3, 4] }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('open with what was saved before, and save under its entity tag', async () => {
    answerSettings([1, 2]);
    const tags: (string | null)[] = [];
    server.use(
      http.put(`*${path}/settings`, async ({ request }) => {
        tags.push(request.headers.get('if-match'));
        answerSettings([2, 4], '"2"');
        return HttpResponse.json(await request.json(), { headers: { etag: '"2"' } });
      }),
    );
    const { person, dialog } = await openSettings();
    await person.click(dialog.getByRole('button', { name: 'Usuń: Sprawy' }));
    await person.selectOptions(dialog.getByLabelText('Dodaj kafel'), 'Praca');
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Ustawienia kafli' }));
    const again = within(await screen.findByRole('dialog', { name: 'Ustawienia kafli' }));
    await person.click(await again.findByRole('button', { name: 'Usuń: Ogłoszenia' }));
    expect(again.queryByRole('button', { name: 'Usuń: Sprawy' })).toBeNull();
    await person.selectOptions(again.getByLabelText('Dodaj kafel'), 'Sesje');
    await person.click(again.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(tags).toEqual(['"1"', '"2"']));
  });

  it('are separate per language', async () => {
    answerSettings([1, 2]);
    const { person, dialog } = await openSettings();
    await person.click(dialog.getByRole('radio', { name: 'EN' }));
    expect(await dialog.findByText('Nie wybrano jeszcze kafli w tym języku.')).toBeTruthy();
    await person.click(dialog.getByRole('radio', { name: 'PL' }));
    expect(await dialog.findByText('Sprawy')).toBeTruthy();
  });

  it('show their history per language, and restore the former order in the dialog', async () => {
    answerSettings([1, 2]);
    const journal = listAnswer('/api/application/journal', () => [
      journalEntry({
        recordType: 'tileSetting',
        before: { tiles: [3, 9, 1].map((id) => ({ id, name: `Kafel ${id}` })) },
        after: { tiles: [1, 2].map((id) => ({ id, name: `Kafel ${id}` })) },
      }),
    ]);
    server.use(journal.handler);
    const saved = recordCalls('put', `${path}/settings`, [{ languageId: 1, value: 2, tiles: [3, 1] }]);
    const { person, dialog } = await openSettings();
    expect(await dialog.findByText(/kafle z „Kafel 3”, „Kafel 9”, „Kafel 1” na „Kafel 1”, „Kafel 2”$/)).toBeTruthy();
    expect(journal.last().getAll('filters')).toEqual(['recordType;equal;tileSetting', 'recordId;equal;1']);
    await person.click(dialog.getByRole('button', { name: 'Przywróć: kafle' }));
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    // a tile that was removed since is left out
    await waitFor(() => expect(saved[0]?.body).toEqual([{ languageId: 1, value: 2, tiles: [3, 1] }]));
  });

  it('show both choices after a concurrent change, and can keep the own one', async () => {
    answerSettings([1, 2]);
    const { person, dialog } = await openSettings();
    const tags: (string | null)[] = [];
    server.use(
      http.put(`*${path}/settings`, async ({ request }) => {
        tags.push(request.headers.get('if-match'));
        if (tags.length > 1) return HttpResponse.json(await request.json(), { headers: { etag: '"3"' } });
        answerSettings([3, 4], '"2"');
        return HttpResponse.json(
          { title: 'Zmienione', status: 412, errors: ['Ktoś zapisał'] },
          { status: 412, headers: { 'content-type': 'application/problem+json' } },
        );
      }),
    );
    await person.click(dialog.getByRole('button', { name: 'Usuń: Sprawy' }));
    await person.selectOptions(dialog.getByLabelText('Dodaj kafel'), 'Praca');
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    const conflict = within(await dialog.findByRole('alert'));
    expect(await conflict.findByText('Sesje, Praca')).toBeTruthy();
    expect(conflict.getByText('Ogłoszenia, Praca')).toBeTruthy();
    expect(conflict.getByText('Ktoś zapisał')).toBeTruthy();
    await person.click(conflict.getByRole('button', { name: 'Zachowaj moje zmiany' }));
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(tags).toEqual(['"1"', '"2"']));
  });
});

describe('what uses a tile', () => {
  it('stands on the card', async () => {
    await open(tile(), onHomePage);
    expect(await screen.findByText(/1 miejsce na stronie głównej – uniemożliwia usunięcie/)).toBeTruthy();
  });

  it('is named in the question before it is removed', async () => {
    answerList(path, rows);
    answerUsages(onHomePage);
    const { person } = renderApp(list);
    await person.click(await screen.findByRole('checkbox', { name: 'Zaznacz: Sprawy' }));
    await person.click(screen.getByRole('button', { name: 'Usuń' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Używane przez: 1 miejsce na stronie głównej \(„polski”\)/)).toBeTruthy();
  });
});
