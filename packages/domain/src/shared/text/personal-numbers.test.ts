import { expect, test } from 'vitest';
import { takesOnePass } from '../testing/growth.ts';
import { numbersInName, personalNumbers, withoutNumbers, withoutPersonalNumbers } from './personal-numbers.ts';

test.each([
  ['PESEL 44051401359.', ['pesel']],
  ['44051401359', ['pesel']],
  ['440514-01359 i 44051401359', ['pesel', 'pesel']],
  ['440514\u00a001359', ['pesel']],
  // the check digit
  ['44051401358', []],
  // a part of a longer number
  ['144051401359', []],
  ['44051401359-1', ['pesel']],
  ['00000000000', []],
  ['48122900008', ['pesel']],
  ['tel. +48122900008', []],
  ['48501200000', []],
  ['dowód ABA300000', ['identityCard']],
  ['dowód ABA 300000', ['identityCard']],
  ['ABA300001', []],
  ['XABA300000', []],
  ['paszport ZS0000177', ['passport']],
  ['ZS0000178', []],
  ['61 1090 1014 0000 0712 1981 2874', ['account']],
  ['PL61109010140000071219812874', ['account']],
  ['62 1090 1014 0000 0712 1981 2874', []],
  ['NIP 526-000-12-46, tel. 22 555 11 22, uchwała nr XII/123/2026', []],
  ['', []],
])('%s', (text, kinds) => {
  expect(personalNumbers(text).map(({ kind }) => kind)).toEqual(kinds);
});

const today = new Date('2026-11-20T12:00:00Z');
const kindsIn = (text: string) => personalNumbers(text, today).map(({ kind }) => kind);

test.each([
  '44 05 14 01359',
  '44.05.14.01359',
  '440514\u201301359',
  '440514 – 01359',
  '440514.01359',
  '440514/01359',
  '4405 1401 359',
  '44 0514 01359',
  '4 4 0 5 1 4 0 1 3 5 9',
  'PESEL: 440 514 013 59',
  'nr PESEL dziecka 44051 401359',
  '4405\u00ad1401\u200b359',
  '44\u200b05\u200b14 01359',
  'tel. 600 100 200 PESEL 44 05 14 01359',
  '1 44 05 14 01359',
  '1. 440514 01359',
  '600 100 200 440514 01359',
  'Imię PESEL Jan 2270803624',
  '４４０５１４０１３５９',
  '𝟒𝟒𝟎𝟓𝟏𝟒-𝟎𝟏𝟑𝟓𝟗',
  '٤٤٠٥١٤٠١٣٥٩',
  '۴۴۰۵۱۴ ۰۱۳۵۹',
  '⁴⁴⁰⁵¹⁴⁰¹³⁵⁹',
  '44051401359¹',
  '44051401359\u20281',
  '44O514O1359',
  '44o514 o1359',
  '440514,01359',
  '44,05,14,01359',
  'PESEL: 4, 4, 0, 5, 1, 4, 0, 1, 3, 5, 9',
  'PESEL: 440514\n01359',
  'nr44051401359',
  'PESEL/44051401359/2024',
])('a PESEL written as %s', (text) => {
  expect(kindsIn(text)).toEqual(['pesel']);
});

test.each(['ＡＢＡ３０００００', 'ABA３０００００'])('an identity card written as %s', (text) => {
  expect(kindsIn(text)).toEqual(['identityCard']);
  expect(withoutNumbers(`dowód ${text}, 2024`)).toBe(`dowód ${text.slice(0, 2)}•••, 2024`);
});

test.each([
  ['44 05 14 01359 48 12 29 00008', ['pesel', 'pesel']],
  ['44051401359 48122900008', ['pesel', 'pesel']],
  ['dowód osobisty seria ABA nr 300000', ['identityCard']],
  ['DOWÓD OSOBISTY SERIA ABA NR 300000', ['identityCard']],
  ['seria i numer: ABA, numer: 300000', ['identityCard']],
  ['seria „ABA” № 300000', ['identityCard']],
  ['ABA 300 000', ['identityCard']],
  ['ABA-300000', ['identityCard']],
  ['legitymujący się dowodem aba300000', ['identityCard']],
  ['aba 300000 (dowód osobisty)', ['identityCard']],
  ['dowodem FAX 300005', ['identityCard']],
  ['DO nr FAX300005', ['identityCard']],
  ['dowód osobisty ABA/300000', ['identityCard']],
  ['dowód ABA, 300000', ['identityCard']],
  ['dowód ABA\n300000', ['identityCard']],
  ['dowód serii ABAnr300000', ['identityCard']],
  ['dowód nrABA300000', ['identityCard']],
  ['ABA3OOOOO', ['identityCard']],
  ['ABA٣٠٠٠٠٠', ['identityCard']],
  ['ABA300000\u20281', ['identityCard']],
  ['NA1758385', ['passport']],
  ['paszport AB nr 1234908', ['passport']],
  ['paszportu ab1234908', ['passport']],
  ['AB 123 49 08', ['passport']],
  ['61.1090.1014.0000.0712.1981.2874', ['account']],
  ['61,1090,1014,0000,0712,1981,2874', ['account']],
  ['61 – 1090 – 1014 – 0000 – 0712 – 1981 – 2874', ['account']],
  ['61 1O9O 1O14 0OOO O712 1981 2874', ['account']],
  ['61 10901014 0000071219812874', ['account']],
  ['6110 9010 1400 0007 1219 8128 74', ['account']],
  ['61 1090 1014 0000\n0712 1981 2874', ['account']],
])('usual notations: %s', (text, kinds) => {
  expect(kindsIn(text)).toEqual(kinds);
});

test.each([
  ['a telephone', '+44051401359'],
  ['ten digits', 'nr 2270803624'],
  ['numbers of companies of persons', 'PESEL albo NIP: 2270803624, 5260001246'],
  ['a telephone with the number of the country', '48221300004, 48240994488'],
  ['a birth to come', '26312100005'],
  ['a birth before 1900', '99813100003'],
  ['amounts', '12 051 412 345,00 zł, 1 205 141 234.50, 12 05 14 zł'],
  ['numbers of two sentences', 'Akta 440514. 01359 to numer działki'],
  ['numbers of two lines', '440514\n01359'],
  ['a raised number beside a plain one', '440514⁰¹³⁵⁹'],
  ['letters between digits', 'ABAO300000, 44O514O1358'],
  ['letters and digits of two lines', 'ABA\n300000, ABA/300000, ABA, 300000'],
  ['items of a list', '440514, 01359; 44, 05, 14, 01359'],
  ['a date and a number', '12.05.14 12345, 2012-05-14/12345, z 12.05.2014 12345'],
  ['years and a number', '2024 2025 120, 2024-2025 120'],
  ['a row of groups of one length', '1234 4405 1401 359, 1 4 4 0 5 1 4 0 1 3 5 9'],
  ['groups that are no date of birth', '440 514 013 59'],
  ['telephones', 'tel. 600 100 200 600 100 300, 22 555 11 22 / 600 100 200, 48 22 695 90 11'],
  ['numbers of companies', 'NIP 526-000-12-46, REGON 123456785 12345678512347, KRS 0000123456'],
  ['cases and acts', 'RG.6220.12.2024.AB, II SA/Wa 1234/24, Dz.U. 2024 poz. 1234, OR.0050.12.2026'],
  ['a code with letters', 'a4405-1401-359b'],
  ['abbreviations', 'FAX 300005, BDO 300001, ISO 300003, PLN 300 004'],
  ['money', 'ABA 300 000 000'],
  ['a word and a number', 'dowód wpłaty pod nr 300001, aba300000'],
  ['an abbreviation without a series', 'ABA nr 300000'],
  ['two letters', 'ID 1230001, nr 1230002, paszport nr 1230002'],
])('no number of a person: %s', (_, text) => {
  expect(kindsIn(text)).toEqual([]);
});

test('a birth of today', () => {
  expect(kindsIn('26312000008')).toEqual(['pesel']);
});

test.each([
  ['akta_44051401359.pdf', 0],
  ['/a/%34%34051401359.pdf', 0],
  ['/a/440514%2001359.pdf', 0],
  ['/a?nr=+44051401359', 1],
  ['tel:+48122900008', 1],
  // of a scanner
  ['DOC597150.pdf', 1],
  ['SCN380587.pdf', 1],
  ['dowód SCN380587.pdf', 0],
  ['/api/files/12?key=550e8400-e29b-41d4-a716-446655440000', 1],
])('the name %s', (name, none) => {
  expect(numbersInName(name, today)).toHaveLength(1 - none);
});

test.each([
  ['Jan, 4405\u00ad1401359, Kraków', 5, '4405\u00ad1401359'],
  ['\u200bdowód seria ABA nr 300\u200b000.', 13, 'ABA nr 300\u200b000'],
  ['440514–01359', 0, '440514–01359'],
])('the place of the number in %j is that of the text', (text, index, number) => {
  expect(personalNumbers(text, today)).toMatchObject([{ index, length: number.length }]);
});

test('the place in an encoded name', () => {
  const name = 'akta%20%34%34051401359.pdf';
  const [{ index, length } = { index: 0, length: 0 }] = numbersInName(name, today);
  expect(name.slice(index, index + length)).toBe('%34%34051401359');
});

test.each(['44 05 14 ', '1 ', '1', 'PESEL 1 ', 'ABA 300 ', 'dowód nr ', '%34', '\u00ad1', '44.'])(
  'a long text of „%s” takes one pass',
  (text) => {
    expect(takesOnePass((times) => numbersInName(text.repeat(times), today), 10_000 / text.length)).toBe(true);
    expect(numbersInName(text.repeat(10_000 / text.length), today)).toEqual([]);
  },
);

test('the place of a number', () => {
  expect(personalNumbers('Jan, 440514 01359, Kraków')).toEqual([{ kind: 'pesel', index: 5, length: 12 }]);
});

test.each([
  ['44051401359', '44•••'],
  ['Jan Kowalski, PESEL: 440514 01359, Kraków', 'Jan Kowalski, PESEL: 44•••, Kraków'],
  ['61 1090 1014 0000 0712 1981 2874', '61•••'],
  ['dowód ABA300000', 'dowód AB•••'],
  ['w 2026 r. 1500 zł', 'w 2026 r. 1500 zł'],
  ['44 05 14 01359', '44•••'],
  ['440514.01359', '44•••'],
  ['440514_01359', '44•••'],
  ['dowód aba300000', 'dowód ab•••'],
  ['4405\u00ad1401359', '44•••'],
  ['44051401358', '44•••'],
])('%s without numbers', (text, shown) => {
  expect(withoutNumbers(text)).toBe(shown);
});

test.each([
  ['Decyzja 44051401359 z 2026-11-20', 'Decyzja 44••• z 2026-11-20'],
  ['Jan_44 05 14 01359_ABA300000', 'Jan_44•••_AB•••'],
  ['Budżet 1 250 000 zł, tel. 600 100 200', 'Budżet 1 250 000 zł, tel. 600 100 200'],
])('%s without numbers of persons', (text, shown) => {
  expect(withoutPersonalNumbers(text)).toBe(shown);
});
