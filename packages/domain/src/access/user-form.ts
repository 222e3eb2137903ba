import { IdentificationDocumentType } from '@redakcja/generated/model/identificationDocumentType';
import { Sex } from '@redakcja/generated/model/sex';
import { UserInput } from '@redakcja/generated/zod/userInput';
import type * as z from 'zod';
import { toWarsawText } from '../shared/formats/dates.ts';
import { isPesel, peselMessage } from '../shared/formats/pesel.ts';
import { choice, ids } from '../shared/forms/choice-rules.ts';
import { shownLimits } from '../shared/forms/field-limits.ts';
import { fieldsTogether, type Report } from '../shared/forms/fields-together.ts';
import { maxLengthMessage, requiredMessage } from '../shared/forms/form-messages.ts';
import { formOf } from '../shared/forms/form-of.ts';
import { day, email, text } from '../shared/forms/text-rules.ts';
import { applyDerivedUserFields, hasDocumentNumber, isBirthLocked } from './user-rules.ts';

/** Messages of the user form that are also used elsewhere. */
export const userMessages = {
  roles: 'Użytkownik musi mieć przypisaną przynajmniej jedną rolę',
  userNameCharacters: 'Login może zawierać tylko litery bez polskich znaków, cyfry oraz znaki @ _ - .',
  birthDateInFuture: 'Data urodzenia nie może być późniejsza niż dzisiejsza',
} as const;

/** Of a document; the contract allows more, because without a document the field contains the login. */
const maxDocumentNumberLength = 50;

const fields = formOf(UserInput, {
  userName: text({ pattern: userMessages.userNameCharacters }),
  email: email(),
  firstname: text(),
  surname: text(),
  identificationDocumentType: choice(),
  identificationDocumentNumber: text({}, (number) => number.register(shownLimits, { max: maxDocumentNumberLength })),
  pesel: text({}, (number) => number.register(shownLimits, { max: undefined })),
  birthDate: day(),
  sex: choice(),
  phone: text(),
  mobilePhone: text(),
  fax: text(),
  roles: ids(userMessages.roles),
  excludeCategories: ids(),
});

/** Values of the user form; '' represents null. */
export type UserFormValues = z.input<typeof fields>;

export interface UserFormContext {
  /** Gives the present moment, which every check reads anew: a schema is cached. */
  clock: () => Date;
  /** A new user needs roles; on edit their absence means that they stay (one's own account). */
  isNew: boolean;
}

/** A user as it is filled in (specification, section 5, Access). What comes out has birth date, sex and document number tied to the PESEL and the document. */
export function userSchema({ clock, isNew }: UserFormContext) {
  return fields
    .superRefine(
      ...fieldsTogether<UserFormValues>((user, report) => {
        checkDocument(user, report);
        checkBirth(user, clock(), report);
        if (isNew && user.roles === undefined) report('roles', userMessages.roles);
      }),
    )
    .overwrite(applyDerivedUserFields);
}

function checkDocument(user: Partial<UserFormValues>, report: Report): void {
  const type = user.identificationDocumentType;
  if (user.pesel && user.pesel.length <= 11 && !isPesel(user.pesel)) report('pesel', peselMessage);
  if (type === IdentificationDocumentType.Pesel && !user.pesel) report('pesel', requiredMessage);
  if (type === undefined || !hasDocumentNumber(type)) return;
  const number = user.identificationDocumentNumber ?? '';
  if (number === '') report('identificationDocumentNumber', requiredMessage);
  if (number.length > maxDocumentNumberLength)
    report('identificationDocumentNumber', maxLengthMessage(maxDocumentNumberLength));
}

function checkBirth(user: Partial<UserFormValues>, now: Date, report: Report): void {
  const type = user.identificationDocumentType;
  if (user.birthDate && user.birthDate > toWarsawText(now.toISOString()).slice(0, 10))
    report('birthDate', userMessages.birthDateInFuture);
  if (type === undefined || !hasDocumentNumber(type) || isBirthLocked(user)) return;
  if (!user.birthDate) report('birthDate', requiredMessage);
  if (user.sex === Sex.Unknown) report('sex', requiredMessage);
}
