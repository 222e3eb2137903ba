// The check of an article before its publication: one code for the browser, the server and the command line. Decision 34.
import type { ArticleReview } from '@redakcja/generated/model/articleReview';
import type { DeadLink } from '@redakcja/generated/model/deadLink';
import type { LanguageReference } from '@redakcja/generated/model/languageReference';
import { noOwnNumbers, type OwnNumbers, ownNumbersOf } from '../../shared/numbers/own-numbers.ts';
import { lineOf } from './block.ts';
import {
  type ArticleTexts,
  numbersInContent,
  numbersInText,
  otherFindings,
  type TextFinding,
} from './checked-texts.ts';
import { colourFindings, colourPhraseFindings } from './colours/colour-findings.ts';
import { contactsInContent, contactsInText } from './contacts/contact-findings.ts';
import {
  contrastFindings,
  fakeHeadingFindings,
  fileNameFindings,
  sameNameFindings,
  typedListFindings,
} from './editing-findings.ts';
import type { Finding } from './finding.ts';
import { languageFindings } from './language-findings.ts';
import { readContent } from './read-content.ts';
import {
  addressFindings,
  changeFindings,
  deadLinkFindings,
  headingFindings,
  isVagueName,
  linkFindings,
  pictureFindings,
  tableFindings,
} from './structure-findings.ts';
import { readabilityFindings, wordFindings } from './wording-findings.ts';

/** The texts of an article and the language that they are in. */
export type CheckedTexts = Readonly<ArticleTexts> & {
  language: Pick<LanguageReference, 'isoCode'>;
  /** What the server knows of its links. */
  deadLinks?: readonly DeadLink[] | undefined;
  /** What the server knows of the office. */
  review?: Pick<ArticleReview, 'ownNumbers'> | undefined;
};

/**
 * What is wrong with a text in HTML, errors first, each group in the order of the text.
 * @param language ISO 639-1 code of the article's language
 */
export function checkHtml(html: string, language: string, own = noOwnNumbers): Finding[] {
  return drained(htmlSteps(html, language, own));
}

/** The same in steps of a few milliseconds, between which a browser answers to keys. */
function* htmlSteps(
  html: string,
  language: string,
  own: OwnNumbers,
  dead: readonly DeadLink[] = [],
): Generator<void, Finding[]> {
  const content = yield* readContent(html);
  const { blocks, headings, links, tables, changes } = content;
  const parts: readonly (() => Finding[])[] = [
    () => numbersInContent(content, own),
    () => headingFindings(headings, html),
    () => tableFindings(tables, html),
    () => changeFindings(changes),
    () => [
      ...pictureFindings(content),
      ...linkFindings(links),
      ...deadLinkFindings(links, dead),
      ...addressFindings(content),
    ],
    () => [...colourFindings(content), ...colourPhraseFindings(blocks)],
    () => languageFindings(blocks, html, language),
    () => contactsInContent(content, own),
    () => wordFindings(blocks),
    () => readabilityFindings(blocks),
    () => [...fakeHeadingFindings(blocks, html), ...typedListFindings(blocks), ...fileNameFindings(content)],
    () => [...sameNameFindings(links, isVagueName), ...contrastFindings(html)],
  ];
  const findings: Finding[] = [];
  for (const part of parts) {
    yield;
    findings.push(...part());
  }
  return findings.toSorted((a, b) => Number(b.isError) - Number(a.isError) || a.place.start - b.place.start);
}

function drained<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function checkLine(text: string, own: OwnNumbers): Finding[] {
  return [...numbersInText(text, own), ...contactsInText(text, own), ...wordFindings([lineOf(text)])];
}

/** What is wrong with the texts of an article, errors first. */
export function checkArticle(texts: CheckedTexts): TextFinding[] {
  return drained(checkSteps(texts));
}

/** The same in steps. */
export function* checkSteps(texts: CheckedTexts): Generator<void, TextFinding[]> {
  const own = ownNumbersOf(texts.review?.ownNumbers ?? []);
  const inField = (field: 'title' | 'shortDescription' | 'content', findings: Finding[]) =>
    findings.map((one): TextFinding => ({ ...one, field }));
  return [
    ...inField('title', checkLine(texts.title, own)),
    ...inField('shortDescription', checkLine(texts.shortDescription, own)),
    ...inField('content', yield* htmlSteps(texts.content, texts.language.isoCode, own, texts.deadLinks)),
    ...otherFindings(texts, own),
  ].toSorted((a, b) => Number(b.isError) - Number(a.isError));
}
