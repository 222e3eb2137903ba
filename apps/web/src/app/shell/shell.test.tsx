import { getGetKnowledgeBaseUrlMockHandler } from '@redakcja/generated/application/application.msw';
import { getCountArticlesMockHandler } from '@redakcja/generated/articles/articles.msw';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

const sidebar = () => screen.findByRole('navigation', { name: 'Menu główne' });

/** Labels of the first level of the sidebar. */
async function entries(): Promise<(string | null)[]> {
  const list = (await sidebar()).querySelector('ul');
  return [...(list?.children ?? [])].map((item) => item.querySelector('.nav-label')?.textContent ?? null);
}

describe('sidebar', () => {
  it('shows an administrator every section', async () => {
    renderApp('/', { user: { isAdmin: true } });
    expect(await entries()).toEqual([
      'Zarządzanie menu',
      'Artykuły',
      'Artykuły systemowe',
      'Użytkownicy',
      'Role',
      'Dziennik zdarzeń',
      'Słowniki',
      'Ustawienia',
      'Archiwalny BIP',
    ]);
  });

  it.each<[PermissionName, string[]]>([
    ['ManageMenus', ['Zarządzanie menu']],
    ['CreateArticles', ['Artykuły', 'Artykuły systemowe']],
    ['ConfirmArticles', ['Artykuły', 'Artykuły systemowe']],
    ['PublishArticles', ['Artykuły', 'Artykuły systemowe']],
    ['ArchiveArticles', ['Artykuły', 'Artykuły systemowe']],
    ['ManageUsers', ['Użytkownicy']],
    ['ManageSettings', ['Słowniki', 'Ustawienia']],
  ])('shows with %s only its sections and the archive', async (permission, sections) => {
    renderApp('/', { permissions: [permission] });
    expect(await entries()).toEqual([...sections, 'Archiwalny BIP']);
  });

  it('locks the archive for those who may not manage settings', async () => {
    renderApp('/', { permissions: ['ManageMenus'] });
    expect(within(await sidebar()).getByRole('link', { name: /^Archiwalny BIP ?\(brak uprawnień\)$/ })).toBeTruthy();
  });

  it('does not lock it for those who may', async () => {
    renderApp('/', { permissions: ['ManageSettings'] });
    expect(within(await sidebar()).getByRole('link', { name: 'Archiwalny BIP' })).toBeTruthy();
  });

  it('leads from each status to its list, with the status in the query and the number of articles', async () => {
    const counts = getCountArticlesMockHandler([
      { isSystem: false, status: 10, count: 1284 },
      { isSystem: false, status: 40, count: 16 },
      { isSystem: true, status: 40, count: 13 },
    ]);
    const { person } = renderApp('/slowniki/kody-iso', { handlers: [counts] });
    const nav = await sidebar();
    const group = within(nav).getByRole('button', { name: 'Artykuły' });
    expect(group.getAttribute('aria-expanded')).toBe('false');
    await person.click(group);
    expect(group.getAttribute('aria-expanded')).toBe('true');

    const links = within(nav)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual(
      expect.arrayContaining([
        ['Wszystkie1\u00a0300', '/artykuly/artykuly'],
        ['Robocze1\u00a0284', '/artykuly/artykuly-robocze?status=10'],
        ['Zatwierdzone0', '/artykuly/artykuly-zatwierdzone?status=20'],
        ['Do publikacji0', '/artykuly/artykuly-do-publikacji?status=30'],
        ['Opublikowane16', '/artykuly/artykuly-opublikowane?status=40'],
        ['Wycofane0', '/artykuly/artykuly-wycofane?status=50'],
        ['Zarchiwizowane0', '/artykuly/artykuly-zarchiwizowane?status=60'],
      ]),
    );
    await person.click(within(nav).getByRole('button', { name: 'Artykuły systemowe' }));
    expect(
      within(nav)
        .getAllByRole('link', { name: /Opublikowane/ })[1]
        ?.getAttribute('href'),
    ).toBe('/artykuly/systemowe-artykuly-opublikowane?status=40');
  });

  it('has the twelve entries of the settings', async () => {
    const { person } = renderApp('/', { permissions: ['ManageSettings'] });
    await person.click(within(await sidebar()).getByRole('button', { name: 'Ustawienia' }));
    const group = screen.getByRole('button', { name: 'Ustawienia' }).parentElement as HTMLElement;
    expect(within(group).getAllByRole('link')).toHaveLength(12);
  });

  it('opens the group of the present screen and marks its entry', async () => {
    renderApp('/ustawienia/banery/edytuj/7');
    const link = await screen.findByRole('link', { name: 'Banery' });
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('button', { name: 'Ustawienia' }).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  });

  it('hides and comes back at the press of its button', async () => {
    const { person } = renderApp('/');
    const toggle = await screen.findByRole('button', { name: 'Menu boczne' });
    await person.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('navigation', { name: 'Menu główne' })).toBeNull();
    await person.click(toggle);
    expect(await sidebar()).toBeTruthy();
  });
});

it('going to another screen moves the focus to its beginning and names the tab after it', async () => {
  const { person } = renderApp('/ustawienia/banery');
  await person.click(await screen.findByRole('link', { name: 'Grafiki' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('tresc'));
  expect(document.title).toBe('Grafiki – Redakcja BIP');
});

describe('narrow window', () => {
  it('closes the sidebar, opens it over the content, and closes it on Escape and on choosing a screen', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: true,
      media,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const { person, address } = renderApp('/slowniki/kody-iso', { user: { isAdmin: true } });
    const toggle = await screen.findByRole('button', { name: 'Menu boczne' });
    expect(screen.queryByRole('navigation', { name: 'Menu główne' })).toBeNull();
    await person.click(toggle);
    expect(document.querySelector('#menu-boczne')?.contains(document.activeElement)).toBe(true);
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'Menu główne' })).toBeNull();
    await person.click(toggle);
    await person.click(await screen.findByRole('link', { name: 'Role' }));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu główne' })).toBeNull());
    expect(address()).toBe('/dostep/role');
  });
});

describe('header and footer', () => {
  it.each([
    ['/ustawienia/banery', 'Banery', 'banery'],
    ['/ustawienia/stopka-systemu/PL', 'Stopka strony', 'stopka'],
    ['/slowniki/tagi/utworz-nowy', 'Słowniki', 'slowniki'],
    ['/bip-archiwalny/zarzadzanie', 'Archiwalny BIP', 'archiwum'],
  ])('%s leads to its help', async (path, name, slug) => {
    renderApp(path);
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: `Pomoc: ${name} (nowa karta)` });
    expect([new URL(link.href).pathname, link.target]).toEqual([`/pomoc/${slug}`, '_blank']);
  });

  it('a screen without a page of help has no link to it', async () => {
    renderApp('/');
    await screen.findByRole('button', { name: 'Baza wiedzy' });
    expect(screen.queryByRole('link', { name: /^Pomoc/ })).toBeNull();
  });

  it('opens a document of the knowledge base in a new tab', async () => {
    const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
    vi.stubGlobal(
      'open',
      vi.fn(() => tab),
    );
    const { person } = renderApp('/', {
      parameters: { knowledgeBase: [{ id: 3, name: 'Podręcznik' }] },
      handlers: [getGetKnowledgeBaseUrlMockHandler({ url: '/pomoc/podrecznik' })],
    });
    await person.click(await screen.findByRole('button', { name: 'Baza wiedzy' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Podręcznik', hidden: true }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalled());
    expect(String(tab.location.replace.mock.calls[0]?.[0])).toBe('http://localhost:4300/pomoc/podrecznik');
    expect(tab.opener).toBeNull();
  });

  it('shows an error and closes the tab when a document of the knowledge base is unavailable', async () => {
    const tab = { close: vi.fn() };
    vi.stubGlobal(
      'open',
      vi.fn(() => tab),
    );
    const { person } = renderApp('/', {
      parameters: { knowledgeBase: [{ id: 3, name: 'Podręcznik' }] },
      handlers: [http.get('*/api/application/knownledge-base/3', () => new HttpResponse(null, { status: 500 }))],
    });
    await person.click(await screen.findByRole('button', { name: 'Baza wiedzy' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Podręcznik', hidden: true }));
    expect(await screen.findByText('Wystąpił błąd podczas pobierania danych')).toBeTruthy();
    expect(tab.close).toHaveBeenCalled();
  });

  async function userMenu(setup: Parameters<typeof renderApp>[1]): Promise<(string | null)[]> {
    const { person } = renderApp('/', setup);
    await person.click(await screen.findByRole('button', { name: /^Konto:/ }));
    return (await screen.findAllByRole('menuitem', { hidden: true })).map((item) => item.textContent);
  }

  it('offers the profile, the change of password and signing out', async () => {
    expect(await userMenu({ user: { displayName: 'Anna Nowak' } })).toEqual([
      'Mój profil',
      'Zmiana hasła',
      'Wyloguj się',
    ]);
    expect(screen.getByRole('button', { name: /^Konto: ?Anna Nowak$/ })).toBeTruthy();
  });

  it('offers no profile to an account of the system', async () => {
    expect(await userMenu({ user: { isSystem: true } })).toEqual(['Zmiana hasła', 'Wyloguj się']);
  });

  it('offers an inactive user nothing but signing out', async () => {
    expect(await userMenu({ user: { isActive: false }, permissions: [] })).toEqual(['Wyloguj się']);
  });

  it('shows the version with the build code, and the time until the end of the session', async () => {
    renderApp('/', { parameters: { version: '1.0', sessionTimeout: 20 } });
    expect(await screen.findByText('Redakcja BIP 1.0 (004)')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^(20:00|19:5\d)$/);
  });

  it.each([true, false])('demonstration %s decides about the banner', async (isDemoVersion) => {
    renderApp('/', { parameters: { isDemoVersion } });
    await sidebar();
    expect(screen.queryByText('STRONA DEMONSTRACYJNA') !== null).toBe(isDemoVersion);
  });
});

describe('a user without rights', () => {
  const notice = 'Zalogowany użytkownik nie posiada uprawnień lub jego konto jest nieaktywne!';

  it.each([
    ['an inactive user', { user: { isActive: false }, permissions: [] as PermissionName[] }],
    ['a user without permissions', { permissions: [] as PermissionName[] }],
  ])('%s sees the notice, on any address', async (_name, setup) => {
    const { address } = renderApp('/slowniki/tagi', setup);
    expect(await screen.findByText(notice)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Wyloguj się' }).getAttribute('href')).toBe('/logout');
    expect(address()).toMatch(/^\/(slowniki\/tagi)?$/);
  });

  it('one permission is enough not to see it', async () => {
    renderApp('/', { permissions: ['ManageMenus'] });
    await sidebar();
    expect(screen.queryByText(notice)).toBeNull();
  });
});
