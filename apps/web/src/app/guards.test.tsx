import { getGetApplicationParametersResponseMock } from '@redakcja/generated/application/application.msw';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { server } from '../testing/server.ts';

const problem = (status: number) =>
  HttpResponse.json(
    { title: '', status, errors: [] },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

describe('who may enter', () => {
  it('without a session the sign-in returns to the same URL', async () => {
    const { auth } = renderApp('/slowniki/tagi?page=2', { isSignedIn: false });
    expect(await screen.findByText('Trwa przekierowanie do strony logowania…')).toBeTruthy();
    await waitFor(() => expect(auth.signIn).toHaveBeenCalledWith('/slowniki/tagi?page=2'));
  });

  it.each<[string, PermissionName, string]>([
    ['/slowniki/tagi', 'CreateArticles', '/'],
    ['/ustawienia/grafiki', 'ManageUsers', '/'],
    ['/artykuly/artykuly/edytuj/5', 'ManageSettings', '/'],
    ['/zarzadzanie-menu/poziome', 'ManageSettings', '/'],
    ['/dostep/uzytkownicy', 'ManageSettings', '/'],
    ['/dostep/role', 'ManageUsers', '/'],
    ['/dostep/cokolwiek', 'ManageUsers', '/'],
    ['/bip-archiwalny/zarzadzanie', 'ManageUsers', '/brak-dostepu'],
  ])('%s with %s only leads to %s', async (place, permission, expected) => {
    const { address } = renderApp(place, { permissions: [permission] });
    await waitFor(() => expect(address()).toBe(expected));
  });

  it('says why another screen was opened', async () => {
    renderApp('/slowniki/tagi', { permissions: ['CreateArticles'] });
    expect(await screen.findByText('Brak uprawnień do strony „Tagi”. Otwarto stronę główną')).toBeTruthy();
  });

  it('an address without a screen is a page of its own, with its title', async () => {
    renderApp('/nie-ma');
    expect(await screen.findByRole('heading', { level: 1, name: 'Nie znaleziono strony' })).toBeTruthy();
    expect(screen.getByRole('main')).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('Nie znaleziono strony'));
  });

  it.each([
    ['/ustawienia/zakladki/dodaj', 'Zakładki', '/ustawienia/zakladki'],
    ['/slowniki/tagi/nie/ma', 'Tagi', '/slowniki/tagi'],
  ])('%s is not found within the shell, which leads to „%s”', async (place, label, list) => {
    renderApp(place, { user: { isAdmin: true } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nie znaleziono strony' })).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: label }).getAttribute('href')).toBe(list);
    expect(main.queryByText('Redakcja BIP')).toBeNull();
  });

  it.each<[string, PermissionName]>([
    ['/slowniki/kody-iso', 'ManageSettings'],
    ['/zarzadzanie-menu/pionowe', 'ManageMenus'],
    ['/dostep/uzytkownicy', 'ManageUsers'],
    ['/bip-archiwalny/zarzadzanie', 'ManageSettings'],
    ['/dostep/uzytkownicy/edytuj/4', 'CreateArticles'],
    ['/artykuly/artykuly', 'CreateArticles'],
    ['/artykuly/artykuly', 'ConfirmArticles'],
    ['/artykuly/artykuly', 'PublishArticles'],
    ['/artykuly/systemowe-artykuly', 'ArchiveArticles'],
  ])('%s is open with %s', async (place, permission) => {
    const { address } = renderApp(place, { permissions: [permission] });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(address()).toBe(place);
  });

  it('roles are open to administrators', async () => {
    const { address } = renderApp('/dostep/role', { user: { isAdmin: true } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Role' })).toBeTruthy();
    expect(address()).toBe('/dostep/role');
  });

  it.each([
    ['/artykuly/cokolwiek/innego', '/artykuly/artykuly'],
    ['/artykuly/artykuly/edytuj/abc', '/artykuly/artykuly'],
    ['/artykuly/artykuly/edytuj/0/en', '/artykuly/artykuly'],
    ['/artykuly/artykuly/podgląd/1a', '/artykuly/artykuly'],
    ['/artykuly/systemowe-artykuly/edytuj/-1', '/artykuly/systemowe-artykuly'],
    ['/slowniki/tagi/edytuj/1.5', '/slowniki/tagi'],
  ])('%s is no address of a record and opens %s', async (place, expected) => {
    const { address } = renderApp(place);
    await waitFor(() => expect(address()).toBe(expected));
  });

  it('a per-status address carries its status in the query', async () => {
    const { address } = renderApp('/artykuly/artykuly-do-publikacji?page=2');
    await waitFor(() => expect(address()).toBe('/artykuly/artykuly-do-publikacji?page=2&status=30'));
  });
});

describe('what the server refuses', () => {
  const refusingCounts = http.get('*/api/articles/counts', () => problem(401));

  it('401 reports the expired session and redirects to sign-in, and back', async () => {
    const { address, auth } = renderApp('/slowniki/kody-iso?page=3', { handlers: [refusingCounts] });
    expect(await screen.findByRole('heading', { name: 'Twoja sesja wygasła' })).toBeTruthy();
    expect(address()).toBe('/login?powod=sesja&powrot=%2Fslowniki%2Fkody-iso%3Fpage%3D3');
    expect(auth.forget).toHaveBeenCalled();
    screen.getByRole('button', { name: 'Zaloguj się ponownie' }).click();
    expect(auth.signIn).toHaveBeenCalledWith('/slowniki/kody-iso?page=3');
  });

  it('an account that the provider knows and the server does not is named, with the way to another one', async () => {
    const handlers = [http.get('*/api/auth/users/loggedUserData', () => problem(401))];
    const { auth, person } = renderApp('/login?code=abc&state=def', { isSignedIn: false, handlers });
    await screen.findByRole('heading', { name: 'Niestety Twoja tożsamość nie została potwierdzona' });
    expect(screen.getByText(/Logowanie jako „jan\.obcy” powiodło się/).textContent).toContain('poproś administratora');
    expect(screen.queryByText('Trwa logowanie. Proszę czekać…')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Zaloguj się na inne konto' }));
    expect(auth.signInAsOther).toHaveBeenCalledWith('/');
    expect(auth.signIn).not.toHaveBeenCalled();
  });

  it('401 right after signing in does not go round in circles', async () => {
    sessionStorage.setItem('redakcja-bip:zalogowano', JSON.stringify({ at: Date.now() }));
    const { auth } = renderApp('/', { handlers: [refusingCounts] });
    expect(
      await screen.findByRole('heading', { name: 'Niestety Twoja tożsamość nie została potwierdzona' }),
    ).toBeTruthy();
    expect(auth.signIn).not.toHaveBeenCalled();
  });

  it('403 on loading a screen leads to the no-access page', async () => {
    const { address } = renderApp('/artykuly/artykuly', { handlers: [http.get('*/api/articles', () => problem(403))] });
    expect(await screen.findByRole('heading', { name: 'Nie posiadasz wystarczających uprawnień' })).toBeTruthy();
    expect(address()).toBe('/brak-dostepu');
    expect(await screen.findByText('Brak uprawnień do wykonania polecania')).toBeTruthy();
  });

  it('403 for the counts of the sidebar leads nowhere', async () => {
    const counts = http.get('*/api/articles/counts', () => problem(403));
    const { address, queryClient } = renderApp('/zarzadzanie-menu/poziome', { handlers: [counts] });
    await waitFor(() =>
      expect(queryClient.getQueryState(['/api/articles/counts', { lang: 'PL' }])?.status).toBe('error'),
    );
    expect(address()).toBe('/zarzadzanie-menu/poziome');
  });

  it('an error on entry is shown with a retry', async () => {
    // the router writes down what it caught
    for (const method of ['error', 'warn'] as const) vi.spyOn(console, method).mockImplementation(() => {});
    let isBroken = true;
    const permissions = () => (isBroken ? problem(500) : HttpResponse.json(['ManageMenus']));
    const { person } = renderApp('/zarzadzanie-menu/poziome', {
      handlers: [http.get('*/api/auth/users/permissions', permissions)],
    });
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
    expect(screen.getByRole('heading', { level: 1, name: 'Nie udało się otworzyć aplikacji' })).toBeTruthy();
    expect(screen.getByRole('main')).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('Nie udało się otworzyć aplikacji'));
    isBroken = false;
    await person.click(again);
    expect(await screen.findByRole('heading', { name: 'Menu poziome' })).toBeTruthy();
  });
});

describe('content language', () => {
  it.each([
    [null, 'PL', 'PL'],
    ['EN', 'EN', 'EN'],
    ['XX', 'XX', 'PL'],
  ])('%s in the storage asks for the parameters in %s and works in %s', async (stored, asked, active) => {
    if (stored !== null) localStorage.setItem('redakcja-bip:jezyk', stored);
    const calls: string[] = [];
    const counts = http.get('*/api/articles/counts', ({ request }) => {
      calls.push(new URL(request.url).searchParams.get('lang') ?? '');
      return HttpResponse.json([]);
    });
    const { queryClient } = renderApp('/slowniki/kody-iso', { handlers: [counts] });
    await waitFor(() => expect(calls).toEqual([active]));
    expect(queryClient.getQueryState([`/api/application/${asked}`])?.status).toBe('success');
  });

  it('an activated or deactivated language is updated without a reload', async () => {
    const language = (id: number, isoCode: string) => ({
      id,
      isoCode,
      name: isoCode,
      localName: isoCode,
      isDefault: id === 1,
      status: LanguageStatus.Active,
      dateFormat: 'dd.MM.yyyy',
      isoCodeFile: null,
    });
    let codes = ['PL', 'EN'];
    const { queryClient } = renderApp('/slowniki/tagi');
    const parameters = getGetApplicationParametersResponseMock();
    server.use(
      http.get('*/api/application/:lang', () =>
        HttpResponse.json({ ...parameters, languages: codes.map((code, index) => language(index + 1, code)) }),
      ),
    );
    const shown = () =>
      screen.queryAllByRole<HTMLInputElement>('radio').map((one) => one.closest('label')?.textContent);
    await waitFor(() => expect(shown()).toEqual(['PL', 'EN']));
    for (const next of [
      ['PL', 'EN', 'DE'],
      ['PL', 'DE'],
    ]) {
      codes = next;
      window.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(shown()).toEqual(next));
    }
    expect(queryClient.getQueryState(['/api/application/PL'])?.status).toBe('success');
  });
});
