import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hasDrafts } from '../../shared/form/draft/draft-store.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { PlainPage } from '../../shared/ui/page/plain-page.tsx';
import { useApp } from '../app-context.ts';
import { noteSignIn } from '../auth/recent-sign-in.ts';
import { safeReturnAddress } from '../auth/return-address.ts';
import { forgetSignedOutNote } from '../auth/signed-out-note.ts';

type Step = 'waiting' | 'redirecting' | 'expired' | 'notConfirmed' | 'unreachable';

function firstStep(search: Readonly<Record<string, unknown>>): Step {
  if (search.code !== undefined || search.error !== undefined) return 'waiting';
  if (search.powod === 'sesja') return 'expired';
  return search.powod === 'tozsamosc' ? 'notConfirmed' : 'redirecting';
}

/** /login: leads to the identity provider, and is where the provider leads back to. The four messages are those of section 2.1. */
export function LoginPage() {
  const { auth, timer } = useApp();
  const search = useSearch({ from: '/login' });
  const navigate = useNavigate();
  const returnTo = safeReturnAddress(search.powrot);
  const [step, setStep] = useState<Step>(() => firstStep(search));
  const [isKeeping] = useState(hasDrafts);
  const hasBegun = useRef(false);

  const signIn = useCallback(() => {
    setStep('redirecting');
    auth.signIn(returnTo).catch(() => setStep('unreachable'));
  }, [auth, returnTo]);

  useEffect(() => {
    // an authorization code is good for one use, and StrictMode runs effects twice
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (step === 'waiting') {
      auth
        .finishSignIn(window.location.href)
        .then((address) => {
          noteSignIn();
          forgetSignedOutNote();
          timer.extend();
          return navigate({ to: address, replace: true });
        })
        .catch(() => setStep('notConfirmed'));
    } else if (step === 'redirecting') {
      if (auth.isSignedIn()) void navigate({ to: returnTo, replace: true });
      else signIn();
    }
  }, [auth, navigate, returnTo, signIn, step, timer]);

  useRedirectWhenSeen(step === 'expired', signIn);

  const draftNotice = isKeeping && (
    <p>Niezapisane zmiany zostały w tej przeglądarce. Po zalogowaniu będzie można je przywrócić.</p>
  );
  const again = <Button label="Zaloguj się ponownie" variant="primary" icon="sign-in" onClick={signIn} autoFocus />;
  switch (step) {
    case 'waiting':
      return <PlainPage title="Logowanie" waiting="Trwa logowanie. Proszę czekać…" />;
    case 'redirecting':
      return <PlainPage title="Logowanie" waiting="Trwa przekierowanie do strony logowania…" />;
    case 'expired':
      return (
        <PlainPage title="Twoja sesja wygasła">
          <p>Za chwilę nastąpi przekierowanie do strony logowania. Po zalogowaniu wrócisz do tego samego miejsca.</p>
          {draftNotice}
          {again}
        </PlainPage>
      );
    case 'notConfirmed':
      return (
        <PlainPage title="Niestety Twoja tożsamość nie została potwierdzona">
          <p>Logowanie zostało przerwane, trwało zbyt długo albo serwer go nie przyjął.</p>
          {draftNotice}
          {again}
        </PlainPage>
      );
    case 'unreachable':
      return (
        <PlainPage title="Nie udało się połączyć z serwerem logowania">
          <p>Sprawdź połączenie z siecią i spróbuj ponownie.</p>
          {again}
        </PlainPage>
      );
  }
}

/** Long enough to read two sentences. */
const readingTime = 5000;

/** Redirects shortly after the page was visible. In a hidden tab it waits: the provider's sign-in page would expire before the user returns. */
function useRedirectWhenSeen(isWanted: boolean, redirect: () => void): void {
  useEffect(() => {
    if (!isWanted) return;
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timeout);
      if (document.visibilityState === 'visible') timeout = setTimeout(redirect, readingTime);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timeout);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWanted, redirect]);
}
