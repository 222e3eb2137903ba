// `bip languages`, with the real program against the real server.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proxyTo } from '../../testing/faulty-proxy.ts';
import { HeldRequest } from '../../testing/held-request.ts';
import { withServer } from '../../testing/with-server.ts';

const { bip, server } = withServer();
const languages = (...args: string[]) => bip.run(['languages', ...args]);

async function exported(format: 'csv' | 'xliff', name: string): Promise<string> {
  const file = `${bip.home}/${name}`;
  const answer = await languages('export', 'EN', '-o', format, '--out', file);
  expect(answer).toMatchObject({ code: 0, stderr: expect.stringMatching(/Elementy: \d+/) });
  return file;
}

test('an export is imported without a change, and with one as it says', async () => {
  const file = await exported('csv', 'en.csv');
  const same = await languages('import', 'EN', file, '--yes');
  expect(same).toMatchObject({ code: 0, stderr: expect.stringMatching(/Zmiany: 0, bez zmian: \d+/) });

  const text = readFileSync(file, 'utf8');
  const changed = bip.file('zmiana.csv', text.replace('Print;Print the article', 'Print it;Print this article'));
  const dry = await languages('import', 'EN', changed, '--dry-run', '-o', 'json');
  expect(JSON.parse(dry.stdout)).toMatchObject([
    { name: 'Artykuł › Drukuj', to: 'Print it / Print this article', outcome: 'planned' },
  ]);
  expect(readFileSync(await exported('csv', 'en2.csv'), 'utf8')).toBe(text);

  const plan = `${bip.home}/plan.ndjson`;
  expect((await languages('import', 'EN', changed, '--plan', plan)).code).toBe(0);
  expect(await languages('import', 'EN', changed, '--yes')).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('Wykonano 1 z 1'),
  });
  expect(readFileSync(await exported('csv', 'en3.csv'), 'utf8')).toBe(readFileSync(changed, 'utf8'));
  // what the plan wants is there already
  expect((await bip.run(['apply', plan, '--yes'])).code).toBe(0);
});

test('a translation that somebody has changed since the plan is refused, the others are written', async () => {
  const file = await exported('xliff', 'en.xlf');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('trgLang="en"');
  const both = text.replace('>Site map<', '>Map<').replace('>Search<', '>Find<');
  const plan = `${bip.home}/plan.ndjson`;
  expect((await languages('import', 'EN', bip.file('oba.xlf', both), '--plan', plan)).code).toBe(0);
  const first = bip.file('mapa.xlf', text.replace('>Site map<', '>Plan of the site<'));
  expect((await languages('import', 'EN', first, '--yes')).code).toBe(0);

  const applied = await bip.run(['apply', plan, '--yes', '-o', 'json']);
  expect(applied.code).toBe(5);
  expect(JSON.parse(applied.stdout)).toMatchObject([
    { name: 'Nagłówek › Mapa strony', outcome: 'refused', errors: ['Ktoś zmienił już to tłumaczenie'] },
    { name: 'Wyszukiwarka › Szukaj', outcome: 'done' },
  ]);
});

test.each([
  ['before the server has seen its rows', 'Show or hide the menu', async (call: HeldRequest) => call.hold()],
  [
    'before it has read the answer',
    'Turn high contrast on or off',
    async (call: HeldRequest) => ({ afterwards: () => void call.hold() }),
  ],
])('killed with SIGKILL %s, it is resumed', async (name, before, behaviour) => {
  const text = readFileSync(await exported('csv', 'przed.csv'), 'utf8');
  const changed = text.replace(before, `Killed ${name}`);
  expect(changed).not.toBe(text);
  const args = ['import', 'EN', bip.file('zabity.csv', changed), '--yes'];
  const call = new HeldRequest();
  const host = await proxyTo(server, (n) => (n === 1 ? (behaviour(call) as never) : 'pass'), [
    'PUT /api/settings/language/',
  ]);
  const run = bip.start(['languages', ...args], { env: { BIP_HOST: host } });
  await call.arrived;
  run.child.kill('SIGKILL');
  await run.end;
  call.release();
  expect(await bip.run(['languages', ...args, '--resume'], { env: { BIP_HOST: host } })).toMatchObject({ code: 0 });
  expect(readFileSync(await exported('csv', 'po.csv'), 'utf8')).toBe(changed);
});

test('a file with bad rows writes nothing, or the good ones alone', async () => {
  const file = bip.file(
    'rozne.csv',
    [
      'language;id;text;description',
      'UA;standard-2;Карта;Карта сайту',
      'UA;standard-999;x;y',
      'UA;standard-2;Ще раз;x',
      `UA;standard-10;${'x'.repeat(101)};Друк`,
    ].join('\n'),
  );
  const refused = await languages('import', 'UA', file, '--yes');
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('wiersz 3, standard-999: pominięto, nie ma takiego elementu');
  expect(refused.stderr).toContain('wiersz 4, Nagłówek › Mapa strony: Powtarza element z wiersza 2');
  expect(refused.stderr).toContain('wiersz 5, Artykuł › Drukuj: Maksymalnie 100 znaków');
  expect(refused.stderr).toContain('Niczego nie zapisano: błędne wiersze: 2 z 4');
  expect(await languages('import', 'UA', file, '--yes', '--skip-invalid')).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('Wykonano 1 z 1'),
  });
});

test.each([
  ['EN', 'obcy.csv', 'language;id;text\nUA;standard-2;x', 'Plik jest tłumaczeniem na język UA, a nie EN'],
  ['EN', 'duzy.csv', `language;id;text\n${'EN;standard-2;x\n'.repeat(50_000)}`, 'Plik ma więcej wierszy niż 20000'],
  ['EN', 'zly.xlf', '<xliff', 'to nie jest poprawny XML'],
  ['XX', 'obcy.csv', 'language;id;text\nXX;standard-2;x', 'Nie ma wersji językowej XX'],
])('%s %s is refused as a whole', async (code, name, content, message) => {
  const answer = await languages('import', code, bip.file(name, content), '--yes');
  expect([answer.code, answer.stderr]).toEqual([1, expect.stringContaining(message)]);
});

test('versions are listed, added and shown', async () => {
  const codes = async () => (await languages('list', '-o', 'csv')).stdout.split('\n').map((line) => line.split(',')[1]);
  expect(await codes()).toEqual(expect.arrayContaining(['PL', 'EN']));
  const added = await languages('add', 'de', '--name', 'niemiecki', '--local-name', 'Deutsch');
  expect(added).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\n$/) });
  expect(await codes()).toContain('DE');
  const early = await languages('activate', 'DE');
  expect(early).toMatchObject({ code: 1, stderr: expect.stringMatching(/tłumacz/) });
  expect(await languages('activate', 'EN', '--off')).toMatchObject({ code: 0 });
  expect(await languages('activate', 'XX')).toMatchObject({ code: 1, stderr: 'Nie ma wersji językowej XX\n' });
});
