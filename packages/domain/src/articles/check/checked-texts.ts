// Which texts of an article are looked through for numbers of persons before they are public, and why the others are not: one list for the card,
// the server and the command line. Names and contents of attachments: attachment-findings.ts.

import { isOwn, type OwnNumbers } from '../../shared/numbers/own-numbers.ts';
import { folded } from '../../shared/text/folded-text.ts';
import {
  numbersInName,
  type PersonalNumber,
  type PersonalNumberKind,
  personalNumbers,
  shownOf,
  withoutNumbers,
} from '../../shared/text/personal-numbers.ts';
import { articleFieldLabels } from '../article-field-labels.ts';
import { contactsInContent, contactsInText } from './contacts/contact-findings.ts';
import { type Finding, placeIn } from './finding.ts';
import { type Content, contentOf } from './read-content.ts';

interface Row {
  displayText: string;
  title: string;
  url?: string | null | undefined;
}

/** The texts of an article: an `Article` of the contract has them. */
export interface ArticleTexts {
  title: string;
  shortDescription: string;
  content: string;
  extraContent: string | null;
  titleFromFooter: string | null;
  baseArticleProvidingEntity: string;
  baseArticleAuthorName: string;
  baseArticleAuthorEmail: string | null;
  links: readonly Row[];
  multimedia: readonly Row[];
}

export type CheckedField = keyof ArticleTexts;

export interface TextFinding extends Finding {
  field: CheckedField;
  /** Displayed text of the link or recording that it is about. */
  row?: string;
}

/** Labels of the fields on the card. */
export const checkedFieldLabels: Readonly<Record<CheckedField, string>> = {
  ...articleFieldLabels,
  extraContent: articleFieldLabels.addedExtraContent,
};

type Check = (article: ArticleTexts, own: OwnNumbers) => TextFinding[];

/** What an article shows, by its path in the contract; the three that are written at length have checks of their own (check-text.ts). */
const otherTexts: Readonly<Record<string, Check>> = {
  extraContent: ({ extraContent }, own) => {
    const content = contentOf(extraContent ?? '');
    return [...numbersInContent(content, own), ...contactsInContent(content, own)].map((one) => ({
      ...one,
      field: 'extraContent',
    }));
  },
  titleFromFooter: inField('titleFromFooter'),
  baseArticleProvidingEntity: inField('baseArticleProvidingEntity'),
  baseArticleAuthorName: inField('baseArticleAuthorName'),
  baseArticleAuthorEmail: inField('baseArticleAuthorEmail'),
  'links.displayText': inRows('links', 'displayText'),
  'links.title': inRows('links', 'title'),
  'links.url': inRows('links', 'url'),
  'multimedia.displayText': inRows('multimedia', 'displayText'),
  'multimedia.title': inRows('multimedia', 'title'),
  'multimedia.url': inRows('multimedia', 'url'),
};

/** Paths in the contract's `Article` of all texts that are checked. */
export const checkedPaths: readonly string[] = [
  'title',
  'shortDescription',
  'content',
  ...Object.keys(otherTexts),
  ...['attachments', 'addedAttachments'].flatMap((list) => [`${list}.displayName`, `${list}.filename`]),
];

const ofServer = 'the server makes it';
const ofFile = 'a fact about the file';
const ofAccount = 'the name of an account, which administrators give';
const otherVersion = 'the title of another version, which is checked with that version';
const ofMenus = 'a name of the menus, which is saved there';

/** Texts of the contract's `Article` that are not checked, each with its reason; a path stands for what is below it. */
export const exemptPaths: Readonly<Record<string, string>> = {
  url: 'made of the title',
  slug: 'made of the title',
  language: 'a name of a language, which administrators give',
  languages: 'a name of a language, which administrators give',
  translations: otherVersion,
  versions: otherVersion,
  missedPublication: ofServer,
  review: 'the result of the check itself',
  changeLogEntries: 'not for visitors; a reason, which they read, is refused when it is given (change-text.ts)',
  createdBy: ofAccount,
  publishedBy: ofAccount,
  'tags.name': 'a name of a dictionary, which is saved there',
  categories: ofMenus,
  mainMenuElementDisplayText: ofMenus,
  tooltipCategories: ofMenus,
  'links.slug': 'made of the title of the article or the name of the category',
  'multimedia.thumbnail': 'no visitor is told its file name; its description is the title of the recording',
  ...Object.fromEntries(
    ['attachments', 'addedAttachments'].flatMap((list) => [
      [`${list}.content`, 'always null'],
      [`${list}.contentType`, ofFile],
      [`${list}.crc32File`, ofFile],
      [`${list}.createdBy`, ofAccount],
    ]),
  ),
};

const numberNames: Readonly<Record<PersonalNumberKind, string>> = {
  pesel: 'Numer PESEL',
  identityCard: 'Numer dowodu osobistego',
  passport: 'Numer paszportu',
  account: 'Numer rachunku bankowego',
};

/** Numbers of persons, telephones and private e-mails in the texts that have no other check. */
export function otherFindings(article: ArticleTexts, own: OwnNumbers): TextFinding[] {
  return Object.values(otherTexts).flatMap((read) => read(article, own));
}

/** Numbers in a text of the article, at their places. */
export function numbersInText(text: string, own: OwnNumbers, start = 0, where = ''): Finding[] {
  return foreignNumbers(text, personalNumbers(text), own).map((found) =>
    numberFinding(found.kind, text, found, where, start),
  );
}

/** Without the accounts of the office. */
const foreignNumbers = (text: string, found: readonly PersonalNumber[], own: OwnNumbers) =>
  found.filter(
    ({ kind, index, length }) => kind !== 'account' || !isOwn(own, folded(text.slice(index, index + length)).text),
  );

/** Numbers in the content: in its texts, and in what is published with it and not seen. */
export function numbersInContent(
  { blocks, boxes, hidden }: Pick<Content, 'blocks' | 'boxes' | 'hidden'>,
  own: OwnNumbers,
): Finding[] {
  return [
    ...[...blocks, ...boxes].flatMap(({ text, start }) => numbersInText(text, own, start)),
    ...hidden.flatMap(({ text, start, where }) =>
      foreignNumbers(text, numbersInName(text), own).map((found) => ({
        ...numberFinding(found.kind, text, found, ` ${where}`),
        place: { start, length: 0 },
      })),
    ),
  ];
}

function numberFinding(
  kind: PersonalNumberKind,
  text: string,
  { index, length }: { index: number; length: number },
  where: string,
  start = 0,
): Finding {
  return {
    code: kind,
    isError: true,
    message: `${numberNames[kind]}${where}. Usuń go albo podaj powód, dla którego wolno go opublikować`,
    excerpt: shownOf(text.slice(index, index + length)),
    place: placeIn(text, start, index, length),
  };
}

function inField(field: Exclude<CheckedField, 'links' | 'multimedia'>) {
  const where = ` w polu „${checkedFieldLabels[field]}”`;
  return (article: ArticleTexts, own: OwnNumbers) => {
    const text = article[field] ?? '';
    const found = [...numbersInText(text, own, 0, where), ...contactsInText(text, own, where)];
    return found.map((one): TextFinding => ({ ...one, field }));
  };
}

function inRows(field: 'links' | 'multimedia', part: keyof Row) {
  const of = field === 'links' ? 'w łączu' : 'w multimediach';
  return (article: ArticleTexts, own: OwnNumbers) =>
    article[field].flatMap((row) => {
      const text = row[part] ?? '';
      const where = ` ${of} „${withoutNumbers(row.displayText)}”`;
      const numbers = foreignNumbers(text, numbersInName(text), own);
      const found = [
        ...numbers.map((one) => numberFinding(one.kind, text, one, where)),
        ...contactsInText(text, own, where),
      ];
      return found.map((one): TextFinding => ({ ...one, field, row: row.displayText }));
    });
}
