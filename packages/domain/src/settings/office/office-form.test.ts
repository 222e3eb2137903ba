import { DayOfWeek } from '@redakcja/generated/model/dayOfWeek';
import type { OfficeInput } from '@redakcja/generated/model/officeInput';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import { isNip } from '../../shared/formats/nip.ts';
import { isPolishAccount } from '../../shared/formats/polish-account.ts';
import { isRegon } from '../../shared/formats/regon.ts';
import { validate } from '../../shared/forms/form-errors.ts';
import { formatPhone, typedPhone, typedTimeOfDay, typedZipCode } from './contact-formats.ts';
import { eDeliveryWarning, hasEDeliveryCheckSum, typedEDeliveryAddress } from './e-delivery-addresses.ts';
import { accountWarning, isGln, isPeppolNumber, isTerytCode, peppolWarning } from './identification-numbers.ts';
import { addressAmong, hoursAmong, integratedOfficeSchema, officeSchema } from './office-form.ts';

describe('numbers', () => {
  test.each([
    [isNip, '1234563218', true],
    [isNip, '123-456-32-18', true],
    [isNip, '1234563219', false],
    [isNip, '0000000000', false],
    [isNip, '12345632180', false],
    [isNip, '123456321a', false],
    [isNip, '5260250274', true], // Ministry of Finance
    [isNip, '1000010000', false], // the remainder 10 has no digit
    [isRegon, '123456785', true],
    [isRegon, '123456786', false],
    [isRegon, '12345678512347', true],
    [isRegon, '12345678512348', false],
    [isRegon, '12345678612347', false],
    [isRegon, '000000000', false],
    [isRegon, '1234567851', false],
    [isRegon, '000002217', true], // Ministry of Finance
    [isPeppolNumber, '1234563218', true],
    [isPeppolNumber, '1234563219', false],
    [isPeppolNumber, '5901234123457', true],
    [isPeppolNumber, '590123412345', false],
    [isPolishAccount, '61 1090 1014 0000 0712 1981 2874', true],
    [isPolishAccount, '61109010140000071219812875', false],
    [isPolishAccount, '6110901014000007121981287', false],
    [isGln, '5901234123457', true],
    [isGln, '5901234123458', false],
    [hasEDeliveryCheckSum, 'AE:PL-12345-67890-ABCDE-25', true],
    [hasEDeliveryCheckSum, 'AE:PL-12345-67890-ABCDE-12', false],
    [isTerytCode, '1816072', true],
    [isTerytCode, '18160721', false],
    [isTerytCode, '12a', false],
  ])('%o %s: %s', (check, text, expected) => {
    expect(check(text)).toBe(expected);
  });
});

test.each([
  [accountWarning, '', false],
  [accountWarning, '61109010140000071219812874', false],
  [accountWarning, '61109010140000071219812870', true],
  [peppolWarning, '1234563218', false],
  [peppolWarning, '5901234123450', true],
  [eDeliveryWarning, 'ae:pl-12345-67890-abcde-25', false],
  [eDeliveryWarning, 'AE:PL-12345-67890-ABCDE-12', true],
  // an incomplete number has another message
  [eDeliveryWarning, 'AE:PL-1', false],
])('%o warns of %s: %s', (warning, text, expected) => {
  expect(warning(text) !== null).toBe(expected);
});

test.each([
  ['+48 17 850 10 20', '+48 17 850 10 20'],
  ['48178501020', '+48 17 850 10 20'],
  ['(48) 17-850-1020', '+48 17 850 10 20'],
  ['178501020', '178501020'],
])('phone %s is formatted as %s', (text, written) => {
  expect(formatPhone(text)).toBe(written);
});

test.each([
  [typedPhone, '17', '+48 17'],
  [typedPhone, '178501020', '+48 17 850 10 20'],
  [typedPhone, '48178501020', '+48 17 850 10 20'],
  [typedPhone, '+48 17 8501020', '+48 17 850 10 20'],
  [typedPhone, '+48 17 850 10 205', '+48 17 850 10 20'],
  // while the country code is typed or deleted
  [typedPhone, '+4', '+4'],
  [typedPhone, '+48', '+48'],
  [typedPhone, '', ''],
  [typedZipCode, '36', '36'],
  [typedZipCode, '36002', '36-002'],
  [typedZipCode, '36-0021', '36-002'],
  [typedTimeOfDay, '0730', '07:30'],
  [typedTimeOfDay, '730', '07:30'],
  [typedTimeOfDay, '7:30', '07:30'],
  [typedTimeOfDay, '16', '16'],
  [typedTimeOfDay, '16:0', '16:0'],
  [typedEDeliveryAddress, 'ae', 'AE'],
  [typedEDeliveryAddress, '1234567890abcde25', 'AE:PL-12345-67890-ABCDE-25'],
  [typedEDeliveryAddress, ' ae:pl-12345-67890-abcde-255', 'AE:PL-12345-67890-ABCDE-25'],
  [typedEDeliveryAddress, 'AE:PL-123456', 'AE:PL-12345-6'],
  [typedEDeliveryAddress, 'abcde', 'AE:PL-'],
  [typedEDeliveryAddress, 'AE:PL-12345-67890-1', 'AE:PL-12345-67890'],
  [typedEDeliveryAddress, 'AE:PL-12345-67890-ABCDE-X', 'AE:PL-12345-67890-ABCDE'],
])('%o of %s: %s', (typed, text, expected) => {
  expect(typed(text)).toBe(expected);
});

const address = (changes: object = {}) => ({ address: 'AE:PL-12345-67890-ABCDE-12', isMain: true, ...changes });
const hour = (changes: object = {}) => ({
  dayOfWeek: DayOfWeek.Monday,
  timeFrom: '07:30',
  timeTo: '15:30',
  ...changes,
});
const office = {
  name: 'Gmina Jasionka',
  regon: '123456785',
  nip: '1234563218',
  eDeliveryAddresses: [address()],
  admissionHours: [hour()],
};
const messages = (schema: z.ZodType, value: object) => {
  const result = validate(schema, value);
  return result.ok ? [] : result.fields.map((field) => `${field.path}: ${field.message}`);
};

test('the output of the schema is the input of the contract', () => {
  expectTypeOf<z.output<typeof officeSchema>>().toExtend<OfficeInput>();
  expectTypeOf<OfficeInput>().toExtend<z.input<typeof officeSchema>>();
});

test('a dialog checks the other rows of the list', () => {
  const among = addressAmong(['AE:PL-12345-67890-ABCDE-25']);
  expect(messages(among, address({ address: 'ae:pl-12345-67890-abcde-25' }))).toEqual([
    'address: Podany adres już istnieje na liście',
  ]);
  expect(messages(among, address())).toEqual([]);
  const hours = hoursAmong([hour()]);
  expect(messages(hours, hour({ timeFrom: '15:00', timeTo: '16:00' }))).toEqual([
    'timeFrom: Godziny tego dnia nachodzą na siebie',
  ]);
  expect(messages(hours, hour({ dayOfWeek: DayOfWeek.Friday }))).toEqual([]);
});

describe('office', () => {
  test.each<[object, string[]]>([
    [{}, []],
    [{ name: '' }, ['name: Pole wymagane']],
    [{ name: 'x'.repeat(201) }, ['name: Maksymalnie 200 znaków']],
    [{ jstCodeTeryt: '12a' }, ['jstCodeTeryt: Tylko cyfry']],
    [{ jstCodeTeryt: '12345678' }, ['jstCodeTeryt: Maksymalnie 7 znaków']],
    [{ regon: '' }, ['regon: Pole wymagane']],
    [{ regon: '123456786' }, ['regon: Nieprawidłowy numer REGON']],
    [{ nip: '' }, ['nip: Pole wymagane']],
    [{ nip: '1234563219' }, ['nip: Nieprawidłowy numer NIP']],
    [{ phone: '+48 17 850', fax: '12' }, ['phone: Uzupełnij prawidłowo pole', 'fax: Uzupełnij prawidłowo pole']],
    [{ phone: '', fax: null }, []],
    [{ email: 'abc' }, ['email: Wpisz poprawny email']],
    [
      { webSiteWWW: 'abc' },
      ['webSiteWWW: Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl'],
    ],
    [{ zipCode: '0000' }, ['zipCode: Niepoprawny format kodu pocztowego']],
    [{ zipCode: '36-002' }, []],
    [{ zipCodeCity: 'Kraków 1' }, ['zipCodeCity: Wpisz nazwę miasta']],
    [{ zipCodeCity: 'Bielsko-Biała' }, []],
    [{ peppolNumber: '123456789012' }, ['peppolNumber: Nieprawidłowy numer PEPPOL']],
    [{ peppolNumber: '' }, []],
    [
      { bankAccountNumber: '1'.repeat(27) },
      ['bankAccountNumber: Numer konta bankowego nie może przekraczać 26 znaków'],
    ],
    [{ bankAccountNumber: '61 1090 1014 0000 0712 1981 2874' }, []],
    [{ ownNumbers: 'wadium: 61 1090 1014 0000 0712 1981 2874\n\n17 850 10 20\nprzetargi@gmail.com' }, []],
    [
      { ownNumbers: '17 850 10 20\nwadium\n61 1090 1014' },
      [2, 3].map(
        (line) => `ownNumbers: Wiersz ${line}: wpisz numer konta (26 cyfr), numer telefonu (9 cyfr) albo adres e-mail`,
      ),
    ],
    [{ eDeliveryAddresses: [address({ address: '' })] }, ['eDeliveryAddresses.0.address: Pole wymagane']],
    [
      { eDeliveryAddresses: [address({ address: 'AE:PL-1-2-A-1' })] },
      ['eDeliveryAddresses.0.address: Nieprawidłowy adres do doręczeń elektronicznych'],
    ],
    [{ eDeliveryAddresses: [address({ address: ' ae:pl-12345-67890-abcde-12 ' })] }, []],
    [
      { eDeliveryAddresses: [address(), address({ isMain: false, address: 'ae:pl-12345-67890-abcde-12' })] },
      ['eDeliveryAddresses.1.address: Podany adres już istnieje na liście'],
    ],
    [
      { eDeliveryAddresses: [address({ isMain: false })] },
      ['eDeliveryAddresses: Dokładnie jeden adres musi być główny'],
    ],
    [
      { eDeliveryAddresses: [address({ description: 'x'.repeat(201) })] },
      ['eDeliveryAddresses.0.description: Maksymalnie 200 znaków'],
    ],
    [{ eDeliveryAddresses: [], admissionHours: [] }, []],
    [{ admissionHours: [hour({ dayOfWeek: -1 })] }, ['admissionHours.0.dayOfWeek: Wybierz dzień tygodnia']],
    [
      { admissionHours: [hour({ timeFrom: '', timeTo: '' })] },
      ['admissionHours.0.timeFrom: Pole wymagane', 'admissionHours.0.timeTo: Pole wymagane'],
    ],
    [
      { admissionHours: [hour({ timeTo: '07:30' })] },
      ['admissionHours.0.timeTo: Godz. do musi być później niż godz. od'],
    ],
    [{ admissionHours: [hour(), hour({ timeFrom: '15:30', timeTo: '17:00' })] }, []],
    [
      { admissionHours: [hour({ timeFrom: '15:00', timeTo: '17:00' }), hour()] },
      ['admissionHours.0.timeFrom: Godziny tego dnia nachodzą na siebie'],
    ],
    [{ admissionHours: [hour(), hour()] }, ['admissionHours.1.timeFrom: Godziny tego dnia nachodzą na siebie']],
    [{ admissionHours: [hour(), hour({ dayOfWeek: DayOfWeek.Tuesday })] }, []],
    [{ admissionHours: [hour({ timeTo: '24:00' })] }, ['admissionHours.0.timeTo: Podaj godzinę w formacie gg:mm']],
  ])('%j', (changes, expected) => {
    expect(messages(officeSchema, { ...office, ...changes })).toEqual(expected);
  });

  test('numbers are normalised', () => {
    const result = validate(officeSchema, {
      ...office,
      nip: '123-456-32-18',
      phone: '48178501020',
      bankAccountNumber: '61 1090',
      officeName: '',
    });
    expect(result.ok && result.value).toMatchObject({
      nip: '1234563218',
      phone: '+48 17 850 10 20',
      bankAccountNumber: '611090',
      officeName: null,
    });
  });

  test('when integrated only two fields are checked', () => {
    expect(messages(integratedOfficeSchema, { name: '', nip: 'x', peppolNumber: '1' })).toEqual([
      'peppolNumber: Nieprawidłowy numer PEPPOL',
    ]);
  });
});
