// Every command and the file that does its work. Those files are loaded when their command is called: `bip --help` needs none.
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
  userRolesCommand,
  usersCommand,
} from './access/users/user-commands.ts';
import { applyCommand } from './apply/commands.ts';
import {
  archiveCommand,
  archiveStatusCommand,
  checkSiteCommand,
  connectArchiveCommand,
  listAddressesCommand,
  listRemovedCommand,
  removeSiteCommand,
} from './archive/commands.ts';
import {
  articlesCommand,
  checkArticlesCommand,
  commentArticleCommand,
  deleteArticlesCommand,
  exportArticlesCommand,
  listArticlesCommand,
  listAwaitingCommand,
  listCommentsCommand,
  setStatusCommand,
  showArticleCommand,
} from './articles/commands.ts';
import { importArticlesCommand } from './articles/transfer/commands.ts';
import { newVersionCommand, previewCommand, translateCommand } from './articles/versions/commands.ts';
import {
  authCommand,
  authStatusCommand,
  listProfilesCommand,
  loginCommand,
  logoutCommand,
  switchProfileCommand,
  whoamiCommand,
} from './auth/commands.ts';
import { completeCommand, completionCommand } from './completion/commands.ts';
import { applyConfigCommand, configCommand, diffConfigCommand, exportConfigCommand } from './config/commands.ts';
import { callOperationCommand, checkContractCommand, contractCommand } from './contract/commands.ts';
import {
  deleteEntriesCommand,
  dictionariesCommand,
  exportDictionaryCommand,
  importDictionaryCommand,
  listDictionaryCommand,
  mergeTagsCommand,
  renameEntriesCommand,
} from './dictionaries/commands.ts';
import { doctorCommand } from './doctor/commands.ts';
import {
  addCategoryCommand,
  checkMenusCommand,
  deleteCategoryCommand,
  exportMenusCommand,
  hideCategoryCommand,
  importMenusCommand,
  menusCommand,
  menuTreeCommand,
  moveCategoryCommand,
  renameCategoryCommand,
  sortArticlesCommand,
  undoCategoryCommand,
} from './menus/commands.ts';
import {
  aliasCommand,
  defaultsCommand,
  deleteAliasCommand,
  listAliasesCommand,
  listDefaultsCommand,
  setAliasCommand,
  setDefaultCommand,
  unsetDefaultCommand,
} from './preferences/commands.ts';
import { backupCommand, migrationsCommand, restoreCommand, serverCommand } from './server/commands.ts';
import { checkLinksCommand, linksCommand } from './settings/commands.ts';
import {
  exportTranslationsCommand,
  importTranslationsCommand,
  languagesCommand,
} from './settings/languages/commands.ts';
import type { Program, Register } from './shared/command.ts';
import { exportSiteCommand, siteCommand } from './site/commands.ts';

export function addCommands(program: Program, register: Register): void {
  register(loginCommand(program), async () => (await import('./auth/login.ts')).login);
  register(logoutCommand(program), async () => (await import('./auth/login.ts')).logout);
  register(whoamiCommand(program), async () => (await import('./auth/whoami.ts')).whoami);

  const auth = authCommand(program);
  register(authStatusCommand(auth), async () => (await import('./auth/profiles.ts')).authStatus);
  register(listProfilesCommand(auth), async () => (await import('./auth/profiles.ts')).listProfiles);
  register(switchProfileCommand(auth), async () => (await import('./auth/profiles.ts')).switchProfile);

  const defaults = defaultsCommand(program);
  register(
    listDefaultsCommand(defaults),
    async () => (await import('./preferences/change-preferences.ts')).listDefaults,
  );
  register(setDefaultCommand(defaults), async () =>
    (await import('./preferences/change-preferences.ts')).setDefaultOf(program),
  );
  register(
    unsetDefaultCommand(defaults),
    async () => (await import('./preferences/change-preferences.ts')).unsetDefault,
  );
  const alias = aliasCommand(program);
  register(listAliasesCommand(alias), async () => (await import('./preferences/change-preferences.ts')).listAliases);
  register(setAliasCommand(alias), async () =>
    (await import('./preferences/change-preferences.ts')).setAliasOf(program),
  );
  register(deleteAliasCommand(alias), async () => (await import('./preferences/change-preferences.ts')).deleteAlias);

  const articles = articlesCommand(program);
  register(listArticlesCommand(articles), async () => (await import('./articles/list.ts')).listArticleRows);
  register(showArticleCommand(articles), async () => (await import('./articles/show.ts')).showArticle);
  register(setStatusCommand(articles), async () => (await import('./articles/set-status.ts')).setStatus);
  register(listAwaitingCommand(articles), async () => (await import('./articles/comments.ts')).listAwaiting);
  register(listCommentsCommand(articles), async () => (await import('./articles/comments.ts')).listComments);
  register(commentArticleCommand(articles), async () => (await import('./articles/comments.ts')).commentArticle);
  register(checkArticlesCommand(articles), async () => (await import('./articles/check.ts')).checkArticles);
  register(deleteArticlesCommand(articles), async () => (await import('./articles/delete.ts')).deleteDrafts);
  register(exportArticlesCommand(articles), async () => (await import('./articles/export.ts')).exportArticles);
  register(
    importArticlesCommand(articles),
    async () => (await import('./articles/transfer/import-articles.ts')).importArticles,
  );
  register(
    newVersionCommand(articles),
    async () => (await import('./articles/versions/copy-articles.ts')).createVersions,
  );
  register(
    translateCommand(articles),
    async () => (await import('./articles/versions/copy-articles.ts')).translateArticles,
  );
  register(
    previewCommand(articles),
    async () => (await import('./articles/versions/preview-links.ts')).printPreviewLinks,
  );

  const dictionaries = dictionariesCommand(program);
  register(
    importDictionaryCommand(dictionaries),
    async () => (await import('./dictionaries/import-file.ts')).importFile,
  );
  register(
    exportDictionaryCommand(dictionaries),
    async () => (await import('./dictionaries/list-entries.ts')).exportEntries,
  );
  register(
    listDictionaryCommand(dictionaries),
    async () => (await import('./dictionaries/list-entries.ts')).listEntries,
  );
  register(
    deleteEntriesCommand(dictionaries),
    async () => (await import('./dictionaries/change-entries.ts')).deleteEntries,
  );
  register(
    renameEntriesCommand(dictionaries),
    async () => (await import('./dictionaries/change-entries.ts')).renameEntries,
  );
  register(mergeTagsCommand(dictionaries), async () => (await import('./dictionaries/merge-tags.ts')).mergeTags);

  const languages = languagesCommand(program);
  register(
    exportTranslationsCommand(languages),
    async () => (await import('./settings/languages/export-translations.ts')).exportTranslations,
  );
  register(
    importTranslationsCommand(languages),
    async () => (await import('./settings/languages/import-translations.ts')).importTranslations,
  );

  const menus = menusCommand(program);
  register(menuTreeCommand(menus), async () => (await import('./menus/tree.ts')).printMenuTree);
  register(addCategoryCommand(menus), async () => (await import('./menus/add-category.ts')).addCategory);
  register(moveCategoryCommand(menus), async () => (await import('./menus/change-category.ts')).moveCategory);
  register(renameCategoryCommand(menus), async () => (await import('./menus/change-category.ts')).renameCategory);
  register(hideCategoryCommand(menus), async () => (await import('./menus/change-category.ts')).hideCategory);
  register(deleteCategoryCommand(menus), async () => (await import('./menus/change-category.ts')).deleteCategory);
  register(undoCategoryCommand(menus), async () => (await import('./menus/change-category.ts')).undoChange);
  register(sortArticlesCommand(menus), async () => (await import('./menus/sort-articles.ts')).sortArticles);
  register(exportMenusCommand(menus), async () => (await import('./menus/export-menus.ts')).exportMenus);
  register(importMenusCommand(menus), async () => (await import('./menus/import-menus.ts')).importMenus);
  register(checkMenusCommand(menus), async () => (await import('./menus/check-menus.ts')).checkMenus);

  const config = configCommand(program);
  register(exportConfigCommand(config), async () => (await import('./config/export-config.ts')).exportConfig);
  register(diffConfigCommand(config), async () => (await import('./config/diff-config.ts')).diffConfig);
  register(applyConfigCommand(config), async () => (await import('./config/apply-config.ts')).applyConfig);

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

  register(
    checkLinksCommand(linksCommand(program)),
    async () => (await import('./settings/check-links.ts')).checkLinks,
  );

  register(applyCommand(program), async () => (await import('./apply/apply-plan.ts')).applyPlan);
  register(callOperationCommand(program), async () => (await import('./contract/call-operation.ts')).callOperation);
  register(
    checkContractCommand(contractCommand(program)),
    async () => (await import('./contract/check-contract.ts')).checkContract,
  );
  const server = serverCommand(program);
  register(backupCommand(server), async () => (await import('./server/run-server.ts')).backUpServer);
  register(restoreCommand(server), async () => (await import('./server/run-server.ts')).restoreServer);
  register(migrationsCommand(server), async () => (await import('./server/run-server.ts')).listMigrations);

  const site = siteCommand(program);
  register(exportSiteCommand(site), async () => (await import('./site/export-site.ts')).exportSite);
  register(doctorCommand(program), async () => (await import('./doctor/doctor.ts')).doctor);
  register(completionCommand(program), async () => (await import('./completion/scripts.ts')).printCompletionScript);
  register(completeCommand(program), async () => (await import('./completion/candidates.ts')).completeIn(program));
}
