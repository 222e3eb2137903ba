import type { Context } from '../shared/context.ts';
import { CommandError, exitCodes } from '../shared/exit-codes.ts';
import { type AccessOptions, chosenHost, expiry, signInStore } from './access.ts';
import { discoverProvider, publicClientId } from './provider.ts';

/** `bip login`: device authorization (RFC 8628), so it works over ssh as well as on a desk. */
export async function login(context: Context, options: AccessOptions): Promise<void> {
  const host = await chosenHost(context, options);
  const { openid, config, issuer, apiScope } = await discoverProvider(host, publicClientId);
  const device = await openid.initiateDeviceAuthorization(config, {
    scope: `openid profile offline_access ${apiScope}`,
  });
  context.stderr.write(
    `Otwórz w przeglądarce: ${device.verification_uri_complete ?? device.verification_uri}\n` +
      `i potwierdź kod: ${device.user_code}\nCzekam na potwierdzenie…\n`,
  );
  try {
    const tokens = await openid.pollDeviceAuthorizationGrant(config, device);
    await signInStore(context, options).write({
      host,
      issuer,
      accessToken: tokens.access_token,
      expiresAt: expiry(context, tokens.expires_in),
      refreshToken: tokens.refresh_token ?? null,
    });
  } catch (error) {
    if (error instanceof openid.ResponseBodyError) {
      const why = error.error === 'expired_token' ? 'Kod wygasł' : 'Logowanie odrzucono';
      throw new CommandError(`${why}. Spróbuj ponownie: bip login`, exitCodes.notSignedIn);
    }
    throw error;
  }
  context.stderr.write(`Zalogowano do ${host}\n`);
}

/** `bip logout`: takes the grant back at the provider and forgets it here. */
export async function logout(context: Context, options: AccessOptions): Promise<void> {
  const store = signInStore(context, options);
  const stored = await store.read();
  if (stored === null) {
    context.stderr.write('Nikt nie jest zalogowany\n');
    return;
  }
  await store.remove();
  const { openid, config } = await discoverProvider(stored.host, publicClientId);
  if (stored.refreshToken !== null) await openid.tokenRevocation(config, stored.refreshToken);
  context.stderr.write(`Wylogowano z ${stored.host}\n`);
}
