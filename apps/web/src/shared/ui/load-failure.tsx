import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** Placeholder of content that could not be loaded; the error handler reports the reason. */
export function LoadFailure({ onRetry, isPage }: { onRetry: () => unknown; isPage?: boolean }) {
  return (
    <EmptyState
      isPage={isPage}
      icon="exclamation-triangle"
      title="Nie udało się pobrać danych"
      hint="Sprawdź połączenie z siecią. Gdy wróci, dane wczytają się same."
      action={<Button label="Spróbuj ponownie" icon="refresh" onClick={() => onRetry()} />}
    />
  );
}
