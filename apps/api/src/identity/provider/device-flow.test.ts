import { describe, expect, test } from 'vitest';
import { TestBrowser } from '../testing/browser.ts';
import { nativeClient, refresh, requestTokens, scope, signInWith } from '../testing/flows.ts';
import { password } from '../testing/people.ts';
import { withPrograms } from '../testing/programs.ts';

const api = withPrograms();

describe('the device flow', () => {
  interface Device {
    device_code: string;
    user_code: string;
    verification_uri: string;
    verification_uri_complete: string;
  }

  async function begin(): Promise<Device> {
    const response = await api.app.inject({
      method: 'POST',
      url: '/identity/device/auth',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ client_id: 'bip', scope }).toString(),
    });
    expect(response.statusCode).toBe(200);
    return response.json<Device>();
  }

  const poll = (device: Device) =>
    requestTokens(api.app, {
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      client_id: 'bip',
      device_code: device.device_code,
    });

  test('asks for the code, sign-in and confirmation', async () => {
    const device = await begin();
    expect(device.user_code).toMatch(/^[A-Z]{4}-[A-Z]{4}$/);
    expect((await poll(device)).body.error).toBe('authorization_pending');
    const browser = new TestBrowser(api.app);
    const entry = await browser.open(device.verification_uri);
    expect(entry.text).toContain('<label for="user_code">Kod urządzenia</label>');
    expect(entry.text).not.toMatch(/<script|\son\w+=/);
    const confirm = await browser.submit(entry, { user_code: device.user_code.toLowerCase() });
    expect(confirm.text).toContain(device.user_code);
    const form = await browser.submit(confirm, {});
    expect(form.text).toContain('Zaloguj się');
    const done = await browser.submit(form, { login: 'anna.nowak', password });
    expect(done.text).toContain('Logowanie powiodło się.');
    const { status, body } = await poll(device);
    expect(status).toBe(200);
    expect((await api.withToken(body.access_token).get('/api/auth/users/loggedUserData')).body.userName).toBe(
      'anna.nowak',
    );
    expect((await refresh(api.app, body.refresh_token, nativeClient)).status).toBe(200);
    expect((await poll(device)).status).toBe(400);
  });

  test('with the code in the address asks only for confirmation', async () => {
    const device = await begin();
    const browser = new TestBrowser(api.app);
    await signInWith(api.app, browser, 'anna.nowak', password);
    const entry = await browser.open(device.verification_uri_complete);
    expect(entry.text).toContain(`value="${device.user_code}"`);
    const confirm = await browser.submit(entry, { user_code: device.user_code });
    expect((await browser.submit(confirm, {})).text).toContain('Logowanie powiodło się.');
  });

  test('throttles guessing of codes', async () => {
    const stranger = new TestBrowser(api.app, '203.0.113.11');
    let page = await stranger.open('/identity/device');
    for (const letter of 'BCDFG') {
      page = await stranger.submit(page, { user_code: `BBBB-BBB${letter}` });
      expect(page.text).toContain('Nie ma takiego kodu.');
    }
    const device = await begin();
    page = await stranger.submit(page, { user_code: device.user_code });
    expect(page.status).toBe(429);
    expect(page.text).toContain('Zbyt wiele błędnych kodów. Spróbuj ponownie za 30 sekund.');
    const owner = new TestBrowser(api.app);
    const confirm = await owner.submit(await owner.open('/identity/device'), { user_code: device.user_code });
    expect(confirm.text).toContain(device.user_code);
  });

  test('a wrong code and a denial have Polish messages', async () => {
    const browser = new TestBrowser(api.app);
    const entry = await browser.open('/identity/device');
    const wrong = await browser.submit(entry, { user_code: 'BBBB-BBBB' });
    expect(wrong.text).toContain('Nie ma takiego kodu. Sprawdź, co pokazuje program');
    expect((await browser.submit(wrong, { user_code: '' })).text).toContain('Wpisz kod urządzenia');
    const device = await begin();
    const confirm = await browser.submit(await browser.open('/identity/device'), { user_code: device.user_code });
    expect((await browser.submit(confirm, { abort: 'yes' })).text).toContain('Logowanie zostało przerwane');
    expect((await poll(device)).body.error).toBe('access_denied');
  });
});
