import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { PlainPage } from '../../shared/ui/page/plain-page.tsx';
import { useApp } from '../app-context.ts';
import { forgetSignedOutNote, readSignedOutNote } from '../auth/signed-out-note.ts';

/** /logout: signs out through the identity provider, which leads back here; then it is the logged-out page. */
export function LogoutPage() {
  const { auth } = useApp();
  const navigate = useNavigate();
  // without a note nobody comes back from the provider, where a session may still be open
  const [isLeaving] = useState(() => auth.isSignedIn() || readSignedOutNote() === undefined);
  const [note] = useState(() => (isLeaving ? undefined : readSignedOutNote()));
  const isForOther = note?.reason === 'otherAccount';
  const isOver = note?.reason === 'idle' || note?.reason === 'expired';
  const returnTo = note?.returnTo ?? '/';

  useEffect(() => {
    if (isLeaving) void auth.signOut('asked', '/');
    else if (isForOther) {
      forgetSignedOutNote();
      void navigate({ to: '/login', search: { powrot: returnTo }, replace: true });
    } else if (isOver) void navigate({ to: '/login', search: { powod: 'sesja', powrot: returnTo }, replace: true });
  }, [auth, isLeaving, isForOther, isOver, returnTo, navigate]);

  if (isLeaving) return <PlainPage title="Wylogowanie" waiting="Trwa wylogowanie. Proszę czekać…" />;
  return (
    <PlainPage title="Wylogowano">
      <p>
        {note?.reason === 'elsewhere'
          ? 'Sesja została zakończona w innej karcie przeglądarki.'
          : 'Sesja została zakończona.'}{' '}
        Możesz zamknąć tę kartę albo zalogować się ponownie.
      </p>
      <Button
        label="Zaloguj się ponownie"
        variant="primary"
        icon="sign-in"
        onClick={() => void navigate({ to: '/login', search: { powrot: returnTo } })}
      />
    </PlainPage>
  );
}
