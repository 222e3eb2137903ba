// A file that was just sent is checked before its article is published: the import waits for that.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withSharedServer } from '../../testing/with-server.ts';

const { bip } = withSharedServer();
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

test('what was public elsewhere is asked what its files have, once they were looked at', async () => {
  mkdirSync(path.join(bip.home, 'pliki'), { recursive: true });
  writeFileSync(path.join(bip.home, 'pliki/statut.txt'), 'Statut');
  writeFileSync(path.join(bip.home, 'pliki/lista.txt'), 'Lista osób: PESEL 44051401359');
  const row = (key: string, name: string) => {
    const moment = '2026-01-20T08:00:00.000Z';
    const [confirmedDate, publishedDate] = [moment, moment];
    const version = {
      language: 'PL',
      version: 1,
      title: `Przeniesiony ${key}`,
      shortDescription: 'Opis',
      content: '<p>Treść</p>',
      baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
      baseArticleAuthorName: 'Jan Kowalski',
      baseArticleInformationCreated: moment,
      status: 40,
      categories: [{ path: ['Ogłoszenia'] }],
      attachments: [{ file: `pliki/${name}`, filename: name, displayName: name }],
      history: {
        isHidden: false,
        createdDate: moment,
        createdBy: 'Anna Nowak',
        confirmedDate,
        publishedDate,
        withdrawedDate: null,
        archivedDate: null,
        changeLog: [],
      },
    };
    return JSON.stringify({ key, versions: [version] });
  };
  const file = bip.file('przeniesione.ndjson', [row('statut', 'statut.txt'), row('lista', 'lista.txt')].join('\n'));
  const planned = await run('import', file, '-o', 'csv', '--dry-run');
  expect(planned).toMatchObject({ code: 0, stderr: expect.stringContaining('do wykonania 2, odmowy 0') });
  const done = await run('import', file, '-o', 'json', '--yes');
  expect(done.code).toBe(5);
  expect(JSON.parse(done.stdout)).toMatchObject([
    { outcome: 'done', errors: [] },
    { outcome: 'refused', errors: [expect.stringContaining('numer PESEL w załączniku')] },
  ]);
  const covered = await run('import', file, '--past-gate', 'przeniesienie biuletynu', '-o', 'csv', '--yes');
  expect(covered).toMatchObject({ code: 0, stdout: expect.stringContaining('mimo błędów: numer PESEL w załączniku') });
});
