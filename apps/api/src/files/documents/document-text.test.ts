import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDocumentText, pdf, wordDocument, workbook } from '../testing/documents.ts';
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
  expect(await read(extension, bytes)).toMatchObject({ state: 'text', hasPages: true, pages });
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
  expect(await read('txt', bytes)).toEqual({
    state: 'text',
    hasPages: false,
    pages: ['Żłobek gminny'],
    findings: [],
  });
});

test('words that a line divides are whole, and a long text has parts', async () => {
  const { pages: parts } = await read('txt', `nieru-\nchomości\n${'a '.repeat(documentLimits.pageLetters)}`);
  expect(parts[0]).toMatch(/^nieruchomości\na a/);
  expect(parts.length).toBe(3);
});

test('lines stay lines, without superfluous spaces', async () => {
  const { pages: parts } = await read('txt', ' Uchwała  \r\n\n\n\n§ 1.   Treść\t\n§ 2.');
  expect(parts).toEqual(['Uchwała\n\n§ 1. Treść\n§ 2.']);
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

const complete = { title: 'Uchwala', language: 'pl-PL', isTagged: true };

test.each([
  ['pdf', pdf(pages, complete), []],
  ['pdf', pdf(pages), ['untagged', 'noLanguage', 'noTitle']],
  ['pdf', pdf(pages, { ...complete, title: ' ' }), ['noTitle']],
  ['pdf', pdf(['', ''], complete), ['scan']],
  ['pdf', pdf([pages[0] ?? '', 'Jan Kowalski, PESEL 44051401359'], complete), ['pesel']],
  ['docx', wordDocument(pages, 'Uchwala'), []],
  ['docx', wordDocument(pages), ['noTitle']],
  ['docx', wordDocument(['PESEL 44051401359'], 'Wykaz'), ['pesel']],
  ['xlsx', workbook('Zestawienie'), []],
  ['xlsx', workbook(''), ['noTitle']],
  ['odt', openDocumentText(pages), ['noTitle']],
  ['txt', Buffer.from('dowod ABA300000'), ['identityCard']],
  ['pdf', '%PDF-1.7\nnic', ['unreadable']],
  ['png', 'nic', ['unreadable']],
])('the check of %s', async (extension, bytes, codes) => {
  expect((await read(extension, bytes)).findings.map(({ code }) => code)).toEqual(codes);
});

test('a number has its page, and is not given whole', async () => {
  const { findings } = await read('pdf', pdf(['', 'Wykaz osob: PESEL 44051401359'], complete));
  expect(findings).toContainEqual({ code: 'pesel', page: 2, excerpt: '44•••' });
});
