// Kinds of events of the audit log, as its screen and its filter have them.
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import { AuditGroup } from '@redakcja/generated/model/auditGroup';

/** The group of every event. */
export const groupOfEvent: Readonly<Record<AuditEvent, AuditGroup>> = {
  [AuditEvent.SignedIn]: AuditGroup.SignIns,
  [AuditEvent.SignInFailed]: AuditGroup.SignIns,
  [AuditEvent.SignInBlocked]: AuditGroup.SignIns,
  [AuditEvent.SignedOut]: AuditGroup.SignIns,
  [AuditEvent.ProgramSignedIn]: AuditGroup.SignIns,
  [AuditEvent.ProgramSignInFailed]: AuditGroup.SignIns,
  [AuditEvent.PasswordChanged]: AuditGroup.Changes,
  [AuditEvent.PasswordChangeFailed]: AuditGroup.Refusals,
  [AuditEvent.PasswordReset]: AuditGroup.Changes,
  [AuditEvent.PasswordSet]: AuditGroup.Changes,
  [AuditEvent.UserRead]: AuditGroup.Reads,
  [AuditEvent.PersonalDataSearched]: AuditGroup.Reads,
  [AuditEvent.UserCreated]: AuditGroup.Changes,
  [AuditEvent.UserUpdated]: AuditGroup.Changes,
  [AuditEvent.UserActivated]: AuditGroup.Changes,
  [AuditEvent.UserDeactivated]: AuditGroup.Changes,
  [AuditEvent.UserRemoved]: AuditGroup.Changes,
  [AuditEvent.UserRolesChanged]: AuditGroup.Changes,
  [AuditEvent.UserCategoriesChanged]: AuditGroup.Changes,
  [AuditEvent.RoleCreated]: AuditGroup.Changes,
  [AuditEvent.RoleUpdated]: AuditGroup.Changes,
  [AuditEvent.RoleDeleted]: AuditGroup.Changes,
  [AuditEvent.ArchiveConnected]: AuditGroup.Changes,
  [AuditEvent.ArchiveSiteRemoved]: AuditGroup.Changes,
  [AuditEvent.AuditExported]: AuditGroup.Reads,
  [AuditEvent.OperationDone]: AuditGroup.Changes,
  [AuditEvent.OperationRefused]: AuditGroup.Refusals,
};

/** The words of the groups, in the order of the screen. */
export const auditGroupLabels: Readonly<Record<AuditGroup, string>> = {
  [AuditGroup.Changes]: 'Zmiany',
  [AuditGroup.SignIns]: 'Logowania',
  [AuditGroup.Reads]: 'Odczyty',
  [AuditGroup.Refusals]: 'Odmowy',
};

/** The events of a group. */
export function eventsOfGroup(group: AuditGroup): AuditEvent[] {
  return Object.values(AuditEvent).filter((event) => groupOfEvent[event] === group);
}
