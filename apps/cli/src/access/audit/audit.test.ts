// `bip audit list`, with the real program against the real server.
import { once } from 'node:events';
import { beforeAll, expect, test } from 'vitest';
import { credentialsOf } from '../../testing/bip.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, bip } = withServer();

const audit = (...args: string[]) => bip.run(['audit', 'list', ...args]);
/** Each run of `bip` signs in, which is an event too. */
const ofRole = ['--subject', 'Stażyści'];
const rows = async (...args: string[]) => {
  const { code, stdout } = await audit('-o', 'json', ...args);
  expect(code).toBe(0);
  return JSON.parse(stdout) as { id: number; event: string; userName: string | null; subjectName: string | null }[];
};

beforeAll(async () => {
  // Two events: a role is created and deleted.
  const body = { name: 'Stażyści', description: 'Praktyki', permissions: ['CreateArticles'] };
  const created = await bip.run(['api', 'createRole', '--body', JSON.stringify(body)]);
  const { id } = JSON.parse(created.stdout) as { id: number };
  const removed = await bip.run(['api', 'deleteRoles', '--param', `roleIds=${id}`, '--yes']);
  expect([created.code, removed.code]).toEqual([0, 0]);
});

test('lists the newest events first, in every format', async () => {
  const all = await rows(...ofRole);
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => b - a));
  expect(all[0]).toMatchObject({ event: 'RoleDeleted', userName: 'administrator', subjectName: 'Stażyści' });
  const table = await audit('--size', '1', ...ofRole);
  expect(table).toMatchObject({ code: 0, stderr: `1 z ${all.length}\n` });
  expect(table.stdout).toMatch(
    /^ID +KIEDY +ZDARZENIE +KTO +KOGO DOTYCZY +ADRES +SZCZEGÓŁY\n\d+ +\d{4}-\d\d-\d\d \d\d:/,
  );
  const csv = await audit('-o', 'csv', '--size', '0', ...ofRole);
  expect(csv.stdout.split('\r\n')).toHaveLength(all.length + 2);
  expect(csv.stdout).toContain(',Usunięcie roli,administrator (program bip-automat),Stażyści,');
  expect(await rows('--event', 'logowanie-programu')).not.toEqual([]);
  const ndjson = await audit('-o', 'ndjson', ...ofRole);
  expect(
    ndjson.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(all);
});

test('filters by user, subject, event and period', async () => {
  const events = (found: { event: string }[]) => new Set(found.map(({ event }) => event));
  expect(events(await rows('--event', 'utworzenie-roli', '--event', 'RoleDeleted'))).toEqual(
    new Set(['RoleCreated', 'RoleDeleted']),
  );
  expect(await rows('--user', 'nie-ma-takiego')).toEqual([]);
  expect((await rows('--user', 'administrator', '--subject', 'staż')).length).toBe(2);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(new Date());
  expect((await rows('--since', today, '--until', today)).length).toBeGreaterThan(1);
  expect(await rows('--until', '2020-12-31')).toEqual([]);
  expect(await rows('--since', '2099-01-01')).toEqual([]);
});

test('a period includes both of its ends', async () => {
  const [newest] = JSON.parse((await audit('-o', 'json', '--size', '1')).stdout) as { createdDate: string }[];
  const moment = String(newest?.createdDate);
  expect((await rows('--since', moment, '--until', moment)).length).toBeGreaterThan(0);
});

test.each([
  [['--event', 'logowania'], 'dozwolone: logowanie, nieudane-logowanie'],
  [['--since', '2026-02-30'], 'oczekiwano rrrr-mm-dd'],
  [['--sort', 'kiedy'], 'kolumna;asc'],
])('%j is a usage error', async (args, message) => {
  const { stderr, ...rest } = await audit(...args);
  expect(rest).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(message);
});

test('is rejected for non-administrators', async () => {
  const refused = await bip.run(['audit', 'list', '-o', 'csv'], { env: credentialsOf('anna.nowak') });
  expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('uprawnień') });
});

test('--follow prints new entries as they come, each once, also after a restart of the server', async () => {
  const createRole = async (name: string) => {
    const body = { name, description: 'Na próbę', permissions: ['CreateArticles'] };
    expect((await bip.run(['api', 'createRole', '--body', JSON.stringify(body)])).code).toBe(0);
  };
  await createRole('Śledzona 1');
  await createRole('Śledzona 2');
  const following = bip.start(['audit', '--follow', '-o', 'ndjson', '--size', '1', '--subject', 'Śledzona']);
  let printed = '';
  following.child.stdout?.on('data', (text) => {
    printed += text;
  });
  const until = async (name: string) => {
    while (!printed.includes(name)) await once(following.child.stdout ?? following.child, 'data');
  };
  await until('Śledzona 2');
  await createRole('Śledzona 3');
  await until('Śledzona 3');
  await server.kill();
  await following.waitForStderr(/Serwer nie odpowiada, czekam…/);
  await server.start();
  await createRole('Śledzona 4');
  await until('Śledzona 4');
  following.child.kill('SIGINT');
  const { code, stdout, stderr } = await following.end;
  const names = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).subjectName);
  expect([code, names]).toEqual([0, ['Śledzona 2', 'Śledzona 3', 'Śledzona 4']]);
  expect(stderr).toContain('Serwer znów odpowiada');
});

test('--follow has no end, so it is no JSON array and takes no --until', async () => {
  expect(await bip.run(['audit', '-f', '-o', 'json'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('ndjson'),
  });
  expect(await bip.run(['audit', '-f', '--until', '2026-01-01'])).toMatchObject({ code: 2 });
});
