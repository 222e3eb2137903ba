// Accounts as they are saved.
import { userSchema } from '@redakcja/domain/access/user-form';
import type { Cells, Field } from '@redakcja/domain/dictionaries/import-fields';
import { IdentificationDocumentType } from '@redakcja/generated/model/identificationDocumentType';
import { Sex } from '@redakcja/generated/model/sex';
import type { User } from '@redakcja/generated/model/user';
import type { UserInput } from '@redakcja/generated/model/userInput';

/** What the answer has and a save takes, without roles and excluded categories: they stay. */
export function inputOf(user: User): UserInput {
  const { userName, firstname, surname, pesel, birthDate, sex, phone, mobilePhone, fax, email } = user;
  const { identificationDocumentType, identificationDocumentNumber } = user;
  const document = { identificationDocumentType, identificationDocumentNumber };
  return { userName, firstname, surname, pesel, birthDate, sex, phone, mobilePhone, fax, email, ...document };
}

const field = (name: string, aliases: readonly string[], isRequired = true): Field => ({
  name,
  aliases,
  isRequired,
  check: () => [],
});

/** Columns of a file of new accounts. */
export const accountFields: readonly Field[] = [
  field('userName', ['login']),
  field('firstname', ['imię', 'imie']),
  field('surname', ['nazwisko']),
  field('email', ['e-mail', 'adres e-mail']),
  field('roles', ['role', 'rola']),
  field('pesel', ['nr pesel'], false),
  field('phone', ['telefon'], false),
];

/** A new account. Without a PESEL it has no document; birth date, sex and number follow on the server. */
export function newAccount(cells: Cells, roles: readonly number[]): UserInput {
  const { userName = '', firstname = '', surname = '', email = '', pesel, phone } = cells;
  const { Pesel, None } = IdentificationDocumentType;
  return {
    userName,
    firstname,
    surname,
    email,
    pesel: pesel || null,
    phone: phone || null,
    identificationDocumentType: pesel ? Pesel : None,
    sex: Sex.Unknown,
    roles: [...roles],
  };
}

/** What is wrong with a new account, column by column. */
export function accountErrors(input: UserInput, now: Date): string[] {
  const { error } = userSchema({ clock: () => now, isNew: true }).safeParse(input);
  return (error?.issues ?? []).map(({ path, message }) => `kolumna ${path.join('.')}: ${message}`);
}
