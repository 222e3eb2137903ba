import { describe, expect, test } from 'vitest';
import { checkArticle, checkHtml } from './check-text.ts';
import { mended } from './finding.ts';
import { blanks } from './read-content.ts';

const codes = (html: string, isError: boolean) =>
  checkHtml(html)
    .filter((one) => one.isError === isError)
    .map(({ code }) => code);

const cells = (name: string, ...texts: string[]) =>
  `<tr>${texts.map((one) => `<${name}>${one}</${name}>`).join('')}</tr>`;
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;

test.each([
  ['<h2>Cel</h2><p>Tekst</p><h3>Zakres</h3><h2>Termin</h2>', []],
  ['<h3>Cel</h3>', ['headingOrder']],
  ['<h1>Cel</h1><h2>Zakres</h2>', ['headingOrder']],
  ['<h2>Cel</h2><h4>Zakres</h4>', ['headingOrder']],
  ['<h2> </h2>', ['emptyHeading']],
  [table(cells('td', 'a', 'b'), cells('td', '1', '2')), ['tableHeaders']],
  [table(cells('th', 'a', 'b'), cells('td', '1', '2')), []],
  [table(`<tr><td>a</td><th scope="row">b</th></tr>`, cells('td', '1', '2')), []],
  [table(cells('td', 'a', 'b')), []],
  [table(cells('td', 'a'), cells('td', 'b')), []],
  ['<p><img src="/a.png" alt="Herb gminy"></p>', []],
  ['<p><img src="/a.png"></p>', ['pictureName']],
  ['<p><img src="/a.png" alt=""></p>', ['pictureName']],
  ['<p><a href="/a">Statut</a></p>', []],
  ['<p><a href="/a"><img src="/a.png" alt="Statut"></a></p>', []],
  ['<p><a href="/a"></a></p>', ['linkName']],
  ['<p><a href="https://bip.gov.pl">https://bip.gov.pl</a></p>', ['bareAddress']],
  ['<p>Zobacz https://bip.gov.pl albo www.gov.pl.</p>', ['bareAddress', 'bareAddress']],
  ['<p>Jan, PESEL 44051401359</p>', ['pesel']],
  ['<p>PESEL <strong>440514</strong>01359</p>', ['pesel']],
  [table(cells('th', 'Imię', 'PESEL'), cells('td', 'Jan', '44051401359')), ['pesel']],
  ['<p>440514</p><p>01359</p>', []],
  ['<!-- 44051401359 --><p>Tekst</p>', []],
  ['', []],
])('errors of %s', (html, expected) => {
  expect(codes(html, true)).toEqual(expected);
});

const word = 'słowo ';

test.each([
  ['<p><a href="/a">kliknij tutaj</a></p>', ['vagueLink']],
  ['<p><a href="/a">Więcej »</a></p>', ['vagueLink']],
  ['<p>tel. 600 100 200</p>', ['phone']],
  ['<p>jan.kowalski@gmail.com, sekretariat@jasionka.pl</p>', ['email']],
  ['<p>UWAGA WAŻNE OGŁOSZENIE WÓJTA</p>', ['capitals']],
  ['<p>BIP ZUS</p>', []],
  ['<p>Sesja odbędzie się 5 maja o 10.00.</p>', ['dateWithoutYear']],
  ['<p>Od 1 do 5 maja 2026 r., 7 maja br.</p>', []],
  [`<p>${word.repeat(36)}.</p>`, ['longSentence']],
  [`<p>${word.repeat(30)}koniec. ${'Inne '.repeat(30)}.</p>`, []],
  [`<p>${word.repeat(20)} na podstawie art. 5 ust. 2 pkt 3 ${word.repeat(5)}.</p>`, []],
  [`<p>${'Niejednokrotnie uniemożliwiającego przedsięwzięcia. '.repeat(40)}</p>`, ['hardText']],
])('hints of %s', (html, expected) => {
  expect(codes(html, false)).toEqual(expected);
});

describe('mended by a machine', () => {
  test.each([
    ['<h2>A</h2><h4 class="x">B</h4>', '<h2>A</h2><h3 class="x">B</h3>'],
    ['<p>A</p><h2> </h2><p>B</p>', '<p>A</p><p>B</p>'],
    [
      '<table><tr><td colspan="2">a</td><td>b</td><td>c</td></tr><tr><td>1</td><td>2</td></tr></table>',
      '<table><tr><th scope="col" colspan="2">a</th><th scope="col">b</th><th scope="col">c</th></tr><tr><td>1</td><td>2</td></tr></table>',
    ],
  ])('%s', (html, right) => {
    const [finding] = checkHtml(html);
    expect(mended(html, finding?.fix ?? [])).toBe(right);
    expect(checkHtml(right)).toEqual([]);
  });
});

test('a number of a person is in no message and no excerpt', () => {
  const sentence = `${word.repeat(40)} PESEL 44051401359 i dowód ABA300000.`;
  const html = `<h4>44051401359</h4><p><a href="/a">www.a.pl/44051401359</a> 44051401359 ${sentence}</p>`;
  const found = checkArticle({ title: 'Decyzja 44051401359', shortDescription: '', content: html });
  expect(found.length).toBeGreaterThan(5);
  expect(JSON.stringify(found)).not.toMatch(/051401359|300000/);
});

test('the place is found in the text without its blanks', () => {
  const html = '<h2>Wykaz</h2>\n<p>Jan&nbsp;Nowak <em>44051401359</em></p>';
  const [{ place } = { place: { start: -1, length: 0 } }] = checkHtml(html);
  const ink = 'Wykaz Jan Nowak 44051401359'.replace(blanks(), '');
  expect(ink.slice(place.start, place.start + place.length)).toBe('44051401359');
});

test('an article of 200 kB with a large table', () => {
  const paragraph = `<p>Na podstawie art. 18 ust. 2 pkt 15 ustawy z dnia 8 marca 1990 r. o samorządzie gminnym uchwala się, co następuje.</p>`;
  const rows = cells('td', '1', 'Jan Nowak', '12 345,67', '2026-11-20').repeat(900);
  const html = paragraph.repeat(900) + table(cells('th', 'a', 'b', 'c', 'd'), rows);
  expect(html.length).toBeGreaterThan(170_000);
  expect(checkHtml(`${html}<p>44051401359</p>`).filter(({ isError }) => isError)).toHaveLength(1);
});
