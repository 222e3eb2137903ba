import { expect, test } from 'vitest';
import { noOwnNumbers, ownNumbersOf } from '../../../shared/numbers/own-numbers.ts';
import { takesOnePass } from '../../../shared/testing/growth.ts';
import { contactsInText } from './contact-findings.ts';

const found = (text: string, own = noOwnNumbers) =>
  contactsInText(text, own).flatMap(({ code, excerpt }) => (code === 'email' ? [excerpt] : []));

test.each([
  'jan.kowalski@gmail.com',
  'anna@wp.pl',
  'jan0@gmail.com',
  'Jan_Nowak@poczta.onet.pl',
  'j-nowak@o2.pl',
  'radamski@op.pl',
  'soltysik@interia.eu',
  'nowak@poczta.fm',
  'nowak@tlen.pl',
  'nowak@outlook.com',
  'nowak@yahoo.co.uk',
  'nowak@icloud.com',
])('%s is private', (address) => {
  expect(found(`Kontakt: ${address}.`)).toEqual([address]);
});

test.each(['anna [at] wp.pl', 'anna(at)wp.pl', 'anna(małpa)wp[dot]pl', 'anna @ wp.pl', 'ANNA@WP.PL'])(
  '%s is private, too',
  (address) => {
    expect(found(`Kontakt: ${address}.`)).toEqual([address]);
    expect(found(`Kontakt: ${address}.`, ownNumbersOf(['anna@wp.pl']))).toEqual([]);
  },
);

test.each([
  'sekretariat@wp.pl',
  'sekretariat.jasionka@onet.pl',
  'urzad@op.pl',
  'urzadgminy@wp.pl',
  'gmina-jasionka@gmail.com',
  'biuro2@interia.pl',
  'szkola_jasionka@wp.pl',
  'przedszkole1@op.pl',
  'kontakt@o2.pl',
  'info@gmail.com',
  'sklep@gmail.com',
  'sp3jasionka.sp3@wp.pl',
  'gops.jasionka@poczta.fm',
  'soltys@op.pl',
  'anna@jasionka.pl',
  'anna@wp.plus.example',
  'anna@gmail.com.example',
  'anna@mojeop.pl',
])('%s is not', (address) => {
  expect(found(`Kontakt: ${address}.`)).toEqual([]);
});

test.each(['a.', 'a@', 'a@wp.', 'ab', 'a[at]', 'a [at] wp[dot]'])('a long text of „%s” takes one pass', (text) => {
  expect(takesOnePass((times) => found(`@ ${text.repeat(times)}`), 3000)).toBe(true);
  expect(found(`@ ${text.repeat(3000)}`)).toEqual([]);
});
