import { describe, expect, test } from 'vitest';
import { plainText } from '../../shared/html/plain-text.ts';
import { takesOnePass } from '../../shared/testing/growth.ts';
import { blanks } from './block.ts';
import { checkArticle, checkHtml } from './check-text.ts';
import { mended } from './finding.ts';
import { articleTexts } from './testing/article-texts.ts';

const codes = (html: string, isError: boolean) =>
  checkHtml(html, 'PL')
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
  [
    table('<tr><td colspan="3">Cennik</td></tr>', cells('td', 'a', 'b', 'c'), cells('td', '1', '2', '3')),
    ['tableHeaders'],
  ],
  [table('<tr><td>Cennik</td></tr>', cells('td', 'a', 'b'), cells('td', '1', '2')), ['tableHeaders']],
  [table(cells('th', '', '<br>'), cells('td', '1', '2')), ['tableHeaders']],
  [table('<tr><td colspan="3">Cennik</td></tr>', cells('th', 'a', 'b', 'c'), cells('td', '1', '2', '3')), []],
  [table('<tr><td colspan="2">a</td></tr>', '<tr><td colspan="2">b</td></tr>'), []],
  [table(cells('td', 'a', 'b')), []],
  [table(cells('td', 'a'), cells('td', 'b')), []],
  ['<p><img src="/a.png" alt="Herb gminy"></p>', []],
  ['<p><img src="/a.png"></p>', ['pictureName']],
  ['<p><img src="/a.png" alt=""></p>', ['pictureName']],
  ['<iframe src="/a" title="Sesja"></iframe>', []],
  ['<iframe src="/a"></iframe>', ['pictureName']],
  ['<p><a href="/a">Statut</a></p>', []],
  ['<p><a href="/a"><img src="/a.png" alt="Statut"></a></p>', []],
  ['<p><a href="/a"></a></p>', ['linkName']],
  ['<p><a href="https://bip.gov.pl">https://bip.gov.pl</a></p>', ['bareAddress']],
  ['<p>Zobacz https://bip.gov.pl albo www.gov.pl.</p>', ['bareAddress', 'bareAddress']],
  ['<p>Jan, PESEL 44051401359</p>', ['pesel']],
  ['<p>PESEL <strong>440514</strong>01359</p>', ['pesel']],
  [table(cells('th', 'Imię', 'PESEL'), cells('td', 'Jan', '44051401359')), ['pesel']],
  ['<p>440514</p><p>01359</p>', []],
  [table(cells('th', 'Imię', 'PESEL'), cells('td', 'Jan', ...'44051401359')), ['pesel']],
  [table(cells('th', 'a'), cells('td', ...[...'44051401359'].map((digit) => `<p>${digit}&nbsp;</p>`))), ['pesel']],
  [table(cells('th', 'a'), cells('td', ...'440514013590')), []],
  [table(cells('th', 'a'), cells('td', ...'440514'), cells('td', ...'01359')), []],
  ['<details><summary>Rok 1</summary>44051401359</details>', ['pesel']],
  ['<!-- 44051401359 --><p>Tekst</p>', []],
  ['<p>Termin: <span style="color: #c00000">5 maja 2026 r.</span> w urzędzie</p>', ['colourAlone']],
  ['<p>Wyniki: <span style="background-color: rgb(255, 255, 0)">zdany</span>, niezdany</p>', ['colourAlone']],
  ['<p>a <span style="color:red">b1</span> cccc <span style="color:red">d1</span></p>', ['colourAlone']],
  ['<p>Termin: <strong><span style="color: red">5 maja</span></strong> w urzędzie</p>', []],
  ['<p>Termin: <span style="color: red"><b>5 maja</b></span> w urzędzie</p>', []],
  ['<p>Napisz do <a href="/a"><span style="color: red">urzędu</span></a> dzisiaj</p>', []],
  ['<p><span style="color: red">Urząd będzie nieczynny.</span></p>', []],
  ['<p><span style="color: red">Urząd </span><span style="color: red">nieczynny</span>.</p>', []],
  ['<p>Statut <span style="color: #1f3864">gminy</span> i <span style="color: #444">miasta</span> Jasionka</p>', []],
  ['<h2>Nabór <span style="color: red">pilny</span> do urzędu</h2>', []],
  ['<ul><li>a1</li><li><span style="color: green">b1</span></li><li>c1</li></ul>', ['colourAlone']],
  ['<ul><li><span style="color: green">a1</span></li><li><span style="color: green">b1</span></li></ul>', []],
  ['<p>Zmiany zaznaczono na czerwono.</p>', ['colourAlone']],
  ['<p>Kolorem zielonym oznaczono terminy wolne.</p>', ['colourAlone']],
  ['<p>Zmiany zaznaczono na czerwono i gwiazdką.</p>', []],
  ['<p>Szlak oznaczony kolorem czerwonym ma 5 km.</p>', []],
  ['<p>Odpady zbiera się w workach oznaczonych kolorem żółtym.</p>', []],
  ['<p>Tereny zielone, Zielona Góra, ulica Czerwona.</p>', []],
  ['<p>Opłata wynosi <del>10</del><ins>12</ins> zł.</p>', ['trackedChange']],
  ['<p>Opłata wynosi <ins cite="#">12</ins> zł.</p>', ['trackedChange']],
  ['<p>Opłata wynosi <s>10</s> 12 zł<ins> </ins></p>', []],
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
  ['<p>Od 9 lutego do 30 kwietnia 2026 r., 3 maja, 10 maja i 1 czerwca 2026 r.</p>', []],
  ['<p>Od 9 lutego–30 kwietnia 2026 r. oraz 3 maja.</p>', ['dateWithoutYear']],
  [`<p>${word.repeat(36)}.</p>`, ['longSentence']],
  [`<p>${word.repeat(30)}koniec. ${'Inne '.repeat(30)}.</p>`, []],
  [`<p>${word.repeat(20)} na podstawie art. 5 ust. 2 pkt 3 ${word.repeat(5)}.</p>`, []],
  [`<p>${'Niejednokrotnie uniemożliwiającego przedsięwzięcia. '.repeat(40)}</p>`, ['hardText']],
])('hints of %s', (html, expected) => {
  expect(codes(html, false)).toEqual(expected);
});

const english = 'The office of the municipality is open from Monday to Friday and it is not open on Saturday.';
const polish =
  'Urząd gminy i miasta jest czynny od poniedziałku do piątku, a w soboty i święta nie przyjmuje interesantów i gości.';
const ukrainian = 'Управління гміни працює з понеділка до п’ятниці, а в суботу не приймає відвідувачів.';
const german = 'Das Amt der Gemeinde ist von Montag bis Freitag für die Bürger und Gäste der Gemeinde geöffnet.';

test.each([
  ['PL', `<p>${english}</p>`, ['missingLanguage']],
  ['PL', `<p>${ukrainian}</p>`, ['missingLanguage']],
  ['pl', `<p>${german}</p>`, ['missingLanguage']],
  ['EN', `<p>${polish}</p>`, ['missingLanguage']],
  ['UK', `<p>${ukrainian}</p>`, []],
  ['EN', `<p>${english}</p>`, []],
  ['PL', `<p>${polish}</p>`, []],
  ['PL', `<p><span lang="en">${english}</span></p>`, []],
  ['PL', `<div lang="uk"><p>${ukrainian}</p></div>`, []],
  ['PL', `<p>${english}</p><p>${english}</p><p>${polish}</p><p>${english}</p>`, ['missingLanguage', 'missingLanguage']],
  ['PL', `<p>${polish} The Act of the Council.</p>`, []],
  ['PL', '<p>Projekt „The Best of the Rest for the Future of Europe and the World”.</p>', []],
  [
    'PL',
    '<p>Microsoft Windows Server 2022 Standard, Dell PowerEdge R740, Intel Xeon Silver 4210, HP LaserJet Pro, Cisco Catalyst</p>',
    [],
  ],
])('language of an article in %s with %s', (language, html, expected) => {
  expect(checkHtml(html, language).map(({ code }) => code)).toEqual(expected);
});

describe('mended by a machine', () => {
  test.each([
    ['<h2>A</h2><h4 class="x">B</h4>', '<h2>A</h2><h3 class="x">B</h3>'],
    ['<p>A</p><h2> </h2><p>B</p>', '<p>A</p><p>B</p>'],
    ['<p>A</p><h2><br></h2><p>B</p>', '<p>A</p><p>B</p>'],
    ['<p>Opłata: <del>10</del> <ins>12 <b>zł</b></ins>.</p>', '<p>Opłata:  12 <b>zł</b>.</p>'],
    [
      '<p>Do <span style="color:#c00000">5 maja 2026 r.</span> włącznie</p>',
      '<p>Do <span style="color:#c00000"><strong>5 maja 2026 r.</strong></span> włącznie</p>',
    ],
    [
      `<p><b>${english}</b></p><ul><li>${english}</li></ul><p>${polish}</p>`,
      `<p><span lang="en"><b>${english}</b></span></p><ul><li><span lang="en">${english}</span></li></ul><p>${polish}</p>`,
    ],
    [
      '<table><tr><td colspan="2">a</td><td>b</td><td>c</td></tr><tr><td>1</td><td>2</td></tr></table>',
      '<table><tr><th scope="col" colspan="2">a</th><th scope="col">b</th><th scope="col">c</th></tr><tr><td>1</td><td>2</td></tr></table>',
    ],
  ])('%s', (html, right) => {
    const [finding] = checkHtml(html, 'PL');
    expect(mended(html, finding?.fix ?? [])).toBe(right);
    expect(checkHtml(right, 'PL')).toEqual([]);
  });
});

test.each([
  ['an empty first row', cells('td', '', '&nbsp;', ''), 'pierwszy wiersz jest pusty'],
  ['empty header cells', cells('th', '', '', ''), 'pierwszy wiersz jest pusty'],
  ['a merged title', '<tr><td colspan="3">Cennik</td></tr>', 'pierwszy wiersz to tytuł'],
])('a table with %s is told, and not mended by a machine', (_, first, message) => {
  const html = table(first, cells('td', 'a', 'b', 'c'), cells('td', '1', '2', '3'));
  const [finding] = checkHtml(html, 'PL');
  expect(finding?.message).toContain(message);
  expect(finding?.fix).toBeUndefined();
});

test('a number of a person is in no message and no excerpt', () => {
  const sentence = `${word.repeat(40)} PESEL 44051401359 i dowód ABA300000.`;
  const html = `<h4>44051401359</h4><p><a href="/a">www.a.pl/44051401359</a> 44051401359 ${sentence}</p>`;
  const found = checkArticle(articleTexts({ title: 'Decyzja 44051401359', content: html }));
  expect(found.length).toBeGreaterThan(5);
  expect(JSON.stringify(found)).not.toMatch(/051401359|300000/);
});

test.each(['44 05 14 01359', '440514.01359', '4405&shy;14\u200b01359', 'dowodem aba300000', '440514_01359'])(
  'nor one that is written as %s',
  (number) => {
    const html = `<h4>${number}</h4><p><a href="/a">www.a.pl/${number}</a> ${word.repeat(40)} ${number}.</p>`;
    const found = checkArticle(articleTexts({ title: number, content: html }));
    expect(found.length).toBeGreaterThan(2);
    expect(JSON.stringify(found).replaceAll(/[^\da-z]/g, '')).not.toMatch(/1359|300000/);
  },
);

test.each([
  ['<h2>Wykaz</h2><p>Jan 440514 –\u200b 01359.</p>', '440514–01359'],
  ['<h2>Wykaz</h2><p>Jan\n   440514\r\n\t01359<sup>1</sup> z 2024.</p>', '44051401359'],
  ['<p>PESEL: 44051<br>401359</p>', '44051401359'],
  ['<p>Jan</p><p>Nazwisko:</p><div>440514<br>01359</div>', '44051401359'],
  ['<p>seria ABA&nbsp;nr 300&shy;000.</p>', 'ABAnr300000'],
  [`<p>Jan</p>${table(cells('th', 'a'), cells('td', 'b', ...'44051401359'))}`, '44051401359'],
])('the place of the number in %s', (html, number) => {
  const [{ place } = { place: { start: -1, length: 0 } }] = checkHtml(html, 'PL');
  const ink = plainText(html).replace(blanks(), '');
  expect(ink.slice(place.start, place.start + place.length)).toBe(number);
});

test('the place is found in the text without its blanks', () => {
  const html = '<h2>Wykaz</h2>\n<p>Jan&nbsp;Nowak <em>44051401359</em></p>';
  const [{ place } = { place: { start: -1, length: 0 } }] = checkHtml(html, 'PL');
  const ink = 'Wykaz Jan Nowak 44051401359'.replace(blanks(), '');
  expect(ink.slice(place.start, place.start + place.length)).toBe('44051401359');
});

test('an article of 200 kB with a large table', () => {
  const paragraph = `<p>Na podstawie art. 18 ust. 2 pkt 15 ustawy z dnia 8 marca 1990 r. o samorządzie gminnym uchwala się, co następuje.</p>`;
  const rows = cells('td', '1', 'Jan Nowak', '12 345,67', '2026-11-20').repeat(900);
  const html = paragraph.repeat(900) + table(cells('th', 'a', 'b', 'c', 'd'), rows);
  expect(html.length).toBeGreaterThan(170_000);
  expect(checkHtml(`${html}<p>44051401359</p>`, 'PL').filter(({ isError }) => isError)).toHaveLength(1);
});

test.each([
  ['numbers', '44051401359 '],
  ['telephones', 'tel. 600 100 200<br>'],
  ['dates', 'Dnia 12 marca odbyła się sesja. '],
  ['colours', '<span style="color: rgb(200, 0, 0)">słowo</span> inne '],
  ['phrases', 'zmiany zaznaczono na czerwono '],
])('%s in one long paragraph are counted once, not from its start for each', (_, repeated) => {
  const check = (times: number) => checkHtml(`<p>${repeated.repeat(times)}</p>`, 'PL');
  expect(takesOnePass(check, 500)).toBe(true);
  expect(check(500).length).toBeGreaterThan(0);
});

test('places of many findings in one text', () => {
  const found = checkHtml(`<p>${'44051401359 albo '.repeat(50)}</p>`, 'PL').filter(({ code }) => code === 'pesel');
  expect(found.map(({ place }) => place)).toEqual(
    Array.from({ length: 50 }, (_, index) => ({ start: index * 15, length: 11 })),
  );
});
