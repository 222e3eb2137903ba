// The part of the command tree for those who administrate: accounts, the log of events, the archive, the server.
import { auditCommand, auditMarksCommand, listAuditCommand } from './access/commands.ts';
import {
  createRoleCommand,
  deleteRoleCommand,
  listRolesCommand,
  rolesCommand,
  showRoleCommand,
  updateRoleCommand,
} from './access/role-commands.ts';
import {
  activateUsersCommand,
  createUserCommand,
  deactivateUsersCommand,
  endSessionsCommand,
  importUsersCommand,
  listUsersCommand,
  resetPasswordsCommand,
  showUserCommand,
  unlockUsersCommand,
  userRolesCommand,
  usersCommand,
} from './access/users/user-commands.ts';
import {
  archiveCommand,
  archiveStatusCommand,
  checkSiteCommand,
  connectArchiveCommand,
  listAddressesCommand,
  listRemovedCommand,
  removeSiteCommand,
} from './archive/commands.ts';
import { movingCommand, readSourceCommand, readWordpressCommand } from './moving/commands.ts';
import {
  backupCommand,
  cleanUpCommand,
  examineServerCommand,
  firstAdminCommand,
  migrationsCommand,
  restoreCommand,
  runScheduleCommand,
  scheduleCommand,
  serverCommand,
  serverStatusCommand,
} from './server/commands.ts';
import type { Program, Register } from './shared/command.ts';

export function addAdministrationCommands(program: Program, register: Register): void {
  const audit = auditCommand(program);
  register(listAuditCommand(audit), async () => (await import('./access/audit/list-audit.ts')).listAudit);
  register(auditMarksCommand(audit), async () => (await import('./access/audit/audit-marks.ts')).auditMarks);

  const users = usersCommand(program);
  register(listUsersCommand(users), async () => (await import('./access/users/list-users.ts')).listUserRows);
  register(showUserCommand(users), async () => (await import('./access/users/show-user.ts')).showUser);
  register(createUserCommand(users), async () => (await import('./access/users/create-users.ts')).createOneUser);
  register(importUsersCommand(users), async () => (await import('./access/users/create-users.ts')).importUsers);
  register(userRolesCommand(users), async () => (await import('./access/users/change-users.ts')).changeRoles);
  register(activateUsersCommand(users), async () => (await import('./access/users/change-users.ts')).activateUsers);
  register(deactivateUsersCommand(users), async () => (await import('./access/users/change-users.ts')).deactivateUsers);
  register(endSessionsCommand(users), async () => (await import('./access/users/change-users.ts')).endSessions);
  register(unlockUsersCommand(users), async () => (await import('./access/users/change-users.ts')).unlockUsers);
  register(resetPasswordsCommand(users), async () => (await import('./access/users/change-users.ts')).resetPasswords);

  const roles = rolesCommand(program);
  register(listRolesCommand(roles), async () => (await import('./access/roles.ts')).listRoleRows);
  register(showRoleCommand(roles), async () => (await import('./access/roles.ts')).showRole);
  register(createRoleCommand(roles), async () => (await import('./access/roles.ts')).createOneRole);
  register(updateRoleCommand(roles), async () => (await import('./access/roles.ts')).updateOneRole);
  register(deleteRoleCommand(roles), async () => (await import('./access/roles.ts')).deleteRole);

  const archive = archiveCommand(program);
  register(archiveStatusCommand(archive), async () => (await import('./archive/connection.ts')).archiveStatus);
  register(connectArchiveCommand(archive), async () => (await import('./archive/connection.ts')).connectArchive);
  register(checkSiteCommand(archive), async () => (await import('./archive/check-site.ts')).checkSite);
  register(listAddressesCommand(archive), async () => (await import('./archive/list-addresses.ts')).listAddresses);
  register(listRemovedCommand(archive), async () => (await import('./archive/list-removed.ts')).listRemoved);
  register(removeSiteCommand(archive), async () => (await import('./archive/remove-site.ts')).removeSite);

  const reading = readSourceCommand(movingCommand(program));
  register(readWordpressCommand(reading), async () => (await import('./moving/read-wordpress.ts')).readWordpress);

  const server = serverCommand(program);
  const loadServer = () => import('./server/run-server.ts');
  register(backupCommand(server), async () => (await loadServer()).backUpServer);
  register(restoreCommand(server), async () => (await loadServer()).restoreServer);
  register(migrationsCommand(server), async () => (await loadServer()).listMigrations);
  register(firstAdminCommand(server), async () => (await loadServer()).createFirstAdmin);
  register(runScheduleCommand(scheduleCommand(server)), async () => (await loadServer()).runSchedule);
  register(cleanUpCommand(server), async () => (await loadServer()).cleanUp);
  register(serverStatusCommand(server), async () => (await loadServer()).showStatus);
  register(examineServerCommand(server), async () => (await loadServer()).examineServer);
}
