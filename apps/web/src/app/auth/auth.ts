/** Reason of the end of a session, shown on the page that follows. */
export type SignOutReason = 'asked' | 'elsewhere' | 'idle' | 'expired' | 'otherAccount';

/** Sign-in as the application needs it. oidc-auth.ts implements it with OpenID Connect, the mocks have their own. */
export interface Auth {
  isSignedIn: () => boolean;
  /** Login of who is signed in, as the provider names it. */
  login: () => string | undefined;
  /** Token for the next call, renewed first when it has expired; undefined without a session. */
  accessToken: () => Promise<string | undefined>;
  /** Renews the token although it looks valid, because the server refused this one; false when the session is over. */
  renew: (refused?: string) => Promise<boolean>;
  /** Loads what the first sign-in of this page needs, before it is asked for. */
  prepareSignIn: () => void;
  /** Leaves for the identity provider; after signing in the person returns to this address of the application. */
  signIn: (returnTo: string) => Promise<void>;
  /** Finishes the sign-in on the provider's return URL and returns the URL to continue at; rejects when the identity was not confirmed. */
  finishSignIn: (address: string) => Promise<string>;
  /** Leaves for a sign-in with another account: the provider's own session would bring the same one again. */
  signInAsOther: (returnTo: string) => Promise<void>;
  /** Leaves for the provider's sign-out, also without tokens here; signing in again leads back to the address. */
  signOut: (reason: SignOutReason, returnTo: string) => Promise<void>;
  /** Removes the tokens of this tab without notifying the provider: the server no longer accepts them. */
  forget: () => Promise<void>;
}
