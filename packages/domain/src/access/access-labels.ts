// Polish labels of the contract's enumerations, for users and the audit log.
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
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

export const auditEventLabels: Readonly<Record<AuditEvent, string>> = {
  [AuditEvent.SignedIn]: 'Logowanie',
  [AuditEvent.SignInFailed]: 'Nieudane logowanie',
  [AuditEvent.SignInBlocked]: 'Zablokowane logowanie',
  [AuditEvent.SignedOut]: 'Wylogowanie',
  [AuditEvent.PasswordChanged]: 'Zmiana hasła',
  [AuditEvent.PasswordReset]: 'Reset hasła',
  [AuditEvent.PasswordSet]: 'Ustawienie hasła',
  [AuditEvent.UserRead]: 'Odczyt karty użytkownika',
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
};
