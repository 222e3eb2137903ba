import { expect, test } from 'vitest';
import { checkHtml } from './check-text.ts';

const added = new Set(['fakeHeading', 'typedList', 'fileNameAlt', 'sameLinkName', 'weakContrast']);
const found = (html: string) =>
  checkHtml(html, 'PL').flatMap(({ code, isError }) => (added.has(code) ? [isError ? `error ${code}` : code] : []));

const under = '<p>Wnioski przyjmuje sekretariat urzędu w godzinach pracy, od poniedziałku do piątku.</p>';

test.each([
  [`<p><strong>Sposób załatwienia sprawy</strong></p>${under}`, ['fakeHeading']],
  [`<p><span><b>Rozdział 1</b></span></p>${under}`, ['fakeHeading']],
  ['<p><strong>Potrzebne dokumenty</strong></p><ul><li>wniosek</li></ul>', ['fakeHeading']],
  [`<p><strong>Urząd będzie nieczynny.</strong></p>${under}`, []],
  [`<p><strong>Termin:</strong> 5 maja 2026 r.</p>${under}`, []],
  [`<p><strong>§ 1</strong></p>${under}`, []],
  [`<p><strong>UCHWAŁA NR 5</strong></p><p><strong>Rady Gminy</strong></p>${under}`, []],
  [`${under}<p><strong>Wójt Gminy</strong></p><p>Jan Kowalski</p>`, []],
  [`${under}<p><strong>Jan Kowalski</strong></p>`, []],
  [`<h2>Cel</h2>${under}`, []],
  [`<table><tr><th><p><strong>Stawka opłaty</strong></p></th><td>${under}</td></tr></table>`, []],
  [`<ul><li><p><strong>Wniosek</strong></p>${under}</li></ul>`, []],
  ['<p>1) wniosek<br>2) załączniki</p>', ['typedList']],
  ['<p>Dołącz:<br>a) wniosek<br>b) dowód opłaty</p>', ['typedList']],
  ['<p>– wniosek<br>– załączniki</p>', ['typedList']],
  ['<p>Jan Kowalski<br>ul. Polna 5<br>33-100 Jasionka</p>', []],
  ['<p>1) wniosek<br>3) załączniki</p>', []],
  ['<p>– wniosek</p><p>– załączniki</p>', []],
  ['<p>Temperatura:<br>- 5 stopni<br>- 6 stopni</p>', []],
  ['<ol><li>wniosek</li><li>załączniki</li></ol>', []],
  ['<p><img src="/a" alt="DSC_0012.JPG"></p>', ['fileNameAlt']],
  ['<p><img src="/a" alt="IMG_20261128"></p>', ['fileNameAlt']],
  ['<p><img src="/a" alt="Herb gminy Jasionka"></p>', []],
  ['<p><img src="/a" alt="Image of the town hall"></p>', []],
  ['<p><a href="/a">Uchwała</a> <a href="/b">Uchwała</a></p>', ['sameLinkName']],
  ['<p><a href="/a">Uchwała</a> <a href="/b">uchwała </a> <a href="/c">Uchwała</a></p>', ['sameLinkName']],
  ['<p><a href="/a">Uchwała</a> <a href="/a">Uchwała</a></p>', []],
  ['<p><a href="http://gov.pl/">Portal</a> <a href="https://www.gov.pl">Portal</a></p>', []],
  ['<p><a href="/a">Uchwała 1</a> <a href="/b">Uchwała 2</a></p>', []],
  ['<p><a href="/a">więcej</a> <a href="/b">więcej</a></p>', []],
  ['<p><span style="color: #999999">Tekst</span></p>', ['weakContrast']],
  ['<p style="color: yellow">a <b>b</b></p>', ['weakContrast']],
  ['<p><span style="background-color: #000080; color: #333">Tekst</span></p>', ['weakContrast']],
  ['<p><span style="color: #333">Tekst</span></p>', []],
  ['<p style="background-color: #000080"><span style="color: #fff">Tekst</span></p>', []],
  ['<p><span style="color: #999"> </span></p>', []],
  ['<p style="color: #999"><a href="/a">Uchwała</a></p>', []],
  ['<p><span style="color: inherit">Tekst</span></p>', []],
] as const)('%s', (html, codes) => {
  expect(found(html)).toEqual(codes);
});
