import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { useApp } from '../app-context.ts';
import { takeSignedOutNote } from '../auth/signed-out-note.ts';
import { PlainPage } from './plain-page.tsx';

/** /logout: signs out through the identity provider, which leads back here; then it is the logged-out page. */
export function LogoutPage() {
  const { auth } = useApp();
  const navigate = useNavigate();
  const [isLeaving] = useState(() => auth.isSignedIn());

  useEffect(() => {
    if (isLeaving) {
      void auth.signOut('asked', '/');
      return;
    }
    const note = takeSignedOutNote();
    if (note === undefined || note.reason === 'asked') return;
    void navigate({ to: '/login', search: { powod: 'sesja', powrot: note.returnTo }, replace: true });
  }, [auth, isLeaving, navigate]);

  if (isLeaving) return <PlainPage title="Wylogowanie" waiting="Trwa wylogowanie. Proszę czekać…" />;
  return (
    <PlainPage title="Wylogowano">
      <p>Twoja sesja została zakończona. Możesz zamknąć tę kartę albo zalogować się ponownie.</p>
      <Button
        label="Zaloguj się ponownie"
        variant="primary"
        icon="sign-in"
        onClick={() => void navigate({ to: '/login' })}
      />
    </PlainPage>
  );
}
