import type * as OpenId from 'openid-client';
import { type Context, info } from '../shared/context.ts';
import { CommandError, exitCodes } from '../shared/failures/exit-codes.ts';
import { asCommandError } from '../shared/failures/failures.ts';
import { resolveHost, signInStore } from './authenticate.ts';
import { browserCommand, browserTokens } from './browser-sign-in.ts';
import type { LoginOptions, LogoutOptions } from './commands.ts';
import { discoverProvider, type Provider, publicClientId } from './provider.ts';
import { DamagedSignInError } from './sign-in-store.ts';
import { renewalTime } from './tokens.ts';

/** `bip login`: signs in with the browser of this computer, or with a device code where there is none. */
export async function login(options: LoginOptions, context: Context): Promise<void> {
  const host = await resolveHost(context, options);
  const store = signInStore(context, options);
  const provider = await discoverProvider(host, publicClientId);
  const browser = options.device ? null : browserCommand(context);
  const tokens =
    browser === null ? await deviceTokens(context, provider) : await browserTokens(context, provider, browser);
  const signIn = {
    host,
    issuer: provider.issuer,
    accessToken: tokens.access_token,
    expiresAt: renewalTime(context, tokens.expires_in),
    refreshToken: tokens.refresh_token ?? null,
  };
  // A renewal by another process must not overwrite it.
  await store.locked(() => store.write(signIn));
  info(context, `Zalogowano do ${host}`);
}

/** `bip logout`: revokes the refresh token at the provider and removes the sign-in, even if the provider cannot be reached. */
export async function logout(options: LogoutOptions, context: Context): Promise<void> {
  const store = signInStore(context, options);
  // A renewal by another process would store the sign-in again.
  const stored = await store.locked(async () => {
    const signIn = await store.read().catch((error: unknown) => {
      if (error instanceof DamagedSignInError) return 'damaged' as const;
      throw error;
    });
    await store.remove();
    return signIn;
  });
  if (stored === 'damaged')
    throw new CommandError('Wylogowano tutaj, ale serwer nie unieważnił dostępu: plik logowania był uszkodzony');
  if (stored === null) {
    info(context, 'Nikt nie jest zalogowany');
    return;
  }
  try {
    const { openid, config } = await discoverProvider(stored.host, publicClientId);
    if (stored.refreshToken !== null) await openid.tokenRevocation(config, stored.refreshToken);
  } catch (error) {
    const { message } = asCommandError(error);
    throw new CommandError(`Wylogowano tutaj, ale serwer nie unieważnił dostępu: ${message}`);
  }
  info(context, `Wylogowano z ${stored.host}`);
}

/** Device authorization (RFC 8628): works over ssh; the browser may be on another device. */
async function deviceTokens(
  context: Context,
  { openid, config, apiScope }: Provider,
): Promise<OpenId.TokenEndpointResponse> {
  const device = await openid.initiateDeviceAuthorization(config, {
    scope: `openid profile offline_access ${apiScope}`,
  });
  context.stderr.write(
    `Otwórz w przeglądarce: ${device.verification_uri_complete ?? device.verification_uri}\n` +
      `i potwierdź kod: ${device.user_code}\nCzekam na potwierdzenie…\n`,
  );
  try {
    return await openid.pollDeviceAuthorizationGrant(config, device);
  } catch (error) {
    if (!(error instanceof openid.ResponseBodyError)) throw error;
    const reason = error.error === 'expired_token' ? 'Kod wygasł' : 'Logowanie odrzucono';
    throw new CommandError(`${reason}. Spróbuj ponownie: bip login`, exitCodes.notSignedIn);
  }
}
