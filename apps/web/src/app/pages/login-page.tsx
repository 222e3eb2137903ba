import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { hasDrafts } from '../../shared/form/draft/draft-store.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { PlainPage } from '../../shared/ui/page/plain-page.tsx';
import { useApp } from '../app-context.ts';
import { lastLogin, noteSignIn } from '../auth/recent-sign-in.ts';
import { safeReturnAddress } from '../auth/return-address.ts';
import { forgetSignedOutNote } from '../auth/signed-out-note.ts';

type Step = 'waiting' | 'redirecting' | 'expired' | 'unknown' | 'notConfirmed' | 'unreachable';

/** Of the specification, section 8. */
const notConfirmed = 'Niestety Twoja tożsamość nie została potwierdzona';

function firstStep(search: Readonly<Record<string, unknown>>): Step {
  if (search.code !== undefined || search.error !== undefined) return 'waiting';
  if (search.powod === 'sesja') return 'expired';
  return search.powod === 'tozsamosc' ? 'unknown' : 'redirecting';
}

/** /login: leads to the identity provider, and is where the provider leads back to. The four messages are those of section 2.1. */
export function LoginPage() {
  const search = useSearch({ from: '/login' });
  // a sign-in that the server refuses leads from one of these addresses to another
  return <LoginAt key={String(search.powod ?? '')} search={search} />;
}

function LoginAt({ search }: { search: Readonly<Record<string, unknown>> }) {
  const { auth, timer } = useApp();
  const navigate = useNavigate();
  const returnTo = safeReturnAddress(search.powrot);
  const [step, setStep] = useState<Step>(() => firstStep(search));
  const [isKeeping] = useState(hasDrafts);
  const [login] = useState(lastLogin);
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
          noteSignIn(auth.login());
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
  const otherAccount = (
    <Button
      label="Zaloguj się na inne konto"
      variant="primary"
      icon="sign-in"
      autoFocus
      onClick={() => {
        setStep('redirecting');
        auth.signInAsOther(returnTo).catch(() => setStep('unreachable'));
      }}
    />
  );
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
    case 'unknown':
      return (
        <PlainPage title={notConfirmed}>
          <p>
            {login === undefined ? 'Logowanie powiodło się' : `Logowanie jako „${login}” powiodło się`}, ale serwer
            Redakcji BIP go nie przyjął: nie ma tu aktywnego konta z tym loginem. O konto poproś administratora Redakcji
            BIP w swoim urzędzie. Jeżeli konto jest, niech sprawdzi zegary serwerów poleceniem bip server doctor.
          </p>
          {draftNotice}
          {otherAccount}
        </PlainPage>
      );
    case 'notConfirmed':
      return (
        <PlainPage title={notConfirmed}>
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
