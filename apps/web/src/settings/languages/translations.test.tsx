import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';
import { button, card, category, element, german, input, isDisabled, missing } from './testing/language-screen.ts';

const group = (name: string) => screen.getByRole('rowheader', { name: new RegExp(`^${name}`) });

it('focuses the fixed text that the address names', async () => {
  german([element(1, 'Artykuł', 'Drukuj'), element(2, 'Menu', 'Drukuj', { isTranslationEditable: false })], []);
  renderApp(`${card}?obszar=Menu&tekst=Drukuj`);
  await waitFor(() => expect(document.activeElement?.id).toBe('standard-2-translationDescription'));
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

  it('a group with outdated translations does not look well', async () => {
    german([element(10, 'Artykuł', 'Drukuj', { state: 'outdated' })], []);
    renderApp(card);
    await screen.findByRole('tab', { name: /Elementy stałe/ });
    const status = within(group('Artykuł')).getByRole('img', { name: 'Grupa zawiera nieaktualne tłumaczenia' });
    expect(status.className).not.toContain('check');
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

  it('a half-filled row keeps what was typed, and stays unsaved', async () => {
    const language = german([drukuj, { ...szukaj, translation: '', translationDescription: '' }], []);
    server.use(http.put('*/api/settings/language/7', () => HttpResponse.json(language, { headers: { etag: '"2"' } })));
    const { person } = renderApp(card);
    await person.type(await screen.findByLabelText('Drukuj: nazwa wyświetlana'), 'Drucken');
    await person.type(input('Szukaj: nazwa wyświetlana'), 'Suchen');
    await person.click(button('Zapisz'));
    await waitFor(() => expect(input('Drukuj: nazwa wyświetlana').value).toBe(drukuj.translation));
    expect(input('Szukaj: nazwa wyświetlana').value).toBe('Suchen');
    expect(screen.getByText(/Niepełne nie zostaną zapisane: Szukaj/)).toBeTruthy();
    expect(screen.getByText('Niezapisane zmiany')).toBeTruthy();
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
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
      'Menu',
      'Nazwa podstawowa',
      'Nazwa wyświetlana',
      'Tytuł dla czytników ekranu',
      'Adres URL',
      'Status',
    ]);
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
