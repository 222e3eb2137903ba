import './footer.css';
import { formatSessionTime } from '@redakcja/domain/shared/session/session-reading';
import type { SessionTimer } from '../session/session-timer.ts';
import { useSessionReading } from '../session/use-running-session.ts';

/** Build code of section 1. */
const buildCode = '004';

export function Footer({ timer, version }: { timer: SessionTimer; version: string }) {
  const { remaining } = useSessionReading(timer);
  return (
    <footer className="footer">
      <span className="footer-session flex align-items-center">
        <i className="pi pi-clock" aria-hidden="true" />
        {remaining === null ? (
          'Sesja bez limitu czasu'
        ) : (
          <>
            Do końca sesji:{' '}
            <span role="timer" className="tabular font-semibold ink">
              {formatSessionTime(remaining)}
            </span>
          </>
        )}
      </span>
      <span>
        Redakcja BIP {version} ({buildCode})
      </span>
    </footer>
  );
}
