// Polish labels of enumerations of users.
import { IdentificationDocumentType } from '@redakcja/generated/model/identificationDocumentType';
import { Sex } from '@redakcja/generated/model/sex';

export const sexLabels: Readonly<Record<Sex, string>> = {
  [Sex.Unknown]: 'Nieokreślona',
  [Sex.Male]: 'Mężczyzna',
  [Sex.Female]: 'Kobieta',
};

export const documentTypeLabels: Readonly<Record<IdentificationDocumentType, string>> = {
  [IdentificationDocumentType.Pesel]: 'PESEL',
  [IdentificationDocumentType.None]: 'Brak',
  [IdentificationDocumentType.IdentityCard]: 'Dowód osobisty',
  [IdentificationDocumentType.Passport]: 'Paszport',
  [IdentificationDocumentType.KartaPolaka]: 'Karta Polaka',
  [IdentificationDocumentType.MilitaryBook]: 'Książeczka wojskowa',
  [IdentificationDocumentType.SeamansBook]: 'Książeczka żeglarska',
};
