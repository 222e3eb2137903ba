import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('without any variable it is one process on this machine with the embedded database', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    host: 'localhost',
    port: 4300,
    publicUrl: 'http://localhost:4300',
    webAppAddress: 'http://localhost:4300',
    apiUrl: null,
    database: { url: null },
    identity: { issuer: null },
    firstAdministrator: null,
    demo: false,
  });
  expect(config.dataDir).toMatch(/\/data$/);
});

test('addresses lose the slash at their end', () => {
  const config = readConfig({ PUBLIC_URL: 'https://redakcja.gmina.pl/', API_URL: 'https://api.gmina.pl//' });
  expect([config.publicUrl, config.apiUrl]).toEqual(['https://redakcja.gmina.pl', 'https://api.gmina.pl']);
  expect(readConfig({ API_URL: 'same-origin' }).apiUrl).toBe('same-origin');
});

test.each(['1', 'true', 'TAK', 'yes'])('DEMO=%s is a demonstration', (DEMO) => {
  expect(readConfig({ DEMO }).demo).toBe(true);
});

test('empty variables are as if they were not there', () => {
  expect(readConfig({ PORT: ' ', DATABASE_URL: '', DEMO: '' })).toEqual(readConfig({}));
});

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: '1.5' }, 'PORT'],
  [{ PUBLIC_URL: 'redakcja.gmina.pl' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'ftp://gmina.pl' }, 'PUBLIC_URL'],
  [{ DEMO: 'maybe' }, 'DEMO'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ DATABASE_POOL: '0' }, 'DATABASE_POOL'],
  [{ ADMIN_LOGIN: 'admin' }, 'ADMIN_PASSWORD'],
])('%j is refused by name', (env, name) => {
  expect(() => readConfig(env as Record<string, string>)).toThrow(ConfigError);
  expect(() => readConfig(env as Record<string, string>)).toThrow(name);
});
