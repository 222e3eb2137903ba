import { Link, useRouterState } from '@tanstack/react-router';
import { useSession } from '../../shared/session/session.ts';
import { LinkButton } from '../../shared/ui/buttons/link-button.tsx';
import { Card } from '../../shared/ui/page/card.tsx';
import { usePageTitle } from '../../shared/ui/page/page-title.ts';
import { PlainPage } from '../../shared/ui/page/plain-page.tsx';
import { shellRoute } from '../root-routes.ts';
import { currentLink, navigation } from '../shell/sidebar/navigation.ts';

const title = 'Nie znaleziono strony';

export function NotFoundPage() {
  usePageTitle(title);
  const isInShell = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => routeId === shellRoute.id),
  });
  return isInShell ? <NotFoundScreen /> : <NotFoundAlone />;
}

function NotFoundAlone() {
  return (
    <PlainPage title={title}>
      <p>Pod tym adresem nic nie ma. Sprawdź adres albo przejdź do strony głównej.</p>
      <Link to="/">Strona główna</Link>
    </PlainPage>
  );
}

/** Within the shell, with the way to the list of the area that the address begins with. */
function NotFoundScreen() {
  const { canEnter } = useSession();
  const path = useRouterState({ select: ({ location }) => currentLink(location.pathname, undefined) });
  const entered = navigation.filter(({ section }) => canEnter(section));
  const list = entered
    .flatMap(({ label, to, links = [] }) => [...links, { label, to }].map((link) => ({ ...link, area: label })))
    .find(({ to }) => to !== undefined && to === path);
  return (
    <div className="flex flex-column gap-3">
      <h1>{title}</h1>
      <Card>
        <p className="mt-0">Pod tym adresem nic nie ma. Sprawdź adres albo wybierz ekran z menu.</p>
        <div className="flex flex-wrap gap-2">
          {list?.to !== undefined && (
            <LinkButton to={list.to} label={list.label === 'Wszystkie' ? list.area : list.label} />
          )}
          <LinkButton to="/" label="Strona główna" variant="secondary" />
        </div>
      </Card>
    </div>
  );
}
