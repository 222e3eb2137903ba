import type { Language } from '@redakcja/generated/model/language';
import type { MenuElementTranslation } from '@redakcja/generated/model/menuElementTranslation';
import type { StandardElementTranslation } from '@redakcja/generated/model/standardElementTranslation';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerList, answerRecord, recordCalls } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const element = (
  standardElementId: number,
  areaName: string,
  elementName: string,
  more: Partial<StandardElementTranslation> = {},
): StandardElementTranslation => ({
  id: null,
  standardElementId,
  areaName,
  groupName: 'Przycisk',
  elementType: 10,
  elementName,
  baseTranslation: elementName,
  baseTranslationDescription: `${elementName} na stronie`,
  translation: `${elementName} DE`,
  translationDescription: `${elementName} hören`,
  isTranslationRequired: true,
  isTranslationDescriptionRequired: true,
  isTranslationEditable: true,
  isTranslationDescriptionEditable: true,
  errors: [],
  state: 'done',
  isChanged: false,
  revision: 1,
  ...more,
});

const missing = {
  translation: '',
  errors: ['Nazwa wyświetlana jest wymagana'],
  state: 'missing' as const,
};

const category = (
  menuElementId: number,
  baseName: string,
  more: Partial<MenuElementTranslation> = {},
): MenuElementTranslation => ({
  id: null,
  menuElementId,
  menuType: 20,
  menuTypeName: 'Menu pionowe',
  baseName,
  baseTitle: baseName,
  baseUrl: null,
  translatedDisplayText: `${baseName} DE`,
  translatedTitle: `${baseName} hören`,
  translatedUrl: null,
  errors: [],
  state: 'done',
  isChanged: false,
  revision: 1,
  ...more,
});

function german(items: StandardElementTranslation[], menus: MenuElementTranslation[], more: Partial<Language> = {}) {
  const count = (rows: { state: string }[], state: string) => rows.filter((row) => row.state === state).length;
  const progress = (elements: 'standard' | 'menu', area: string, rows: { state: string }[]) =>
    rows.length === 0
      ? []
      : [
          {
            elements,
            area,
            total: rows.length,
            done: count(rows, 'done'),
            missing: count(rows, 'missing'),
            outdated: count(rows, 'outdated'),
          },
        ];
  const areas = [...Map.groupBy(items, (row) => row.areaName)];
  const language: Language = {
    id: 7,
    isoCode: 'DE',
    name: 'niemiecki',
    localName: 'Deutsch',
    isSystem: false,
    isDefault: false,
    status: 0,
    statusName: 'Nieaktywny',
    dateFormat: 'dd.MM.yyyy',
    isoCodeFile: null,
    progress: [
      ...areas.flatMap(([area, rows]) => progress('standard', area, rows)),
      ...progress('menu', 'Menu pionowe', menus),
    ],
    standardElementsTranslations: { totalItems: items.length, itemsWithErrors: count(items, 'missing'), items },
    menuElementsTranslations: { totalItems: menus.length, itemsWithErrors: count(menus, 'missing'), items: menus },
    ...more,
  };
  answerRecord('/api/settings/language/7', language);
  answerList('/api/settings/language/7/menu-element-translations', menus);
  answerList('/api/dictionaries/iso-codes', [
    {
      id: 1,
      code: 'DE',
      name: 'niemiecki',
      isDefault: true,
      file: { path: '/api/files/flags/DE', fileName: 'DE.svg' },
    },
    { id: 2, code: 'FR', name: 'francuski', isDefault: true, file: null },
  ]);
  return language;
}

const card = '/ustawienia/wersje-jezykowe/edytuj/7';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const group = (name: string) => screen.getByRole('rowheader', { name: new RegExp(`^${name}`) });

describe('list of language versions', () => {
  it('has the columns of the specification, a button „Nowa” and no removal', async () => {
    answerList('/api/settings/language', [german([], [])]);
    renderApp('/ustawienia/wersje-jezykowe');
    expect(await screen.findByRole('link', { name: 'niemiecki' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
      'Nazwa języka',
      'Nazwa lokalna',
      'Kod ISO',
      'Format daty',
    ]);
    expect(screen.getByRole('link', { name: 'Nowa' }).getAttribute('href')).toBe(
      '/ustawienia/wersje-jezykowe/utworz-nowa',
    );
    expect(screen.queryByRole('checkbox')).toBeNull();
    // a language version does not depend on the active language
    expect(screen.queryByRole('group', { name: 'Wersja językowa' })).toBeNull();
  });
});

it('focuses the fixed text that the address names', async () => {
  german([element(1, 'Artykuł', 'Drukuj'), element(2, 'Menu', 'Drukuj', { isTranslationEditable: false })], []);
  renderApp(`${card}?obszar=Menu&tekst=Drukuj`);
  await waitFor(() => expect(document.activeElement?.id).toBe('standard-2-translationDescription'));
});

describe('common data', () => {
  it('creates a language with a code of the dictionary', async () => {
    german([], []);
    const created = recordCalls('post', '/api/settings/language', { id: 7 }, 201);
    const { person } = renderApp('/ustawienia/wersje-jezykowe/utworz-nowa');
    await person.type(await screen.findByLabelText(/^Nazwa języka/), 'francuski');
    await person.type(screen.getByLabelText(/^Nazwa lokalna/), 'français');
    const picker = screen.getByLabelText<HTMLSelectElement>(/^Kod ISO/);
    await within(picker).findByRole('option', { name: 'FR – francuski' });
    expect([...picker.options].map((option) => option.value)).toEqual(['', 'DE', 'FR']);
    await person.selectOptions(picker, 'DE');
    expect(screen.getByRole('img', { name: 'Flaga: DE' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Aktywuj' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Tłumaczenia' })).toBeNull();
    await person.click(button('Zapisz'));
    await waitFor(() =>
      expect(created.map((call) => call.body)).toEqual([
        {
          isoCode: 'DE',
          name: 'francuski',
          localName: 'français',
          dateFormat: 'dd.MM.yyyy',
          standardElementsChanged: [],
          menuElementsChanged: [],
        },
      ]),
    );
  });

  it('clears an unknown date format', async () => {
    german([], []);
    const { person } = renderApp('/ustawienia/wersje-jezykowe/utworz-nowa');
    const format = await screen.findByLabelText<HTMLInputElement>(/^Format daty/);
    await person.clear(format);
    await person.type(format, 'yy-m-d');
    await person.tab();
    expect(format.value).toBe('');
    expect(await screen.findByText('Wybierz format daty')).toBeTruthy();
    await person.type(format, 'yyyy-MM-dd');
    await person.tab();
    expect(format.value).toBe('yyyy-MM-dd');
    expect(document.querySelectorAll('datalist option')).toHaveLength(9);
  });

  it('the help lists the codes that are not two letters', async () => {
    german([], []);
    const { person } = renderApp('/ustawienia/wersje-jezykowe/utworz-nowa');
    await person.click(await screen.findByRole('button', { name: 'Pomoc: kod ISO' }));
    expect(screen.getByText(/Wyjątkiem są języki regionalne/)).toBeTruthy();
    for (const name of ['Anglia', 'Irlandia Północna', 'Szkocja', 'Walia'])
      expect(screen.getByText(new RegExp(name))).toBeTruthy();
  });

  it('of the default language are locked, and its status has no buttons', async () => {
    german([element(1, 'Artykuł', 'Drukuj')], [], { isDefault: true, isSystem: true, status: 10 });
    renderApp(card);
    expect((await screen.findByLabelText<HTMLInputElement>(/^Nazwa języka/)).readOnly).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(/^Nazwa lokalna/).readOnly).toBe(true);
    expect(screen.getByLabelText(/^Kod ISO/).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Aktywuj' })).toBeNull();
    expect(screen.queryByRole('tab', { name: /Elementy menu/ })).toBeNull();
  });
});

describe('translations', () => {
  const drukuj = element(10, 'Artykuł', 'Drukuj', missing);
  const szukaj = element(7, 'Wyszukiwarka', 'Szukaj');
  const kontrast = element(3, 'Nagłówek', 'Kontrast', {
    isTranslationEditable: false,
    isTranslationRequired: false,
    translation: '',
    groupName: 'Łącze',
    elementType: 20,
  });

  it('of fixed elements are grouped by area; a group without errors turns green', async () => {
    german([drukuj, szukaj], []);
    const { person } = renderApp(card);
    await screen.findByRole('tab', { name: /Elementy stałe/ });
    expect(screen.queryByRole('tab', { name: /Elementy menu/ })).toBeNull();
    expect(
      within(screen.getByRole('table'))
        .getAllByRole('columnheader')
        .map((one) => one.textContent),
    ).toEqual([
      'Obszar',
      'Rodzaj elementu',
      'Nazwa elementu',
      'Nazwa wyświetlana',
      'Tekst dla czytników ekranu',
      'Status',
    ]);
    expect(within(group('Artykuł')).getByRole('img').getAttribute('aria-label')).toBe('Grupa zawiera błędy');
    expect(within(group('Wyszukiwarka')).getByRole('img').getAttribute('aria-label')).toBe('Grupa jest poprawna');
    const fix = button('Popraw: Drukuj');
    fix.focus();
    expect((await screen.findAllByText('Nazwa wyświetlana jest wymagana')).length).toBeGreaterThan(0);
    await person.click(fix);
    expect(document.activeElement).toBe(input('Drukuj: nazwa wyświetlana'));
    await person.keyboard('  Drucken');
    expect(input('Drukuj: nazwa wyświetlana').value).toBe('Drucken');
    expect(within(group('Artykuł')).getByRole('img').getAttribute('aria-label')).toBe('Grupa jest poprawna');
  });

  it('only editable fields of a row have inputs', async () => {
    german([kontrast], []);
    const { person } = renderApp(card);
    const locked = await screen.findByLabelText<HTMLInputElement>('Kontrast: nazwa wyświetlana');
    expect(locked.readOnly).toBe(true);
    await person.type(input('Kontrast: tekst dla czytników ekranu'), '!');
    expect(input('Kontrast: tekst dla czytników ekranu').value).toBe('Kontrast hören!');
  });

  it('are filtered by text, kind and state', async () => {
    german([drukuj, szukaj, kontrast], []);
    const { person } = renderApp(card);
    const names = () =>
      screen.queryAllByRole('button', { name: /^Popraw/ }).length +
      screen.queryAllByRole('img', { name: 'Poprawne' }).length;
    await screen.findByRole('table');
    expect(names()).toBe(3);
    const kinds = screen.getByLabelText<HTMLSelectElement>('Rodzaj elementu');
    expect([...kinds.options].map((option) => [option.value, option.textContent])).toEqual([
      ['', 'Wszystkie rodzaje'],
      ['10', 'Przycisk'],
      ['20', 'Łącze'],
      ['30', 'Etykieta'],
    ]);
    await person.selectOptions(kinds, '20');
    expect(names()).toBe(1);
    await person.selectOptions(kinds, '');
    await person.selectOptions(screen.getByLabelText('Stan tłumaczenia'), 'missing');
    expect(names()).toBe(1);
    await person.selectOptions(screen.getByLabelText('Stan tłumaczenia'), '');
    await person.type(screen.getByLabelText('Szukaj w elementach stałych'), 'wyszuk');
    expect(names()).toBe(1);
    await person.type(screen.getByLabelText('Szukaj w elementach stałych'), 'x');
    expect(screen.getByText('Żaden element nie spełnia warunków.')).toBeTruthy();
  });

  it('a row that is edited twice is sent once; an incomplete one is listed and not sent', async () => {
    const language = german([drukuj, szukaj], []);
    const saved = recordCalls('put', '/api/settings/language/7', language);
    const { person } = renderApp(card);
    await person.type(await screen.findByLabelText('Drukuj: nazwa wyświetlana'), 'Drucken');
    await person.type(input('Drukuj: tekst dla czytników ekranu'), '!');
    await person.clear(input('Szukaj: nazwa wyświetlana'));
    expect(screen.getByText(/Do zapisania: 1 zmienione tłumaczenie/)).toBeTruthy();
    expect(screen.getByText(/Niepełne nie zostaną zapisane: Szukaj/)).toBeTruthy();
    await person.click(button('Zapisz'));
    await waitFor(() =>
      expect(saved.map((call) => call.body)).toEqual([
        expect.objectContaining({
          standardElementsChanged: [
            { standardElementId: 10, translation: 'Drucken', translationDescription: 'Drukuj hören!' },
          ],
          menuElementsChanged: [],
        }),
      ]),
    );
  });

  it('a too long one prevents saving', async () => {
    german([drukuj], []);
    const { person } = renderApp(card);
    await person.click(await screen.findByLabelText('Drukuj: nazwa wyświetlana'));
    await person.paste('x'.repeat(101));
    expect(await screen.findByRole('button', { name: 'Popraw: Drukuj' })).toBeTruthy();
    expect(isDisabled('Zapisz')).toBe(true);
  });

  it('an outdated one is confirmed with a button', async () => {
    const language = german([element(10, 'Artykuł', 'Drukuj', { state: 'outdated' })], []);
    const saved = recordCalls('put', '/api/settings/language/7', language);
    const { person } = renderApp(card);
    await person.click(await screen.findByRole('button', { name: 'Potwierdź tłumaczenie: Drukuj' }));
    await person.click(button('Zapisz'));
    await waitFor(() =>
      expect(saved[0]?.body).toMatchObject({
        standardElementsChanged: [{ standardElementId: 10, translation: 'Drukuj DE' }],
      }),
    );
  });

  it('of categories are grouped by menu, on pages of 20; the address is disabled when there is none in Polish', async () => {
    german(
      [szukaj],
      [
        category(1, 'Urząd', { ...missing, translatedDisplayText: '' }),
        category(2, 'Rząd', { baseUrl: 'https://www.gov.pl' }),
      ],
    );
    const pages: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('menu-element-translations')) pages.push(new URL(request.url).search);
    });
    const { person } = renderApp(card);
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent?.replace(/\d.*$/, ''))).toEqual(['Elementy stałe', 'Elementy menu']);
    await person.click(screen.getByRole('tab', { name: /Elementy menu/ }));
    expect(await screen.findByRole('rowheader', { name: /^Menu pionowe/ })).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Wierszy na stronie').value).toBe('20');
    expect(input('Urząd: adres URL').readOnly).toBe(true);
    expect(input('Rząd: adres URL').readOnly).toBe(false);
    expect(pages[0]).toContain('size=20');
  });

  it('missing ones are listed with links to their fields', async () => {
    german([drukuj], [category(1, 'Urząd', { ...missing, translatedDisplayText: '' })]);
    const { person } = renderApp(card);
    await person.click(await screen.findByRole('button', { name: 'Nieprzetłumaczone elementy: 2' }));
    await person.click(await screen.findByRole('button', { name: 'Menu pionowe › Urząd' }));
    await waitFor(() => expect(document.activeElement).toBe(input('Urząd: nazwa wyświetlana')));
    await person.click(button('Artykuł › Drukuj'));
    await waitFor(() => expect(document.activeElement).toBe(input('Drukuj: nazwa wyświetlana')));
  });
});

describe('the status', () => {
  const complete = element(7, 'Wyszukiwarka', 'Szukaj');

  it('cannot be activated with missing translations', async () => {
    german([element(10, 'Artykuł', 'Drukuj', missing)], []);
    const { person } = renderApp(card);
    expect(await screen.findByText(/Wersja językowa jest nieaktywna\. Aby ją aktywować/)).toBeTruthy();
    expect([isDisabled('Aktywuj'), isDisabled('Dezaktywuj')]).toEqual([true, true]);
    const language = german([complete], [], { status: 10, statusName: 'Aktywny' });
    const changed = recordCalls('put', '/api/settings/language/7/status/10', language);
    await person.type(input('Drukuj: nazwa wyświetlana'), 'Drucken');
    expect(isDisabled('Aktywuj')).toBe(false);
    await person.click(button('Aktywuj'));
    await waitFor(() =>
      expect(changed.map((call) => call.body)).toEqual([
        {
          standardElementsChanged: [
            { standardElementId: 10, translation: 'Drucken', translationDescription: 'Drukuj hören' },
          ],
          menuElementsChanged: [],
        },
      ]),
    );
    expect(await screen.findByText(/Wersja językowa jest aktywna/)).toBeTruthy();
    expect([isDisabled('Aktywuj'), isDisabled('Dezaktywuj'), isDisabled('Zapisz')]).toEqual([true, false, true]);
  });

  it('is deactivated after a question', async () => {
    german([complete], [], { status: 10, statusName: 'Aktywny' });
    const changed = recordCalls('put', '/api/settings/language/7/status/0', german([complete], [], { status: 10 }));
    const { person } = renderApp(card);
    expect(await screen.findByText(/Wersja językowa jest aktywna/)).toBeTruthy();
    await person.click(button('Dezaktywuj'));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Dezaktywuj' }));
    await waitFor(() => expect(changed).toHaveLength(1));
  });

  it('a failure without a message has a default one', async () => {
    german([complete], []);
    server.use(http.put('*/api/settings/language/7/status/10', () => new HttpResponse(null, { status: 500 })));
    const { person } = renderApp(card);
    await person.click(await screen.findByRole('button', { name: 'Aktywuj' }));
    expect(
      await screen.findByText('Wystąpił niespodziewany błąd podczas zmiany statusu wersji językowej'),
    ).toBeTruthy();
  });
});

describe('files of translations', () => {
  const drukuj = element(10, 'Artykuł', 'Drukuj', missing);
  const csv = (...lines: string[]) =>
    new File([`language;id;text;description\n${lines.join('\n')}`], 'de.csv', { type: 'text/csv' });

  async function check(file: File) {
    german([drukuj], [category(5, 'Urząd')]);
    const { person } = renderApp(card);
    await person.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import tłumaczeń' });
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no place for a file');
    fireEvent.change(input, { target: { files: [file] } });
    return { person, dialog };
  }

  it('an import shows its changes and applies them to the form', async () => {
    const { person, dialog } = await check(
      csv('DE;standard-10;Drucken;Artikel drucken', 'DE;menu-5;Amt;Gemeindeamt', 'DE;menu-99;x;y', 'DE;menu-5;z;z'),
    );
    expect(await within(dialog).findByText(/wiersz 4, menu-99: Nie ma takiego elementu/)).toBeTruthy();
    expect(within(dialog).getByText(/wiersz 5, Menu pionowe › Urząd: Powtarza element z wiersza 3/)).toBeTruthy();
    await person.click(within(dialog).getByRole('button', { name: 'Wstaw do formularza: 2' }));
    await waitFor(() => expect(input('Drukuj: nazwa wyświetlana').value).toBe('Drucken'));
    expect(screen.getByText(/Do zapisania: 2 zmienione tłumaczenia/)).toBeTruthy();
    await person.click(screen.getByRole('tab', { name: /Elementy menu/ }));
    expect((await screen.findByLabelText<HTMLInputElement>('Urząd: nazwa wyświetlana')).value).toBe('Amt');
  });

  it.each([
    [new File(['language;id;text\nEN;standard-10;x'], 'en.csv'), /Plik jest tłumaczeniem na język EN, a nie DE/],
    [new File(['<xliff'], 'zly.xlf'), /to nie jest poprawny XML/],
    [new File([`language;id;text\n${'DE;standard-10;x\n'.repeat(50_000)}`], 'duzy.csv'), /więcej wierszy niż 20000/],
  ])('invalid ones change nothing: %#', async (file, message) => {
    const { dialog } = await check(file);
    expect(await within(dialog).findByText(message)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Wstaw do formularza' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });
});
