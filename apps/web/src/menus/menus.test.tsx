import { sampleCategory } from '@redakcja/domain/menus/testing/sample-category';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import type { MenuElementEdit } from '@redakcja/generated/model/menuElementEdit';
import { MenuType } from '@redakcja/generated/model/menuType';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordCalls } from '../testing/answers.ts';
import { renderApp } from '../testing/render-app.tsx';
import { server } from '../testing/server.ts';

const category = (elementId: number, displayText: string, changes: Partial<MenuElement> = {}) =>
  sampleCategory(elementId, { displayText, revision: elementId * 10, ...changes });

const council = category(11, 'Rada Gminy', { parentElementId: 1, level: 2 });
const tree = () => [
  category(1, 'Urząd Gminy', { children: [council] }),
  category(2, 'Prawo lokalne', {
    previousElement: 1,
    order: 1,
    isHidden: true,
    missingLanguages: ['EN'],
    articleCounts: { published: 0, scheduled: 0, drafts: 2, ended: 0 },
  }),
  category(3, 'Petycje', { previousElement: 2, order: 2, url: 'https://petycje.gov.pl', hasExternalLinks: true }),
];

function answerMenu(elements: MenuElement[], changes: object = {}) {
  server.use(
    http.get('*/api/menus/20', () =>
      HttpResponse.json({ type: MenuType.Vertical, maxElements: -1, maxLevels: 4, revision: 7, elements, ...changes }),
    ),
  );
}

const changed = (changes: object) =>
  recordCalls('put', '/api/menus/20', {
    elementId: 2,
    element: null,
    parentElementId: null,
    siblings: [],
    journalEntryId: 5127,
    revision: 8,
    ...changes,
  });

const open = () => renderApp('/zarzadzanie-menu/pionowe');
const row = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name}`) });
const nameOf = (item: Element | null) => (item ? document.getElementById(`${item.id}-nazwa`)?.textContent : null);
const names = () => screen.getAllByRole('treeitem').map(nameOf);

beforeEach(() => {
  sessionStorage.clear();
  answerMenu(tree());
});

describe('loading of the tree', () => {
  it('starts before the permissions are known, and happens once', async () => {
    const started: string[] = [];
    const { promise: isStarted, resolve: start } = Promise.withResolvers<void>();
    server.use(
      http.get('*/api/menus/20', () => {
        started.push('menu');
        start();
      }),
    );
    const handlers = [http.get('*/api/auth/users/permissions', () => isStarted.then(() => undefined))];
    renderApp('/zarzadzanie-menu/pionowe', { handlers });
    await row('Urząd Gminy');
    expect(started).toEqual(['menu']);
  });

  it('reports its failure, also when it began early', async () => {
    server.use(http.get('*/api/menus/20', () => HttpResponse.json({}, { status: 400 })));
    open();
    await screen.findByText(/Wystąpił niespodziewany błąd podczas pobierania menu/);
    await screen.findByRole('button', { name: 'Spróbuj ponownie' });
  });
});

describe('tree of a menu', () => {
  it('shows categories with counts and states, collapsed branches and one tab stop', async () => {
    open();
    const office = await row('Urząd Gminy');
    expect(names()).toEqual(['Urząd Gminy', 'Prawo lokalne', 'Petycje']);
    expect(within(office).getByText('1 podkategoria · bez artykułów')).toBeTruthy();
    const law = await row('Prawo lokalne');
    for (const state of ['ukryta', 'tylko robocze (2)', 'EN brak']) expect(within(law).getByText(state)).toBeTruthy();
    expect(within(await row('Petycje')).getByText('prowadzi na zewnątrz')).toBeTruthy();
    expect(screen.getAllByRole('treeitem').filter((item) => item.tabIndex === 0)).toHaveLength(1);
    expect(office.style.height).toBe('80px');
    expect([office.ariaLevel, office.getAttribute('aria-posinset'), office.getAttribute('aria-setsize')]).toEqual([
      '1',
      '1',
      '3',
    ]);
  });

  it('arrow keys move between rows, expand and collapse branches; Home and End go to the ends', async () => {
    const { person } = open();
    (await row('Urząd Gminy')).focus();
    await person.keyboard('{ArrowRight}');
    expect(names()).toEqual(['Urząd Gminy', 'Rada Gminy', 'Prawo lokalne', 'Petycje']);
    await person.keyboard('{ArrowRight}');
    expect(nameOf(document.activeElement)).toBe('Rada Gminy');
    await person.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(names()).toHaveLength(3);
    await person.keyboard('{End}');
    expect(nameOf(document.activeElement)).toBe('Petycje');
    await person.keyboard('{Home}');
    expect(nameOf(document.activeElement)).toBe('Urząd Gminy');
  });

  it('filters from the third character on, keeps the ancestors of a match and counts matches', async () => {
    const { person } = open();
    await row('Urząd Gminy');
    const box = screen.getByRole('searchbox', { name: /Szukaj kategorii/ });
    await person.type(box, 'ra');
    expect(names()).toHaveLength(3);
    await person.type(box, 'd');
    await waitFor(() => expect(names()).toEqual(['Urząd Gminy', 'Rada Gminy']));
    expect(screen.getByText('Znaleziono: 1 kategoria')).toBeTruthy();
    const handle = within(await row('Rada Gminy')).getByRole('button', { name: /^Przenieś: / });
    expect(handle.getAttribute('aria-disabled')).toBe('true');
  });

  it('shows why adding, sorting and deleting are disabled', async () => {
    open();
    const petitions = within(await row('Petycje'));
    const add = petitions.getByRole('button', { name: 'Dodaj podkategorię: Petycje', hidden: true });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    expect(petitions.getByText('Kategoria zawiera adres URL, więc nie może posiadać podkategorii')).toBeTruthy();
    expect(petitions.getByText('Kategoria zawiera adres URL, więc nie można sortować jej artykułów')).toBeTruthy();
  });

  it('counts the roots of the horizontal menu', async () => {
    answerMenu(
      Array.from({ length: 6 }, (_, at) => category(at + 1, `Kategoria ${at + 1}`)),
      { maxElements: 6, maxLevels: 1 },
    );
    open();
    await row('Kategoria 6');
    const add = screen.getByRole('button', { name: 'Dodaj kategorię' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Osiągnięto maksymalną ilość kategorii głównych')).toBeTruthy();
  });
});

describe('moving', () => {
  it('with the keyboard: announces each step and writes one relative change with the loaded revisions', async () => {
    const moved = category(2, 'Prawo lokalne', { previousElement: null, revision: 21 });
    const calls = changed({ element: moved, siblings: [2, 1, 3] });
    const { person } = open();
    const handle = within(await row('Prawo lokalne')).getByRole('button', { name: /^Przenieś: / });
    handle.focus();
    await person.keyboard('{Enter}');
    await person.keyboard('{ArrowUp}');
    expect(screen.getAllByText('poziom 1 z 4, kategoria główna, na początku').length).toBeGreaterThan(0);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(calls.map((call) => call.body)).toHaveLength(1));
    expect(calls[0]?.body).toEqual({
      event: 'move',
      elementId: 2,
      parentElementId: null,
      previousElementId: null,
      seen: { element: 20 },
    });
    await waitFor(() => expect(names()).toEqual(['Prawo lokalne', 'Urząd Gminy', 'Petycje']));
    await person.click(await screen.findByRole('button', { name: 'Cofnij' }));
    await waitFor(() => expect(calls[1]?.body).toEqual({ event: 'restore', journalEntryId: 5127 }));
  });

  it('with the keyboard: a forbidden place shows the reason and writes nothing; Escape cancels', async () => {
    const calls = changed({});
    const { person } = open();
    const handle = within(await row('Petycje')).getByRole('button', { name: /^Przenieś: / });
    handle.focus();
    await person.keyboard('{Enter}{ArrowUp}{ArrowRight}{Escape}');
    expect(names()).toEqual(['Urząd Gminy', 'Prawo lokalne', 'Petycje']);
    expect(calls).toHaveLength(0);
  });

  it('in a dialog: finds a parent by name, and the place under it', async () => {
    const calls = changed({ element: category(2, 'Prawo lokalne'), parentElementId: 1, siblings: [11, 2] });
    const { person } = open();
    const law = within(await row('Prawo lokalne'));
    await person.click(law.getByRole('button', { name: 'Przenieś…: Prawo lokalne', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Przenieś „Prawo lokalne”' }));
    await person.type(dialog.getByRole('searchbox'), 'urz');
    await person.click(dialog.getByRole('radio', { name: 'Urząd Gminy' }));
    await person.click(dialog.getByRole('button', { name: 'Przenieś' }));
    await waitFor(() =>
      expect(calls[0]?.body).toMatchObject({ event: 'move', elementId: 2, parentElementId: 1, previousElementId: 11 }),
    );
  });

  it('a conflict shows who changed what and is overwritten on request', async () => {
    const bodies: object[] = [];
    server.use(
      http.put('*/api/menus/20', async ({ request }) => {
        const body = (await request.json()) as { seen?: { element?: number } };
        bodies.push(body);
        if (body.seen?.element === undefined)
          return HttpResponse.json({
            elementId: 2,
            element: category(2, 'Prawo lokalne'),
            parentElementId: null,
            siblings: [2, 1, 3],
            journalEntryId: 2,
            revision: 9,
          });
        const errors = ['22.11.2026, 10:15, Anna Nowak: przeniesiono kategorię „Prawo lokalne”'];
        return HttpResponse.json(
          { title: 'Dane zmieniły się', status: 412, errors },
          { status: 412, headers: { 'content-type': 'application/problem+json' } },
        );
      }),
    );
    const { person } = open();
    within(await row('Prawo lokalne'))
      .getByRole('button', { name: /^Przenieś: / })
      .focus();
    await person.keyboard('{Enter}{ArrowUp}{Enter}');
    expect(await screen.findByText(/Anna Nowak: przeniesiono kategorię/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Wprowadź zmianę' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
  });
});

describe('category dialog', () => {
  it('adds a subcategory; name and text for screen readers are required', async () => {
    const calls = changed({
      elementId: 12,
      element: category(12, 'Sołectwa', { parentElementId: 1, level: 2 }),
      parentElementId: 1,
      siblings: [11, 12],
    });
    const { person } = open();
    const office = within(await row('Urząd Gminy'));
    await person.click(office.getByRole('button', { name: 'Dodaj podkategorię: Urząd Gminy', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nowa podkategoria w „Urząd Gminy”' }));
    await person.click(dialog.getByRole('button', { name: 'Dodaj kategorię' }));
    expect(await dialog.findByText('Kategoria musi posiadać nazwę')).toBeTruthy();
    expect(dialog.getByText('Pole wymagane')).toBeTruthy();
    await person.type(dialog.getByLabelText(/^Nazwa wyświetlana/), 'Sołectwa');
    await person.type(dialog.getByLabelText(/^Tekst pod czytniki/), 'Sołectwa gminy');
    await person.click(dialog.getByRole('button', { name: 'Dodaj kategorię' }));
    await waitFor(() =>
      expect(calls[0]?.body).toMatchObject({
        event: 'add',
        parentElementId: 1,
        previousElementId: 11,
        element: { displayText: 'Sołectwa', title: 'Sołectwa gminy' },
        seen: { parent: 10 },
      }),
    );
    await waitFor(() => expect(nameOf(document.activeElement)).toBe('Sołectwa'));
  });

  it('edits translations; an added one opens in the same tab', async () => {
    const calls = changed({ element: category(2, 'Prawo lokalne'), siblings: [1, 2, 3] });
    const { person } = open();
    const law = within(await row('Prawo lokalne'));
    await person.click(law.getByRole('button', { name: 'Edytuj: Prawo lokalne', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kategoria: Prawo lokalne' }));
    await person.click(dialog.getByRole('button', { name: 'Dodaj tłumaczenie: angielski' }));
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    expect(await dialog.findAllByText('Pole wymagane')).toHaveLength(2);
    await person.type(dialog.getByLabelText(/^Nazwa wyświetlana \(angielski\)/), 'Local law');
    await person.type(dialog.getByLabelText(/^Tekst pod czytniki \(angielski\)/), 'Local law');
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() =>
      expect(calls[0]?.body).toMatchObject({
        event: 'edit',
        element: { languages: [{ languageId: 2, translatedDisplayText: 'Local law', translatedTarget: 10 }] },
        seen: { element: 20 },
      }),
    );
  });
});

it('a translation with published articles cannot be removed, and the dialog shows why', async () => {
  const english = {
    languageId: 2,
    languageIsoCode: 'EN',
    languageName: 'angielski',
    translatedDisplayText: 'Local law',
    translatedTitle: 'Local law',
    translatedUrl: null,
    translatedTarget: 10,
    revision: 4,
  } as const;
  answerMenu([category(2, 'Prawo lokalne', { languages: [english], publishedLanguages: ['PL', 'EN'] })]);
  const { person } = open();
  const law = within(await row('Prawo lokalne'));
  await person.click(law.getByRole('button', { name: 'Edytuj: Prawo lokalne', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kategoria: Prawo lokalne' }));
  const remove = dialog.getByRole('button', { name: 'Usuń tłumaczenie: angielski' });
  expect(remove.getAttribute('aria-disabled')).toBe('true');
  expect(dialog.getByText(/Nie można usunąć tłumaczenia/)).toBeTruthy();
  await person.click(remove);
  expect(dialog.getAllByDisplayValue('Local law')).toHaveLength(2);
});

describe('a concurrent change of the same category', () => {
  const law = (changes: Partial<MenuElement> = {}) => category(2, 'Prawo lokalne', { previousElement: 1, ...changes });
  const answerConflict = (bodies: MenuElementEdit[], newest: MenuElement) =>
    server.use(
      http.get('*/api/menus/elements/2', () => HttpResponse.json(newest)),
      http.put('*/api/menus/20', async ({ request }) => {
        const body = (await request.json()) as MenuElementEdit;
        bodies.push(body);
        if (body.seen?.element === newest.revision)
          return HttpResponse.json({
            elementId: 2,
            element: newest,
            parentElementId: null,
            siblings: [1, 2, 3],
            journalEntryId: 9,
            revision: 9,
          });
        return HttpResponse.json(
          { title: 'Dane zmieniły się', status: 412, errors: ['22.11.2026, 10:15, Anna Nowak: zmieniono kategorię'] },
          { status: 412, headers: { 'content-type': 'application/problem+json' } },
        );
      }),
    );
  async function edit(field: RegExp, text: string) {
    const { person } = open();
    const button = { name: 'Edytuj: Prawo lokalne', hidden: true };
    await person.click(within(await row('Prawo lokalne')).getByRole('button', button));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kategoria: Prawo lokalne' }));
    const input = dialog.getByLabelText(field);
    await person.clear(input);
    await person.type(input, text);
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    return { person, dialog, question: within(await screen.findByRole('alertdialog')) };
  }

  it('is merged field by field, and saved with the new revision', async () => {
    const bodies: MenuElementEdit[] = [];
    answerConflict(bodies, law({ title: 'Prawo gminy', revision: 25 }));
    const { person, dialog, question } = await edit(/^Nazwa wyświetlana/, 'Prawo miejscowe');
    expect(question.getByText(/Anna Nowak: zmieniono kategorię/)).toBeTruthy();
    await person.click(question.getByRole('button', { name: 'Zachowaj moje zmiany' }));
    expect(dialog.getByLabelText(/^Tekst pod czytniki/)).toHaveProperty('value', 'Prawo gminy');
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toMatchObject({
      element: { displayText: 'Prawo miejscowe', title: 'Prawo gminy' },
      seen: { element: 25 },
    });
  });

  it('in another language is taken over without a question', async () => {
    const english = (translatedTitle: string, revision: number) => ({
      languageId: 2,
      languageIsoCode: 'EN',
      languageName: 'angielski',
      translatedDisplayText: 'Local law',
      translatedTitle,
      translatedUrl: null,
      translatedTarget: 10 as const,
      revision,
    });
    const bodies: MenuElementEdit[] = [];
    answerMenu([law({ languages: [english('Local law', 4)] })]);
    answerConflict(bodies, law({ languages: [english('Law of the commune', 5)], revision: 25 }));
    const { person, dialog, question } = await edit(/^Nazwa wyświetlana( \*)?$/, 'Prawo miejscowe');
    await person.click(question.getByRole('button', { name: 'Zachowaj moje zmiany' }));
    await person.click(dialog.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]?.element.languages).toMatchObject([{ translatedTitle: 'Law of the commune', revision: 5 }]);
  });
});

describe('menu at a date', () => {
  it('shows the menu and the plan for a branch, writes the plan and undoes it as one', async () => {
    const steps = [
      {
        elementId: 7,
        displayText: 'Sołectwa',
        description: 'Kategoria „Sołectwa” zostanie przywrócona, razem z tym, co było pod nią',
        change: { event: 'restore', journalEntryId: 41 },
      },
      {
        elementId: 2,
        displayText: 'Prawo lokalne',
        description: 'Kategoria „Prawo lokalne” wróci na swoje miejsce na pierwszym poziomie',
        change: { event: 'move', elementId: 2, parentElementId: null, previousElementId: null },
      },
    ];
    const asked: URL[] = [];
    const past = { parentElementId: null, level: 1, url: null, isHidden: false, isChanged: true };
    server.use(
      http.get('*/api/menus/20/past', () =>
        HttpResponse.json({
          type: 20,
          moment: '2026-11-20T08:00:00.000Z',
          journalStart: '2026-11-02T09:12:41.000Z',
          elements: [
            { ...past, elementId: 2, order: 0, displayText: 'Prawo lokalne', isDeleted: false },
            { ...past, elementId: 7, order: 1, displayText: 'Sołectwa', isDeleted: true },
          ],
        }),
      ),
      http.get('*/api/menus/20/restoration-plan', ({ request }) => {
        asked.push(new URL(request.url));
        return HttpResponse.json({ steps, added: [{ id: 3, name: 'Petycje' }] });
      }),
    );
    const calls = changed({ element: category(2, 'Prawo lokalne'), siblings: [1, 2, 3] });
    const { person } = open();
    await row('Urząd Gminy');
    await person.click(screen.getByRole('button', { name: 'Menu z dnia…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Menu z dnia…' }));
    const deleted = await dialog.findByRole('radio', { name: /Sołectwa/ });
    expect(dialog.getByText('później usunięta')).toBeTruthy();
    await person.click(deleted);
    await person.click(dialog.getByRole('button', { name: 'Pokaż plan przywrócenia' }));
    for (const { description } of steps) expect(await dialog.findByText(description)).toBeTruthy();
    expect(dialog.getByText('Pozostaną kategorie dodane później: Petycje.')).toBeTruthy();
    expect(asked.at(-1)?.searchParams.get('elementId')).toBe('7');
    expect(calls).toHaveLength(0);
    await person.click(dialog.getByRole('button', { name: 'Wprowadź 2 zmiany' }));
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual(steps.map(({ change }) => change)));
    await person.click(await screen.findByRole('button', { name: 'Cofnij' }));
    await waitFor(() => expect(calls).toHaveLength(4));
    expect(calls[3]?.body).toEqual({ event: 'restore', journalEntryId: 5127 });
  });
});

describe('removal', () => {
  it('lists what is affected, and is one change that can be undone', async () => {
    server.use(
      http.get('*/api/menus/elements/2/usages', () =>
        HttpResponse.json({
          id: 2,
          name: 'Prawo lokalne',
          canDelete: true,
          obstacles: [],
          groups: [
            {
              kind: 'article',
              effect: 'unlinked',
              detail: 'Roboczy',
              total: 2,
              items: [{ id: 412, name: 'Uchwała budżetowa', detail: null }],
            },
          ],
        }),
      ),
    );
    const calls = changed({ siblings: [1, 3] });
    const { person } = open();
    const law = within(await row('Prawo lokalne'));
    await person.click(law.getByRole('button', { name: 'Usuń: Prawo lokalne', hidden: true }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText('2 artykuły (roboczy) – zostaną odłączone')).toBeTruthy();
    expect(dialog.getByText('Uchwała budżetowa')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Usuń kategorię' }));
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ event: 'delete', elementId: 2, seen: { element: 20 } }));
    await waitFor(() => expect(names()).toEqual(['Urząd Gminy', 'Petycje']));
  });
});

describe('articles of a category', () => {
  const article = (id: number) => ({
    id,
    articleTranslationTitle: `Artykuł ${id}`,
    articleTranslationStatus: 40,
    articleTranslationPublishedDate: null,
  });

  it('have a default filter and are moved one at a time', async () => {
    const asked: URL[] = [];
    server.use(
      http.get('*/api/menus/2/sort-configurations', ({ request }) => {
        asked.push(new URL(request.url));
        return HttpResponse.json({
          articleSortOnCategoryType: 0,
          articles: { items: [article(1), article(2)], totalItems: 2 },
        });
      }),
    );
    const calls = recordCalls('put', '/api/menus/2/articles/1', {
      position: 2,
      totalItems: 2,
      formerPreviousArticleId: null,
    });
    const { person } = open();
    const law = within(await row('Prawo lokalne'));
    await person.click(law.getByRole('button', { name: 'Sortuj artykuły: Prawo lokalne', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Artykuły kategorii „Prawo lokalne”' }));
    await dialog.findByText('Artykuł 2');
    expect(asked[0]?.searchParams.getAll('filters')).toEqual(['articleTranslationStatus;in;10;20;30;40']);
    await person.click(dialog.getByRole('button', { name: 'Działania: Artykuł 1' }));
    await person.click(await screen.findByText('Na koniec'));
    await waitFor(() => expect(calls[0]?.body).toEqual({ position: 2 }));
  });

  it('show that loading failed', async () => {
    server.use(http.get('*/api/menus/2/sort-configurations', () => HttpResponse.json({}, { status: 400 })));
    const { person } = open();
    const law = within(await row('Prawo lokalne'));
    await person.click(law.getByRole('button', { name: 'Sortuj artykuły: Prawo lokalne', hidden: true }));
    expect(await screen.findByText('Data Loading Error')).toBeTruthy();
    // the dialog says it; there is no toast as well (specification, section 8)
    expect(screen.queryByText(/Wystąpił niespodziewany błąd/)).toBeNull();
  });
});

it('shows the history of the menu as sentences', async () => {
  const entries = http.get('*/api/application/journal', () =>
    HttpResponse.json([], { headers: { 'total-count': '0' } }),
  );
  const { person } = renderApp('/zarzadzanie-menu/pionowe', { handlers: [entries] });
  await row('Urząd Gminy');
  await person.click(screen.getByRole('button', { name: 'Historia' }));
  expect(await screen.findByText('Nikt jeszcze nic tu nie zmienił.')).toBeTruthy();
});
