import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../shared/ui/empty-state.tsx';

export function NotFoundPage() {
  return (
    <>
      <h1>Nie znaleziono strony</h1>
      <EmptyState
        icon="compass"
        title="Pod tym adresem nic nie ma"
        hint="Sprawdź adres albo przejdź do strony głównej."
        action={<Link to="/">Strona główna</Link>}
      />
    </>
  );
}
