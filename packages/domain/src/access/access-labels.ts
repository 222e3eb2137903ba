// Polish labels of the contract's enumerations, for users and the audit log.
import type { AuditEntry } from '@redakcja/generated/model/auditEntry';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { IdentificationDocumentType } from '@redakcja/generated/model/identificationDocumentType';
import { Sex } from '@redakcja/generated/model/sex';
import { operationLabels } from './operation-labels.ts';

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

export const auditEventLabels: Readonly<Record<AuditEvent, string>> = {
  [AuditEvent.SignedIn]: 'Logowanie',
  [AuditEvent.SignInFailed]: 'Nieudane logowanie',
  [AuditEvent.SignInBlocked]: 'Zablokowane logowanie',
  [AuditEvent.SignedOut]: 'Wylogowanie',
  [AuditEvent.ProgramSignedIn]: 'Logowanie programu',
  [AuditEvent.ProgramSignInFailed]: 'Nieudane logowanie programu',
  [AuditEvent.PasswordChanged]: 'Zmiana hasła',
  [AuditEvent.PasswordChangeFailed]: 'Nieudana zmiana hasła',
  [AuditEvent.PasswordReset]: 'Reset hasła',
  [AuditEvent.PasswordSet]: 'Ustawienie hasła',
  [AuditEvent.UserRead]: 'Odczyt karty użytkownika',
  [AuditEvent.PersonalDataSearched]: 'Wyszukanie po danych osobowych',
  [AuditEvent.UserCreated]: 'Utworzenie użytkownika',
  [AuditEvent.UserUpdated]: 'Zmiana danych użytkownika',
  [AuditEvent.UserActivated]: 'Aktywacja konta',
  [AuditEvent.UserDeactivated]: 'Dezaktywacja konta',
  [AuditEvent.UserRemoved]: 'Usunięcie użytkownika',
  [AuditEvent.UserRolesChanged]: 'Zmiana ról użytkownika',
  [AuditEvent.UserCategoriesChanged]: 'Zmiana uprawnień do kategorii',
  [AuditEvent.RoleCreated]: 'Utworzenie roli',
  [AuditEvent.RoleUpdated]: 'Zmiana roli',
  [AuditEvent.RoleDeleted]: 'Usunięcie roli',
  [AuditEvent.ArchiveConnected]: 'Połączenie z archiwum',
  [AuditEvent.ArchiveSiteRemoved]: 'Usunięcie strony z archiwum',
  [AuditEvent.AuditExported]: 'Eksport dziennika zdarzeń',
  [AuditEvent.OperationDone]: 'Zmiana danych',
  [AuditEvent.OperationRefused]: 'Odmowa',
};

const labelsByOperation: Readonly<Record<string, string>> = operationLabels;

/** What happened, as the audit log says it: for calls without an event of their own the operation is named. */
export function auditEventText({ event, operation }: Pick<AuditEntry, 'event' | 'operation'>): string {
  const called = operation === null ? undefined : labelsByOperation[operation];
  if (called === undefined) return auditEventLabels[event];
  if (event === AuditEvent.OperationDone) return called;
  return event === AuditEvent.OperationRefused ? `${auditEventLabels[event]}: ${called}` : auditEventLabels[event];
}

/** Who did it: a login, and the program that acted for them; null when nobody known did. */
export function auditActorText({ userName, program }: Pick<AuditEntry, 'userName' | 'program'>): string | null {
  if (program === null) return userName;
  return userName === null ? `program ${program}` : `${userName} (program ${program})`;
}
