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

/** What stands for one blank before a text is compared with words that say nothing; a class that JavaScript and PostgreSQL read alike. */
export const signsInNames = String.raw`[\s\u00a00-9.,:;/\\_!?()\[\]"'„”«»*+=~#|<>•…–—-]`;

/** Letters that look like one of another alphabet. */
const alike: Readonly<Record<string, string>> = {
  a: 'аạ',
  e: 'её',
  i: 'іı',
  o: 'оο',
  r: 'г',
  s: 'ѕ',
  t: 'т',
  u: 'υ',
  k: 'кκ',
};

/** A word also with blanks between its letters, and with letters that only look like them. */
const disguised = (word: string) => [...word].map((letter) => `[${letter}${alike[letter] ?? ''}]`).join(' ?');

/** Words for somebody that name nobody. */
const nobody = [
  'autor',
  'autorka',
  'osoba',
  'ktos',
  'ktoś',
  'redaktor',
  'redaktorka',
  'imię',
  'imie',
  'nazwisko',
  'uzupełnić',
  'uzupelnic',
];

/** Begins or is what is written into a required field where nothing is known: without signs, in small letters. */
const emptyTexts = [
  // nothing, a letter, one letter again and again
  '.?',
  String.raw`(.)(?: ?\1)+`,
  'brak(?: .*|danych|informacji|osoby|autora|podmiotu)?',
  'nieznan[yaei](?: .*)?',
  '(?:autor|osoba|podmiot) nieznan[ya]',
  'nie ?(?:ma|dotyczy|podano|wiadomo|znan[ya]|ustalono|okre.lono|wskazano|wpisano)(?: .*)?',
  'nie(?:okre.lon|ustalon)[yae]',
  'anonim(?:ow[yaeo])?(?: .*)?',
  'do (?:uzup|ustalen|wpisan|okre.len).*',
  'bez (?:autora|osoby|podmiotu|nazwy|danych)',
  'b ?d|n ?d|n ?a|j ?w|jak wy.ej',
  'pust[eya](?: pole)?|pole puste|empty|null|none|undefined|unknown|tbd|todo',
  'test(?: test)*|testow[yae]|asdf?|qwe(?:rty)?|abc|xyz',
  'imi. i nazwisko|nazwisko i imi.',
  ...nobody.map(disguised),
];

/** The same for JavaScript and PostgreSQL. */
export const emptyName = `^(?:${emptyTexts.join('|')})$`;

const signs = new RegExp(`${signsInNames}+`, 'g');
const empty = new RegExp(emptyName, 's');

function saysNothing(text: string): boolean {
  return empty.test(text.replace(signs, ' ').trim().toLowerCase());
}
