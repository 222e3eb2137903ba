// A static copy lies on a server of files, which tells browsers a type by the ending of a name: no attachment is a page with a script there.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { svg } from '../checks/test-files.ts';
import { forgetFiles, withUploads } from '../testing/stored-files.ts';

const { api, upload } = withUploads();
const known = rowShape({ extension: text('extension'), contentType: text('content_type') });
let extensions: RowOf<typeof known>[];
beforeAll(async () => {
  await api.db.execute(sql`update file_extensions set repository_group_id = (select min(id) from repository_groups)`);
  extensions = await api.db.rows(known, sql`${known.select} from file_extensions`);
});
beforeEach(() => forgetFiles(api));

const xhtml = '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>';
const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const filler = `<a>${'tekst '.repeat(20_000)}</a>`;

const pages: Record<string, string | Buffer> = {
  'a page': xhtml,
  'a page in data': `<?xml version="1.0"?><dane>${xhtml}</dane>`,
  'a page under a prefix': '<d xmlns:x="http://www.w3.org/1999/xhtml"><x:script>alert(1)</x:script></d>',
  'a page behind much data': `<dane>${filler}${xhtml}</dane>`,
  'a page at the border of what is read at once': `<dane>${' '.repeat(65_536 - 40)}${xhtml}</dane>`,
  'a page in UTF-16': wide(xhtml),
  'a page in UTF-16, the other way round': wide(xhtml).swap16(),
  'a page with letters as numbers': xhtml.replace('xhtml', '&#120;&#x68;tml'),
  'a page with long numbers': xhtml.replace('xhtml', `&#${'0'.repeat(50)}120;html`),
  'a page by an entity': `<!DOCTYPE a [<!ENTITY n "http://www.w3.org/1999/xht">]>${xhtml.replace('http://www.w3.org/1999/xht', '&n;')}`,
  'a page by a list of attributes': `<!DOCTYPE a [<!ATTLIST a xmlns CDATA "http://www.w3.org/1999/xhtml">]><a><script/></a>`,
  'a page in UTF-7': '<?xml version="1.0" encoding="utf-7"?>+ADw-html+AD4-',
  'a drawing': svg('<script>alert(1)</script>'),
  'a formula': '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi href="javascript:alert(1)"/></math>',
  'a style sheet': '<x:stylesheet version="1.0" xmlns:x="http://www.w3.org/1999/XSL/Transform"/>',
  'a style sheet in its address': '<?xml-stylesheet type="text/xsl" href="data:text/xml,x"?><a/>',
  HTML: '<!DOCTYPE html><html><script>alert(1)</script></html>',
};

/** What browsers show with scripts of its own, by the names that servers of files give. */
const activeTypes = /html|xml$|\/xml|xsl|svg|javascript|mathml|xul/;

describe.each(Object.entries(pages))('%s', (name, content) => {
  test('is stored under no ending that a browser runs', async () => {
    expect(extensions.length).toBeGreaterThan(20);
    const taken: string[] = [];
    for (const { extension, contentType } of extensions) {
      const answer = await upload(content, `plik.${extension}`);
      expect([extension, answer.status]).toEqual([extension, expect.toBeOneOf([200, 201, 415])]);
      if (answer.status !== 415 && activeTypes.test(contentType)) taken.push(extension);
    }
    // as data, HTML has no namespace, so that nothing in it is an element of a page
    expect(taken.toSorted()).toEqual(name === 'HTML' ? ['gml', 'xades', 'xml'] : []);
  });
});

test.each([
  ['data', '<?xml version="1.0" encoding="UTF-8"?>\n<rejestr><umowa nr="1">Łąka &amp; las &#380;</umowa></rejestr>'],
  [
    'data in the encoding of Windows',
    Buffer.from('<?xml version="1.0" encoding="windows-1250"?><a>\xb9</a>', 'latin1'),
  ],
  ['data in UTF-16', wide('<?xml version="1.0" encoding="utf-16"?><a/>')],
  [
    'a document of the administration with its style sheet',
    '<?xml-stylesheet type="text/xsl" href="http://crd.gov.pl/wzor/2013/styl.xsl"?><pismo xmlns="http://crd.gov.pl/wzor/2013/"/>',
  ],
  ['a lot of data', `<dane>${filler.repeat(5)}</dane>`],
])('%s is taken', async (_, content) => {
  const answer = await upload(content, 'plik.xml');
  expect(answer.body[0]).toMatchObject({ contentType: 'application/xml' });
});

test('the refusal says what to do', async () => {
  expect((await upload(xhtml, 'plik.xml')).body.errors[1]).toMatch(/skrypt\. Dodaj go w archiwum ZIP$/);
});

test('the documented lines of nginx send what came from outside as the bulletin does', () => {
  const docs = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/administration/proxy.md'), 'utf8');
  const copies = [...docs.matchAll(/location \S+ \{([^}]*try_files[^}]*)\}/g)].map(([, lines]) => lines);
  expect(copies).toHaveLength(2);
  for (const lines of copies) {
    expect(lines).toContain('add_header Content-Disposition $pobranie always;');
    expect(lines).toContain('add_header Content-Security-Policy $polityka always;');
    expect(lines).toContain('add_header X-Content-Type-Options nosniff always;');
  }
  expect(docs).toContain('map $uri $pobranie { ~^/zalacznik/ attachment; }');
  expect(docs).toMatch(/~\^\/\(zalacznik\|api\/files\)\/ "default-src 'none';[^"]* sandbox";/);
});
