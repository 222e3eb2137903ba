// What a reader asks about the office itself: the search answers with its data, above what it finds in texts.
import type { Office } from '@redakcja/generated/model/office';
import { foldLetters } from '../../shared/text/fold-letters.ts';

/** A part of the office's data that can be asked for. */
export type OfficeTopic =
  | 'hours'
  | 'phone'
  | 'email'
  | 'address'
  | 'account'
  | 'delivery'
  | 'documents'
  | 'nip'
  | 'regon';

/** Beginnings of words, without Polish marks; with a dollar the whole word. */
const topicWords: Readonly<Record<OfficeTopic, readonly string[]>> = {
  hours: ['godzin', 'otwart', 'otwarc', 'czynn', 'przyjec', 'przyjmuj', 'interesant'],
  phone: ['telefon', 'kontakt', 'zadzwon', 'dodzwon'],
  email: ['email', 'mail', 'kontakt'],
  address: ['adres', 'siedzib', 'ulic', 'dojazd', 'miesci', 'polozen', 'kontakt'],
  account: ['rachun', 'konto', 'konta$', 'koncie', 'bank', 'przelew', 'wplat', 'wplac'],
  delivery: ['dorecz', 'edorecz', 'epuap', 'skrytk', 'skrzynk', 'elektronicz'],
  documents: ['sekretaria', 'kancelari', 'dokument', 'zlozyc', 'zlozen', 'przyjmow'],
  nip: ['nip'],
  regon: ['regon'],
};

/** Words of a question that say nothing of what is looked for. */
const questionWords = new Set(
  'a ale albo bo by byc bylo czy co do dla gdzie go i ich ile jaka jaki jakie jakich jak jego jest kiedy kim kogo kto ktora ktory ktore lub ma mam mozna na nie o od oraz po pod przy przez sa sie ta ten to u w we z za ze znalezc'.split(
    ' ',
  ),
);

/** Words that go with any question about the office. */
const generalWords = [
  'urzad',
  'urzed',
  'gmin',
  'numer',
  'nr',
  'prac',
  'dan',
  'obecn',
  'aktualn',
  'nazwisk',
  'imi',
  'pan',
  'nasz',
  'dzis',
  'jutr',
  'poniedzial',
  'piat',
];

/** The words of a question that say what is looked for, as they are written; all of them where none does. */
export function wordsAskedFor(phrase: string): string[] {
  const all = phrase.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const asked = all.filter((word) => !questionWords.has(foldLetters(word)));
  return asked.length > 0 ? asked : all;
}

const begins = (word: string, beginnings: readonly string[]) =>
  beginnings.some((one) => (one.endsWith('$') ? `${word}$` === one : word.startsWith(one)));

/** Forms of one word have their beginning in common. */
function isForm(asked: string, written: string): boolean {
  const common = Math.max(4, Math.min(asked.length, written.length) - 1);
  return (
    asked === written ||
    (asked.length >= 4 && written.length >= 4 && asked.slice(0, common) === written.slice(0, common))
  );
}

interface Person {
  id: number;
  fullName: string;
  jobPosition: string;
}

export interface OfficeAnswer {
  topics: OfficeTopic[];
  /** Ids of the people who are asked for. */
  people: number[];
}

/** What of the office answers. */
type AskedOffice = Pick<
  Office,
  | 'admissionHours'
  | 'bankAccountNumber'
  | 'city'
  | 'eDeliveryAddresses'
  | 'email'
  | 'nip'
  | 'officeBoxEpuap'
  | 'phone'
  | 'receivingDocumentPlace'
  | 'regon'
>;

const has: Readonly<Record<OfficeTopic, (office: AskedOffice) => boolean>> = {
  hours: ({ admissionHours }) => admissionHours.length > 0,
  phone: ({ phone }) => Boolean(phone),
  email: ({ email }) => Boolean(email),
  address: ({ city }) => Boolean(city),
  account: ({ bankAccountNumber }) => Boolean(bankAccountNumber),
  delivery: ({ eDeliveryAddresses, officeBoxEpuap }) => eDeliveryAddresses.length > 0 || Boolean(officeBoxEpuap),
  documents: ({ receivingDocumentPlace }) => Boolean(receivingDocumentPlace),
  nip: ({ nip }) => nip !== '',
  regon: ({ regon }) => regon !== '',
};

/** What the office's data answer; nothing where a word asks for something else, so that „telefon zaufania” finds texts. */
export function officeAnswer(phrase: string, office: AskedOffice, people: readonly Person[]): OfficeAnswer {
  // an „e-mail” is one word
  const words = wordsAskedFor(phrase.replaceAll(/\be-(?=\p{L})/giu, 'e')).map(foldLetters);
  const topics = (Object.keys(topicWords) as OfficeTopic[]).filter((topic) => has[topic](office));
  const ofTopic = (word: string) => topics.filter((topic) => begins(word, topicWords[topic]));
  const ofPeople = (word: string) =>
    people.filter(({ fullName, jobPosition }) =>
      (foldLetters(`${fullName} ${jobPosition}`).match(/[\p{L}\p{N}]+/gu) ?? []).some((one) => isForm(word, one)),
    );
  const telling = words.filter((word) => !begins(word, generalWords));
  const isAnswered =
    telling.length > 0 && telling.every((word) => ofTopic(word).length > 0 || ofPeople(word).length > 0);
  if (!isAnswered) return { topics: [], people: [] };
  const named = telling.filter((word) => ofTopic(word).length === 0);
  return {
    topics: topics.filter((topic) => telling.some((word) => ofTopic(word).includes(topic))),
    people:
      named.length === 0
        ? []
        : people.filter((person) => named.every((word) => ofPeople(word).includes(person))).map(({ id }) => id),
  };
}
