import { expect, test } from 'vitest';
import { nameErrors } from './attachment-findings.ts';
import { checkArticle } from './check-text.ts';
import { errorSummary, errorsOfSave } from './publication-check.ts';
import { textError } from './publication-error.ts';
import { articleTexts } from './testing/article-texts.ts';

const pesel = '44051401359';
const row = { displayText: 'Regulamin', title: 'Regulamin', url: 'https://a.example' };

test.each<[string, Parameters<typeof articleTexts>[0], string]>([
  ['title', { title: `Decyzja ${pesel}` }, 'Numer PESEL.'],
  ['shortDescription', { shortDescription: `Jan, ${pesel}` }, 'Numer PESEL.'],
  ['content', { content: `<p>${pesel}</p>` }, 'Numer PESEL.'],
  ['content', { content: `<p><img src="/a.png" alt="Dowód ${pesel}"></p>` }, 'Numer PESEL w opisie obrazu.'],
  [
    'content',
    { content: '<p><img src="/a.png" alt="Dowód ４４０５１４０１３５９"></p>' },
    'Numer PESEL w opisie obrazu.',
  ],
  ['content', { content: `<p><a href="/a?osoba=${pesel}">Statut</a></p>` }, 'Numer PESEL w adresie łącza.'],
  ['content', { content: `<p><a href="/a" title="${pesel}">Statut</a></p>` }, 'Numer PESEL w tytule łącza albo filmu.'],
  [
    'content',
    { content: `<p><img src="/a/${pesel}.jpg" alt="Dowód"></p>` },
    'Numer PESEL w adresie obrazu albo filmu.',
  ],
  ['content', { content: '<p><a href="/a/%34%34051401359">Statut</a></p>' }, 'Numer PESEL w adresie łącza.'],
  ['content', { content: '<p><a href="/&#52;&#52;051401359">Statut</a></p>' }, 'Numer PESEL w adresie łącza.'],
  [
    'content',
    { content: `<iframe src="https://a.example/${pesel}" title="Sesja"></iframe>` },
    'Numer PESEL w adresie obrazu albo filmu.',
  ],
  ['content', { content: `<p><abbr title="${pesel}">J.</abbr></p>` }, 'Numer PESEL w tytule łącza albo filmu.'],
  [
    'content',
    { content: `<table><tr><th abbr="${pesel}">a</th></tr></table>` },
    'Numer PESEL w skrócie nagłówka tabeli.',
  ],
  ['content', { content: `<blockquote cite="/${pesel}">a</blockquote>` }, 'Numer PESEL w adresie źródła.'],
  ['content', { content: `<p id="osoba-${pesel}">a</p>` }, 'Numer PESEL w atrybucie „id”.'],
  ['content', { content: `<p style=color:rgb(${pesel})>a</p>` }, 'Numer PESEL w atrybucie „style”.'],
  ['extraContent', { extraContent: `<p>${pesel}</p>` }, 'Numer PESEL.'],
  ['titleFromFooter', { titleFromFooter: pesel }, 'Numer PESEL w polu „Tytuł w stopce”.'],
  ['baseArticleProvidingEntity', { baseArticleProvidingEntity: pesel }, 'Numer PESEL w polu „Podmiot udostępniający”.'],
  [
    'baseArticleAuthorName',
    { baseArticleAuthorName: `Jan ${pesel}` },
    'Numer PESEL w polu „Osoba, która wytworzyła informację”.',
  ],
  [
    'baseArticleAuthorEmail',
    { baseArticleAuthorEmail: `${pesel}@a.example` },
    'Numer PESEL w polu „Adres e-mail autora”.',
  ],
  ['links', { links: [{ ...row, displayText: `Akta ${pesel}` }] }, 'Numer PESEL w łączu „Akta 44•••”.'],
  ['links', { links: [{ ...row, title: `Akta ${pesel}` }] }, 'Numer PESEL w łączu „Regulamin”.'],
  ['links', { links: [{ ...row, url: `https://a.example/akta-${pesel}` }] }, 'Numer PESEL w łączu „Regulamin”.'],
  ['multimedia', { multimedia: [{ ...row, title: pesel }] }, 'Numer PESEL w multimediach „Regulamin”.'],
  ['multimedia', { multimedia: [{ ...row, displayText: pesel }] }, 'Numer PESEL w multimediach „44•••”.'],
  [
    'multimedia',
    { multimedia: [{ ...row, url: `https://a.example/v%20${pesel}` }] },
    'Numer PESEL w multimediach „Regulamin”.',
  ],
])('a number in %s: %j', (field, texts, message) => {
  const found = checkArticle(articleTexts(texts)).filter(({ isError }) => isError);
  expect(found).toMatchObject([{ field, code: 'pesel', isError: true, message: expect.stringContaining(message) }]);
  expect(found.map(({ message: text, excerpt }) => text + excerpt).join()).not.toContain(pesel);
});

test.each([
  { links: [row], multimedia: [row], extraContent: '<p>Tekst</p>' },
  { content: `<p>a <a href="/api/files/501200300">Telefon</a></p>` },
  { content: `<p><img src="data:image/png;base64,AA/${pesel}/AA==" alt="Herb"></p>` },
  { content: '<p><img src="/api/files/12?key=4405-1401-359b-41d4-a716" alt="Herb" width="440" height="514"></p>' },
  { content: `<p data-row="${pesel}">a</p>` },
])('an article without numbers: %j', (texts) => {
  expect(checkArticle(articleTexts(texts))).toEqual([]);
});

test.each([
  [`decyzja ${pesel}`, `decyzja ${pesel}.pdf`, ['numer PESEL w nazwie załącznika', 'numer PESEL w nazwie pliku']],
  ['decyzja', `decyzja-${pesel}.pdf`, ['numer PESEL w nazwie pliku']],
  ['decyzja', `2026_${pesel}_ABA300000.pdf`, ['numer PESEL w nazwie pliku', 'numer dowodu osobistego w nazwie pliku']],
  [`decyzja-${pesel}-kopia`, 'a.pdf', ['numer PESEL w nazwie załącznika']],
  ['uchwała XII-123-2026', 'uchwala-XII-123-2026.pdf', []],
])('an attachment „%s” (%s)', (displayName, filename, expected) => {
  expect(nameErrors({ displayName, filename }).map(({ what }) => what)).toEqual(expected);
});

const rowOf = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

test.each<[string, string[]]>([
  [rowOf(...pesel), ['pesel']],
  [rowOf('PESEL', ...pesel), ['pesel']],
  [rowOf('Dowód', ...'ABA300000'), ['identityCard']],
  [rowOf('Rachunek', ...'61109010140000071219812874'), ['account']],
  [rowOf('Imię', 'Seria', 'Numer') + rowOf('Jan', 'ABA', '300000'), ['identityCard']],
  [rowOf('Imię', 'Paszport', 'nr') + rowOf('Jan', '<p>ZS</p>', '<p>000 0177</p>'), ['passport']],
  [rowOf('Imię i nazwisko', 'PESEL') + rowOf('Jan', '440514', '01359'), ['pesel']],
  [rowOf('Imię i nazwisko', 'PESEL') + rowOf('Jan', '44', '05', '14', '01359'), ['pesel']],
  [rowOf('Imię i nazwisko', 'PESEL') + rowOf('Jan', '440514<br>01359'), ['pesel']],
  [rowOf('Imię i nazwisko', 'PESEL') + rowOf('Jan', '<p>440514</p><p>01359</p>'), ['pesel']],
  [rowOf('Konto') + rowOf('61', '1090', '1014', '0000', '0712', '1981', '2874'), ['account']],
  [rowOf('2024', '2025') + rowOf('440514', '01359'), []],
  [rowOf('Nazwisko', 'Głosy') + rowOf('Jan', '440514', '01359', '12'), []],
  // a budget
  [rowOf('Jednostka', 'Kwota') + rowOf('ABA', '300000'), []],
  [rowOf('Seria', 'Numer') + rowOf('ABA', '300001'), []],
  [rowOf('Seria', 'Numer') + rowOf('ABA', 'a', '300000'), []],
])('numbers over cells of a table: %s', (rows, codes) => {
  const found = checkArticle(articleTexts({ content: `<table>${rows}</table>` }));
  expect(found.map(({ code }) => code).filter((code) => code !== 'tableHeaders')).toEqual(codes);
});

test.each(['61 1090 1014 0000 0712 1981 2874', 'tel. 17 850 10 20', '+48178501020', 'tel. (17) 850-10-20'])(
  'what the office has itself is no finding: %s',
  (number) => {
    const article = articleTexts({ title: number, content: `<p>${number}</p>`, links: [{ ...row, title: number }] });
    expect(checkArticle(article).map(({ field }) => field)).toEqual(
      expect.arrayContaining(['title', 'content', 'links']),
    );
    const ownNumbers = ['+48 17 850 10 20', 'wadium: 61 1090 1014 0000 0712 1981 2874'];
    expect(checkArticle({ ...article, review: { ownNumbers } })).toEqual([]);
  },
);

test('a telephone and an e-mail are told in every field', () => {
  const written = 'tel. 501 200 300, anna.nowak@wp.pl';
  const texts = { title: written, shortDescription: written, baseArticleAuthorName: written, titleFromFooter: written };
  const article = articleTexts({
    ...texts,
    links: [{ ...row, title: written }],
    extraContent: `<p>${written}</p>`,
    content: '<p><a href="mailto:anna.nowak@wp.pl?subject=a">Napisz</a> <a href="tel:+48501200300">Telefon</a></p>',
  });
  const codes = Map.groupBy(checkArticle(article), ({ field }) => field);
  for (const [field, found] of codes)
    expect([field, found.map(({ code }) => code)]).toEqual([field, expect.arrayContaining(['phone', 'email'])]);
  expect([...codes.keys()].toSorted()).toEqual([...Object.keys(texts), 'links', 'extraContent', 'content'].toSorted());
});

test('what a save changes of a published article is asked about by its field', () => {
  const texts = articleTexts({ links: [{ ...row, title: pesel }], baseArticleAuthorName: pesel });
  const saved = { texts, addedExtraContent: `<h2>${pesel}</h2>`, addedFiles: [] };
  expect([...errorsOfSave(['links', 'tags', 'addedExtraContent', 'addedAttachments'], saved)]).toEqual([
    ['links', [textError('numer PESEL')]],
    ['addedExtraContent', [textError('numer PESEL')]],
  ]);
  expect(errorSummary(checkArticle(texts))).toEqual([textError('numer PESEL (2)')]);
});
