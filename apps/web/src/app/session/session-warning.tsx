import { sessionWarningMs } from '@redakcja/domain/shared/session/session-clock';
import { countOf, nouns } from '@redakcja/domain/shared/text/polish-plural';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx';
import type { SessionTimer } from './session-timer.ts';
import { useSessionReading } from './use-running-session.ts';

/** Opens 60 s before the end of the session (decision 8). Signing out is the other answer; closing it means staying. */
export function SessionWarning({ timer }: { timer: SessionTimer }) {
  const { isWarning, remaining } = useSessionReading(timer);
  const navigate = useNavigate();
  if (!isWarning) return null;
  const seconds = Math.ceil((remaining ?? 0) / 1000);
  return (
    <Dialog
      open
      role="alertdialog"
      title="Czy przedłużyć sesję?"
      width={440}
      onClose={timer.extend}
      footer={
        <>
          <Button label="Wyloguj się" onClick={() => void navigate({ to: '/logout' })} />
          <Button label="Przedłuż" variant="primary" onClick={timer.extend} autoFocus />
        </>
      }
    >
      <p className="m-0">
        Przez dłuższy czas nic się nie działo. Wylogowanie nastąpi za{' '}
        <strong role="timer">{countOf(seconds, nouns.second)}</strong>.
      </p>
      <p className="visually-hidden" role="status">
        Sesja wygaśnie w ciągu {countOf(sessionWarningMs / 1000, nouns.second)}.
      </p>
    </Dialog>
  );
}
