// Every command and the file that does its work. Those files are loaded when their command is called: `bip --help` needs none.

import { addAdministrationCommands } from './administration-commands.ts';
import { applyCommand } from './apply/commands.ts';
import { attachCommand, createArticleCommand, editCommand, replaceCommand } from './articles/changes/commands.ts';
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
import { fetchCommand, importArticlesCommand } from './articles/transfer/commands.ts';
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
import { historyCommand } from './history/commands.ts';
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
import { checkLinksCommand, linksCommand } from './settings/commands.ts';
import {
  activateLanguageCommand,
  addLanguageCommand,
  exportTranslationsCommand,
  importTranslationsCommand,
  languagesCommand,
  listLanguagesCommand,
} from './settings/languages/commands.ts';
import {
  getParameterCommand,
  listParametersCommand,
  parametersCommand,
  setParameterCommand,
} from './settings/parameters/commands.ts';
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
  const loadCreation = () => import('./articles/changes/create-article.ts');
  register(createArticleCommand(articles), async () => (await loadCreation()).createOneArticle);
  register(attachCommand(articles), async () => (await loadCreation()).attachFiles);
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
  register(fetchCommand(articles), async () => (await import('./articles/transfer/fetch-files.ts')).fetchFiles);
  register(editCommand(articles), async () => (await import('./articles/changes/edit-articles.ts')).editArticles);
  register(
    replaceCommand(articles),
    async () => (await import('./articles/changes/replace-articles.ts')).replaceInArticles,
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
  const loadLanguages = () => import('./settings/languages/manage-languages.ts');
  register(listLanguagesCommand(languages), async () => (await loadLanguages()).listLanguageRows);
  register(addLanguageCommand(languages), async () => (await loadLanguages()).addLanguage);
  register(activateLanguageCommand(languages), async () => (await loadLanguages()).activateLanguage);
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

  const parameters = parametersCommand(program);
  const loadParameters = () => import('./settings/parameters/parameters.ts');
  register(listParametersCommand(parameters), async () => (await loadParameters()).listParameterRows);
  register(getParameterCommand(parameters), async () => (await loadParameters()).getParameter);
  register(setParameterCommand(parameters), async () => (await loadParameters()).setParameter);

  register(historyCommand(program), async () => (await import('./history/history.ts')).printHistory);

  const config = configCommand(program);
  register(exportConfigCommand(config), async () => (await import('./config/export-config.ts')).exportConfig);
  register(diffConfigCommand(config), async () => (await import('./config/diff-config.ts')).diffConfig);
  register(applyConfigCommand(config), async () => (await import('./config/apply-config.ts')).applyConfig);

  addAdministrationCommands(program, register);

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
  const site = siteCommand(program);
  register(exportSiteCommand(site), async () => (await import('./site/export-site.ts')).exportSite);
  register(doctorCommand(program), async () => (await import('./doctor/doctor.ts')).doctor);
  register(completionCommand(program), async () => (await import('./completion/scripts.ts')).printCompletionScript);
  register(completeCommand(program), async () => (await import('./completion/candidates.ts')).completeIn(program));
}
