import { getCountArticlesMockHandler } from '@redakcja/generated/articles/articles.msw';
import type { PermissionName } from '@redakcja/generated/model/permissionName';
import { screen, waitFor, within } from '@testing-library/react';
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
      'Metryki informacji',
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
    ['CreateArticles', ['Artykuły', 'Artykuły systemowe', 'Metryki informacji']],
    ['ConfirmArticles', ['Artykuły', 'Artykuły systemowe', 'Metryki informacji']],
    ['PublishArticles', ['Artykuły', 'Artykuły systemowe', 'Metryki informacji']],
    ['ArchiveArticles', ['Artykuły', 'Artykuły systemowe', 'Metryki informacji']],
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

  it('has the twelve entries of the settings, and overview, contacts, preview and history', async () => {
    const { person } = renderApp('/', { permissions: ['ManageSettings'] });
    await person.click(within(await sidebar()).getByRole('button', { name: 'Ustawienia' }));
    const group = screen.getByRole('button', { name: 'Ustawienia' }).parentElement as HTMLElement;
    expect(within(group).getAllByRole('link')).toHaveLength(16);
  });

  it('opens the group of the present screen and marks its entry', async () => {
    renderApp('/ustawienia/banery/edytuj/7');
    const menu = await screen.findByRole('navigation', { name: 'Menu główne' });
    const link = await within(menu).findByRole('link', { name: 'Banery' });
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
