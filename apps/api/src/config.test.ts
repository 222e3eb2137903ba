import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-values.ts';

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
  [{ ARCHIVE_HOST: 'archiwum.gmina.pl' }, 'ARCHIVE_HOST'],
  [{ ARCHIVE_HOST: 'http://a:b@archiwum.gmina.pl' }, 'ARCHIVE_HOST'],
  [{ ARCHIVE_HOST: 'http://archiwum.gmina.pl/?id=1' }, 'ARCHIVE_HOST'],
  [{ ARCHIVE_PRIVATE_NETWORKS: 'intranet' }, 'ARCHIVE_PRIVATE_NETWORKS'],
  [{ ARCHIVE_PRIVATE_NETWORKS: '10.0.0.0/33' }, 'ARCHIVE_PRIVATE_NETWORKS'],
  [{ ARCHIVE_PRIVATE_NETWORKS: '10.0.0.0/8/8' }, 'ARCHIVE_PRIVATE_NETWORKS'],
  [{ ADMIN_LOGIN: 'admin' }, 'ADMIN_PASSWORD'],
  [{ PASSWORD_MIN_LENGTH: '5' }, 'PASSWORD_MIN_LENGTH: oczekiwano liczby całkowitej od 6 do 128'],
  [{ S3_BUCKET_URL: 'https://s3.gmina.pl/bip' }, 'S3_SECRET_ACCESS_KEY'],
  [{ S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }, 'S3_BUCKET_URL'],
  [{ S3_BUCKET_URL: 's3://bip', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }, 'S3_BUCKET_URL'],
  [{ S3_BUCKET_URL: 'https://a:b@s3.pl/bip', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }, 'S3_BUCKET_URL'],
  [{ METRICS_PORT: '70000' }, 'METRICS_PORT'],
  [{ METRICS_TOKEN: 'krótki' }, 'METRICS_TOKEN: oczekiwano co najmniej 16 znaków'],
  [{ AUTOMATS: `noc:anna:${'a'.repeat(64)} noc:ewa:${'b'.repeat(64)}` }, 'AUTOMATS: nazwa „noc” jest podana dwa razy'],
  [{ AUTOMATS: `bip:anna:${'a'.repeat(64)}` }, 'AUTOMATS: nazwy „bip” używa sam program'],
])('%j is refused by name', (env, name) => {
  expect(() => readConfig(env as Record<string, string>)).toThrow(ConfigError);
  expect(() => readConfig(env as Record<string, string>)).toThrow(name);
});

test('files go into a bucket when it is named with its key', () => {
  expect(readConfig({}).s3).toBeNull();
  const env = { S3_BUCKET_URL: 'https://s3.gmina.pl/bip/pliki/', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  expect(readConfig(env).s3).toEqual({
    bucketUrl: 'https://s3.gmina.pl/bip/pliki',
    region: 'us-east-1',
    accessKeyId: 'a',
    secretAccessKey: 'b',
    timeout: 60_000,
  });
});

test('an office has an archive when it names one, a demonstration serves its own', () => {
  expect(readConfig({}).archive).toMatchObject({ host: null, connectTo: null });
  const named = readConfig({
    ARCHIVE_HOST: 'http://Archiwum.gmina.pl/bip/',
    ARCHIVE_PRIVATE_NETWORKS: '10.0.5.7, fd00::/8',
  });
  expect(named.archive).toMatchObject({
    host: 'http://archiwum.gmina.pl/bip',
    sitemap: '/sitemap.xml',
    privateNetworks: ['10.0.5.7', 'fd00::/8'],
  });
  const demo = readConfig({
    DEMO: '1',
    DEMO_PUBLIC: '1',
    HOST: '0.0.0.0',
    PORT: '8080',
    PUBLIC_URL: 'https://demo.gmina.pl',
  });
  expect(demo.archive).toMatchObject({
    host: 'https://demo.gmina.pl/archiwum',
    connectTo: { host: 'localhost', port: 8080 },
  });
  expect(readConfig({ DEMO: '1', ARCHIVE_HOST: 'http://archiwum.gmina.pl' }).archive.connectTo).toBeNull();
});

test('a demonstration is shown to other computers only on purpose', () => {
  expect(() => readConfig({ DEMO: '1', HOST: '0.0.0.0' })).toThrow(/^DEMO: .*DEMO_PUBLIC=1/);
  expect(readConfig({ DEMO: '1', HOST: '::1' }).demo).toBe(true);
});
