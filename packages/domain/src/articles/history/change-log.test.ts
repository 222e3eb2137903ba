import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { AttachmentFindingCode } from '@redakcja/generated/model/attachmentFindingCode';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { LinkType } from '@redakcja/generated/model/linkType';
import { describe, expect, test } from 'vitest';
import { attachmentErrors } from '../check/attachment-findings.ts';
import { findingLabels } from '../check/publication-check.ts';
import { labelsOf } from '../check/publication-error.ts';
import { changeLogDescriptions, describeArticleChanges, despiteErrorsIn, type LoggedArticle } from './change-log.ts';

const link = {
  type: LinkType.External,
  displayText: 'Sejm',
  title: 'Sejm RP',
  url: 'https://sejm.gov.pl',
  target: LinkTarget.NewTab,
};
const file = (id: number, displayName: string) => ({ documentRepositoryId: id, displayName });

const film = {
  type: 10,
  url: 'https://a.pl',
  displayText: 'Sesja',
  title: 'Film',
  target: 10,
  thumbnailId: 7,
} as const;
const article: LoggedArticle = {
  title: 'Statut',
  titleFromFooter: null,
  shortDescription: 'Opis',
  content: '<p>Treść</p>',
  extraContent: null,
  baseArticleProvidingEntity: 'Urząd Gminy',
  baseArticleAuthorName: 'Jan Kowalski',
  baseArticleAuthorEmail: null,
  baseArticleInformationCreated: '2026-11-20T07:30:00.000Z',
  publishStart: '2026-11-23T07:00:00.000Z',
  publishEnd: null,
  archiveAfterPublishEnd: false,
  tags: [
    { id: 7, name: 'uchwały' },
    { id: 3, name: 'budżet' },
  ],
  categories: [
    { id: 23, displayText: 'Uchwały' },
    { id: 5, displayText: 'Rada' },
  ],
  links: [link],
  multimedia: [film],
  attachments: [file(1, 'Uchwała'), file(2, 'Załącznik')],
  addedAttachments: [],
};

describe('details', () => {
  test.each<[string, Partial<LoggedArticle>, string[]]>([
    ['nothing', {}, []],
    [
      'nothing, said otherwise',
      {
        titleFromFooter: '',
        baseArticleAuthorEmail: '',
        publishStart: '2026-11-23T07:00:00Z',
        tags: [...article.tags].reverse(),
      },
      [],
    ],
    ['title', { title: 'Statut Gminy Jasionka' }, ['Tytuł: «Statut» → «Statut Gminy Jasionka»']],
    ['a long text', { shortDescription: 'x'.repeat(200) }, [`Krótki opis: «Opis» → «${'x'.repeat(120)}…»`]],
    ['a text that just fits', { shortDescription: 'x'.repeat(120) }, [`Krótki opis: «Opis» → «${'x'.repeat(120)}»`]],
    ['content', { content: '<p>Inna</p>' }, ['Zmieniono treść']],
    ['date', { publishEnd: '2026-12-04T14:00:59.000Z' }, ['Data publikacji do: brak → «2026-12-04 15:00:59»']],
    ['archiving', { archiveAfterPublishEnd: true }, ['Archiwizacja po zakończeniu publikacji: nie → tak']],
    ['extra content', { extraContent: '<p>x</p>' }, ['Dodano treść dodatkową']],
    [
      'tags',
      {
        tags: [
          { id: 7, name: 'uchwały' },
          { id: 9, name: 'statut' },
        ],
      },
      ['Dodano tagi: «statut»', 'Usunięto tagi: «budżet»'],
    ],
    ['main category', { categories: [...article.categories].reverse() }, ['Kategoria główna: «Uchwały» → «Rada»']],
    [
      'categories',
      {
        categories: [
          { id: 23, displayText: 'Uchwały' },
          { id: 8, displayText: 'Wójt' },
        ],
      },
      ['Dodano kategorie: «Wójt»', 'Usunięto kategorie: «Rada»'],
    ],
    ['a link under the same name', { links: [{ ...link, url: 'https://senat.gov.pl' }] }, ['Zmieniono łącza: «Sejm»']],
    ['a link away', { links: [] }, ['Usunięto łącza: «Sejm»']],
    ['a film', { multimedia: [film, { ...film, url: 'https://b.pl' }] }, ['Dodano multimedia: «Sesja»']],
    ['a thumbnail', { multimedia: [{ ...film, thumbnailId: 8 }] }, ['Zmieniono miniaturę multimediów: «Sesja»']],
    [
      'a thumbnail away',
      { multimedia: [{ ...film, thumbnailId: null }] },
      ['Zmieniono miniaturę multimediów: «Sesja»'],
    ],
    [
      'a film and its thumbnail',
      { multimedia: [{ ...film, title: 'Nagranie', thumbnailId: 8 }] },
      ['Zmieniono multimedia: «Sesja»'],
    ],
    ['order', { attachments: [...article.attachments].reverse() }, ['Zmieniono kolejność: załączniki']],
    [
      'name of an attachment',
      { attachments: [file(1, 'Uchwała nr 5'), file(2, 'Załącznik')] },
      ['Dodano załączniki: «Uchwała nr 5»', 'Usunięto załączniki: «Uchwała»'],
    ],
    ['added attachments', { addedAttachments: [file(9, 'Errata')] }, ['Dodano dodatkowe załączniki: «Errata»']],
    [
      'ten',
      { addedAttachments: Array.from({ length: 10 }, (_, index) => file(index + 10, `p${index}`)) },
      ['Dodano dodatkowe załączniki: «p0», «p1», «p2», «p3», «p4», «p5», «p6», «p7», «p8», «p9»'],
    ],
    [
      'many',
      { addedAttachments: Array.from({ length: 12 }, (_, index) => file(index + 10, `p${index}`)) },
      ['Dodano dodatkowe załączniki: «p0», «p1», «p2», «p3», «p4», «p5», «p6», «p7», «p8», «p9» i jeszcze 2'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(describeArticleChanges(article, { ...article, ...changes })).toEqual(expected);
  });

  test('do not contain personal data', () => {
    const sentences = describeArticleChanges(article, {
      ...article,
      baseArticleAuthorName: 'Anna Nowak',
      baseArticleAuthorEmail: 'a.nowak@gmina.pl',
    });
    expect(sentences).toEqual(['Zmieniono osobę, która wytworzyła informację', 'Zmieniono adres e-mail autora']);
  });
});

test.each<[string, Partial<LoggedArticle>, string[]]>([
  ['a title', { title: 'Decyzja 44 05 14 01359 z 2026-11-20' }, ['Tytuł: «Decyzja 44••• z 2026-11-20» → «Statut»']],
  [
    'a link',
    { links: [{ ...link, displayText: 'Jan 44051401359' }] },
    ['Dodano łącza: «Sejm»', 'Usunięto łącza: «Jan 44•••»'],
  ],
  [
    'a file',
    { attachments: [file(1, 'Akta_44051401359'), file(2, 'Załącznik')] },
    ['Dodano załączniki: «Uchwała»', 'Usunięto załączniki: «Akta_44•••»'],
  ],
  [
    'a film',
    { multimedia: [{ ...film, displayText: 'Dowód ABA300000' }] },
    ['Dodano multimedia: «Sesja»', 'Usunięto multimedia: «Dowód AB•••»'],
  ],
  [
    'a number behind the cut',
    { shortDescription: `${'x'.repeat(110)} 44051401359` },
    [`Krótki opis: «${'x'.repeat(110)} 44•••» → «Opis»`],
  ],
])('a number of a person in %s is not written for ever', (_, before, expected) => {
  expect(describeArticleChanges({ ...article, ...before }, article)).toEqual(expected);
});

test('descriptions', () => {
  expect(changeLogDescriptions.statusChanged(ArticleStatus.Draft, ArticleStatus.Confirmed)).toBe(
    'Zmiana statusu: Roboczy → Zatwierdzony',
  );
  expect(changeLogDescriptions.versionRestored(1, 3)).toBe('Przywrócenie wersji 1 jako wersji 3');
});

test('what a reason has covered is read back as it was written', () => {
  const findings = Object.values(AttachmentFindingCode).map((code) => ({ code, page: null, excerpt: '' }));
  const names = { displayName: 'PESEL 44051401359', filename: '44051401359.pdf' };
  const attachments = [{ documentRepositoryId: 1, ...names, isChecked: false, findings }];
  const errors = [...Object.values(findingLabels), ...labelsOf(attachmentErrors(attachments))];
  expect(despiteErrorsIn(changeLogDescriptions.despiteErrors(errors))).toEqual(errors);
  expect(despiteErrorsIn('Zmieniono tytuł')).toEqual([]);
});
