import { useMutationState } from '@tanstack/react-query';
import { useIsServerAway } from '../../shared/session/server-watch.ts';
import { useIsOnline } from '../../shared/ui/messages/use-is-online.ts';

/** Without a network: what waits for it, and that nothing has to be done again. The region is there before, so that it is read out. */
export function NetworkNotice() {
  const isOnline = useIsOnline();
  const isAway = useIsServerAway();
  const waiting = useMutationState({ filters: { status: 'pending' }, select: ({ state }) => state.isPaused });
  return (
    <div className="network-notice" aria-live="polite">
      {!isOnline && (
        <p className="notice m-0 mb-3">
          <i className="pi pi-exclamation-triangle mr-2" aria-hidden="true" />
          Brak połączenia z siecią.{' '}
          {waiting.includes(true)
            ? 'Zapis czeka i zostanie wysłany sam, gdy połączenie wróci. Nie zamykaj tej karty.'
            : 'Gdy połączenie wróci, ekrany wczytają się same.'}
        </p>
      )}
      {isOnline && isAway && (
        <p className="notice m-0 mb-3">
          <i className="pi pi-exclamation-triangle mr-2" aria-hidden="true" />
          Serwer nie odpowiada. Łączymy się ponownie co kilka sekund: ekrany wczytają się same, a niezapisane zmiany
          zostają w formularzach.
        </p>
      )}
    </div>
  );
}
