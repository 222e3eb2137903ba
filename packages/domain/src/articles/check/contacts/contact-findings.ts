// Telephones and private e-mails, which are hints: those of the office itself are none.

import { isOwn, type OwnNumbers } from '../../../shared/numbers/own-numbers.ts';
import { type Block, lineOf } from '../block.ts';
import { excerptOf, type Finding, type FindingCode, placeIn } from '../finding.ts';
import type { Content } from '../read-content.ts';
import { privateEmails } from './private-email.ts';
import { telephones } from './telephones.ts';

interface Contact {
  code: Extract<FindingCode, 'phone' | 'email'>;
  /** How it is compared with others, in whatever way it is written. */
  value: string;
  index: number;
  length: number;
}

const messages = {
  phone: ['Numer telefonu', 'Sprawdź, czy to telefon urzędu, a nie osoby prywatnej'],
  email: ['Prywatny adres e-mail', 'Sprawdź, czy wolno go opublikować'],
} as const;

function contactsIn(text: string, own: OwnNumbers, beside?: string): Contact[] {
  const phones = telephones(text, beside).map(
    ({ digits, ...place }): Contact => ({ code: 'phone', value: digits, ...place }),
  );
  const emails = privateEmails(text).map(
    ({ address, ...place }): Contact => ({ code: 'email', value: address, ...place }),
  );
  return [...phones, ...emails].filter(({ value }) => !isOwn(own, value));
}

function findingOf({ code, index, length }: Contact, text: string, start: number, where = ''): Finding {
  const [what, advice] = messages[code];
  const place = placeIn(text, start, index, length);
  return {
    code,
    isError: false,
    message: `${what}${where}. ${advice}`,
    excerpt: excerptOf(text.slice(index, index + length)),
    place,
  };
}

/** In the blocks of a text. */
export function contactFindings(blocks: readonly Block[], own: OwnNumbers): Finding[] {
  return blocks.flatMap(({ text, start, beside }) =>
    contactsIn(text, own, beside).map((one) => findingOf(one, text, start)),
  );
}

/** In a text of one line. */
export const contactsInText = (text: string, own: OwnNumbers, where = ''): Finding[] =>
  contactsIn(text, own).map((one) => findingOf(one, lineOf(text).text, 0, where));

/** In the content, and in what is published with it and not seen; what is seen as well is said once. */
export function contactsInContent({ blocks, hidden }: Pick<Content, 'blocks' | 'hidden'>, own: OwnNumbers): Finding[] {
  const seen = new Set(blocks.flatMap(({ text, beside }) => contactsIn(text, own, beside).map(({ value }) => value)));
  const unseen = hidden.flatMap(({ text, start, where }) => {
    const read = text.replaceAll(/%40/g, '@').replaceAll(/%20/g, ' ');
    return contactsIn(read, own)
      .filter(({ value }) => !seen.has(value))
      .map((one) => ({ ...findingOf(one, read, start, ` ${where}`), place: { start, length: 0 } }));
  });
  return [...contactFindings(blocks, own), ...unseen];
}
