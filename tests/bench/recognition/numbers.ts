// Numbers, telephones and addresses of nobody, with right check digits.
import { isPesel } from '@redakcja/domain/shared/formats/pesel';
import { isPolishAccount } from '@redakcja/domain/shared/formats/polish-account';
import { identityCard, isIdentityCard, isPassport, passport } from '@redakcja/domain/shared/numbers/identity-documents';
import type { Random } from './random.ts';

export type Kind = 'pesel' | 'identityCard' | 'passport' | 'account' | 'phone' | 'email';

/** The first of what is tried that passes. */
function passing(attempt: () => string, passes: (text: string) => boolean): string {
  for (;;) {
    const text = attempt();
    if (passes(text)) return text;
  }
}

const lettersFor = ({ words, abbreviations }: typeof passport, random: Random, count: number) =>
  passing(
    () => random.letters(count),
    (text) => !words.has(text) && !abbreviations.has(text),
  );

const two = (value: number) => String(value).padStart(2, '0');

const makers: Readonly<Record<Kind, (random: Random) => string>> = {
  pesel: (random) =>
    passing(() => {
      const century = random.one([0, 0, 0, 20]);
      const year = century === 0 ? 30 + random.below(70) : random.below(20);
      return `${two(year)}${two(1 + random.below(12) + century)}${two(1 + random.below(28))}${random.digits(5)}`;
    }, isPesel),
  // letters that are a word or an abbreviation need the name of the document beside them (decision 34)
  identityCard: (random) => passing(() => `${lettersFor(identityCard, random, 3)}${random.digits(6)}`, isIdentityCard),
  passport: (random) => passing(() => `${lettersFor(passport, random, 2)}${random.digits(7)}`, isPassport),
  account: (random) => passing(() => `${random.digits(2)}${random.one(bank)}${random.digits(20)}`, isPolishAccount),
  phone: (random) => `${random.one(mobile)}${random.digits(7)}`,
  email: (random) =>
    `${random.one(given)}.${random.one(family)}${random.one(['', '', random.digits(2)])}@${random.one(hosts)}`,
};

const bank = ['1010', '1020', '1090', '1140', '8642'];
const mobile = ['50', '51', '60', '66', '69', '72', '78', '79', '88'];
const given = ['jan', 'anna', 'piotr', 'maria', 'tomasz', 'ewa'];
const family = ['kowalski', 'nowak', 'zielinska', 'wrona', 'lis'];
const hosts = ['gmail.com', 'wp.pl', 'o2.pl', 'interia.pl', 'onet.pl', 'outlook.com'];

export const numberOf = (kind: Kind, random: Random): string => makers[kind](random);

/** A telephone of a town, which has another form. */
export const landline = (random: Random): string =>
  `${random.one(['12', '17', '22', '61', '71', '85'])}${2 + random.below(7)}${random.digits(6)}`;
