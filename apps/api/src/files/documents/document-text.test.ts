import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { officeFile, openDocumentText, pdf, wordDocument, workbook } from '../testing/documents.ts';
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
  ['pdf', pdf([...pages, ' '], complete), []],
  ['pdf', pdf([...pages, 'Lista 1'], complete), []],
  ['pdf', pdf([pages[0] ?? '', 'Jan Kowalski, PESEL 44051401359'], complete), ['pesel']],
  ['docx', wordDocument(pages, 'Uchwala'), []],
  ['docx', wordDocument(pages), ['noTitle']],
  ['docx', wordDocument(['PESEL 44051401359'], 'Wykaz'), ['pesel']],
  ['xlsx', workbook('Zestawienie'), []],
  ['xlsx', workbook(''), ['noTitle']],
  ['odt', openDocumentText(pages), ['noTitle']],
  ['txt', Buffer.from('dowod ABA300000'), ['identityCard']],
  ['pdf', '%PDF-1.7\nnic', ['unreadable']],
  ['xlsx', 'nic', ['unreadable']],
  ['zip', 'nic', ['notRead']],
  ['doc', 'nic', ['notRead']],
  ['png', 'nic', ['picture']],
])('the check of %s', async (extension, bytes, codes) => {
  expect((await read(extension, bytes)).findings.map(({ code }) => code)).toEqual(codes);
});

test('a number has its page, and is not given whole', async () => {
  const { findings } = await read('pdf', pdf(['', 'Wykaz osob: PESEL 44051401359'], complete));
  expect(findings).toContainEqual({ code: 'pesel', page: 2, excerpt: '44•••' });
});

const pesel = '44051401359';
const xml = (inner: string) => `<?xml version="1.0"?><a xmlns:w="w" xmlns:a="a" xmlns:c="c">${inner}</a>`;
const cells = (inner: string) => xml(`<sheetData><row>${inner}</row></sheetData>`);
const boxes = (before: string, after: string) => [...pesel].map((digit) => before + digit + after).join('');
const open = (inner: string) =>
  `<?xml version="1.0"?><d xmlns:table="t" xmlns:text="x" xmlns:office="o" xmlns:draw="d">${inner}</d>`;
const word = (files: Record<string, string>, body = 'Uchwala') =>
  officeFile({ 'word/document.xml': xml(`<w:p>${body}</w:p>`), ...files }, 'Uchwala');
const run = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const sheet = (inner: string, files: Record<string, string> = {}) =>
  workbook('Wykaz', { 'xl/worksheets/sheet1.xml': cells(inner), ...files });
const one = (text: string) => `<text:p>${text}</text:p>`;
const ods = (inner: string) => officeFile({ 'content.xml': open(inner) });

test.each([
  ['a number in a cell', 'xlsx', sheet(`<c><v>${pesel}</v></c>`)],
  ['a number with an exponent', 'xlsx', sheet('<c><v>4.4051401359E10</v></c>')],
  [
    'a shared string',
    'xlsx',
    sheet('<c t="s"><v>1</v></c>', {
      'xl/sharedStrings.xml': xml(`<si><t>a</t></si><si><r><t>440514</t></r><r><t>01359</t></r></si>`),
    }),
  ],
  ['what is left of a cleared cell', 'xlsx', sheet('', { 'xl/sharedStrings.xml': xml(`<si><t>${pesel}</t></si>`) })],
  ['an inline string', 'xlsx', sheet(`<c t="inlineStr"><is><t>PESEL ${pesel}</t></is></c>`)],
  ['a digit in each cell', 'xlsx', sheet(boxes('<c><v>', '</v></c>'))],
  [
    'the name of a sheet',
    'xlsx',
    workbook('Wykaz', { 'xl/workbook.xml': xml(`<sheets><sheet name="${pesel}"/></sheets>`) }),
  ],
  [
    'a comment',
    'xlsx',
    sheet('', { 'xl/comments1.xml': xml(`<comment><text><r><t>${pesel}</t></r></text></comment>`) }),
  ],
  [
    'a pivot table',
    'xlsx',
    sheet('', { 'xl/pivotCache/pivotCacheDefinition1.xml': xml(`<sharedItems><s v="${pesel}"/></sharedItems>`) }),
  ],
  ['a slide', 'pptx', officeFile({ 'ppt/slides/slide1.xml': xml(`<a:p><a:r><a:t>${pesel}</a:t></a:r></a:p>`) }, 'A')],
  [
    'notes of a slide',
    'pptx',
    officeFile(
      {
        'ppt/slides/slide1.xml': xml('<a:p/>'),
        'ppt/notesSlides/notesSlide1.xml': xml(`<a:p><a:t>${pesel}</a:t></a:p>`),
      },
      'A',
    ),
  ],
  ['a sheet', 'ods', ods(`<table:table-row><table:table-cell>${one(pesel)}</table:table-cell></table:table-row>`)],
  [
    'a value that is shown otherwise',
    'ods',
    ods(
      `<table:table-row><table:table-cell office:value="${pesel}">${one('4,41E+10')}</table:table-cell></table:table-row>`,
    ),
  ],
  ['a slide', 'odp', ods(`<draw:page>${one(pesel)}</draw:page>`)],
  ['a header', 'docx', word({ 'word/header1.xml': xml(run(pesel)) })],
  [
    'runs of a footer',
    'docx',
    word({ 'word/footer1.xml': xml('<w:p><w:r><w:t>440514</w:t></w:r><w:r><w:b/><w:t>01359</w:t></w:r></w:p>') }),
  ],
  ['a footnote', 'docx', word({ 'word/footnotes.xml': xml(run(pesel)) })],
  ['an endnote', 'docx', word({ 'word/endnotes.xml': xml(run(pesel)) })],
  ['a comment', 'docx', word({ 'word/comments.xml': xml(run(pesel)) })],
  ['a deleted text', 'docx', word({}, `<w:del><w:r><w:delText>${pesel}</w:delText></w:r></w:del>`)],
  [
    'the address of a link',
    'docx',
    word({ 'word/_rels/document.xml.rels': xml(`<r Target="https://a.example/${pesel}"/>`) }),
  ],
  ['the author of a comment', 'docx', word({ 'word/comments.xml': xml(`<w:comment w:author="${pesel}"/>`) })],
  ['a variable', 'docx', word({ 'word/settings.xml': xml(`<w:docVar w:name="Osoba" w:val="${pesel}"/>`) })],
  ['the title of a control', 'docx', word({}, `<w:sdt><w:sdtPr><w:alias w:val="${pesel}"/></w:sdtPr></w:sdt>`)],
  [
    'a property of its own',
    'docx',
    word({ 'docProps/custom.xml': xml(`<property><lpwstr>${pesel}</lpwstr></property>`) }),
  ],
  [
    'a hidden field',
    'odt',
    officeFile({ 'content.xml': open(`${one('Uchwala')}<text:hidden-text text:string-value="${pesel}"/>`) }),
  ],
  [
    'a variable',
    'odt',
    officeFile({ 'content.xml': open(`${one('Uchwala')}<text:user-field-decl office:string-value="${pesel}"/>`) }),
  ],
  ['the title', 'docx', wordDocument(pages, `Decyzja ${pesel}`)],
  ['a digit in each cell of a table', 'docx', word({}, boxes('<w:p><w:t>', '</w:t></w:p>'))],
  ['a header', 'odt', officeFile({ 'content.xml': open(one('Uchwala')), 'styles.xml': open(one(pesel)) })],
  ['values of a table', 'csv', Buffer.from(`nazwisko;pesel\nKowalski;${pesel}`)],
])('%s of %s is read', async (_where, extension, bytes) => {
  const { findings } = await read(extension, bytes);
  expect(findings.filter(({ code }) => code !== 'noTitle')).toMatchObject([{ code: 'pesel', excerpt: '44•••' }]);
});

test('a sheet keeps a number that begins with a zero without it', async () => {
  const rows = '<c t="inlineStr"><is><t>Nr PESEL</t></is></c></row><row><c><v>2270803624</v></c>';
  const { findings } = await read('xlsx', sheet(rows));
  expect(findings).toContainEqual({ code: 'pesel', page: null, excerpt: '22•••' });
});

test.each([0, 3, 7, 11])('a number %i letters before the border of two parts is found', async (before) => {
  const { pages: parts, findings } = await read(
    'txt',
    `${'a '.repeat((documentLimits.pageLetters - 12) / 2)}${'b'.repeat(11 - before)} ${pesel} c`,
  );
  expect(parts.length).toBe(2);
  expect(findings).toMatchObject([{ code: 'pesel' }]);
});

test.each([
  ['txt', 'ab '.repeat(documentLimits.letters)],
  ['odt', openDocumentText(['a', 'ab '.repeat(documentLimits.pageLetters)])],
  ['docx', word({ 'word/embeddings/arkusz.xlsx': 'nic' })],
  ['docx', word({ 'word/comments.xml': '<comments>' })],
])('a %s that is not read whole says so', async (extension, bytes) => {
  const { findings } = await read(extension, bytes);
  expect(findings.filter(({ code }) => code !== 'noTitle')).toMatchObject([{ code: 'notRead' }]);
});

test.each([
  ['docx', word({ 'word/vbaProject.bin': 'nic' })],
  ['xlsx', sheet('', { 'xl/vbaProject.bin': 'nic' })],
  ['odt', officeFile({ 'content.xml': open(one('Uchwala')), 'Basic/Standard/Module1.xml': open('') })],
])('a macro in a %s is named', async (extension, bytes) => {
  const { findings } = await read(extension, bytes);
  expect(findings.filter(({ code }) => code !== 'noTitle')).toMatchObject([{ code: 'macro' }]);
});

test('a document of pictures is a scan', async () => {
  expect((await read('docx', word({ 'word/media/image1.png': 'nic' }, ''))).findings).toMatchObject([{ code: 'scan' }]);
});

test('only documents are found by their texts', async () => {
  expect(await read('xlsx', sheet('<c><v>1</v></c>'))).toMatchObject({ state: 'empty', pages: [] });
});
