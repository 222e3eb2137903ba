// Every place of `bip` and of restore that reads files of a disk. A new one fails here until it says whose files they are: those of strangers are read
// by shared/files/foreign-folder.ts (in a folder through no link, regular files only, sizes before contents), a backup by maintenance/folders.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const reading =
  /\b(?:readFile|readFileSync|createReadStream|openAsBlob|openSync|readdir|readdirSync|opendir|cp|cpSync)\(/;

function placesIn(folder: string): string[] {
  return globSync(`${folder}/**/*.ts`, { cwd: root })
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file) && reading.test(read(file)))
    .map((file) => file.slice(folder.length + 1))
    .sort();
}

/** From strangers: in a folder, or a file that is named. */
const foreign = [
  'articles/selection/select-articles.ts',
  'articles/transfer/article-folder.ts',
  'articles/transfer/portable-record.ts',
  'articles/transfer/read-sources.ts',
  'articles/transfer/upload-files.ts',
  'config/folder/export-folder.ts',
  'moving/read-wordpress.ts',
  'shared/rows/file-text.ts',
  'shared/rows/utf8-text.ts',
];
/** What the two functions have said may be read. */
const asked = [
  'config/office/upload.ts',
  'config/plan/check-files.ts',
  'moving/wxr.ts',
  'shared/rows/standard-input.ts',
];
/** What `bip` has written itself: plans, journals, sign-ins, copies; and what the kernel says of its own process. */
const own = [
  'apply/apply-plan.ts',
  'articles/check.ts',
  'articles/transfer/fetched-folder.ts',
  'auth/profiles.ts',
  'auth/sign-in-store.ts',
  'config/folder/stored-files.ts',
  'preferences/preferences.ts',
  'shared/bulk/journal.ts',
  'shared/bulk/plan.ts',
  'shared/closed-stdout.ts',
  'shared/files/file-lock.ts',
  'shared/output/output-file.ts',
  'site/site-copy.ts',
];

test('bip reads files of strangers by one reader', () => {
  expect(placesIn('apps/cli/src')).toEqual([...foreign, ...asked, ...own, 'shared/files/foreign-folder.ts'].sort());
  for (const file of foreign)
    expect([file, read(`apps/cli/src/${file}`)]).toEqual([file, expect.stringMatching(/files\/foreign-folder\.ts'/)]);
});

test('restore reads a backup once its folders are known to be plain', () => {
  expect(placesIn('apps/api/src/maintenance')).toEqual([
    'control.ts',
    'folders/backup-folder.ts',
    'folders/fill-folder.ts',
    'folders/plain-folder.ts',
    'restore.ts',
  ]);
  expect(
    read('apps/api/src/maintenance/folders/backup-folder.ts') + read('apps/api/src/maintenance/restore.ts'),
  ).toContain('plain-folder.ts');
});

test('HTML of strangers is cleaned by one cleaner, which leaves out what it hides', () => {
  const importing = (name: string, folder: string) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(
      (file) => !/\.test\./.test(file) && read(file).includes(name),
    );
  const cleaner = 'apps/api/src/text/sanitise.ts';
  // drawings are files, with elements of their own
  expect(importing("from 'sanitize-html'", 'apps/*/src').sort()).toEqual(['apps/api/src/files/checks/svg.ts', cleaner]);
  expect(importing('html/unseen', 'apps/api/src')).toEqual([cleaner]);
});
