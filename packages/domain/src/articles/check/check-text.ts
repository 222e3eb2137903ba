// The check of an article before its publication: one code for the browser, the server and the command line. Decision 34.
import { excerptOf, type Finding, placeIn } from './finding.ts';
import { type PersonalNumberKind, personalNumbers } from './personal-numbers.ts';
import { type Block, readContent } from './read-content.ts';
import {
  addressFindings,
  headingFindings,
  linkFindings,
  pictureFindings,
  tableFindings,
} from './structure-findings.ts';
import { readabilityFindings, wordFindings } from './wording-findings.ts';

/** Fields of an article whose texts are checked. */
export type CheckedField = 'title' | 'shortDescription' | 'content';

export interface TextFinding extends Finding {
  field: CheckedField;
}

const numberNames: Readonly<Record<PersonalNumberKind, string>> = {
  pesel: 'Numer PESEL',
  identityCard: 'Numer dowodu osobistego',
  passport: 'Numer paszportu',
  account: 'Numer rachunku bankowego',
};

function numberFindings(blocks: readonly Block[]): Finding[] {
  return blocks.flatMap(({ text, start }) =>
    personalNumbers(text).map(({ kind, index, length }) => ({
      code: kind,
      isError: true,
      message: `${numberNames[kind]}. Usuń go albo podaj powód, dla którego wolno go opublikować`,
      excerpt: excerptOf(text.slice(index, index + length)),
      place: placeIn(text, start, index, length),
    })),
  );
}

/** What is wrong with a text in HTML, errors first, each group in the order of the text. */
export function checkHtml(html: string): Finding[] {
  const content = readContent(html);
  const { blocks, headings, links, tables } = content;
  const findings = [
    ...numberFindings(blocks),
    ...headingFindings(headings, html),
    ...tableFindings(tables, html),
    ...pictureFindings(content),
    ...linkFindings(links),
    ...addressFindings(content),
    ...wordFindings(blocks),
    ...readabilityFindings(blocks),
  ];
  return findings.toSorted((a, b) => Number(b.isError) - Number(a.isError) || a.place.start - b.place.start);
}

function checkLine(text: string): Finding[] {
  const blocks = [{ name: 'p', text, start: 0 }];
  return [...numberFindings(blocks), ...wordFindings(blocks)];
}

/** What is wrong with the texts of an article, errors first. */
export function checkArticle(texts: Readonly<Record<CheckedField, string>>): TextFinding[] {
  const inField = (field: CheckedField, findings: Finding[]) => findings.map((one) => ({ ...one, field }));
  return [
    ...inField('title', checkLine(texts.title)),
    ...inField('shortDescription', checkLine(texts.shortDescription)),
    ...inField('content', checkHtml(texts.content)),
  ].toSorted((a, b) => Number(b.isError) - Number(a.isError));
}
