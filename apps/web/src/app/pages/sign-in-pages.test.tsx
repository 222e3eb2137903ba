import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draftsName, newDraftKey, saveDraft } from '../../shared/form/draft/draft-store.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { writeSignedOutNote } from '../auth/signed-out-note.ts';

describe('/login', () => {
  it('finishes the sign-in, then opens the requested URL', async () => {
    let finish: (address: string) => void = () => {};
    const finishing = new Promise<string>((resolve) => {
      finish = resolve;
    });
    const { auth, address } = renderApp('/login?code=abc&state=def', { isSignedIn: false, finishing });
    expect(await screen.findByText('Trwa logowanie. Proszę czekać…')).toBeTruthy();
    auth.isSignedIn.mockReturnValue(true);
    finish('/slowniki/kody-iso?page=2');
    await waitFor(() => expect(address()).toBe('/slowniki/kody-iso?page=2'));
  });

  it.each(['/login?code=abc&state=zly', '/login?error=access_denied&state=abc'])(
    'says at %s that the identity was not confirmed, and lets try again',
    async (address) => {
      const finishing = Promise.reject(new Error('No matching state found in storage'));
      const { auth, person } = renderApp(address, { isSignedIn: false, finishing });
      expect(
        await screen.findByRole('heading', { name: 'Niestety Twoja tożsamość nie została potwierdzona' }),
      ).toBeTruthy();
      await person.click(screen.getByRole('button', { name: 'Zaloguj się ponownie' }));
      expect(auth.signIn).toHaveBeenCalledWith('/');
    },
  );

  it('shows that the provider is unreachable', async () => {
    const { auth } = renderApp('/login?powod=tozsamosc', { isSignedIn: false });
    auth.signInAsOther.mockRejectedValue(new TypeError('Failed to fetch'));
    (await screen.findByRole('button', { name: 'Zaloguj się na inne konto' })).click();
    expect(await screen.findByRole('heading', { name: 'Nie udało się połączyć z serwerem logowania' })).toBeTruthy();
  });

  it('redirects by itself after the message about the session', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { auth } = renderApp('/login?powod=sesja&powrot=/slowniki/tagi', { isSignedIn: false });
    expect(await screen.findByRole('heading', { name: 'Twoja sesja wygasła' })).toBeTruthy();
    expect(auth.signIn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(auth.signIn).toHaveBeenCalledWith('/slowniki/tagi');
    vi.useRealTimers();
  });

  it.each(['sesja', 'tozsamosc'])('after %s mentions unsaved drafts', async (reason) => {
    const kept = /^Niezapisane zmiany zostały w tej przeglądarce/;
    const { unmount } = renderApp(`/login?powod=${reason}`, { isSignedIn: false });
    await screen.findByRole('button', { name: /^Zaloguj się/ });
    expect(screen.queryByText(kept)).toBeNull();
    unmount();
    saveDraft(newDraftKey(draftsName(7, 'article:12')), { keptAt: 1, etag: null, base: {}, values: {} });
    renderApp(`/login?powod=${reason}`, { isSignedIn: false });
    expect(await screen.findByText(kept)).toBeTruthy();
  });

  it('redirects with a session', async () => {
    const { auth, address } = renderApp('/login?powrot=/slowniki/kody-iso');
    await waitFor(() => expect(address()).toBe('/slowniki/kody-iso'));
    expect(auth.signIn).not.toHaveBeenCalled();
  });
});

describe('/logout', () => {
  // without tokens here the session at the provider may still be open
  it.each([true, false])('signs out through the provider (signed in: %s)', async (isSignedIn) => {
    const { auth } = renderApp('/logout', { isSignedIn });
    expect(await screen.findByText('Trwa wylogowanie. Proszę czekać…')).toBeTruthy();
    expect(auth.signOut).toHaveBeenCalledWith('asked', '/');
  });

  it('is then the logged-out page, with the way back in', async () => {
    writeSignedOutNote({ reason: 'asked', returnTo: '/' });
    const { auth, person } = renderApp('/logout', { isSignedIn: false });
    expect(await screen.findByRole('heading', { name: 'Wylogowano' })).toBeTruthy();
    expect(auth.signOut).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Zaloguj się ponownie' }));
    await waitFor(() => expect(auth.signIn).toHaveBeenCalledWith('/'));
  });

  it('goes on to the sign-in with another account', async () => {
    writeSignedOutNote({ reason: 'otherAccount', returnTo: '/slowniki/tagi' });
    const { auth } = renderApp('/logout', { isSignedIn: false });
    await waitFor(() => expect(auth.signIn).toHaveBeenCalledWith('/slowniki/tagi'));
    expect(auth.signOut).not.toHaveBeenCalled();
  });

  it.each(['idle', 'expired'] as const)('after %s shows that the session has expired', async (reason) => {
    writeSignedOutNote({ reason, returnTo: '/artykuly/artykuly/edytuj/5' });
    const { address } = renderApp('/logout', { isSignedIn: false });
    expect(await screen.findByRole('heading', { name: 'Twoja sesja wygasła' })).toBeTruthy();
    expect(address()).toBe('/login?powod=sesja&powrot=%2Fartykuly%2Fartykuly%2Fedytuj%2F5');
  });

  it('shows that another tab signed out', async () => {
    writeSignedOutNote({ reason: 'elsewhere', returnTo: '/slowniki/tagi' });
    const { auth, person } = renderApp('/logout', { isSignedIn: false });
    expect(await screen.findByText(/Sesja została zakończona w innej karcie przeglądarki/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Zaloguj się ponownie' }));
    await waitFor(() => expect(auth.signIn).toHaveBeenCalledWith('/slowniki/tagi'));
  });
});

it('/brak-dostepu has a message and a logout link', async () => {
  renderApp('/brak-dostepu');
  expect(await screen.findByRole('heading', { name: 'Nie posiadasz wystarczających uprawnień' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Wyloguj się' }).getAttribute('href')).toBe('/logout');
});
