import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { TestBrowser } from '../testing/browser.ts';
import { authorization } from '../testing/flows.ts';
import { createPerson, password } from '../testing/people.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ withIdentity: true });
  await createPerson(api.db, 'anna.nowak', { isAdmin: true });
});
afterAll(() => api.stop());

describe('the sign-in page', () => {
  test('is Polish, accessible and works without scripts', async () => {
    const { text, headers } = await new TestBrowser(api.app).open(authorization().url);
    expect(text).toContain('<html lang="pl">');
    expect(text).toContain('<h1>Zaloguj się</h1>');
    expect(text).toMatch(/<label for="login">Login lub e-mail<\/label>\s*<input id="login"/);
    expect(text).toMatch(
      /<label for="password">Hasło<\/label>\s*<div class="with-show"><input id="password"[^>]*type="password"/,
    );
    expect(text).toMatch(/<button type="submit">Zaloguj<\/button>/);
    expect(text).toContain('>Nie pamiętam hasła</a>');
    expect(text).not.toMatch(
      /<script(?! src="\/identity\/assets\/show-password\.js")|\son\w+=|style="|STRONA DEMONSTRACYJNA|Konta demonstracyjne/,
    );
    expect(text).not.toMatch(/(?:src|href)="https?:(?!\/\/localhost:4300)/);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    // a native program listens on any port
    expect(policy).toMatch(/form-action [^;]*http:\/\/127\.0\.0\.1:\*/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('shows missing values at their fields', async () => {
    const browser = new TestBrowser(api.app);
    const page = await browser.submit(await browser.open(authorization().url), { login: 'anna.nowak', password: '' });
    expect(page.status).toBe(400);
    expect(page.text).toMatch(/id="password"[^>]*aria-describedby="password-error"[^>]*aria-invalid="true"/);
    expect(page.text).toContain('<p class="wrong" id="password-error">Pole wymagane</p>');
    expect(page.text).toContain('value="anna.nowak"');
  });

  test('shows the same message for a wrong password and an unknown login', async () => {
    const answers = await Promise.all(
      ['anna.nowak', 'nikt.taki'].map(async (login) => {
        const browser = new TestBrowser(api.app);
        return browser.submit(await browser.open(authorization().url), { login, password: 'Zle12345' });
      }),
    );
    for (const { status, text } of answers) {
      expect(status).toBe(400);
      expect(text).toContain('<p class="error" role="alert">Nieprawidłowy login lub hasło</p>');
      expect(text).toContain('Jeżeli hasło zostało zresetowane, dotychczasowe już nie działa');
    }
    const [first, second] = answers.map(({ text }) => text.replace(/value="[^"]*"/g, ''));
    expect(first).toBe(second);
  });

  test('escapes the entered login', async () => {
    const browser = new TestBrowser(api.app);
    const login = '"><script>alert(1)</script>';
    const page = await browser.submit(await browser.open(authorization().url), { login, password: 'x\0y' });
    expect(page.status).toBe(400);
    expect(page.text).not.toContain('<script>');
  });

  test('reveals that the account is inactive only after the correct password', async () => {
    const person = await createPerson(api.db, 'nieaktywna');
    await api.db.update(users).set({ isActive: false }).where(eq(users.id, person.id));
    const browser = new TestBrowser(api.app);
    const page = await browser.submit(await browser.open(authorization().url), { login: 'nieaktywna', password });
    expect(page.status).toBe(403);
    expect(page.text).toContain('Zalogowany użytkownik nie posiada uprawnień lub jego konto jest nieaktywne!');
  });

  test('shows the reason after an expired session', async () => {
    const again = await new TestBrowser(api.app).open(authorization(undefined, { powod: 'sesja' }).url);
    expect(again.text).toContain('<p class="notice" role="status">Twoja sesja wygasła. Zaloguj się ponownie.</p>');
    const first = await new TestBrowser(api.app).open(authorization().url);
    expect(first.text).not.toContain('sesja wygasła');
  });

  test('shows that an interaction has expired', async () => {
    const page = await new TestBrowser(api.app).open('/identity/interaction/nieznane');
    expect(page.status).toBe(400);
    expect(page.text).toContain('<h1>To logowanie jest już zakończone</h1>');
  });

  test('lists the accounts of a demonstration', async () => {
    const demo = await startApi({ withIdentity: true, env: { DEMO: '1' } });
    try {
      const { text } = await new TestBrowser(demo.app).open(authorization().url);
      expect(text).toContain('STRONA DEMONSTRACYJNA');
      expect(text).toMatch(/name="login" value="anna.nowak"/);
      expect(text).toContain('Demo1234');
    } finally {
      await demo.stop();
    }
  });
});
