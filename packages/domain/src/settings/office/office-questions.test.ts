import { expect, test } from 'vitest';
import { officeAnswer, wordsAskedFor } from './office-questions.ts';

const office: Parameters<typeof officeAnswer>[1] = {
  nip: '1234563218',
  regon: '',
  phone: '+48 17 850 10 20',
  email: 'urzad@jasionka.example',
  city: 'Jasionka',
  bankAccountNumber: '61109010140000071219812874',
  officeBoxEpuap: null,
  receivingDocumentPlace: 'Sekretariat, pokój nr 12',
  eDeliveryAddresses: [{ id: 1, address: 'AE:PL-12345-67890-ABCDE-25', description: null, isMain: true }],
  admissionHours: [{ id: 1, dayOfWeek: 1, timeFrom: '07:30', timeTo: '17:00' }],
};
const people = [
  { id: 1, fullName: 'Maria Wiśniewska', jobPosition: 'Wójt Gminy Jasionka' },
  { id: 2, fullName: 'Tomasz Kania', jobPosition: 'Zastępca Wójta' },
  { id: 3, fullName: 'Piotr Zając', jobPosition: 'Skarbnik Gminy' },
];

test.each([
  ['godziny pracy', ['hours'], []],
  ['kiedy otwarty jest urząd?', ['hours'], []],
  ['telefon', ['phone'], []],
  ['numer telefonu do urzędu', ['phone'], []],
  ['kontakt', ['phone', 'email', 'address'], []],
  ['numer rachunku bankowego', ['account'], []],
  ['numer konta', ['account'], []],
  ['e-doręczenia', ['delivery'], []],
  ['gdzie złożyć dokumenty', ['documents'], []],
  ['NIP gminy', ['nip'], []],
  ['kto jest wójtem', [], [1, 2]],
  ['zastępca wójta', [], [2]],
  ['skarbnik gminy', [], [3]],
  ['Maria Wisniewska', [], [1]],
  ['telefon do wójta', ['phone'], [1, 2]],
  // the office has none
  ['regon', [], []],
  ['skrytka ePUAP', ['delivery'], []],
  ['telefon zaufania', [], []],
  ['plan zagospodarowania', [], []],
  ['urząd', [], []],
  ['', [], []],
])('%s', (phrase, topics, found) => {
  expect(officeAnswer(phrase, office, people)).toEqual({ topics, people: found });
});

test('words of a question that say nothing are left out, unless there are no others', () => {
  expect(wordsAskedFor('Gdzie jest plan zamówień?')).toEqual(['plan', 'zamówień']);
  expect(wordsAskedFor('kto to jest')).toEqual(['kto', 'to', 'jest']);
});
