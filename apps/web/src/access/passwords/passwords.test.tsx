import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';

const me = { user: { id: 4, identityUserId: 'ja-sam' } };
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

async function fill(person: ReturnType<typeof renderApp>['person'], values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await person.click(input(name));
    await person.paste(value);
  }
}

describe("change of one's own password", () => {
  it('is sent without the repetition, shows a toast, and leaves the screen', async () => {
    const changes = recordCalls('put', '/api/auth/users/4/password', null, 204);
    const { person, address } = renderApp('/zmiana-hasla/ja-sam', me);
    await screen.findByLabelText(/^Obecne hasło/);
    await fill(person, {
      'Obecne hasło': 'Jesien2026',
      'Nowe hasło': 'Olcha7Potok',
      'Powtórz nowe hasło': 'Olcha7Potok',
    });
    await person.click(await screen.findByRole('button', { name: 'Zapisz' }));
    expect(await screen.findByText('Hasło zostało zmienione')).toBeTruthy();
    expect(changes.map((call) => call.body)).toEqual([{ currentPassword: 'Jesien2026', newPassword: 'Olcha7Potok' }]);
    await waitFor(() => expect(address()).toBe('/'));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Olcha7Potok');
  });

  it('can be looked at, each of the three alone', async () => {
    const { person } = renderApp('/zmiana-hasla/ja-sam', me);
    await screen.findByLabelText(/^Obecne hasło/);
    const [first] = screen.getAllByRole('button', { name: 'Pokaż hasło' });
    if (first) await person.click(first);
    expect(input('Obecne hasło').type).toBe('text');
    expect(input('Nowe hasło').type).toBe('password');
    await person.click(screen.getByRole('button', { name: 'Ukryj hasło' }));
    expect(input('Obecne hasło').type).toBe('password');
  });

  it('needs the same password twice', async () => {
    const changes = recordCalls('put', '/api/auth/users/4/password', null, 204);
    const { person } = renderApp('/zmiana-hasla/ja-sam', me);
    await screen.findByLabelText(/^Obecne hasło/);
    await fill(person, {
      'Obecne hasło': 'Jesien2026',
      'Nowe hasło': 'Olcha7Potok',
      'Powtórz nowe hasło': 'Olcha8Potok',
    });
    await person.tab();
    expect(await screen.findByText('Hasła muszą być takie same')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Zapisz' }));
    expect(changes).toEqual([]);
  });

  it.each(['Haslo123', 'Qwerty12', 'abc1A', 'Abcdefg', 'abcdef1', 'ABCDEF1'])('%s is no password', async (password) => {
    const { person } = renderApp('/zmiana-hasla/ja-sam', me);
    await screen.findByLabelText(/^Obecne hasło/);
    await fill(person, { 'Obecne hasło': 'x', 'Nowe hasło': password, 'Powtórz nowe hasło': password });
    expect(screen.getByRole('button', { name: 'Zapisz' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('shows the error for the current one at its field', async () => {
    const message = 'Obecne hasło jest nieprawidłowe';
    recordCalls(
      'put',
      '/api/auth/users/4/password',
      { title: 'Błąd', status: 400, errors: [message], fields: [{ path: 'currentPassword', message }] },
      400,
    );
    const { person } = renderApp('/zmiana-hasla/ja-sam', me);
    await screen.findByLabelText(/^Obecne hasło/);
    await fill(person, { 'Obecne hasło': 'zle', 'Nowe hasło': 'Olcha7Potok', 'Powtórz nowe hasło': 'Olcha7Potok' });
    await person.click(await screen.findByRole('button', { name: 'Zapisz' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(input('Obecne hasło'));
  });

  it('with an external provider is made there', async () => {
    const passwordChangeAddress = 'https://logowanie.example/haslo';
    const serverIdentity = {
      address: 'https://logowanie.example',
      client_id: 'redakcja-bip',
      scope: 'bip-api',
      isExternal: true,
      passwordChangeAddress,
    };
    renderApp('/zmiana-hasla/ja-sam', { ...me, parameters: { serverIdentity } });
    const link = await screen.findByRole('link', { name: 'Przejdź do zmiany hasła' });
    expect(link.getAttribute('href')).toBe(passwordChangeAddress);
    expect(screen.queryByLabelText(/^Obecne hasło/)).toBeNull();
  });

  it('without a user in the address is for oneself', async () => {
    const { address } = renderApp('/zmiana-hasla', me);
    await waitFor(() => expect(address()).toBe('/zmiana-hasla/ja-sam'));
  });

  it("is not for somebody else's account", async () => {
    const { address } = renderApp('/zmiana-hasla/ktos-inny', me);
    await waitFor(() => expect(address()).toBe('/brak-dostepu'));
  });
});

describe('forced change of a password', () => {
  const token = 'kL2mN8pQ4rS6tU0vW1xY3zA5';
  const link = `/wymuszona-zmiana-hasla#token=${token}`;

  it('sets a password by a one-time link, without signing in', async () => {
    const checks = recordCalls('post', '/api/auth/forced-password', { userName: 'jan.kowalski', minPasswordLength: 6 });
    const changes = recordCalls('put', '/api/auth/forced-password', null, 204);
    const { person } = renderApp(link, { isSignedIn: false });
    await screen.findByLabelText(/^Nowe hasło/);
    expect(screen.getByText('jan.kowalski')).toBeTruthy();
    expect(checks.map((call) => [call.url.search, call.body])).toEqual([['', { token }]]);
    await fill(person, { 'Nowe hasło': 'Olcha7Potok', 'Powtórz nowe hasło': 'Olcha7Potok' });
    await person.click(await screen.findByRole('button', { name: 'Ustaw hasło' }));
    expect(await screen.findByRole('heading', { name: 'Hasło zostało zmienione' })).toBeTruthy();
    expect(changes.map((call) => call.body)).toEqual([{ token, newPassword: 'Olcha7Potok' }]);
    // the link is used up: asking for it again is a failure in the console
    expect(checks).toHaveLength(1);
  });

  it('reports an expired link before the first input', async () => {
    recordCalls('post', '/api/auth/forced-password', { title: 'Nie znaleziono', status: 404, errors: [] }, 404);
    renderApp(link, { isSignedIn: false });
    expect(await screen.findByRole('heading', { name: 'Link nie działa' })).toBeTruthy();
    expect(screen.queryByLabelText(/^Nowe hasło/)).toBeNull();
  });

  it('reports a link that was used meanwhile', async () => {
    recordCalls('post', '/api/auth/forced-password', { userName: 'jan.kowalski', minPasswordLength: 6 });
    recordCalls('put', '/api/auth/forced-password', { title: 'Nie znaleziono', status: 404, errors: [] }, 404);
    const { person } = renderApp(link, { isSignedIn: false });
    await screen.findByLabelText(/^Nowe hasło/);
    await fill(person, { 'Nowe hasło': 'Olcha7Potok', 'Powtórz nowe hasło': 'Olcha7Potok' });
    await person.click(await screen.findByRole('button', { name: 'Ustaw hasło' }));
    expect(await screen.findByRole('heading', { name: 'Link nie działa' })).toBeTruthy();
  });

  it('is the first screen after a reset of the password', async () => {
    const { address } = renderApp('/slowniki/tagi', { user: { mustChangePassword: true } });
    await waitFor(() => expect(address()).toBe('/wymuszona-zmiana-hasla'));
  });
});
