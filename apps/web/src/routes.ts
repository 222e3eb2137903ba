// THE MAP: every address of the specification (section 2) and the screen behind it.
// A screen is loaded when somebody goes there: lazyRouteComponent(() => import('./area/thing-page.tsx'), 'ThingPage').
// Addresses whose screen does not exist yet point at `notReady`.
import type { Section } from '@redakcja/domain/shared/permissions';
import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import type { AppContext } from './app/app-context.ts';
import { ErrorPage } from './app/pages/error-page.tsx';
import { NotFoundPage } from './app/pages/not-found-page.tsx';
import { rootRoute, shellRoute } from './app/root-routes.ts';
import { parseSearch, stringifySearch } from './shared/search-params.ts';
import { Loader } from './shared/ui/loader.tsx';

const notReady = lazyRouteComponent(() => import('./app/pages/not-ready-page.tsx'), 'NotReadyPage');
const home = lazyRouteComponent(() => import('./app/home/home-page.tsx'), 'HomePage');

/** A screen inside the shell, open to those who may enter the section. */
function screen<const Path extends string>(
  path: Path,
  section: Section | undefined,
  title: string,
  component: RouteComponent,
) {
  return createRoute({ getParentRoute: () => shellRoute, path, component, staticData: { title, section } });
}

/** A per-status list: the same screen, with the status in the query (section 2.2). */
function statusScreen<const Path extends string>(path: Path, status: number, title: string, component: RouteComponent) {
  return createRoute({
    getParentRoute: () => shellRoute,
    path,
    component,
    staticData: { title, section: 'articles' },
    beforeLoad: ({ search, location }) => {
      if (search.status === String(status)) return;
      throw redirect({ to: location.pathname, search: { ...search, status: String(status) }, replace: true });
    },
  });
}

/** An address that only leads to another one. */
function forward<const Path extends string>(path: Path, to: string) {
  return createRoute({
    getParentRoute: () => shellRoute,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true });
    },
  });
}

/** A page outside the shell. */
function page<const Path extends string>(path: Path, title: string, component: RouteComponent) {
  return createRoute({ getParentRoute: () => rootRoute, path, component, staticData: { title } });
}

const archive = lazyRouteComponent(() => import('./archive/archive-page.tsx'), 'ArchivePage');
const articleList = lazyRouteComponent(() => import('./articles/article-list-page.tsx'), 'ArticleListPage');
const articleEdit = lazyRouteComponent(() => import('./articles/article-edit-page.tsx'), 'ArticleEditPage');
const articleCreate = lazyRouteComponent(() => import('./articles/article-create-page.tsx'), 'ArticleCreatePage');
const articlePreview = lazyRouteComponent(() => import('./articles/article-preview-page.tsx'), 'ArticlePreviewPage');
const systemArticleList = lazyRouteComponent(() => import('./articles/article-list-page.tsx'), 'SystemArticleListPage');
const systemArticles = '/artykuly/systemowe-artykuly';
const systemArticlePages = () => import('./articles/system-article-page.tsx');

const outside = [
  page(
    '/login',
    'Logowanie',
    lazyRouteComponent(() => import('./app/pages/login-page.tsx'), 'LoginPage'),
  ),
  page(
    '/logout',
    'Wylogowanie',
    lazyRouteComponent(() => import('./app/pages/logout-page.tsx'), 'LogoutPage'),
  ),
  page(
    '/brak-dostepu',
    'Brak dostępu',
    lazyRouteComponent(() => import('./app/pages/no-access-page.tsx'), 'NoAccessPage'),
  ),
  page(
    '/wymuszona-zmiana-hasla',
    'Wymuszona zmiana hasła',
    lazyRouteComponent(() => import('./access/forced-password-page.tsx'), 'ForcedPasswordPage'),
  ),
];

const inside = [
  screen('/', undefined, 'Strona główna', home),
  screen(
    '/zmiana-hasla/$identityUserId',
    undefined,
    'Zmiana hasła',
    lazyRouteComponent(() => import('./access/password-page.tsx'), 'PasswordPage'),
  ),

  // 2.2 articles
  screen('/artykuly/artykuly', 'articles', 'Artykuły', articleList),
  screen('/artykuly/artykuly/utworz-nowy/{-$lang}', 'articles', 'Nowy artykuł', articleCreate),
  screen('/artykuly/artykuly/edytuj/$id/{-$lang}', 'articles', 'Edycja artykułu', articleEdit),
  screen('/artykuly/artykuly/podgląd/$id/{-$lang}', 'articles', 'Podgląd artykułu', articlePreview),
  statusScreen('/artykuly/artykuly-robocze', 10, 'Artykuły robocze', articleList),
  statusScreen('/artykuly/artykuly-zatwierdzone', 20, 'Artykuły zatwierdzone', articleList),
  statusScreen('/artykuly/artykuly-do-publikacji', 30, 'Artykuły do publikacji', articleList),
  statusScreen('/artykuly/artykuly-opublikowane', 40, 'Artykuły opublikowane', articleList),
  statusScreen('/artykuly/artykuly-wycofane', 50, 'Artykuły wycofane', articleList),
  statusScreen('/artykuly/artykuly-zarchiwizowane', 60, 'Artykuły zarchiwizowane', articleList),
  screen(systemArticles, 'articles', 'Artykuły systemowe', systemArticleList),
  screen(`${systemArticles}/edytuj/$id`, 'articles', 'Edycja artykułu systemowego', articleEdit),
  screen(
    `${systemArticles}/instrukcja`,
    'articles',
    'Instrukcja',
    lazyRouteComponent(systemArticlePages, 'InstructionPage'),
  ),
  screen(`${systemArticles}/rss`, 'articles', 'RSS', lazyRouteComponent(systemArticlePages, 'RssArticlePage')),
  screen(
    `${systemArticles}/ochrona-danych-osobowych`,
    'articles',
    'Ochrona danych osobowych',
    lazyRouteComponent(systemArticlePages, 'PersonalDataPage'),
  ),
  screen(
    `${systemArticles}/ponowne-wykorzystanie`,
    'articles',
    'Ponowne wykorzystanie',
    lazyRouteComponent(systemArticlePages, 'ReusePage'),
  ),
  screen(
    `${systemArticles}/udostepnienie-informacji-publicznej`,
    'articles',
    'Udostępnienie informacji publicznej',
    lazyRouteComponent(systemArticlePages, 'SharingInformationPage'),
  ),
  statusScreen(`${systemArticles}-robocze`, 10, 'Robocze artykuły systemowe', systemArticleList),
  statusScreen(`${systemArticles}-zatwierdzone`, 20, 'Zatwierdzone artykuły systemowe', systemArticleList),
  statusScreen(`${systemArticles}-do-publikacji`, 30, 'Artykuły systemowe do publikacji', systemArticleList),
  statusScreen(`${systemArticles}-opublikowane`, 40, 'Opublikowane artykuły systemowe', systemArticleList),
  statusScreen(`${systemArticles}-wycofane`, 50, 'Wycofane artykuły systemowe', systemArticleList),
  statusScreen(`${systemArticles}-zarchiwizowane`, 60, 'Zarchiwizowane artykuły systemowe', systemArticleList),
  forward('/artykuly/$', '/artykuly/artykuly'), // any other address of the area opens the list
  forward('/artykuly', '/artykuly/artykuly'),

  // 2.3 access; one's own profile is open to everybody, the screen itself sees whose it is
  screen(
    '/dostep/role',
    'roles',
    'Role',
    lazyRouteComponent(() => import('./access/role-list-page.tsx'), 'RoleListPage'),
  ),
  screen(
    '/dostep/role/utworz-nowa',
    'roles',
    'Nowa rola',
    lazyRouteComponent(() => import('./access/role-create-page.tsx'), 'RoleCreatePage'),
  ),
  screen(
    '/dostep/role/edytuj/$id',
    'roles',
    'Edycja roli',
    lazyRouteComponent(() => import('./access/role-edit-page.tsx'), 'RoleEditPage'),
  ),
  screen(
    '/dostep/uzytkownicy',
    'users',
    'Użytkownicy',
    lazyRouteComponent(() => import('./access/user-list-page.tsx'), 'UserListPage'),
  ),
  screen(
    '/dostep/uzytkownicy/utworz-nowego',
    'users',
    'Nowy użytkownik',
    lazyRouteComponent(() => import('./access/user-create-page.tsx'), 'UserCreatePage'),
  ),
  screen(
    '/dostep/uzytkownicy/edytuj/$id',
    undefined,
    'Edycja użytkownika',
    lazyRouteComponent(() => import('./access/user-edit-page.tsx'), 'UserEditPage'),
  ),
  screen(
    '/dostep/dziennik',
    'audit',
    'Dziennik zdarzeń',
    lazyRouteComponent(() => import('./access/audit-list-page.tsx'), 'AuditListPage'),
  ),
  forward('/dostep/$', '/'),
  forward('/dostep', '/dostep/uzytkownicy'),

  // 2.4 dictionaries
  screen(
    '/slowniki/podmiot-udostepniajacy',
    'dictionaries',
    'Podmioty udostępniające',
    lazyRouteComponent(() => import('./dictionaries/providing-entity-list-page.tsx'), 'ProvidingEntityListPage'),
  ),
  screen(
    '/slowniki/podmiot-udostepniajacy/utworz-nowy',
    'dictionaries',
    'Nowy podmiot udostępniający',
    lazyRouteComponent(() => import('./dictionaries/providing-entity-create-page.tsx'), 'ProvidingEntityCreatePage'),
  ),
  screen(
    '/slowniki/podmiot-udostepniajacy/edytuj/$id',
    'dictionaries',
    'Edycja podmiotu udostępniającego',
    lazyRouteComponent(() => import('./dictionaries/providing-entity-edit-page.tsx'), 'ProvidingEntityEditPage'),
  ),
  screen(
    '/slowniki/tagi',
    'dictionaries',
    'Tagi',
    lazyRouteComponent(() => import('./dictionaries/tag-list-page.tsx'), 'TagListPage'),
  ),
  screen(
    '/slowniki/tagi/utworz-nowy',
    'dictionaries',
    'Nowy tag',
    lazyRouteComponent(() => import('./dictionaries/tag-create-page.tsx'), 'TagCreatePage'),
  ),
  screen(
    '/slowniki/tagi/edytuj/$id',
    'dictionaries',
    'Edycja tagu',
    lazyRouteComponent(() => import('./dictionaries/tag-edit-page.tsx'), 'TagEditPage'),
  ),
  screen(
    '/slowniki/kody-iso',
    'dictionaries',
    'Kody ISO',
    lazyRouteComponent(() => import('./dictionaries/iso-code-list-page.tsx'), 'IsoCodeListPage'),
  ),
  screen(
    '/slowniki/kody-iso/utworz-nowy',
    'dictionaries',
    'Nowy kod ISO',
    lazyRouteComponent(() => import('./dictionaries/iso-code-create-page.tsx'), 'IsoCodeCreatePage'),
  ),
  screen(
    '/slowniki/kody-iso/edytuj/$id',
    'dictionaries',
    'Edycja kodu ISO',
    lazyRouteComponent(() => import('./dictionaries/iso-code-edit-page.tsx'), 'IsoCodeEditPage'),
  ),
  forward('/slowniki', '/slowniki/podmiot-udostepniajacy'),

  // 2.5 menus
  screen('/zarzadzanie-menu/poziome', 'menus', 'Menu poziome', notReady),
  screen('/zarzadzanie-menu/pionowe', 'menus', 'Menu pionowe', notReady),
  forward('/zarzadzanie-menu', '/zarzadzanie-menu/poziome'),

  // 2.6 settings
  screen('/ustawienia/parametry-systemowe', 'settings', 'Parametry systemowe', notReady),
  screen('/ustawienia/wersje-jezykowe', 'settings', 'Wersje językowe', notReady),
  screen('/ustawienia/wersje-jezykowe/utworz-nowa', 'settings', 'Nowa wersja językowa', notReady),
  screen('/ustawienia/wersje-jezykowe/edytuj/$id', 'settings', 'Edycja wersji językowej', notReady),
  screen('/ustawienia/banery', 'settings', 'Banery', notReady),
  screen('/ustawienia/banery/utworz-nowy', 'settings', 'Nowy baner', notReady),
  screen('/ustawienia/banery/edytuj/$id', 'settings', 'Edycja banera', notReady),
  screen('/ustawienia/zakladki', 'settings', 'Zakładki', notReady),
  screen('/ustawienia/zakladki/utworz-nowa', 'settings', 'Nowa zakładka', notReady),
  screen('/ustawienia/zakladki/edytuj/$id', 'settings', 'Edycja zakładki', notReady),
  screen('/ustawienia/kanaly-rss', 'settings', 'Kanały RSS', notReady),
  screen('/ustawienia/kanaly-rss/utworz-nowy', 'settings', 'Nowy kanał RSS', notReady),
  screen('/ustawienia/kanaly-rss/edytuj/$id', 'settings', 'Edycja kanału RSS', notReady),
  screen('/ustawienia/kafle', 'settings', 'Kafle', notReady),
  screen('/ustawienia/kafle/utworz-nowy', 'settings', 'Nowy kafel', notReady),
  screen('/ustawienia/kafle/edytuj/$id', 'settings', 'Edycja kafla', notReady),
  screen('/ustawienia/grupy-plikow', 'settings', 'Grupy plików', notReady),
  screen('/ustawienia/grupy-plikow/utworz-nowa', 'settings', 'Nowa grupa plików', notReady),
  screen('/ustawienia/grupy-plikow/edytuj/$id', 'settings', 'Edycja grupy plików', notReady),
  screen('/ustawienia/jednostki/dane-jednostki', 'settings', 'Dane jednostki', notReady),
  screen('/ustawienia/jednostki/dane-jednostki/edytuj/$id', 'settings', 'Edycja danych jednostki', notReady),
  screen('/ustawienia/jednostki/kierownictwo-w-jednostce', 'settings', 'Kierownictwo w jednostce', notReady),
  screen(
    '/ustawienia/jednostki/kierownictwo-w-jednostce/utworz-nowy',
    'settings',
    'Nowy członek kierownictwa',
    notReady,
  ),
  screen(
    '/ustawienia/jednostki/kierownictwo-w-jednostce/edytuj/$id',
    'settings',
    'Edycja członka kierownictwa',
    notReady,
  ),
  screen('/ustawienia/naglowek-systemu/{-$lang}', 'settings', 'Nagłówek systemu', notReady),
  screen('/ustawienia/stopka-systemu/{-$lang}', 'settings', 'Stopka systemu', notReady),
  screen('/ustawienia/grafiki', 'settings', 'Grafiki', notReady),
  screen('/ustawienia/dane-kontaktowe', 'settings', 'Dane kontaktowe', notReady),
  // the specification leaves open which gender each "create" address has, so the other one leads to it
  forward('/ustawienia/wersje-jezykowe/utworz-nowy', '/ustawienia/wersje-jezykowe/utworz-nowa'),
  forward('/ustawienia/banery/utworz-nowa', '/ustawienia/banery/utworz-nowy'),
  forward('/ustawienia/zakladki/utworz-nowy', '/ustawienia/zakladki/utworz-nowa'),
  forward('/ustawienia/kanaly-rss/utworz-nowa', '/ustawienia/kanaly-rss/utworz-nowy'),
  forward('/ustawienia/kafle/utworz-nowa', '/ustawienia/kafle/utworz-nowy'),
  forward('/ustawienia/grupy-plikow/utworz-nowy', '/ustawienia/grupy-plikow/utworz-nowa'),
  forward('/ustawienia', '/ustawienia/jednostki/dane-jednostki'),

  // 2.7 archive
  screen('/bip-archiwalny', 'archive', 'Archiwalny BIP', archive),
  screen('/bip-archiwalny/zarzadzanie', 'archive', 'Archiwalny BIP', archive),
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
