import { useMatches } from '@tanstack/react-router';
import { EmptyState } from '../../shared/ui/empty-state.tsx';

/** For planned routes without a screen. */
export function NotReadyPage() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  return (
    <>
      <h1>{title}</h1>
      <EmptyState
        icon="wrench"
        title="Ekran w przygotowaniu"
        hint="Ten ekran nie jest jeszcze dostępny w tej wersji aplikacji."
      />
    </>
  );
}

export { NotReadyPage as CreatePage, NotReadyPage as EditPage, NotReadyPage as ListPage };
