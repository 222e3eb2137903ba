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

const named = { title: 'Uchwala', language: 'pl-PL', isTagged: true };
const pesel = '44051401359';
const found = async (properties: Parameters<typeof pdf>[1], texts = pages) =>
  (await read(pdf(texts, { ...named, ...properties }))).findings.map(({ code, page }) => [code, page]);

const at = (x: number, y: number, text: string) => `BT /F1 12 Tf ${x} ${y} Td (${text}) Tj ET`;
const crowded = 'Uchwala Rady Gminy w sprawie stawek oplat za odbior odpadow';

test.each([
  ['the title', { title: `Decyzja ${pesel}` }, null],
  ['a field of a form', { fields: [pesel] }, 1],
  ['a note', { notes: [`PESEL ${pesel}`] }, 1],
  [
    'a digit in each box',
    { stream: at(72, 700, crowded) + [...pesel].map((digit, index) => at(72 + index * 20, 600, digit)).join(' ') },
    1,
  ],
  ['the address of a link', { links: [`https://a.example/?osoba=${pesel}`] }, 1],
  ['who has written a note', { notes: [`) /T (${pesel}`] }, 1],
  ['a bookmark', { bookmarks: ['Wstep', `Decyzja ${pesel}`] }, null],
  ['a property', { info: { Subject: pesel } }, null],
  ['the program that made it', { info: { Producer: pesel } }, null],
  ['a property of its own', { info: { Sygnatura: pesel } }, null],
  ['beside the page', { stream: at(72, 700, crowded) + at(900, 900, pesel) }, 1],
  [
    'beside the page in two parts',
    { stream: at(72, 700, crowded) + at(900, 900, '440514') + at(950, 900, '01359') },
    1,
  ],
  [
    'parted by the place of its letters',
    { stream: `${at(72, 700, crowded)} BT /F1 12 Tf 72 600 Td [(440514) -900 (01359)] TJ ET` },
    1,
  ],
  ['a digit here and there', { stream: `${at(72, 700, crowded)} BT /F1 12 Tf 20 Tc 72 600 Td (${pesel}) Tj ET` }, 1],
  ['the text of a picture', { structure: [`/S /Figure /Alt (${pesel})`] }, 1],
] as const)('a number is found in %s', async (_where, properties, page) => {
  expect(await found(properties)).toEqual([['pesel', page]]);
});

const picture = (width: number, height: number) =>
  `q ${width} 0 0 ${height} 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID a EI Q `;
const scan = picture(612, 792) + at(72, 700, 'Wplynelo 12.03.2026, RPW 1234, podpisano');

test.each([
  ['a page of text and scans with a line of letters', { stream: scan }, [pages[0] ?? ''], [['scan', null]]],
  ['a cover with a picture', { stream: scan }, [...pages, ...pages], []],
  ['a picture that is a part of its page', { stream: picture(300, 300) + at(72, 700, crowded) }, [''], []],
  [
    'a scan with its recognised text',
    { stream: picture(612, 792) + [1, 2, 3, 4].map((line) => at(9, line * 99, crowded)).join(' ') },
    [''],
    [],
  ],
])('%s', async (_name, properties, texts, findings) => {
  expect(await found(properties, texts)).toEqual(findings);
});

const tableOf = (...rows: string[][]) => {
  const elements: (string | [string, number])[] = ['/S /Table'];
  for (const cells of rows) {
    const row = elements.push(['/S /TR', 0]) - 1;
    for (const cell of cells) elements.push([`/S /${cell}`, row]);
  }
  return elements;
};

test.each([
  ['a figure without a text', { structure: ['/S /Figure'] }, [['figureAlternative', 1]]],
  ['two of them on one page', { structure: ['/S /Figure', '/S /Figure'] }, [['figureAlternative', 1]]],
  ['a figure with a text', { structure: ['/S /Figure /Alt (Herb)'] }, []],
  ['a level left out', { structure: ['/S /H1', '/S /H3'] }, [['headingOrder', 1]]],
  ['levels in their order', { structure: ['/S /H1', '/S /H2', '/S /H3', '/S /H2', '/S /H1'] }, []],
  ['a second level first', { structure: ['/S /H2', '/S /H3'] }, []],
  ['a table without headers', { structure: tableOf(['TD', 'TD'], ['TD', 'TD']) }, [['tableHeaders', 1]]],
  ['a table with headers', { structure: tableOf(['TH', 'TH'], ['TD', 'TD']) }, []],
  ['a table of one row', { structure: tableOf(['TD', 'TD']) }, []],
  ['a table of one column', { structure: tableOf(['TD'], ['TD']) }, []],
  ['no claim of PDF/UA', { isUa: false }, [['noPdfUa', null]]],
])('the tags of a PDF: %s', async (_name, properties, findings) => {
  expect(await found(properties)).toEqual(findings);
});

test('the first page that is a scan is named', async () => {
  const { state, findings } = await read(pdf([...pages, '', ''].concat(pages), named));
  expect({ state, findings }).toEqual({ state: 'text', findings: [{ code: 'scan', page: 3, excerpt: '' }] });
});
