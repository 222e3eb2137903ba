import type * as OpenId from 'openid-client';
import type { Context } from '../shared/context.ts';
import { CommandError, exitCodes } from '../shared/failures/exit-codes.ts';
import type { Provider } from './provider.ts';

/** Device authorization (RFC 8628): works over ssh; the browser may be on another device. */
export async function deviceTokens(
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
