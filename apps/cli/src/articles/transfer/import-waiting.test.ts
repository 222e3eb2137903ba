// A file that was just sent is checked before its article is published: the import waits for that.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withServer } from '../../testing/with-server.ts';

const { bip } = withServer();
const run = (...args: string[]) => bip.run(['articles', ...args]);

test('articles with files go on to publication in one run', async () => {
  mkdirSync(path.join(bip.home, 'pliki'));
  writeFileSync(path.join(bip.home, 'pliki/a.txt'), 'Regulamin');
  writeFileSync(path.join(bip.home, 'pliki/b.txt'), 'Wykaz osób: PESEL 44051401359');
  const row = (key: string, file: string) =>
    JSON.stringify({
      key,
      title: `Planowany ${key}`,
      shortDescription: 'Opis',
      content: '<p>Treść</p>',
      baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
      baseArticleAuthorName: 'Jan Kowalski',
      baseArticleInformationCreated: '2026-01-20 08:30',
      status: 30,
      publishStart: '2099-01-01 08:00',
      categories: [{ path: ['Ogłoszenia'] }],
      attachments: [{ file, filename: path.basename(file) }],
    });
  const file = bip.file('planowane.ndjson', [row('dobry', 'pliki/a.txt'), row('zly', 'pliki/b.txt')].join('\n'));
  const done = await run('import', file, '-o', 'json', '--yes');
  expect(done.code).toBe(5);
  expect(JSON.parse(done.stdout)).toMatchObject([
    { outcome: 'done', errors: [] },
    { outcome: 'refused', errors: [expect.stringContaining('numer PESEL w załączniku')] },
  ]);
});
