import { IdentificationDocumentType } from '@redakcja/generated/model/identificationDocumentType';
import { Sex } from '@redakcja/generated/model/sex';
import type { UserInput } from '@redakcja/generated/model/userInput';
import * as z from 'zod';
import { isDay, toWarsawText } from '../shared/dates.ts';
import {
  fieldsTogether,
  ids,
  invalidDateMessage,
  maxLengthMessage,
  oneOf,
  optionalText,
  type Report,
  requiredEmail,
  requiredMessage,
  requiredText,
} from '../shared/form-schema.ts';
import { isPesel, peselMessage } from './pesel.ts';
import { hasDocumentNumber, isBirthLocked, tieUserFields } from './user-rules.ts';

/** Messages of the user card that other places say too. */
export const userMessages = {
  roles: 'Użytkownik musi mieć przypisaną przynajmniej jedną rolę',
  userNameCharacters: 'Login może zawierać tylko litery bez polskich znaków, cyfry oraz znaki @ _ - .',
  userNameTooShort: 'Minimalnie 6 znaków',
  birthDateInFuture: 'Data urodzenia nie może być późniejsza niż dzisiejsza',
} as const;

const maxDocumentNumberLength = 50;

const shape = {
  userName: requiredText(256)
    .refine((login) => login === '' || login.length >= 6, userMessages.userNameTooShort)
    .refine((login) => /^[A-Za-z0-9@_.-]*$/.test(login), userMessages.userNameCharacters),
  email: requiredEmail(),
  firstname: requiredText(30),
  surname: requiredText(40),
  identificationDocumentType: oneOf(Object.values(IdentificationDocumentType)),
  identificationDocumentNumber: optionalText(256),
  pesel: optionalText(11),
  birthDate: optionalText(10).refine((day) => !day || isDay(day), invalidDateMessage),
  sex: oneOf(Object.values(Sex)),
  phone: optionalText(30),
  mobilePhone: optionalText(30),
  fax: optionalText(50),
  roles: ids(100).optional(),
  excludeCategories: ids(10_000).optional(),
} satisfies Record<keyof UserInput, z.ZodType>;

const fields = z.object(shape);

/** What the form of a user holds; '' stands for null. */
export type UserFormValues = z.input<typeof fields>;

export interface UserFormContext {
  now: Date;
  /** A new user needs roles; on edit their absence means that they stay (one's own account). */
  isNew: boolean;
}

/** A user as it is filled in (specification, section 5, Access). What comes out has birth date, sex and document number tied to the PESEL and the document. */
export function userSchema({ now, isNew }: UserFormContext) {
  return fields
    .superRefine(
      ...fieldsTogether<UserFormValues>((user, report) => {
        checkDocument(user, report);
        checkBirth(user, now, report);
        if (isNew ? !user.roles?.length : user.roles?.length === 0) report('roles', userMessages.roles);
      }),
    )
    .overwrite(tieUserFields);
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
