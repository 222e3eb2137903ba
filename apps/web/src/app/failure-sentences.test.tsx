// Sentences for failures that the server does not explain, and calls that fail without one (specification, section 8).
import { screen, waitFor } from '@testing-library/react';
import { AxiosError } from 'axios';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { parametersQuery } from '../shared/session/session-queries.ts';
import { renderApp } from '../testing/render-app.tsx';
import { server } from '../testing/server.ts';
import { failureText } from './failure-text.ts';

const unexpected = 'Wystąpił niespodziewany błąd podczas';
const failing = (path: string) => http.get(`*/api/${path}`, () => new HttpResponse(null, { status: 500 }));

describe('a list or a record that cannot be loaded', () => {
  it.each([
    ['/dostep/uzytkownicy', 'auth/users', 'pobierania listy użytkowników'],
    ['/dostep/role', 'auth/roles', 'pobierania listy ról'],
    ['/dostep/role/edytuj/5', 'auth/roles/5', 'pobierania roli'],
    ['/zarzadzanie-menu/pionowe', 'menus/20', 'pobierania menu'],
    ['/zarzadzanie-menu/poziome', 'menus/10', 'pobierania menu'],
    ['/slowniki/kody-iso', 'dictionaries/iso-codes/non-default', 'pobierania listy kodów ISO'],
    ['/slowniki/tagi', 'dictionaries/tags', 'pobierania listy tagów'],
    [
      '/slowniki/podmiot-udostepniajacy',
      'dictionaries/dictionary-entries',
      'pobierania listy podmiotów udostępniających',
    ],
    ['/ustawienia/wersje-jezykowe', 'settings/language', 'pobierania listy wersji językowych'],
    ['/ustawienia/banery', 'settings/banners', 'pobierania listy banerów'],
    ['/ustawienia/banery/edytuj/5', 'settings/banners/5', 'pobierania banera'],
    ['/ustawienia/zakladki', 'settings/bookmarks', 'pobierania listy zakładek'],
    ['/ustawienia/zakladki/edytuj/5', 'settings/bookmarks/5', 'pobierania zakładki'],
    ['/ustawienia/kafle/edytuj/5', 'settings/tiles/5', 'pobierania kafla'],
    ['/ustawienia/kanaly-rss/edytuj/5', 'settings/rss-channels/5', 'pobierania kanału RSS'],
    ['/ustawienia/stopka-systemu/PL', 'settings/footers/PL', 'pobierania stopki'],
    ['/ustawienia/naglowek-systemu/PL', 'settings/headers/1', 'pobierania nagłówka'],
    ['/ustawienia/grafiki', 'settings/app-images', 'pobierania grafik'],
    ['/ustawienia/jednostki/dane-jednostki', 'settings/offices', 'pobierania danych jednostki'],
    ['/ustawienia/dane-kontaktowe', 'settings/office-contacts/PL', 'pobierania danych kontaktowych'],
    ['/bip-archiwalny/zarzadzanie', 'archive/config', 'pobierania danych archiwum'],
  ])('%s without %s', async (address, path, what) => {
    server.use(failing(path));
    renderApp(address, { user: { isAdmin: true } });
    expect(await screen.findByText(`${unexpected} ${what}`)).toBeTruthy();
  });
});

it('a failure of one screen is not shown on the next', async () => {
  server.use(failing('settings/banners'));
  const { person } = renderApp('/ustawienia/banery');
  await screen.findByText(`${unexpected} pobierania listy banerów`);
  await person.click(await screen.findByRole('link', { name: /Redakcja/ }));
  await waitFor(() => expect(screen.queryByText(`${unexpected} pobierania listy banerów`)).toBeNull());
});

describe('a call that fails without a toast', () => {
  it('the categories a user may not manage', async () => {
    let calls = 0;
    const handler = http.get('*/api/menus/id', () => {
      calls += 1;
      return new HttpResponse(null, { status: 500 });
    });
    renderApp('/dostep/uzytkownicy/utworz-nowego', { user: { isAdmin: true }, handlers: [handler] });
    await waitFor(() => expect(calls).toBeGreaterThan(0));
    await waitFor(() => expect(screen.queryAllByRole('heading').length).toBeGreaterThan(0));
    expect(screen.queryByText(/Wystąpił niespodziewany błąd|Brak połączenia/)).toBeNull();
  });

  it.each(['PL', 'EN'])('the application parameters in the language %s', (language) => {
    expect(failureText(new AxiosError('refused'), parametersQuery(language).meta)).toBeUndefined();
  });
});
