// Fields of the user card that follow each other (specification, section 4, Users; design decision 17). Each rule takes what is in the form
// and gives back what changes in it.
import { IdentificationDocumentType } from '@redakcja/generated/model/identificationDocumentType';
import type { Sex } from '@redakcja/generated/model/sex';
import { peselData } from './pesel.ts';

const { Pesel, None, SeamansBook } = IdentificationDocumentType;

/** Fields that are tied to each other, as the form holds them. */
export interface TiedUserFields {
  userName: string;
  pesel?: string | null;
  birthDate?: string | null;
  identificationDocumentType: IdentificationDocumentType;
  identificationDocumentNumber?: string | null;
  sex: Sex;
}

type Changes = Partial<TiedUserFields>;

/** After choosing a document type: PESEL copies the number and derives birth date and sex, „brak” takes the login, any other clears the number. */
export function afterDocumentType(user: TiedUserFields, type: IdentificationDocumentType): Changes {
  if (type === Pesel)
    return { identificationDocumentType: type, identificationDocumentNumber: user.pesel ?? '', ...derived(user.pesel) };
  return { identificationDocumentType: type, identificationDocumentNumber: type === None ? user.userName : '' };
}

/** After typing a login: it is the document number as long as there is no document, so that the number of a real one is never overwritten. */
export function afterUserName(user: TiedUserFields, userName: string): Changes {
  return user.identificationDocumentType === None ? { userName, identificationDocumentNumber: userName } : { userName };
}

/** After typing a PESEL: a whole one sets birth date and sex; it stays the document number where it is the document. */
export function afterPesel(user: TiedUserFields, pesel: string): Changes {
  const number = user.identificationDocumentType === Pesel ? { identificationDocumentNumber: pesel } : {};
  return { pesel, ...number, ...derived(pesel) };
}

function derived(pesel: string | null | undefined): Changes {
  return peselData(pesel ?? '') ?? {};
}

/** Whether birth date and sex are locked: while a PESEL is there, they come from it. */
export function isBirthLocked(user: Pick<TiedUserFields, 'pesel'>): boolean {
  return (user.pesel ?? '') !== '';
}

/** Whether the document number is shown and asked for: neither for PESEL nor for „brak”. */
export function hasDocumentNumber(type: IdentificationDocumentType): boolean {
  return type > None && type <= SeamansBook;
}

/** The fields as they are stored, whatever was sent: birth date and sex of the PESEL, the document number of the document type. */
export function tieUserFields<User extends TiedUserFields>(user: User): User {
  const type = user.identificationDocumentType;
  const number = type === Pesel ? user.pesel : type === None ? user.userName : user.identificationDocumentNumber;
  return { ...user, identificationDocumentNumber: number || null, ...derived(user.pesel) };
}
