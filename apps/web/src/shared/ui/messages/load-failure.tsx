import { useIsServerAway } from '../../session/server-watch.ts';
import { Button } from '../buttons/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { useIsOnline } from './use-is-online.ts';

/** Placeholder of content that could not be loaded; the error handler reports the reason. */
export function LoadFailure({ onRetry, isPage }: { onRetry: () => unknown; isPage?: boolean }) {
  const [isAway, isOnline] = [useIsServerAway(), useIsOnline()];
  const isWaiting = isAway || !isOnline;
  return (
    <EmptyState
      isPage={isPage}
      icon="exclamation-triangle"
      title="Nie udało się pobrać danych"
      hint={
        isWaiting
          ? 'Gdy połączenie wróci, dane wczytają się same.'
          : 'Jeśli błąd się powtarza, zgłoś go administratorowi.'
      }
      action={<Button label="Spróbuj ponownie" icon="refresh" onClick={() => onRetry()} />}
    />
  );
}
