// Files that the server refuses although the plan was right when it was made.
import { cpSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withServer } from '../testing/with-server.ts';
import { editText } from './testing/folders.ts';

const { bip } = withServer();
const config = (...args: string[]) => bip.run(['config', ...args]);

const setLimit = (folder: string, megabytes: number) =>
  editText(folder, 'parameters.yaml', (text) =>
    text.replace(/(keyName: MaxFileSize\n[\s\S]*?value: )10\n/, `$1${megabytes}\n`),
  );

// The rest of a refused upload is never sent: its connection must not keep the program until the server closes it after a minute.
test('an upload over the limit is refused with its message, and the program ends', async () => {
  const wanted = `${bip.home}/wiekszy-limit`;
  const other = `${bip.home}/mniejszy-limit`;
  const plan = `${bip.home}/plan.ndjson`;
  expect(await config('export', wanted)).toMatchObject({ code: 0 });
  cpSync(wanted, other, { recursive: true });
  setLimit(wanted, 20);
  writeFileSync(`${wanted}/pliki/duzy.png`, Buffer.alloc(11_000_000));
  editText(wanted, 'banners.yaml', (text) =>
    text.replace('file: null', 'file: {file: pliki/duzy.png, name: duzy.png}'),
  );
  expect(await config('apply', wanted, '--plan', plan)).toMatchObject({ code: 0 });
  setLimit(other, 9);
  expect(await config('apply', other, '--yes')).toMatchObject({ code: 0 });
  const run = await bip.start(['apply', plan, '--yes', '-o', 'json']).end;
  expect(run.code).toBe(5);
  expect((JSON.parse(run.stdout) as { errors: string[] }[]).map(({ errors }) => errors)).toEqual([
    ['Ktoś zmienił to, odkąd powstał plan'],
    ['Rozmiar pliku przekracza dopuszczalny limit (9 MB)'],
  ]);
});

test('a file that has changed since the plan was made is not sent', async () => {
  const folder = `${bip.home}/zmieniony`;
  const plan = `${bip.home}/plan-zmienionego.ndjson`;
  expect(await config('export', folder)).toMatchObject({ code: 0 });
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  writeFileSync(`${folder}/pliki/maly.png`, picture);
  editText(folder, 'banners.yaml', (text) =>
    text.replace('file: null', 'file: {file: pliki/maly.png, name: maly.png}'),
  );
  expect(await config('apply', folder, '--plan', plan)).toMatchObject({ code: 0 });
  writeFileSync(`${folder}/pliki/maly.png`, Buffer.concat([picture, Buffer.alloc(1)]));
  const run = await bip.run(['apply', plan, '--yes', '-o', 'json']);
  expect(run.code).toBe(5);
  expect(run.stdout).toMatch(/Plik pliki\/\w+\.png zmienił się, odkąd powstał plan/);
});
