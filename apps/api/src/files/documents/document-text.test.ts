import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDocumentText, pdf, wordDocument } from '../testing/documents.ts';
import { documentText } from './document-text.ts';
import { documentLimits } from './page-writer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bip-documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(extension: string, bytes: Buffer | string) {
  const file = path.join(folder, `plik.${extension}`);
  writeFileSync(file, bytes);
  return documentText(file, extension);
}

const pages = ['Uchwała o żłobkach w gminie Jasionka', 'Załącznik: stawki opłat i ich wysokość'];

test.each([
  ['pdf', pdf(pages)],
  ['docx', wordDocument(pages)],
  ['odt', openDocumentText(pages)],
])('%s has its text by pages', async (extension, bytes) => {
  expect(await read(extension, bytes)).toEqual({ state: 'text', hasPages: true, pages });
});

test('a PDF without text on most pages is a scan', async () => {
  expect(await read('pdf', pdf(['', '', 'Strona tytułowa z napisem na niej']))).toMatchObject({ state: 'scan' });
  expect(await read('pdf', pdf(['', ...pages]))).toMatchObject({ state: 'text' });
});

test.each([
  ['UTF-8', Buffer.from('Żłobek gminny')],
  ['Windows', Buffer.from([0xaf, 0xb3, ...Buffer.from('obek gminny')])],
  ['UTF-16', Buffer.from('\ufeffŻłobek gminny', 'utf16le')],
])('a text in %s is read', async (_name, bytes) => {
  expect(await read('txt', bytes)).toEqual({ state: 'text', hasPages: false, pages: ['Żłobek gminny'] });
});

test('words that a line divides are whole, and a long text has parts', async () => {
  const { pages: parts } = await read('txt', `nieru-\nchomości\n${'a '.repeat(documentLimits.pageLetters)}`);
  expect(parts[0]).toMatch(/^nieruchomości a a/);
  expect(parts.length).toBe(3);
});

test('no more is read than the limits allow', async () => {
  const { pages: parts } = await read('txt', 'ab '.repeat(documentLimits.letters));
  expect(parts.join('').length).toBeLessThanOrEqual(documentLimits.letters);
  const many = await read('odt', openDocumentText(Array.from({ length: documentLimits.pages + 100 }, () => 'a')));
  expect(many.pages.length).toBeLessThanOrEqual(documentLimits.pages + 1);
});

test.each([
  ['pdf', '%PDF-1.7\nnic'],
  ['docx', 'nic'],
  ['odt', openDocumentText(['<niezamknięty>'])],
  ['xlsx', 'nic'],
])('a damaged %s is unreadable', async (extension, bytes) => {
  expect(await read(extension, bytes)).toMatchObject({ state: 'unreadable' });
});
