// Derived fields of the user form (specification, section 4, Users; design decision 17). Each rule takes the form values
// and returns the changed ones.
import { IdentificationDocumentType } from '@redakcja/generated/model/identificationDocumentType';
import { Sex } from '@redakcja/generated/model/sex';
import { peselData } from '../shared/formats/pesel.ts';

const { Pesel, None, SeamansBook } = IdentificationDocumentType;

/** Fields that are derived from each other, as the form has them. */
export interface DerivedUserFields {
  userName: string;
  pesel?: string | null;
  birthDate?: string | null;
  identificationDocumentType: IdentificationDocumentType;
  identificationDocumentNumber?: string | null;
  sex: Sex;
}

type Changes = Partial<DerivedUserFields>;

/** After choosing a document type: PESEL copies the number and derives birth date and sex, „brak” takes the login, any other clears the number. */
export function afterDocumentType(user: DerivedUserFields, type: IdentificationDocumentType): Changes {
  if (type === Pesel)
    return { identificationDocumentType: type, identificationDocumentNumber: user.pesel ?? '', ...derived(user.pesel) };
  return { identificationDocumentType: type, identificationDocumentNumber: type === None ? user.userName : '' };
}

/** After typing a login: without a document it is also the document number. The number of a document is never overwritten. */
export function afterUserName(user: DerivedUserFields, userName: string): Changes {
  return user.identificationDocumentType === None ? { userName, identificationDocumentNumber: userName } : { userName };
}

/**
 * After typing a PESEL: a complete one sets birth date and sex, another one takes back what the former had set; it is the document number if the document
 * is a PESEL.
 */
export function afterPesel(user: DerivedUserFields, pesel: string): Changes {
  const number = user.identificationDocumentType === Pesel ? { identificationDocumentNumber: pesel } : {};
  const unknown = pesel === '' ? {} : { birthDate: null, sex: Sex.Unknown };
  return { pesel, ...number, ...unknown, ...derived(pesel) };
}

function derived(pesel: string | null | undefined): Changes {
  return peselData(pesel ?? '') ?? {};
}

/** Whether birth date and sex are locked: they are derived from the PESEL if there is one. */
export function isBirthLocked(user: Pick<DerivedUserFields, 'pesel'>): boolean {
  return (user.pesel ?? '') !== '';
}

/** Whether the document number is shown and required: neither for PESEL nor for „brak”. */
export function hasDocumentNumber(type: IdentificationDocumentType): boolean {
  return type > None && type <= SeamansBook;
}

/** The fields with derived values for storing: birth date and sex from the PESEL, the document number by the document type. */
export function applyDerivedUserFields<User extends DerivedUserFields>(user: User): User {
  const type = user.identificationDocumentType;
  const number = type === Pesel ? user.pesel : type === None ? user.userName : user.identificationDocumentNumber;
  return { ...user, identificationDocumentNumber: number || null, ...derived(user.pesel) };
}
