// Address, numbers, hours and managers of the demonstration office; all of it is made up.
import { DayOfWeek } from '@redakcja/generated/model/dayOfWeek';
import type { Services } from '../../call/services.ts';
import type { Database } from '../../database/database.ts';
import {
  admissionHours,
  eDeliveryAddresses,
  officeContactLists,
  officeContacts,
  offices,
} from '../../database/schema.ts';
import { demoOfficeName } from '../content/demo-office.ts';
import { demoPortraits } from '../content/demo-portraits.ts';
import { storeGraphic } from './seed-graphics.ts';

const officeId = 1;

const office = {
  name: 'Gmina Jasionka',
  officeName: demoOfficeName,
  jstCodeTeryt: '1816072',
  peppolNumber: '5901234123457',
  bankAccountNumber: '61109010140000071219812874',
  regon: '123456785',
  nip: '1234563218',
  phone: '+48 17 850 10 20',
  fax: '+48 17 850 10 22',
  email: 'urzad@jasionka.example',
  webSiteWWW: 'https://www.jasionka.example',
  officeBoxEpuap: '/ugjasionka/SkrytkaESP',
  receivingDocumentPlace: 'Sekretariat, pokój nr 12',
  country: 'Polska',
  province: 'podkarpackie',
  district: 'rzeszowski',
  commune: 'Jasionka',
  city: 'Jasionka',
  street: 'Rynek',
  streetNumber: '1',
  flat: null,
  zipCode: '36-002',
  zipCodeCity: 'Jasionka',
};

const addresses = [
  { address: 'AE:PL-12345-67890-ABCDE-25', isMain: true, description: 'Skrzynka ogólna urzędu' },
  { address: 'AE:PL-20304-50607-JASIO-22', isMain: false, description: 'Referat Finansowy' },
];

const hours = [
  [DayOfWeek.Monday, '07:30', '17:00'],
  [DayOfWeek.Tuesday, '07:30', '15:30'],
  [DayOfWeek.Wednesday, '07:30', '12:00'],
  [DayOfWeek.Wednesday, '13:00', '15:30'],
  [DayOfWeek.Thursday, '07:30', '15:30'],
  [DayOfWeek.Friday, '07:30', '14:00'],
] as const;

const people = [
  ['Maria Wiśniewska', 'Wójt Gminy Jasionka', 'Przyjmuje interesantów w poniedziałki od 8:00 do 10:00'],
  ['Tomasz Kania', 'Zastępca Wójta', null],
  ['Ewa Lis', 'Sekretarz Gminy', 'Pokój nr 14'],
  ['Piotr Zając', 'Skarbnik Gminy', null],
] as const;

export async function seedOfficeData(db: Database, store: Pick<Services, 'config' | 'storage'>): Promise<void> {
  await db
    .insert(offices)
    .values({ id: officeId, ...office })
    .onConflictDoUpdate({ target: offices.id, set: office });
  await db.insert(eDeliveryAddresses).values(addresses.map((one, position) => ({ ...one, officeId, position })));
  await db
    .insert(admissionHours)
    .values(hours.map(([dayOfWeek, timeFrom, timeTo]) => ({ officeId, dayOfWeek, timeFrom, timeTo })));
  await db.insert(officeContactLists).values({ languageId: 1 });
  const photos: number[] = [];
  for (const portrait of demoPortraits) photos.push(await storeGraphic(db, store, portrait));
  await db.insert(officeContacts).values(
    people.map(([fullName, jobPosition, rawDescription], position) => ({
      languageId: 1,
      position,
      fullName,
      jobPosition,
      rawDescription,
      officeContactPhotoId: photos[position] ?? null,
    })),
  );
}
