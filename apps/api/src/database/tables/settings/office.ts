// The office itself: what it is called and where, when it receives people, and who they are.
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, polishText, revision } from '../../rows/columns.ts';
import { files } from '../files.ts';
import { languages } from '../languages.ts';

/** There is one row, the number 1. */
export const offices = pgTable('offices', {
  id: integer('id').primaryKey(),
  /** Empty until somebody fills it in, as the two numbers are. */
  name: polishText('name').notNull().default(''),
  officeName: polishText('office_name'),
  jstCodeTeryt: text('jst_code_teryt'),
  peppolNumber: text('peppol_number'),
  bankAccountNumber: text('bank_account_number'),
  ownNumbers: text('own_numbers'),
  regon: text('regon').notNull().default(''),
  nip: text('nip').notNull().default(''),
  phone: text('phone'),
  fax: text('fax'),
  email: text('email'),
  webSiteWWW: text('web_site_www'),
  officeBoxEpuap: text('office_box_epuap'),
  receivingDocumentPlace: text('receiving_document_place'),
  country: text('country'),
  province: text('province'),
  district: text('district'),
  commune: text('commune'),
  city: text('city'),
  street: text('street'),
  streetNumber: text('street_number'),
  flat: text('flat'),
  zipCode: text('zip_code'),
  zipCodeCity: text('zip_code_city'),
  revision: revision(),
});

const officeId = () =>
  integer('office_id')
    .notNull()
    .references(() => offices.id);

/** At most five, one of them the main one. */
export const eDeliveryAddresses = pgTable(
  'e_delivery_addresses',
  {
    id: id(),
    officeId: officeId(),
    position: integer('position').notNull(),
    address: text('address').notNull(),
    isMain: boolean('is_main').notNull(),
    description: text('description'),
  },
  (t) => [index('e_delivery_addresses_office').on(t.officeId)],
);

/** When the office receives people; a day may have several ranges. */
export const admissionHours = pgTable(
  'admission_hours',
  {
    id: id(),
    officeId: officeId(),
    /** 1 Monday to 7 Sunday */
    dayOfWeek: integer('day_of_week').notNull(),
    /** HH:mm in Warsaw */
    timeFrom: text('time_from').notNull(),
    timeTo: text('time_to').notNull(),
  },
  (t) => [index('admission_hours_office').on(t.officeId)],
);

/** Whose contacts these are: they are saved together. A list that was never saved has no row. */
export const officeContactLists = pgTable('office_contact_lists', {
  languageId: integer('language_id')
    .primaryKey()
    .references(() => languages.id, { onDelete: 'cascade' }),
  revision: revision(),
});

/** Managers and other people of the office, by language. */
export const officeContacts = pgTable(
  'office_contacts',
  {
    id: id(),
    languageId: integer('language_id')
      .notNull()
      .references(() => officeContactLists.languageId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    fullName: polishText('full_name').notNull(),
    jobPosition: polishText('job_position').notNull(),
    rawDescription: text('raw_description'),
    officeContactPhotoId: integer('office_contact_photo_id').references(() => files.id),
    isSystem: boolean('is_system').notNull().default(false),
  },
  (t) => [
    index('office_contacts_language').on(t.languageId),
    index('office_contacts_photo').on(t.officeContactPhotoId),
  ],
);
