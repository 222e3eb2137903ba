import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pdf } from '../testing/documents.ts';
import { documentText } from './document-text.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bip-pdf-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(bytes: Buffer) {
  const file = path.join(folder, 'plik.pdf');
  writeFileSync(file, bytes);
  return documentText(file, 'pdf');
}

const pages = ['Uchwała o żłobkach w gminie Jasionka', 'Załącznik: stawki opłat i ich wysokość'];

test('a PDF that opens with a password only is unreadable', async () => {
  expect(await read(pdf(pages, { hasPassword: true }))).toMatchObject({
    state: 'unreadable',
    findings: [{ code: 'unreadable' }],
  });
});

test.each([false, true])(
  'a PDF with files inside it was not read as a whole, also pinned to a page: %s',
  async (arePinned) => {
    const codes = async (files: string[]) =>
      (await read(pdf(pages, { files, arePinned }))).findings.map(({ code }) => code);
    const without = await codes([]);
    expect((await codes(['PESEL 44051401359'])).filter((code) => !without.includes(code))).toEqual(['notRead']);
  },
);
