// Moving in from WordPress: what becomes a draft, what is left out and said, and that the server takes it.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { withSharedServer } from '../testing/with-server.ts';
import { wordpressContent } from './wordpress-content.ts';

const { bip } = withSharedServer();
const folder = mkdtempSync(path.join(tmpdir(), 'bip-wordpress-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => path.join(folder, name);

const site = 'https://bip.jasionka.example';
const uploads = `${site}/wp-content/uploads`;

const item = (id: number, type: string, fields: Record<string, string> = {}, inside = '') => {
  const { title = `Wpis ${id}`, content = '', excerpt = '', status = 'publish', password = '', parent = '0' } = fields;
  const { date = '2024-03-12 14:00:00', dateGmt = '2024-03-12 13:00:00' } = fields;
  return `<item><title><![CDATA[${title}]]></title><link>${site}/?p=${id}</link><dc:creator><![CDATA[ewa]]></dc:creator>
    <content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[${excerpt}]]></excerpt:encoded>
    <wp:post_id>${id}</wp:post_id><wp:post_date>${date}</wp:post_date><wp:post_date_gmt>${dateGmt}</wp:post_date_gmt>
    <wp:status>${status}</wp:status><wp:post_parent>${parent}</wp:post_parent><wp:post_type>${type}</wp:post_type>
    <wp:post_password>${password}</wp:post_password>${inside}</item>`;
};
const attachment = (id: number, name: string, parent = '0') =>
  item(
    id,
    'attachment',
    { parent, status: 'inherit', title: `Plik ${id}` },
    `<wp:attachment_url>${uploads}/${name}</wp:attachment_url>`,
  );

const wxr = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
  <rss version="2.0" xmlns:content="x" xmlns:dc="x" xmlns:excerpt="x" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
  <title>BIP</title><link>${site}</link><wp:base_site_url>${site}</wp:base_site_url>
  <wp:author><wp:author_login>ewa</wp:author_login><wp:author_display_name><![CDATA[Ewa Mazur]]></wp:author_display_name></wp:author>
  <wp:category><wp:category_nicename>prawo</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name><![CDATA[Prawo lokalne]]></wp:cat_name></wp:category>
  <wp:category><wp:category_nicename>uchwaly</wp:category_nicename><wp:category_parent>prawo</wp:category_parent><wp:cat_name><![CDATA[Uchwały & inne]]></wp:cat_name></wp:category>
  ${items.join('\n')}</channel></rss>`;

const inUchwaly =
  '<category domain="category" nicename="uchwaly"><![CDATA[Uchwały]]></category><category domain="post_tag" nicename="rada">rada</category>';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const everything = wxr(
  item(
    1,
    'post',
    {
      title: 'Uchwała nr 1 „o opłatach” <żółć>',
      content: `<!-- wp:paragraph --><p>Rada <strong>uchwala</strong>: <a href="${uploads}/2024/03/uchwa%C5%82a.pdf">pobierz</a></p><!-- /wp:paragraph -->
        [caption id="a"]<img src="${uploads}/2024/03/herb-300x200.png" alt="Herb"> Herb gminy[/caption] [contact-form-7 id="5"]
        <a href="${uploads}/2024/03/brak.pdf">brak</a> <a href="https://www.gov.pl">gov</a>`,
    },
    inUchwaly,
  ),
  item(2, 'page', { content: 'Pierwszy\nwiersz\n\nDrugi akapit', status: 'draft', dateGmt: '0000-00-00 00:00:00' }),
  item(
    3,
    'bip',
    { content: '<p>x</p>', excerpt: 'Skrót' },
    '<wp:postmeta><wp:meta_key>_bip_prepared_by</wp:meta_key><wp:meta_value>Jan Lis</wp:meta_value></wp:postmeta>',
  ),
  item(4, 'post', { password: 'tajne', content: 'poufne' }),
  item(5, 'post', { status: 'private', content: 'poufne' }),
  item(6, 'post', { status: 'trash', content: 'usunięte' }),
  item(7, 'post', { status: 'future', content: '<p>plan</p>' }),
  item(8, 'nav_menu_item'),
  attachment(20, '2024/03/zalacznik.pdf', '3'),
);

function office(): void {
  const media = at('uploads/2024/03');
  mkdirSync(media, { recursive: true });
  writeFileSync(path.join(media, 'uchwała.pdf'), '%PDF-1.4\n%%EOF');
  writeFileSync(path.join(media, 'zalacznik.pdf'), '%PDF-1.4\n%%EOF\n');
  writeFileSync(path.join(media, 'herb.png'), png);
  writeFileSync(at('eksport.xml'), everything);
}

const read = (name: string) => readFileSync(name, 'utf8');
const articles = (out: string) =>
  read(path.join(out, 'articles.ndjson'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('posts, pages and information of the plugin become drafts with their dates, authors, files and categories', async () => {
  office();
  const out = at('wynik');
  const { code, stderr } = await bip.run([
    'import',
    'read',
    'wordpress',
    at('eksport.xml'),
    '--media',
    at('uploads'),
    '--folder',
    out,
  ]);
  expect([code, stderr]).toEqual([
    0,
    expect.stringMatching(
      /^4 artykuły, pominięte: 4, do sprawdzenia: 6 \(problems\.csv\)\. Dalej: bip articles import /,
    ),
  ]);
  const [law, page, information] = articles(out);
  expect(law).toMatchObject({
    key: 'wp-bip.jasionka.example-1',
    title: 'Uchwała nr 1 „o opłatach” <żółć>',
    baseArticleAuthorName: 'Ewa Mazur',
    baseArticleInformationCreated: '2024-03-12T13:00:00.000Z',
    categories: ['Prawo lokalne › Uchwały & inne'],
    tags: ['rada'],
    attachments: [{ file: 'media/2024/03/uchwała.pdf', displayName: 'uchwała.pdf' }],
  });
  expect(law.content).toContain('<p>Rada <strong>uchwala</strong>: pobierz</p>');
  expect(law.content).toContain('<img src="media/2024/03/herb.png" alt="Herb"> Herb gminy');
  expect(law.content).not.toMatch(/wp:|caption/);
  expect(page).toMatchObject({
    content: '<p>Pierwszy<br>wiersz</p>\n<p>Drugi akapit</p>',
    shortDescription: 'Pierwszy wiersz Drugi akapit',
    baseArticleInformationCreated: '2024-03-12 14:00',
  });
  expect(information).toMatchObject({
    shortDescription: 'Skrót',
    baseArticleAuthorName: 'Jan Lis',
    attachments: [{ file: 'media/2024/03/zalacznik.pdf', displayName: 'Plik 20' }],
  });
  expect(readFileSync(path.join(out, 'media/2024/03/herb.png')).equals(png)).toBe(true);
});

test('what is not taken over, or was not understood, is a list; nothing that was closed is in it', async () => {
  const out = at('wynik');
  const lines = read(path.join(out, 'problems.csv')).trim().split('\n');
  expect(
    lines
      .slice(1)
      .map((line) => line.split(';'))
      .map(([id, , code]) => `${id} ${code}`),
  ).toEqual(['1 missingFile', '1 shortcode', '4 password', '5 private', '6 deleted', '8 kind']);
  for (const name of ['articles.ndjson', 'problems.csv'])
    expect(read(path.join(out, name))).not.toMatch(/poufne|usunięte|tajne/);
  expect(read(path.join(out, 'old-addresses.csv'))).toContain(`${site}/?p=1;wp-bip.jasionka.example-1`);
  expect(read(path.join(out, 'categories.txt'))).toBe('Prawo lokalne › Uchwały & inne\n');
});

test('the same input gives the same bytes; a folder with something in it, and what is no export, are refused', async () => {
  const run = (file: string, out: string) =>
    bip.run(['import', 'read', 'wordpress', file, '--media', at('uploads'), '--folder', out]);
  expect((await run(at('eksport.xml'), at('drugi'))).code).toBe(0);
  for (const name of readdirSync(at('wynik')).filter((one) => one !== 'media'))
    expect(read(path.join(at('drugi'), name))).toBe(read(path.join(at('wynik'), name)));
  expect(await run(at('eksport.xml'), at('drugi'))).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('nie jest pusty'),
  });
  writeFileSync(at('inny.xml'), '<rss><channel><item/></channel></rss>');
  expect(await run(at('inny.xml'), at('trzeci'))).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('nie jest eksportem WordPressa'),
  });
  expect((await run(at('nie-ma.xml'), at('trzeci'))).code).toBe(2);
});

test('the server takes them as drafts, and a second time finds nothing to do', async () => {
  const out = at('wynik');
  const lines = articles(out).map((one) => JSON.stringify({ ...one, categories: [], tags: [] }));
  writeFileSync(path.join(out, 'articles.ndjson'), `${lines.join('\n')}\n`);
  const run = () =>
    bip.run([
      'articles',
      'import',
      path.join(out, 'articles.ndjson'),
      '--default',
      'baseArticleProvidingEntity=Urząd Gminy',
      '--yes',
      '-o',
      'json',
    ]);
  const first = await run();
  expect([first.code, first.stderr]).toEqual([0, expect.any(String)]);
  const { stdout } = await bip.run(['api', 'listArticles', '--param', 'filters=title;contains;o opłatach']);
  const [found] = JSON.parse(stdout);
  expect(found).toMatchObject({ title: 'Uchwała nr 1 „o opłatach” <żółć>', status: 10 });
  expect((await run()).code).toBe(0);
});

describe('the text of an article', () => {
  test.each([
    ['bare text', 'a\n\nb\nc', '<p>a</p>\n<p>b<br>c</p>', []],
    ['a block of its editor', '<!-- wp:heading {"level":3} --><h3>A</h3><!-- /wp:heading -->', '<h3>A</h3>', []],
    [
      'a legend',
      '[caption id="x" align="left"]<img src="/a.png"> Herb[/caption]',
      '<p><img src="/a.png"> Herb</p>',
      [],
    ],
    ['an unknown shortcode', '<p>[gallery ids="1,2"]</p>', '<p>[gallery ids="1,2"]</p>', ['gallery']],
    ['brackets of a law', '<p>art. 5 [uchylony]</p>', '<p>art. 5 [uchylony]</p>', []],
    ['no text', '  ', '', []],
  ])('%s', (_name, given, html, shortcodes) => {
    expect(wordpressContent(given, () => null)).toEqual({ html, files: [], shortcodes });
  });
});
