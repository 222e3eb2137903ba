import type { OfficeContact } from '@redakcja/generated/model/officeContact';
import type { OfficeContactInput as ContactInput } from '@redakcja/generated/model/officeContactInput';
import type { Picture } from '@redakcja/generated/model/picture';
import { OfficeContactInput } from '@redakcja/generated/zod/officeContactInput';
import { OfficeContactsInputMax as maxContacts } from '@redakcja/generated/zod/officeContactsInput';
import { Picture as PictureSchema } from '@redakcja/generated/zod/picture';
import * as z from 'zod';
import { id } from '../../shared/forms/choice-rules.ts';
import { formOf } from '../../shared/forms/form-of.ts';
import { text } from '../../shared/forms/text-rules.ts';

/** Input of a manager or another contact of the office (specification, section 5, Office contact). */
export const officeContactSchema = formOf(OfficeContactInput, {
  id: id(),
  fullName: text(),
  jobPosition: text(),
  rawDescription: text({ lines: 'several' }),
  officeContactPhotoId: id(),
});

const noContact = 'Dodaj co najmniej jedną osobę';
const tooManyContacts = `Można dodać najwyżej ${maxContacts} osób`;

/** All contacts of a language in their order; at least one. */
export const officeContactsSchema = z.array(officeContactSchema).min(1, noContact).max(maxContacts, tooManyContacts);

/** A contact on the screen: with its photo, and whether it is a system contact. */
export const contactRowSchema = officeContactSchema.extend({
  officeContactPhoto: z.custom<Picture | null>(),
  isSystem: z.boolean(),
});

export type ContactRow = z.input<typeof contactRowSchema>;

export const contactsFormSchema = z.object({
  contacts: z.array(contactRowSchema).min(1, noContact).max(maxContacts, tooManyContacts),
});

export function contactRows(contacts: readonly OfficeContact[]): ContactRow[] {
  return contacts.map(({ id, fullName, jobPosition, rawDescription, officeContactPhoto, isSystem }) => ({
    id,
    fullName,
    jobPosition,
    rawDescription: rawDescription ?? '',
    // absent fields stay unchanged
    officeContactPhotoId: undefined,
    officeContactPhoto,
    isSystem,
  }));
}

const formerContact = z.object({
  value: OfficeContactInput.omit({ id: true }).extend({ id: z.int(), rawDescription: z.string().nullable() }),
  photo: PictureSchema.nullable(),
});

/** Contacts of the journal as the screen has them; undefined for those that an older release has noted in words. */
export function formerContactRows(before: readonly unknown[], stored: readonly ContactRow[]): ContactRow[] | undefined {
  const { data } = z.array(formerContact).safeParse(before);
  return data?.map(({ value, photo }) => ({
    ...value,
    rawDescription: value.rawDescription ?? '',
    officeContactPhoto: photo,
    isSystem: stored.some(({ id, isSystem }) => id === value.id && isSystem),
  }));
}

export function sentContacts(rows: readonly ContactRow[]): ContactInput[] {
  return rows.map(({ officeContactPhoto: _photo, isSystem: _system, ...contact }) => contact);
}
