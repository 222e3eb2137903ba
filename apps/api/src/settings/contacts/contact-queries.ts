import type { OfficeContact } from '@redakcja/generated/model/officeContact';
import type { OfficeContactInput } from '@redakcja/generated/model/officeContactInput';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { languageReference, listOf, objectOf } from '../../database/rows/json-sql.ts';
import { integer, json, type RowOf, rowShape } from '../../database/rows/row-shape.ts';
import { columnsIn } from '../../database/rows/table-columns.ts';
import { officeContactLists, officeContacts } from '../../database/schema.ts';
import { languageCode } from '../../shared/languages.ts';
import { pictureSql } from '../../shared/stored-picture.ts';

const contact = objectOf<OfficeContact>({
  id: 'c.id',
  fullName: 'c.full_name',
  jobPosition: 'c.job_position',
  rawDescription: 'c.raw_description',
  languageId: 'c.language_id',
  officeContactPhotoId: 'c.office_contact_photo_id',
  officeContactPhoto: pictureSql('f', 'o'),
  order: 'c.position',
  isSystem: 'c.is_system',
});

const list = rowShape({
  revision: integer('coalesce(r.revision, 1)'),
  language: json(languageReference('l')),
  contacts: json(
    listOf<OfficeContact>(
      contact,
      'c.position',
      `office_contacts c left join files f on f.id = c.office_contact_photo_id left join files o on o.id = f.original_id
        where c.language_id = l.id`,
    ),
  ),
});

export type StoredContacts = Omit<RowOf<typeof list>, 'revision'>;

/** Null for an unknown language. */
export async function findContacts(db: Database, lang: string) {
  const [row] = await db.rows(
    list,
    sql`${list.select} from languages l left join office_contact_lists r on r.language_id = l.id
      where l.iso_code = ${languageCode(lang)}`,
  );
  if (row === undefined) return null;
  const { revision, ...value } = row;
  return { id: value.language.id, revision, value, content: { body: value.contacts } };
}

/** A list that was never saved has no row that could be locked. */
export async function ensureList(db: Database, languageId: number): Promise<void> {
  await db.insert(officeContactLists).values({ languageId }).onConflictDoNothing();
}

/** Replaces the list, in this order; contacts with an id keep their row. */
export async function writeContacts(
  tx: Database,
  languageId: number,
  people: readonly OfficeContactInput[],
): Promise<void> {
  const storedIds = people.flatMap(({ id }) => id ?? []);
  await tx
    .delete(officeContacts)
    .where(and(eq(officeContacts.languageId, languageId), notInArray(officeContacts.id, storedIds)));
  for (const [position, { id, ...input }] of people.entries()) {
    const columns = { ...columnsIn(officeContacts, input), position };
    if (id === undefined) await tx.insert(officeContacts).values({ ...columns, languageId });
    else await tx.update(officeContacts).set(columns).where(eq(officeContacts.id, id));
  }
}
