// The marks that every piece of information must have (act on access to public information, art. 8 ust. 6): decision 35.
import { systemAuthor } from '../history/change-log.ts';
import { publicationMessages } from '../publication/publication-messages.ts';

/** What the marks are made of. */
export interface InformationMarks {
  baseArticleProvidingEntity: string;
  baseArticleAuthorName: string;
  baseArticleInformationCreated: string;
  /** Who decided that it is published; absent before, since whoever does is signed in. */
  publishedBy?: string;
}

export interface MissingMark {
  path: keyof InformationMarks;
  /** Polish message. */
  message: string;
}

/** What an article lacks of its marks, in the order of the card. */
export function missingMarks(marks: InformationMarks): MissingMark[] {
  const required: [isThere: boolean, MissingMark['path'], string][] = [
    [
      !saysNothing(marks.baseArticleProvidingEntity),
      'baseArticleProvidingEntity',
      publicationMessages.providingEntityMissing,
    ],
    [!saysNothing(marks.baseArticleAuthorName), 'baseArticleAuthorName', publicationMessages.authorMissing],
    [
      marks.baseArticleInformationCreated !== '',
      'baseArticleInformationCreated',
      publicationMessages.informationDateMissing,
    ],
    [marks.publishedBy !== systemAuthor, 'publishedBy', publicationMessages.publisherMissing],
  ];
  return required.flatMap(([isThere, path, message]) => (isThere ? [] : [{ path, message }]));
}

/** What is left out before a text is compared with words that say nothing; a class that JavaScript and PostgreSQL read alike. */
export const signsInNames = String.raw`[\s0-9.,:;/\\_!?()"'*+–—-]`;

/** What is written into a required field where nothing is known: without signs, in small letters. */
export const emptyNames = [
  'brak',
  'brakdanych',
  'bd',
  'nd',
  'niedotyczy',
  'niepodano',
  'nieznany',
  'nieznana',
  'xx',
  'xxx',
];

const signs = new RegExp(signsInNames, 'g');

function saysNothing(text: string): boolean {
  const letters = text.replace(signs, '').toLowerCase();
  return letters.length < 2 || emptyNames.includes(letters);
}
