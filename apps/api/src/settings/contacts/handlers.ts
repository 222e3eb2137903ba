// Managers and contacts of the office, one list per language, saved whole (specification, sections 2.6, 3 and 5).
import { officeContactsSchema } from '@redakcja/domain/settings/office/office-contact-form';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { OfficeContactInput } from '@redakcja/generated/model/officeContactInput';
import type { Area, Handler } from '../../call/handler.ts';
import { records } from '../../call/records.ts';
import { officeContactLists } from '../../database/schema.ts';
import { conflict, invalid } from '../../http/problem.ts';
import { pictureFact, requirePicture } from '../../shared/stored-picture.ts';
import { ensureList, findContacts, type StoredContacts, writeContacts } from './contact-queries.ts';

type StoredContact = StoredContacts['contacts'][number];

function personFact({ id, fullName, jobPosition, rawDescription, ...photo }: StoredContact) {
  const { officeContactPhotoId, officeContactPhoto } = photo;
  return {
    name: [fullName, jobPosition, rawDescription].filter(Boolean).join(', '),
    value: { id, fullName, jobPosition, rawDescription, officeContactPhotoId },
    photo: pictureFact(officeContactPhoto),
  };
}

const resource = records({
  table: officeContactLists,
  key: officeContactLists.languageId,
  find: findContacts,
  missing: (lang) => `Nie ma wersji językowej ${lang}`,
  journal: {
    recordType: JournalRecordType.OfficeContacts,
    nameOf: ({ language }: StoredContacts) => language.name,
    fieldsOf: ({ contacts }) => ({
      contacts: contacts.map(personFact),
    }),
  },
});

/** The language is the id. */
const target = <Call extends { params: { lang: string } }>(call: Call) => ({
  ...call,
  params: { id: call.params.lang },
});

const updateOfficeContacts: Handler<'updateOfficeContacts'> = ({ body, ...call }) =>
  resource.update(target(call), async ({ language, contacts }) => {
    requireKnown(contacts, body);
    for (const [index, { officeContactPhotoId }] of body.entries()) {
      await requirePicture(call.db, officeContactPhotoId, `${index}.officeContactPhotoId`);
    }
    await ensureList(call.db, language.id);
    return { columns: {}, write: (tx) => writeContacts(tx, language.id, body) };
  });

/** Ids must be in the stored list and occur once; system contacts must not be left out. */
function requireKnown(before: StoredContacts['contacts'], body: readonly OfficeContactInput[]): void {
  const ids = body.map(({ id }) => id);
  const unknown = ids.flatMap((id, index): FieldError[] => {
    const isRight = id === undefined || (before.some((one) => one.id === id) && ids.indexOf(id) === index);
    return isRight ? [] : [{ path: `${index}.id`, message: `Nie znaleziono osoby o numerze ${id}` }];
  });
  if (unknown.length > 0) throw invalid(unknown);
  const leftOut = before.filter(({ id, isSystem }) => isSystem && !ids.includes(id));
  if (leftOut.length > 0) {
    throw conflict(...leftOut.map(({ fullName }) => `Nie można usunąć osoby „${fullName}”, bo korzysta z niej system`));
  }
}

export const contactsArea = {
  inputs: { updateOfficeContacts: officeContactsSchema },
  handlers: {
    listOfficeContacts: (call) => resource.get(target(call)),
    updateOfficeContacts,
  },
} satisfies Area;
