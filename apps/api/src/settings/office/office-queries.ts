import type { AdmissionHour } from '@redakcja/generated/model/admissionHour';
import type { AdmissionHourInput } from '@redakcja/generated/model/admissionHourInput';
import type { EDeliveryAddress } from '@redakcja/generated/model/eDeliveryAddress';
import type { EDeliveryAddressInput } from '@redakcja/generated/model/eDeliveryAddressInput';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { listOf, objectOf } from '../../database/rows/json-sql.ts';
import { rowFinder } from '../../database/rows/row-finder.ts';
import { integer, json, nullable, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { columnsIn } from '../../database/rows/table-columns.ts';
import { admissionHours, eDeliveryAddresses } from '../../database/schema.ts';

const address = objectOf<EDeliveryAddress>({
  id: 'e.id',
  address: 'e.address',
  isMain: 'e.is_main',
  description: 'e.description',
});
const hour = objectOf<AdmissionHour>({
  id: 'h.id',
  dayOfWeek: 'h.day_of_week',
  timeFrom: 'h.time_from',
  timeTo: 'h.time_to',
});

const optional = (column: string) => nullable(text(`o.${column}`));

/** What visitors may read. */
const publicColumns = {
  id: integer('o.id'),
  name: text('o.name'),
  officeName: optional('office_name'),
  jstCodeTeryt: optional('jst_code_teryt'),
  peppolNumber: optional('peppol_number'),
  bankAccountNumber: optional('bank_account_number'),
  regon: text('o.regon'),
  nip: text('o.nip'),
  phone: optional('phone'),
  fax: optional('fax'),
  email: optional('email'),
  webSiteWWW: optional('web_site_www'),
  officeBoxEpuap: optional('office_box_epuap'),
  receivingDocumentPlace: optional('receiving_document_place'),
  country: optional('country'),
  province: optional('province'),
  district: optional('district'),
  commune: optional('commune'),
  city: optional('city'),
  street: optional('street'),
  streetNumber: optional('street_number'),
  flat: optional('flat'),
  zipCode: optional('zip_code'),
  zipCodeCity: optional('zip_code_city'),
  eDeliveryAddresses: json(
    listOf<EDeliveryAddress>(address, 'e.position', 'e_delivery_addresses e where e.office_id = o.id'),
  ),
  admissionHours: json(
    listOf<AdmissionHour>(hour, 'h.day_of_week, h.time_from', 'admission_hours h where h.office_id = o.id'),
  ),
};

const publicOffice = rowShape(publicColumns);
/** With what the check of texts does not ask about, which an office need not have published. */
const office = rowShape({ ...publicColumns, ownNumbers: optional('own_numbers') });

export type StoredOffice = RowOf<typeof office>;

export const findOffice = rowFinder(office, 'o', 'offices o');
export const findPublicOffice = rowFinder(publicOffice, 'o', 'offices o');

/** Replaces the list; items with an id keep their row. */
export async function writeAddresses(tx: Database, officeId: number, list: readonly EDeliveryAddressInput[]) {
  const storedIds = list.flatMap(({ id }) => id ?? []);
  await tx
    .delete(eDeliveryAddresses)
    .where(and(eq(eDeliveryAddresses.officeId, officeId), notInArray(eDeliveryAddresses.id, storedIds)));
  for (const [position, { id, ...input }] of list.entries()) {
    const columns = { ...columnsIn(eDeliveryAddresses, input), position };
    if (id === undefined) await tx.insert(eDeliveryAddresses).values({ ...columns, officeId });
    else await tx.update(eDeliveryAddresses).set(columns).where(eq(eDeliveryAddresses.id, id));
  }
}

/** The same for hours, in the order of the week. */
export async function writeHours(tx: Database, officeId: number, list: readonly AdmissionHourInput[]) {
  const storedIds = list.flatMap(({ id }) => id ?? []);
  await tx
    .delete(admissionHours)
    .where(and(eq(admissionHours.officeId, officeId), notInArray(admissionHours.id, storedIds)));
  for (const { id, ...input } of list) {
    const columns = columnsIn(admissionHours, input);
    if (id === undefined) await tx.insert(admissionHours).values({ ...columns, officeId });
    else await tx.update(admissionHours).set(columns).where(eq(admissionHours.id, id));
  }
}
