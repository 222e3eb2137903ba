import type { Auth } from './auth.ts';
import { writeSignedOutNote } from './signed-out-note.ts';

const key = 'redakcja-bip:atrapa-wylogowana';

/** `npm run mocks`: the mock administrator is signed in from the start; no identity provider is there. */
export function createMockAuth(): Auth {
  const forget = () => sessionStorage.setItem(key, '1');
  const isSignedIn = () => sessionStorage.getItem(key) === null;
  const signIn = (returnTo: string) => {
    sessionStorage.removeItem(key);
    window.location.assign(returnTo);
    return Promise.resolve();
  };
  return {
    isSignedIn,
    login: () => undefined,
    accessToken: () => Promise.resolve(isSignedIn() ? 'mock' : undefined),
    renew: () => Promise.resolve(isSignedIn()),
    prepareSignIn: () => {},
    signIn,
    signInAsOther: signIn,
    finishSignIn: () => Promise.resolve('/'),
    signOut: (reason, returnTo) => {
      writeSignedOutNote({ reason, returnTo });
      forget();
      window.location.assign('/logout');
      return Promise.resolve();
    },
    forget: () => {
      forget();
      return Promise.resolve();
    },
  };
}
