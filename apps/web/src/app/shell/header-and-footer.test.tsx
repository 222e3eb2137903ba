import { getGetKnowledgeBaseUrlMockHandler } from '@redakcja/generated/application/application.msw';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

const sidebar = () => screen.findByRole('navigation', { name: 'Menu główne' });

describe('header and footer', () => {
  it.each([
    ['/ustawienia/banery', 'Banery', 'banery'],
    ['/ustawienia/stopka-systemu/PL', 'Stopka strony', 'stopka'],
    ['/slowniki/tagi/utworz-nowy', 'Słowniki', 'slowniki'],
    ['/bip-archiwalny/zarzadzanie', 'Archiwalny BIP', 'archiwum'],
    ['/', 'Podręcznik redaktora', 'podrecznik-redaktora#strona-glowna'],
    ['/zmiana-hasla', 'Podręcznik administratora', 'podrecznik-administratora#haslo'],
  ])('%s leads to its help', async (path, name, slug) => {
    renderApp(path);
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: `Pomoc: ${name} (nowa karta)` });
    const { pathname, hash } = new URL(link.href);
    expect([pathname + hash, link.target]).toEqual([`/pomoc/${slug}`, '_blank']);
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
