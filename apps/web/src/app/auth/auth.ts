/** Why somebody is signed out; the page that is shown afterwards says it. */
export type SignOutReason = 'asked' | 'elsewhere' | 'idle' | 'expired';

/** What the application needs of sign-in. The real one speaks OpenID Connect (oidc-auth.ts), the mocks have their own. */
export interface Auth {
  isSignedIn: () => boolean;
  /** Token for the next call, renewed first when it has run out; undefined when nobody is signed in. */
  accessToken: () => Promise<string | undefined>;
  /** Renews the token although it looks valid, because the server refused this one; false when the session is over. */
  renew: (refused?: string) => Promise<boolean>;
  /** Leaves for the identity provider; after signing in the person returns to this address of the application. */
  signIn: (returnTo: string) => Promise<void>;
  /** Finishes the sign-in on the address the provider returns to, and says where to go on; rejects when identity was not confirmed. */
  finishSignIn: (address: string) => Promise<string>;
  /** Leaves for the provider's sign-out; signing in again leads back to the address. */
  signOut: (reason: SignOutReason, returnTo: string) => Promise<void>;
  /** Forgets the tokens of this tab without telling the provider: the server no longer accepts them. */
  forget: () => Promise<void>;
}
