import type { Bookmark } from '@redakcja/generated/model/bookmark';
import type { UsageGroup } from '@redakcja/generated/model/usageGroup';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerList, answerRecord, recordCalls } from '../../testing/answers.ts';
import { listAnswer } from '../../testing/data/list-answer.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const list = '/ustawienia/zakladki';
const path = '/api/settings/bookmarks';

const row = (id: number, displayText: string, isSystem = false) => ({
  id,
  displayText,
  title: `Zakładka: ${displayText}`,
  showOnMainPage: true,
  isActive: true,
  isSystem,
});

const bookmark = (changes: Partial<Bookmark> = {}): Bookmark => ({
  ...row(6, 'Budżet'),
  name: 'Budżet i podatki',
  target: 10,
  tags: [{ id: 7, name: 'budżet' }],
  language: { id: 1, isoCode: 'PL', name: 'polski' },
  color: '#0c5944',
  contrastWarning: null,
  ...changes,
});

const saveButton = () => screen.findByRole('button', { name: 'Zapisz' });
const isLocked = async () => (await saveButton()).getAttribute('aria-disabled') === 'true';

const rssUse: UsageGroup = {
  kind: 'rssChannel',
  effect: 'blocks',
  detail: null,
  total: 1,
  items: [{ id: 8, name: 'Ogłoszenia', detail: 'polski' }],
};

function answerUsages(...groups: UsageGroup[]) {
  answerRecord(`${path}/6/usages`, { id: 6, name: 'Budżet', canDelete: groups.length === 0, obstacles: [], groups });
}

async function open(stored: Bookmark, ...uses: UsageGroup[]) {
  answerUsages(...uses);
  answerRecord(`${path}/6`, stored);
  const saved = recordCalls('put', `${path}/6`, stored);
  const app = renderApp(`${list}/edytuj/6`);
  await saveButton();
  return { ...app, saved };
}

describe('the list of bookmarks', () => {
  it('has the columns of the specification and two yes/no filters with two conditions each', async () => {
    const rows = listAnswer(path, () => [row(6, 'Budżet')]);
    server.use(rows.handler);
    const { person } = renderApp(list);
    expect(await screen.findByRole('link', { name: 'Budżet' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      '',
      'Nazwa wyświetlana',
      'Tekst pod czytniki dla osób słabowidzących',
      'Na stronie głównej',
      'Aktywna',
    ]);
    expect([rows.last().get('page'), rows.last().get('size')]).toEqual(['1', '20']);
    await person.click(screen.getByRole('button', { name: 'Filtry' }));
    const drawer = within(await screen.findByRole('dialog'));
    await person.selectOptions(drawer.getByLabelText('Na stronie głównej: warunek'), 'różne od');
    await person.selectOptions(drawer.getByLabelText('Na stronie głównej'), 'Tak');
    await person.selectOptions(drawer.getByLabelText('Aktywna'), 'Nie');
    await person.click(drawer.getByRole('button', { name: 'Zastosuj' }));
    await waitFor(() =>
      expect(rows.last().getAll('filters')).toEqual(['showOnMainPage;notEqual;true', 'isActive;equal;false']),
    );
    await person.click(screen.getByRole('button', { name: 'Wyczyść filtry' }));
    await waitFor(() => expect(rows.last().getAll('filters')).toEqual([]));
  });

  it('system bookmarks cannot be selected, and the reason is shown', async () => {
    answerList(path, [row(6, 'Budżet'), row(7, 'Aktualności', true)]);
    const { person } = renderApp(list);
    const locked = await screen.findByRole('checkbox', { name: 'Zaznacz: Aktualności' });
    await person.hover(locked);
    expect(
      await screen.findByText(/^Zakładki systemowej nie można usunąć\. Naciśnij/, { selector: '.hint' }),
    ).toBeTruthy();
    expect(locked.getAttribute('aria-disabled')).toBe('true');
    await person.click(locked);
    expect(await screen.findByRole('dialog', { name: /Dlaczego nie mogę/ })).toBeTruthy();
    expect(screen.queryByText(/^Zaznaczono/)).toBeNull();
  });
});

describe('usages of a bookmark', () => {
  it('are listed in the question before removal', async () => {
    answerList(path, [row(6, 'Budżet')]);
    answerUsages(rssUse);
    const removed = recordCalls('delete', path, []);
    const { person } = renderApp(list);
    await person.click(await screen.findByRole('checkbox', { name: 'Zaznacz: Budżet' }));
    await person.click(screen.getByRole('button', { name: 'Usuń' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Używane przez: 1 kanał RSS \(„Ogłoszenia”\) – uniemożliwia usunięcie/)).toBeTruthy();
    await person.click(question.getByRole('button', { name: 'Anuluj' }));
    expect(removed).toEqual([]);
  });

  it('are on the card and in the question before deactivation', async () => {
    const { person, saved } = await open(bookmark(), rssUse);
    expect(await screen.findByRole('heading', { name: 'Używane przez' })).toBeTruthy();
    await person.click(screen.getByRole('switch', { name: 'Aktywna' }));
    await person.click(await saveButton());
    const question = within(await screen.findByRole('alertdialog', { name: 'Wyłączyć zakładkę „Budżet”?' }));
    await person.click(question.getByRole('button', { name: 'Anuluj' }));
    expect(saved).toEqual([]);
    await person.click(await saveButton());
    await person.click(await screen.findByRole('button', { name: 'Wyłącz zakładkę' }));
    await waitFor(() => expect(saved[0]?.body).toMatchObject({ isActive: false }));
  });
});

describe('the form of a bookmark', () => {
  it('shows a loading indicator', async () => {
    server.use(
      http.get(`*${path}/6`, async () => {
        await delay('infinite');
        return HttpResponse.json();
      }),
    );
    renderApp(`${list}/edytuj/6`);
    expect(await screen.findByText('Ładowanie danych...')).toBeTruthy();
  });

  it('needs a tag while it is active', async () => {
    const { person, saved } = await open(bookmark());
    await person.click(screen.getByRole('button', { name: 'Usuń: budżet' }));
    await person.click(screen.getByRole('combobox', { name: /Dodaj tag/ }));
    await person.tab();
    expect(await screen.findByText('Zakładka nie wskazuje żadnego tagu')).toBeTruthy();
    expect(await isLocked()).toBe(true);
    await person.click(screen.getByRole('switch', { name: 'Aktywna' }));
    await waitFor(async () => expect(await isLocked()).toBe(false));
    await person.click(await saveButton());
    expect(await screen.findByText('Zakładka została zaktualizowana')).toBeTruthy();
    expect(saved[0]?.body).toMatchObject({ isActive: false, tags: [], name: 'Budżet i podatki', languageId: 1 });
  });

  it('makes a tag in an office that has none, as one of the options', async () => {
    answerRecord(`${path}/6`, bookmark({ tags: [] }));
    answerUsages();
    answerList('/api/dictionaries/tags', []);
    const created = recordCalls('post', '/api/dictionaries/tags', { id: 9 }, 201);
    const { person } = renderApp(`${list}/edytuj/6`);
    await person.click(await screen.findByRole('combobox', { name: /Dodaj tag/ }));
    expect(await screen.findByText(/W tym języku nie ma jeszcze tagów. Wpisz nazwę/)).toBeTruthy();
    await person.keyboard(' budżet ');
    expect(await screen.findByRole('option', { name: 'Utwórz „budżet”' })).toBeTruthy();
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Usuń: budżet' })).toBeTruthy();
    expect(created.map(({ body }) => body)).toEqual([{ name: 'budżet', languageId: 1 }]);
  });

  it('has the other word in its address too', async () => {
    const { address } = renderApp(`${list}/utworz-nowy`);
    await waitFor(() => expect(address()).toBe(`${list}/utworz-nowa`));
  });

  it('of a system bookmark has no switches of its state and no tags, and does not send them', async () => {
    const { person, saved } = await open(bookmark({ isSystem: true, tags: [] }));
    expect(screen.getAllByRole('switch')).toEqual([screen.getByRole('switch', { name: 'Otwieraj w nowym oknie' })]);
    expect(screen.queryByRole('heading', { name: 'Tagi' })).toBeNull();
    await person.type(screen.getByLabelText(/^Nazwa wyświetlana/), ' 2026');
    await person.click(await saveButton());
    await waitFor(() =>
      expect(saved[0]?.body).toEqual({
        name: 'Budżet i podatki',
        displayText: 'Budżet 2026',
        title: 'Zakładka: Budżet',
        target: 10,
        languageId: 1,
        color: '#0c5944',
      }),
    );
  });

  it('is black by default, warns of low contrast, and can still be saved', async () => {
    const created = recordCalls('post', path, { id: 6 }, 201);
    const { person } = renderApp(`${list}/utworz-nowa`);
    const color = await screen.findByLabelText<HTMLInputElement>('Kolor');
    expect(color.value).toBe('#000000');
    await person.clear(color);
    await person.type(color, '#808080');
    expect(await screen.findByRole('button', { name: /^Użyj #/ })).toBeTruthy();
    await person.type(screen.getByLabelText(/^Nazwa wyświetlana/), 'x'.repeat(31));
    await person.type(screen.getByLabelText(/^Tekst pod czytniki/), 'Zakładka');
    expect(await isLocked()).toBe(true);
    await person.type(screen.getByLabelText(/^Nazwa wyświetlana/), '{Backspace}');
    await person.click(screen.getByRole('switch', { name: 'Otwieraj w nowym oknie' }));
    await person.click(await saveButton());
    await waitFor(() =>
      expect(created[0]?.body).toMatchObject({
        color: '#808080',
        name: 'x'.repeat(30),
        isActive: false,
        tags: [],
        target: 20,
      }),
    );
  });
});
