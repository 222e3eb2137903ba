import { OfficeContactInput } from '@redakcja/generated/zod/officeContactInput';
import { OfficeContactsInputMax as maxContacts } from '@redakcja/generated/zod/officeContactsInput';
import * as z from 'zod';
import { id } from '../shared/choice-rules.ts';
import { formOf } from '../shared/form-of.ts';
import { text } from '../shared/text-rules.ts';

/** A manager or another person of the office, as the dialog has it (specification, section 5, Office contact). */
export const officeContactSchema = formOf(OfficeContactInput, {
  id: id(),
  fullName: text(),
  jobPosition: text(),
  rawDescription: text({ lines: 'several' }),
  officeContactPhotoId: id(),
});

/** All contacts of a language in their order; at least one. */
export const officeContactsSchema = z
  .array(officeContactSchema)
  .min(1, 'Dodaj co najmniej jedną osobę')
  .max(maxContacts, `Można dodać najwyżej ${maxContacts} osób`);
