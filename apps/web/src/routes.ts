// THE MAP: every address of the specification (section 2) and the screen behind it.
// Addresses whose screen does not exist yet point at `notReadyPage`.
import type { Section } from '@redakcja/domain/shared/permissions';
import { createRoute, createRouter, type RouteComponent, type RouterHistory, redirect } from '@tanstack/react-router';
import type { AppContext } from './app/app-context.ts';
import { ErrorPage } from './app/pages/error-page.tsx';
import { NotFoundPage } from './app/pages/not-found-page.tsx';
import { rootRoute, shellRoute } from './app/root-routes.ts';
import * as screens from './screens.ts';
import { parseSearch, stringifySearch } from './shared/search-params.ts';
import { Loader } from './shared/ui/loader.tsx';

/** A screen inside the shell, open to those who may enter the section. */
function screen<const Path extends string>(
  path: Path,
  section: Section | undefined,
  title: string,
  component: RouteComponent,
) {
  const [list] = path.split(/\/[^/]+\/\$id/);
  return createRoute({
    getParentRoute: () => shellRoute,
    path,
    component,
    staticData: { title, section },
    beforeLoad: ({ params }) => {
      const { id }: { id?: unknown } = params;
      // No record has such a number, and its list is what is left of the address.
      if (id !== undefined && !/^[1-9]\d*$/.test(String(id))) throw redirect({ to: list, replace: true });
    },
  });
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

const systemArticles = '/artykuly/systemowe-artykuly';

const outside = [
  page('/login', 'Logowanie', screens.loginPage),
  page('/logout', 'Wylogowanie', screens.logoutPage),
  page('/brak-dostepu', 'Brak dostępu', screens.noAccessPage),
  page('/wymuszona-zmiana-hasla', 'Wymuszona zmiana hasła', screens.forcedPasswordPage),
];

const inside = [
  screen('/', undefined, 'Strona główna', screens.homePage),
  screen('/zmiana-hasla/$identityUserId', undefined, 'Zmiana hasła', screens.passwordPage),
  screen('/zmiana-hasla', undefined, 'Zmiana hasła', screens.passwordPage),

  // 2.2 articles
  screen('/artykuly/artykuly', 'articles', 'Artykuły', screens.articleListPage),
  screen('/artykuly/artykuly/utworz-nowy/{-$lang}', 'articles', 'Nowy artykuł', screens.articleCreatePage),
  screen('/artykuly/artykuly/edytuj/$id/{-$lang}', 'articles', 'Edycja artykułu', screens.articleEditPage),
  screen('/artykuly/artykuly/podgląd/$id/{-$lang}', 'articles', 'Podgląd artykułu', screens.articlePreviewPage),
  statusScreen('/artykuly/artykuly-robocze', 10, 'Artykuły robocze', screens.articleListPage),
  statusScreen('/artykuly/artykuly-zatwierdzone', 20, 'Artykuły zatwierdzone', screens.articleListPage),
  statusScreen('/artykuly/artykuly-do-publikacji', 30, 'Artykuły do publikacji', screens.articleListPage),
  statusScreen('/artykuly/artykuly-opublikowane', 40, 'Artykuły opublikowane', screens.articleListPage),
  statusScreen('/artykuly/artykuly-wycofane', 50, 'Artykuły wycofane', screens.articleListPage),
  statusScreen('/artykuly/artykuly-zarchiwizowane', 60, 'Artykuły zarchiwizowane', screens.articleListPage),
  screen(systemArticles, 'articles', 'Artykuły systemowe', screens.systemArticleListPage),
  screen(`${systemArticles}/edytuj/$id`, 'articles', 'Edycja artykułu systemowego', screens.articleEditPage),
  screen(`${systemArticles}/instrukcja`, 'articles', 'Instrukcja', screens.instructionPage),
  screen(`${systemArticles}/rss`, 'articles', 'RSS', screens.rssArticlePage),
  screen(
    `${systemArticles}/ochrona-danych-osobowych`,
    'articles',
    'Ochrona danych osobowych',
    screens.personalDataPage,
  ),
  screen(`${systemArticles}/ponowne-wykorzystanie`, 'articles', 'Ponowne wykorzystanie', screens.reusePage),
  screen(
    `${systemArticles}/udostepnienie-informacji-publicznej`,
    'articles',
    'Udostępnienie informacji publicznej',
    screens.sharingInformationPage,
  ),
  statusScreen(`${systemArticles}-robocze`, 10, 'Artykuły systemowe robocze', screens.systemArticleListPage),
  statusScreen(`${systemArticles}-zatwierdzone`, 20, 'Artykuły systemowe zatwierdzone', screens.systemArticleListPage),
  statusScreen(
    `${systemArticles}-do-publikacji`,
    30,
    'Artykuły systemowe do publikacji',
    screens.systemArticleListPage,
  ),
  statusScreen(`${systemArticles}-opublikowane`, 40, 'Artykuły systemowe opublikowane', screens.systemArticleListPage),
  statusScreen(`${systemArticles}-wycofane`, 50, 'Artykuły systemowe wycofane', screens.systemArticleListPage),
  statusScreen(
    `${systemArticles}-zarchiwizowane`,
    60,
    'Artykuły systemowe zarchiwizowane',
    screens.systemArticleListPage,
  ),
  forward('/artykuly/$', '/artykuly/artykuly'), // any other address of the area opens the list
  forward('/artykuly', '/artykuly/artykuly'),

  // 2.3 access; one's own profile is open to everybody, the screen itself sees whose it is
  screen('/dostep/role', 'roles', 'Role', screens.roleListPage),
  screen('/dostep/role/utworz-nowa', 'roles', 'Nowa rola', screens.roleCreatePage),
  screen('/dostep/role/edytuj/$id', 'roles', 'Edycja roli', screens.roleEditPage),
  screen('/dostep/uzytkownicy', 'users', 'Użytkownicy', screens.userListPage),
  screen('/dostep/uzytkownicy/utworz-nowego', 'users', 'Nowy użytkownik', screens.userCreatePage),
  screen('/dostep/uzytkownicy/edytuj/$id', undefined, 'Edycja użytkownika', screens.userEditPage),
  screen('/dostep/dziennik', 'audit', 'Dziennik zdarzeń', screens.auditListPage),
  forward('/dostep/$', '/'),
  forward('/dostep', '/dostep/uzytkownicy'),

  // 2.4 dictionaries
  screen(
    '/slowniki/podmiot-udostepniajacy',
    'dictionaries',
    'Podmioty udostępniające',
    screens.providingEntityListPage,
  ),
  screen(
    '/slowniki/podmiot-udostepniajacy/utworz-nowy',
    'dictionaries',
    'Nowy podmiot udostępniający',
    screens.providingEntityCreatePage,
  ),
  screen(
    '/slowniki/podmiot-udostepniajacy/edytuj/$id',
    'dictionaries',
    'Edycja podmiotu udostępniającego',
    screens.providingEntityEditPage,
  ),
  screen('/slowniki/tagi', 'dictionaries', 'Tagi', screens.tagListPage),
  screen('/slowniki/tagi/utworz-nowy', 'dictionaries', 'Nowy tag', screens.tagCreatePage),
  screen('/slowniki/tagi/edytuj/$id', 'dictionaries', 'Edycja tagu', screens.tagEditPage),
  screen('/slowniki/kody-iso', 'dictionaries', 'Kody ISO', screens.isoCodeListPage),
  screen('/slowniki/kody-iso/utworz-nowy', 'dictionaries', 'Nowy kod ISO', screens.isoCodeCreatePage),
  screen('/slowniki/kody-iso/edytuj/$id', 'dictionaries', 'Edycja kodu ISO', screens.isoCodeEditPage),
  forward('/slowniki', '/slowniki/podmiot-udostepniajacy'),

  // 2.5 menus
  screen('/zarzadzanie-menu/poziome', 'menus', 'Menu poziome', screens.notReadyPage),
  screen('/zarzadzanie-menu/pionowe', 'menus', 'Menu pionowe', screens.notReadyPage),
  forward('/zarzadzanie-menu', '/zarzadzanie-menu/poziome'),

  // 2.6 settings
  screen('/ustawienia/parametry-systemowe', 'settings', 'Parametry systemowe', screens.notReadyPage),
  screen('/ustawienia/wersje-jezykowe', 'settings', 'Wersje językowe', screens.notReadyPage),
  screen('/ustawienia/wersje-jezykowe/utworz-nowa', 'settings', 'Nowa wersja językowa', screens.notReadyPage),
  screen('/ustawienia/wersje-jezykowe/edytuj/$id', 'settings', 'Edycja wersji językowej', screens.notReadyPage),
  screen('/ustawienia/banery', 'settings', 'Banery', screens.notReadyPage),
  screen('/ustawienia/banery/utworz-nowy', 'settings', 'Nowy baner', screens.notReadyPage),
  screen('/ustawienia/banery/edytuj/$id', 'settings', 'Edycja banera', screens.notReadyPage),
  screen('/ustawienia/zakladki', 'settings', 'Zakładki', screens.notReadyPage),
  screen('/ustawienia/zakladki/utworz-nowa', 'settings', 'Nowa zakładka', screens.notReadyPage),
  screen('/ustawienia/zakladki/edytuj/$id', 'settings', 'Edycja zakładki', screens.notReadyPage),
  screen('/ustawienia/kanaly-rss', 'settings', 'Kanały RSS', screens.notReadyPage),
  screen('/ustawienia/kanaly-rss/utworz-nowy', 'settings', 'Nowy kanał RSS', screens.notReadyPage),
  screen('/ustawienia/kanaly-rss/edytuj/$id', 'settings', 'Edycja kanału RSS', screens.notReadyPage),
  screen('/ustawienia/kafle', 'settings', 'Kafle', screens.notReadyPage),
  screen('/ustawienia/kafle/utworz-nowy', 'settings', 'Nowy kafel', screens.notReadyPage),
  screen('/ustawienia/kafle/edytuj/$id', 'settings', 'Edycja kafla', screens.notReadyPage),
  screen('/ustawienia/grupy-plikow', 'settings', 'Grupy plików', screens.notReadyPage),
  screen('/ustawienia/grupy-plikow/utworz-nowa', 'settings', 'Nowa grupa plików', screens.notReadyPage),
  screen('/ustawienia/grupy-plikow/edytuj/$id', 'settings', 'Edycja grupy plików', screens.notReadyPage),
  screen('/ustawienia/jednostki/dane-jednostki', 'settings', 'Dane jednostki', screens.notReadyPage),
  screen(
    '/ustawienia/jednostki/dane-jednostki/edytuj/$id',
    'settings',
    'Edycja danych jednostki',
    screens.notReadyPage,
  ),
  screen(
    '/ustawienia/jednostki/kierownictwo-w-jednostce',
    'settings',
    'Kierownictwo w jednostce',
    screens.notReadyPage,
  ),
  screen(
    '/ustawienia/jednostki/kierownictwo-w-jednostce/utworz-nowy',
    'settings',
    'Nowy członek kierownictwa',
    screens.notReadyPage,
  ),
  screen(
    '/ustawienia/jednostki/kierownictwo-w-jednostce/edytuj/$id',
    'settings',
    'Edycja członka kierownictwa',
    screens.notReadyPage,
  ),
  screen('/ustawienia/naglowek-systemu/{-$lang}', 'settings', 'Nagłówek systemu', screens.notReadyPage),
  screen('/ustawienia/stopka-systemu/{-$lang}', 'settings', 'Stopka systemu', screens.notReadyPage),
  screen('/ustawienia/grafiki', 'settings', 'Grafiki', screens.notReadyPage),
  screen('/ustawienia/dane-kontaktowe', 'settings', 'Dane kontaktowe', screens.notReadyPage),
  // the specification leaves open which gender each "create" address has, so the other one leads to it
  forward('/ustawienia/wersje-jezykowe/utworz-nowy', '/ustawienia/wersje-jezykowe/utworz-nowa'),
  forward('/ustawienia/banery/utworz-nowa', '/ustawienia/banery/utworz-nowy'),
  forward('/ustawienia/zakladki/utworz-nowy', '/ustawienia/zakladki/utworz-nowa'),
  forward('/ustawienia/kanaly-rss/utworz-nowa', '/ustawienia/kanaly-rss/utworz-nowy'),
  forward('/ustawienia/kafle/utworz-nowa', '/ustawienia/kafle/utworz-nowy'),
  forward('/ustawienia/grupy-plikow/utworz-nowy', '/ustawienia/grupy-plikow/utworz-nowa'),
  forward('/ustawienia', '/ustawienia/jednostki/dane-jednostki'),

  // 2.7 screens.archivePage
  screen('/bip-archiwalny', 'archive', 'Archiwalny BIP', screens.archivePage),
  screen('/bip-archiwalny/zarzadzanie', 'archive', 'Archiwalny BIP', screens.archivePage),
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
