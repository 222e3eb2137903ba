import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { createSessionTimer } from './app/session/session-timer.ts';
import { createAppRouter } from './routes.ts';
import { fakeAuth } from './testing/render-app.tsx';

function routerAt(address: string) {
  const context = { auth: fakeAuth(), queryClient: new QueryClient(), timer: createSessionTimer() };
  return createAppRouter(context, createMemoryHistory({ initialEntries: [address] }));
}

const router = routerAt('/');

const statuses = ['robocze', 'zatwierdzone', 'do-publikacji', 'opublikowane', 'wycofane', 'zarchiwizowane'];
const settings = ['banery', 'zakladki', 'kanaly-rss', 'kafle', 'grupy-plikow'].flatMap((list) => [
  list,
  `${list}/utworz-nowy`,
  `${list}/utworz-nowa`,
  `${list}/edytuj/7`,
]);

/** Every address of section 2 of the specification. */
const addresses = [
  ...['/', '/login', '/logout', '/zmiana-hasla/6f1b2c1e', '/wymuszona-zmiana-hasla', '/brak-dostepu'],
  ...['/artykuly/artykuly', '/artykuly/systemowe-artykuly'].flatMap((list) => [
    list,
    `${list}/edytuj/12`,
    ...statuses.map((status) => `${list}-${status}`),
  ]),
  ...['utworz-nowy', 'utworz-nowy/EN', 'edytuj/12/EN', 'podgląd/12', 'podgląd/12/EN'].map(
    (rest) => `/artykuly/artykuly/${rest}`,
  ),
  ...[
    'instrukcja',
    'rss',
    'ochrona-danych-osobowych',
    'ponowne-wykorzystanie',
    'udostepnienie-informacji-publicznej',
  ].map((page) => `/artykuly/systemowe-artykuly/${page}`),
  ...[
    'role',
    'role/utworz-nowa',
    'role/edytuj/3',
    'uzytkownicy',
    'uzytkownicy/utworz-nowego',
    'uzytkownicy/edytuj/4',
  ].map((rest) => `/dostep/${rest}`),
  ...['tagi', 'podmiot-udostepniajacy', 'kody-iso'].flatMap((list) =>
    ['', '/utworz-nowy', '/edytuj/7'].map((rest) => `/slowniki/${list}${rest}`),
  ),
  ...['/zarzadzanie-menu/poziome', '/zarzadzanie-menu/pionowe', '/bip-archiwalny', '/bip-archiwalny/zarzadzanie'],
  ...[
    ...settings,
    'parametry-systemowe',
    'wersje-jezykowe',
    'wersje-jezykowe/utworz-nowa',
    'wersje-jezykowe/edytuj/2',
    'jednostki/dane-jednostki',
    'jednostki/dane-jednostki/edytuj/1',
    'jednostki/kierownictwo-w-jednostce',
    'jednostki/kierownictwo-w-jednostce/utworz-nowy',
    'jednostki/kierownictwo-w-jednostce/edytuj/1',
    'naglowek-systemu',
    'naglowek-systemu/EN',
    'stopka-systemu/PL',
    'grafiki',
    'dane-kontaktowe',
  ].map((rest) => `/ustawienia/${rest}`),
];

it.each(addresses)('%s is on the map', (address) => {
  const [matched, , found] = router.getMatchedRoutes(address);
  expect(found?.fullPath).toBe(matched.at(-1)?.fullPath);
  expect(found?.fullPath).not.toBe('/artykuly/$');
  expect(found?.options.component ?? found?.options.beforeLoad).toBeTypeOf('function');
});

it('finds Polish letters as browsers send them', () => {
  const { pathname } = routerAt('/artykuly/artykuly/podgl%C4%85d/12').latestLocation;
  expect(router.getMatchedRoutes(pathname)[2]?.fullPath).toBe('/artykuly/artykuly/podgląd/$id/{-$lang}');
});

it('has one address per screen', () => {
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('has no other URLs', () => {
  expect(router.getMatchedRoutes('/cos-innego')[2]).toBeUndefined();
});
