// The report on marks as a table: the exported file and `bip audit art8` have the same columns.
import type { InformationMarks } from '@redakcja/generated/model/informationMarks';
import { toWarsawText } from '../../shared/formats/dates.ts';
import { articleStatusLabels } from '../article-labels.ts';

/** Polish headings and what stands under them. */
export const marksColumns: readonly [heading: string, cell: (marks: InformationMarks) => string][] = [
  ['Numer', (marks) => String(marks.id)],
  ['Tytuł', (marks) => marks.title],
  ['Wersja', (marks) => String(marks.version)],
  ['Język', (marks) => marks.languageIsoCode],
  ['Status', (marks) => articleStatusLabels[marks.status]],
  ['Kategoria', (marks) => marks.category ?? ''],
  ['Podmiot udostępniający', (marks) => marks.baseArticleProvidingEntity],
  ['Wytworzył lub odpowiada za treść', (marks) => marks.baseArticleAuthorName],
  ['Data wytworzenia', (marks) => toWarsawText(marks.baseArticleInformationCreated)],
  ['Wprowadził', (marks) => marks.createdBy],
  ['Zatwierdził', (marks) => marks.approvedBy ?? ''],
  ['Udostępnił', (marks) => marks.publishedBy],
  ['Data udostępnienia', (marks) => toWarsawText(marks.publishedDate)],
  ['Braki', missingText],
];

/** Polish headings of the columns. */
export const marksHeadings = marksColumns.map(([heading]) => heading);

/** The cells of a row, in the order of the headings. */
export function marksCells(marks: InformationMarks): string[] {
  return marksColumns.map(([, cell]) => cell(marks));
}

function missingText({ missing }: Pick<InformationMarks, 'missing'>): string {
  return missing.map(({ message }) => message).join('; ');
}
