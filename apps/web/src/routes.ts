// Every URL of the specification (section 2) and its screen. Facts about a screen are in `<area>/resources.ts`; its code is loaded on navigation.
import { createRouter, lazyRouteComponent as lazy, type RouterHistory } from '@tanstack/react-router';
import { auditLog, passwordChange, roles, users } from './access/resources.ts';
import type { AppContext } from './app/app-context.ts';
import { ErrorPage } from './app/pages/error-page.tsx';
import { LoginPage } from './app/pages/login-page.tsx';
import { NotFoundPage } from './app/pages/not-found-page.tsx';
import { rootRoute, shellRoute } from './app/root-routes.ts';
import { crudRoutes, forward, lazyScreen, page, recordScreen, screen } from './app/screen-routes.ts';
import { appearanceRoutes } from './appearance-routes.ts';
import { archive } from './archive/resources.ts';
import { articleListRoutes } from './article-list-routes.ts';
import { preloadArticle } from './articles/preload-article.ts';
import {
  articlePreview,
  articles,
  informationMarks,
  systemArticleScreens,
  systemArticles,
} from './articles/resources.ts';
import { isoCodes, providingEntities, tags } from './dictionaries/resources.ts';
import { horizontalMenu, type MenuScreen, verticalMenu } from './menus/resources.ts';
import * as settings from './settings/resources.ts';
import { parseSearch, stringifySearch } from './shared/search-params.ts';
import { Loader } from './shared/ui/messages/loader.tsx';

const logoutPage = lazy(() => import('./app/pages/logout-page.tsx'), 'LogoutPage');
const noAccessPage = lazy(() => import('./app/pages/no-access-page.tsx'), 'NoAccessPage');
const forcedPasswordPage = lazy(() => import('./access/passwords/forced-password-page.tsx'), 'ForcedPasswordPage');
const homePage = lazy(() => import('./app/home/home-page.tsx'), 'HomePage');
const auditListPage = lazy(() => import('./access/audit/audit-list-page.tsx'), 'AuditListPage');
const menuPages = () => import('./menus/menu-page.tsx');
const menuQuery = () => import('./menus/menu/menu-query.ts');
const menuScreen = (menu: MenuScreen, page: 'HorizontalMenuPage' | 'VerticalMenuPage') =>
  screen(menu.path, menu, lazy(menuPages, page), async (client) => (await menuQuery()).preloadMenu(client, menu.type));
const archivePage = lazy(() => import('./archive/archive-page.tsx'), 'ArchivePage');
const parameterPages = () => import('./settings/parameters/parameter-list-page.tsx');
const contactPages = () => import('./settings/contacts/contacts-page.tsx');
const managersPage = async () => (await contactPages()).ManagersPage;
const managers = screen(`${settings.officeManagers.path}/{-$lang}`, settings.officeManagers);
const settingsPage = lazy(() => import('./settings/search/settings-page.tsx'), 'SettingsPage');
const officePages = () => import('./settings/office/office-page.tsx');

const outside = [
  page('/login', 'Logowanie', LoginPage),
  page('/logout', 'Wylogowanie', logoutPage),
  page('/brak-dostepu', 'Brak dostępu', noAccessPage),
  page('/wymuszona-zmiana-hasla', 'Wymuszona zmiana hasła', forcedPasswordPage),
];

const passwordPage = async () => (await import('./access/passwords/password-page.tsx')).PasswordPage;
const ownPassword = screen(`${passwordChange.path}/{-$identityUserId}`, passwordChange);

const articleCreatePage = async () => (await import('./articles/card/article-create-page.tsx')).ArticleCreatePage;
const articleEditPage = async () => (await import('./articles/card/article-edit-page.tsx')).ArticleEditPage;
const systemArticleEditPage = async () => (await import('./articles/card/article-edit-page.tsx')).SystemArticleEditPage;
const articlePreviewPage = async () =>
  (await import('./articles/card/preview/article-preview-page.tsx')).ArticlePreviewPage;
const marksPage = lazy(() => import('./articles/marks/marks-page.tsx'), 'MarksPage');
const systemArticlePage = async () => (await import('./articles/card/system-article-page.tsx')).SystemArticlePage;

const newArticle = screen(`${articles.path}/${articles.create.word}/{-$lang}`, {
  ...articles,
  title: articles.create.title,
  help: 'podrecznik-redaktora#nowy-artykul',
});

const articleRoutes = [
  ...articleListRoutes,
  newArticle.update({ component: lazyScreen(articleCreatePage, () => newArticle.useParams()) }),
  recordScreen(
    `${articles.path}/edytuj/$id/{-$lang}`,
    { ...articles, title: articles.editTitle, help: 'podrecznik-redaktora#tresc' },
    articles.path,
    articleEditPage,
    preloadArticle,
  ),
  recordScreen(`${articlePreview.path}/$id/{-$lang}`, articlePreview, articles.path, articlePreviewPage),
  recordScreen(
    `${systemArticles.path}/edytuj/$id`,
    { ...systemArticles, title: systemArticles.editTitle },
    systemArticles.path,
    systemArticleEditPage,
    preloadArticle,
  ),
  ...systemArticleScreens.map(({ path, title, section, type }) =>
    screen(
      path,
      { title, section, help: systemArticles.help },
      lazyScreen(systemArticlePage, () => ({ type })),
    ),
  ),
  screen(informationMarks.path, informationMarks, marksPage),
  forward('/artykuly/$', articles.path), // any other address of the area opens the list
  forward('/artykuly', articles.path),
];

const inside = [
  screen('/', { title: 'Strona główna', help: 'podrecznik-redaktora#strona-glowna' }, homePage),
  ownPassword.update({ component: lazyScreen(passwordPage, () => ownPassword.useParams()) }),
  ...articleRoutes, // 2.2

  // 2.3 access
  ...crudRoutes(
    roles,
    () => import('./access/roles/role-list-page.tsx'),
    () => import('./access/roles/role-form.tsx'),
  ),
  ...crudRoutes(
    users,
    () => import('./access/users/user-list-page.tsx'),
    () => import('./access/users/user-form.tsx'),
  ),
  screen(auditLog.path, auditLog, auditListPage),
  forward('/dostep/$', '/'),
  forward('/dostep', users.path),

  // 2.4 dictionaries
  ...crudRoutes(
    providingEntities,
    () => import('./dictionaries/providing-entity-list-page.tsx'),
    () => import('./dictionaries/providing-entity-form.tsx'),
  ),
  ...crudRoutes(
    tags,
    () => import('./dictionaries/tags/tag-list-page.tsx'),
    () => import('./dictionaries/tags/tag-form.tsx'),
  ),
  ...crudRoutes(
    isoCodes,
    () => import('./dictionaries/iso-code-list-page.tsx'),
    () => import('./dictionaries/iso-code-form.tsx'),
  ),
  forward('/slowniki', providingEntities.path),

  // 2.5 menus
  menuScreen(horizontalMenu, 'HorizontalMenuPage'),
  menuScreen(verticalMenu, 'VerticalMenuPage'),
  forward('/zarzadzanie-menu', horizontalMenu.path),

  // 2.6 settings
  screen(settings.systemParameters.path, settings.systemParameters, lazy(parameterPages, 'ParameterListPage')),
  ...crudRoutes(
    settings.languages,
    () => import('./settings/languages/language-list-page.tsx'),
    () => import('./settings/languages/language-form.tsx'),
  ),
  ...crudRoutes(
    settings.banners,
    () => import('./settings/banners/banner-list-page.tsx'),
    () => import('./settings/banners/banner-form.tsx'),
  ),
  ...crudRoutes(
    settings.bookmarks,
    () => import('./settings/bookmarks/bookmark-list-page.tsx'),
    () => import('./settings/bookmarks/bookmark-form.tsx'),
  ),
  ...crudRoutes(
    settings.rssChannels,
    () => import('./settings/rss/rss-channel-list-page.tsx'),
    () => import('./settings/rss/rss-channel-form.tsx'),
  ),
  ...crudRoutes(
    settings.tiles,
    () => import('./settings/tiles/tile-list-page.tsx'),
    () => import('./settings/tiles/tile-form.tsx'),
  ),
  ...crudRoutes(
    settings.repositoryGroups,
    () => import('./settings/repository-groups/repository-group-list-page.tsx'),
    () => import('./settings/repository-groups/repository-group-form.tsx'),
  ),
  screen(settings.office.path, settings.office, lazy(officePages, 'OfficePage')),
  recordScreen(
    `${settings.office.path}/edytuj/$id`,
    { ...settings.office, title: settings.office.editTitle },
    settings.office.path,
    async () => (await officePages()).OfficePage,
  ),
  managers.update({ component: lazyScreen(managersPage, () => managers.useParams()) }),
  screen(
    `${settings.officeManagers.path}/${settings.officeManagers.create.word}`,
    { ...settings.officeManagers, title: settings.officeManagers.create.title },
    lazy(contactPages, 'NewManagerPage'),
  ),
  recordScreen(
    `${settings.officeManagers.path}/edytuj/$id`,
    { ...settings.officeManagers, title: settings.officeManagers.editTitle },
    settings.officeManagers.path,
    async () => (await contactPages()).EditManagerPage,
  ),
  // the words of the specification, section 2.6
  forward(`${settings.officeManagers.path}/create`, `${settings.officeManagers.path}/utworz-nowy`),
  forward(`${settings.officeManagers.path}/edit/$id`, `${settings.officeManagers.path}/edytuj/$id`),
  ...appearanceRoutes,
  screen(settings.settingsSearch.path, settings.settingsSearch, settingsPage),
  screen(
    settings.settingsHistory.path,
    settings.settingsHistory,
    lazy(() => import('./settings/history/settings-history-page.tsx'), 'SettingsHistoryPage'),
  ),

  // 2.7 archive
  ...['/bip-archiwalny' as const, archive.path].map((path) => screen(path, archive, archivePage)),
];

const routeTree = rootRoute.addChildren([...outside, shellRoute.addChildren(inside)]);

/** `history` is the browser's own unless a test brings another. */
export function createAppRouter(context: AppContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingComponent: Loader,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
