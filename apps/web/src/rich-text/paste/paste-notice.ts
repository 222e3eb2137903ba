// What is said after a paste: every difference between what the source showed and what is in the text, and nothing else.
import { countAsObject, type PluralForms } from '@redakcja/domain/shared/text/polish-plural';
import type { JoinedLines } from './joined-lines.ts';
import type { Prepared } from './translate.ts';

export type PasteNotice = Pick<Prepared, 'lost' | 'unseen' | 'pale'>;

const listed = new Intl.ListFormat('pl');

export function pasteSentences({ lost, unseen, pale }: PasteNotice): string | undefined {
  const sentences = [
    lost.length > 0 && `Nie wszystko dało się wkleić. Pominięto: ${listed.format(lost)}. Porównaj tekst ze źródłem.`,
    unseen.length > 0 && `Nie przejęto tego, czego źródło nie pokazuje: ${listed.format(unseen)}.`,
    pale.length > 0 &&
      `W źródle nie było widać tekstu w kolorze tła: ${listed.format(pale.map((text) => `„${text}”`))}. Tu go widać: usuń go, jeśli nie ma być opublikowany.`,
  ].filter((one) => one !== false);
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

const line: PluralForms = ['wiersz', 'wiersze', 'wierszy'];
const paragraph: PluralForms = ['akapit', 'akapity', 'akapitów'];
const word: PluralForms = ['podzielony wyraz', 'podzielone wyrazy', 'podzielonych wyrazów'];
const page: PluralForms = ['numer strony', 'numery stron', 'numerów stron'];

export function joinedSentences({ lines, paragraphs, words, pages, headers }: JoinedLines): string {
  const removed = [
    ...(pages > 0 ? [countAsObject(pages, page)] : []),
    ...headers.map((text) => `powtórzony nagłówek „${text}”`),
  ];
  const sentences = [
    `Połączono ${countAsObject(lines, line)} w ${countAsObject(paragraphs, paragraph)}.`,
    words > 0 ? `Złączono ${countAsObject(words, word)}.` : '',
    removed.length > 0 ? `Usunięto: ${listed.format(removed)}.` : '',
    'Ctrl+Z cofa.',
  ];
  return sentences.filter((one) => one !== '').join(' ');
}
