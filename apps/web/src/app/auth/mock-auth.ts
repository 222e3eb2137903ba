import type { Auth } from './auth.ts';

const key = 'redakcja.mocks.signed-out';

/** `npm run mocks`: the mock administrator is signed in from the start; no identity provider is there. */
export function createMockAuth(): Auth {
  return {
    isSignedIn: () => sessionStorage.getItem(key) === null,
    accessToken: () => Promise.resolve('mock'),
    signIn: (returnTo) => {
      sessionStorage.removeItem(key);
      location.assign(returnTo);
      return Promise.resolve();
    },
    finishSignIn: () => Promise.resolve('/'),
    signOut: () => {
      sessionStorage.setItem(key, '1');
      location.assign('/logout');
      return Promise.resolve();
    },
    forget: () => {
      sessionStorage.setItem(key, '1');
      return Promise.resolve();
    },
  };
}
