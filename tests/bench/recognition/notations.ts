// How a number is written that a reader can see, for each kind. `of` gives HTML.
import type { Kind } from './numbers.ts';

export interface Notation {
  kind: Kind;
  name: string;
  of: (number: string) => string;
  /** Before it, where the notation needs a word: what is behind the word PESEL is looked for more closely. */
  before?: string;
  /** A telephone of a town. */
  isLandline?: boolean;
  /** A field of its own: a cell of a table is none. */
  isWhole?: boolean;
}

const digitsAt = (zero: number) => (number: string) =>
  number.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const superscript = (number: string) => number.replaceAll(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '');
const parts =
  (lengths: readonly number[], joint: string) =>
  (number: string): string => {
    let rest = number;
    const taken = lengths.map((length) => {
      const part = rest.slice(0, length);
      rest = rest.slice(length);
      return part;
    });
    return taken.join(joint);
  };
const cells = (texts: readonly string[]) => texts.map((text) => `<td>${text}</td>`).join('');
const table = (row: string, heads = '<th>Nazwisko i imię</th><th colspan="20">PESEL</th>') =>
  `<table><tr>${heads}</tr><tr><td>Kowalski Jan</td>${row}</tr></table>`;
const divided = (lengths: readonly number[]) => (number: string) =>
  table(cells(parts(lengths, ' ')(number).split(' ')));
const withO = (number: string) => number.replace(/(?<=\d)0/g, 'O');
const plain = (number: string) => number;
const footnote = (number: string) => `${number}<sup>1</sup>`;
const fours = [2, 4, 4, 4, 4, 4, 4];

const peselNotations: readonly Omit<Notation, 'kind'>[] = [
  { name: 'plain', of: plain },
  { name: 'footnote', of: footnote },
  { name: 'footnote as a link', of: (number) => `${number}<a href="#_ftn1"><sup>[1]</sup></a>` },
  { name: 'footnote in Unicode', of: (number) => `${number}¹` },
  { name: 'blank', of: parts([6, 5], ' ') },
  { name: 'hard blank', of: parts([6, 5], '&nbsp;') },
  { name: 'soft hyphen', of: parts([6, 5], '&shy;') },
  { name: 'dash', of: parts([6, 5], '–') },
  { name: 'dot', of: parts([6, 5], '.') },
  { name: 'slash', of: parts([6, 5], '/') },
  { name: 'comma', of: parts([6, 5], ',') },
  { name: 'parts of the date', of: parts([2, 2, 2, 5], ' ') },
  { name: 'parts of the date with commas', of: parts([2, 2, 2, 5], ',') },
  { name: 'groups of four', of: parts([4, 4, 3], ' ') },
  { name: 'a blank after each digit', of: (number) => [...number].join(' ') },
  { name: 'a comma after each digit', of: (number) => [...number].join(', '), before: 'PESEL: ' },
  { name: 'line break of the source', of: parts([6, 5], '\n') },
  { name: 'line break of the source and indent', of: parts([6, 5], '\r\n        ') },
  { name: '<br> behind the word', of: parts([6, 5], '<br>'), before: 'PESEL: ' },
  { name: '<br> in a cell', of: (number) => table(cells([parts([6, 5], '<br>')(number)])), isWhole: true },
  { name: 'two cells', of: divided([6, 5]), isWhole: true },
  { name: 'four cells', of: divided([2, 2, 2, 5]), isWhole: true },
  { name: 'a cell for each digit', of: (number) => table(cells([...number])), isWhole: true },
  { name: 'O for zero', of: withO },
  { name: 'small o for zero', of: (number) => withO(number).toLowerCase() },
  { name: 'Arabic digits', of: digitsAt(0x660) },
  { name: 'Persian digits', of: digitsAt(0x6f0) },
  { name: 'superscript digits', of: superscript },
  { name: 'in <sup>', of: (number) => `<sup>${number}</sup>` },
  { name: 'full width', of: digitsAt(0xff10) },
  { name: 'bold of mathematics', of: digitsAt(0x1d7ce) },
  { name: 'nr glued on', of: (number) => `nr${number}` },
  { name: 'PESEL glued on', of: (number) => `PESEL${number}` },
  { name: 'slash glued on', of: (number) => `PESEL/${number}/` },
  { name: 'a year behind a slash', of: (number) => `${number}/2024` },
  { name: 'tags within', of: (number) => `${number.slice(0, 4)}<b>${number.slice(4)}</b>` },
  { name: 'any groups behind the word', of: parts([3, 3, 3, 2], ' '), before: 'nr PESEL ' },
  { name: 'description of a picture', of: (number) => `<img src="/a.png" alt="Skan, PESEL ${number}">` },
  { name: 'address of a link', of: (number) => `<a href="/pliki/${number}.pdf">wniosek</a>` },
];

const documentNotations = (kind: 'identityCard' | 'passport', letters: number): readonly Omit<Notation, 'kind'>[] => {
  const word = kind === 'passport' ? 'paszport ' : 'dowód osobisty ';
  const split = (joint: string) => (number: string) => `${number.slice(0, letters)}${joint}${number.slice(letters)}`;
  return [
    { name: 'plain', of: plain },
    { name: 'footnote', of: footnote },
    { name: 'blank', of: split(' ') },
    { name: 'hard blank', of: split('&nbsp;') },
    { name: 'dash', of: split('-') },
    { name: 'line break of the source', of: split('\n') },
    { name: '<br>', of: split('<br>'), before: word },
    { name: 'slash', of: split('/'), before: word },
    { name: 'comma', of: split(', '), before: word },
    { name: 'nr between', of: split(' nr '), before: `${word}seria ` },
    { name: 'nr glued', of: split('nr'), before: `${word}seria ` },
    { name: 'nr glued on before', of: (number) => `nr${number}`, before: word },
    { name: 'small letters', of: (number) => number.toLowerCase(), before: word },
    { name: 'O for zero', of: (number) => number.replaceAll('0', 'O'), before: word },
    { name: 'Arabic digits', of: digitsAt(0x660), before: word },
    { name: 'superscript digits', of: superscript, before: word },
    { name: 'full width', of: digitsAt(0xff10) },
    { name: 'tags within', of: split('</b><b>') },
    {
      name: 'two cells',
      of: (number) => table(cells(split(' ')(number).split(' ')), '<th>Nazwisko</th><th>Seria</th><th>Numer</th>'),
      isWhole: true,
    },
  ];
};

const accountNotations: readonly Omit<Notation, 'kind'>[] = [
  { name: 'plain', of: plain },
  { name: 'PL before', of: (number) => `PL${number}` },
  { name: 'PL and groups', of: (number) => `PL ${parts(fours, ' ')(number)}` },
  { name: 'footnote', of: footnote },
  { name: 'groups', of: parts(fours, ' ') },
  { name: 'hard blanks', of: parts(fours, '&nbsp;') },
  { name: 'dashes', of: parts(fours, '-') },
  { name: 'dashes with blanks', of: parts(fours, ' – ') },
  { name: 'dots', of: parts(fours, '.') },
  { name: 'commas', of: parts(fours, ',') },
  { name: 'bank and the rest', of: parts([2, 8, 16], ' ') },
  { name: 'line break of the source', of: (number) => `${number.slice(0, 10)}\n   ${number.slice(10)}` },
  { name: '<br>', of: (number) => `${parts([2, 4, 4], ' ')(number)}<br>${parts([4, 4, 4, 4], ' ')(number.slice(10))}` },
  {
    name: 'cells',
    of: (number) => table(cells(parts(fours, ' ')(number).split(' ')), '<th>Nazwa</th><th colspan="7">Rachunek</th>'),
    isWhole: true,
  },
  { name: 'O for zero', of: (number) => parts(fours, ' ')(number).replaceAll(/(?<=\d)0/g, 'O') },
  { name: 'Arabic digits', of: digitsAt(0x660) },
  { name: 'nr glued on', of: (number) => `nr${number}` },
  { name: 'tags within', of: (number) => `${number.slice(0, 8)}<i>${number.slice(8)}</i>` },
];

const phoneNotations: readonly Omit<Notation, 'kind'>[] = [
  { name: 'groups', of: parts([3, 3, 3], ' '), before: 'tel. ' },
  { name: 'hard blanks', of: parts([3, 3, 3], '&nbsp;'), before: 'telefon ' },
  { name: 'dashes', of: parts([3, 3, 3], '-'), before: 'kom. ' },
  { name: 'nine digits', of: plain, before: 'tel. ' },
  { name: 'nine digits behind a colon', of: plain, before: 'numer telefonu: ' },
  { name: 'nine digits after tel glued on', of: (number) => `tel.${number}` },
  { name: 'nine digits behind a name', of: plain, before: 'Anna Nowak, ' },
  {
    name: 'nine digits in the cell of a name',
    of: (number) => table(cells([number]), '<th>Osoba</th><th>Nr</th>'),
    isWhole: true,
  },
  { name: 'dots', of: parts([3, 3, 3], '.'), before: 'tel. ' },
  { name: '+48 glued on', of: (number) => `+48${number}` },
  { name: '+48 and groups', of: (number) => `+48 ${parts([3, 3, 3], ' ')(number)}` },
  { name: '(+48)', of: (number) => `(+48) ${parts([3, 3, 3], ' ')(number)}` },
  { name: '0048 glued on', of: (number) => `0048${number}` },
  { name: '0048 and groups', of: (number) => `0048 ${parts([3, 3, 3], ' ')(number)}` },
  { name: '48 glued on', of: (number) => `48${number}`, before: 'tel. ' },
  { name: 'tel: link', of: (number) => `<a href="tel:+48${number}">zadzwoń do mnie</a>` },
  {
    name: 'town in brackets',
    of: (number) => `(${number.slice(0, 2)}) ${parts([3, 2, 2], ' ')(number.slice(2))}`,
    before: 'tel. ',
    isLandline: true,
  },
  {
    name: 'town with 0 in brackets',
    of: (number) => `(0-${number.slice(0, 2)}) ${parts([3, 2, 2], '-')(number.slice(2))}`,
    before: 'tel. ',
    isLandline: true,
  },
  { name: 'town', of: parts([2, 3, 2, 2], ' '), before: 'telefonicznie ', isLandline: true },
  { name: 'town glued on', of: plain, before: 'fax ', isLandline: true },
  { name: 'footnote', of: (number) => `${parts([3, 3, 3], ' ')(number)}<sup>1</sup>`, before: 'tel. ' },
  { name: 'line break of the source', of: parts([3, 3, 3], '\n'), before: 'tel. ' },
];

const emailNotations: readonly Omit<Notation, 'kind'>[] = [
  { name: 'plain', of: plain },
  { name: 'mailto', of: (address) => `<a href="mailto:${address}">napisz do mnie</a>` },
  { name: 'mailto with a subject', of: (address) => `<a href="mailto:${address}?subject=Oferta">napisz</a>` },
  { name: 'mailto encoded', of: (address) => `<a href="mailto:${address.replace('@', '%40')}">napisz</a>` },
  { name: 'title of a link', of: (address) => `<a href="/oferta" title="Kontakt: ${address}">oferta dla gminy</a>` },
  { name: 'description of a picture', of: (address) => `<img src="/a.png" alt="Wizytówka, ${address}">` },
  { name: '[at]', of: (address) => address.replace('@', '[at]') },
  { name: '[at] with blanks', of: (address) => address.replace('@', ' [at] ') },
  { name: '(at)', of: (address) => address.replace('@', '(at)') },
  { name: '(małpa)', of: (address) => address.replace('@', '(małpa)') },
  { name: '[at] and [dot]', of: (address) => address.replace('@', '[at]').replace(/\.(?=[a-z]+$)/, '[dot]') },
  { name: 'entity', of: (address) => address.replace('@', '&#64;') },
  { name: 'blanks around @', of: (address) => address.replace('@', ' @ ') },
  { name: 'capitals', of: (address) => address.toUpperCase() },
  { name: 'tags within', of: (address) => address.replace('@', '<b>@</b>') },
];

const of = (kind: Kind, list: readonly Omit<Notation, 'kind'>[]): Notation[] => list.map((one) => ({ ...one, kind }));

export const notations: readonly Notation[] = [
  ...of('pesel', peselNotations),
  ...of('identityCard', documentNotations('identityCard', 3)),
  ...of('passport', documentNotations('passport', 2)),
  ...of('account', accountNotations),
  ...of('phone', phoneNotations),
  ...of('email', emailNotations),
];
