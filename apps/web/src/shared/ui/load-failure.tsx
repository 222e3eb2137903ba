import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** In the place of what could not be loaded; why is said by the handler of calls. */
export function LoadFailure({ onRetry, isPage }: { onRetry: () => unknown; isPage?: boolean }) {
  return (
    <EmptyState
      isPage={isPage}
      icon="exclamation-triangle"
      title="Nie udało się pobrać danych"
      action={<Button label="Spróbuj ponownie" icon="refresh" onClick={() => onRetry()} />}
    />
  );
}
