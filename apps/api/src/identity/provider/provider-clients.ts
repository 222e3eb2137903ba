// OAuth clients: the web app, the native program bip, and service clients (client credentials).
import { createHash, timingSafeEqual } from 'node:crypto';
import type { ClientMetadata } from 'oidc-provider';
import type { Config } from '../../config.ts';

export const nativeClientId = 'bip';

/** Parameter of our own of authorization requests: `sesja` when the last session of the browser has expired. */
export const reasonParameter = 'powod';

const day = 24 * 60 * 60;

/** In seconds: a working day. */
export const webSession = 16 * 60 * 60;
/** In seconds: idle timeout of bip's refresh tokens. */
export const nativeRefresh = 30 * day;
/** In seconds: maximum lifetime of a grant of bip. */
export const nativeGrant = 180 * day;

export function providerClients(config: Config): ClientMetadata[] {
  const origins = [config.publicUrl, ...config.allowedOrigins];
  const at = (paths: readonly string[]) => origins.flatMap((origin) => paths.map((path) => `${origin}${path}`));
  return [
    {
      client_id: config.identity.clientId,
      client_name: 'Redakcja BIP',
      application_type: 'web',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: at(['/login']),
      post_logout_redirect_uris: at(['/', '/login', '/logout', '/wylogowano']),
    },
    {
      client_id: nativeClientId,
      client_name: 'bip',
      application_type: 'native',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
      response_types: ['code'],
      // any port (RFC 8252, section 7.3)
      redirect_uris: ['http://127.0.0.1/callback', 'http://localhost/callback', 'http://[::1]/callback'],
    },
    ...config.identity.automats.map(
      ({ clientId, secretHash }): ClientMetadata => ({
        client_id: clientId,
        client_name: clientId,
        client_secret: secretHash,
        grant_types: ['client_credentials'],
        response_types: [],
        redirect_uris: [],
      }),
    ),
  ];
}

/** The configured client secret is a hash. */
export function isSecret(secretHash: string, given: string): boolean {
  const hash = createHash('sha256').update(given).digest();
  const expected = Buffer.from(secretHash, 'hex');
  return hash.length === expected.length && timingSafeEqual(hash, expected);
}
