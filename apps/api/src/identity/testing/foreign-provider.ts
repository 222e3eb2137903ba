// An external identity provider: its discovery document, keys and tokens.
import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';

export const issuer = 'https://logowanie.gmina.example/realms/bip';

export class ForeignProvider {
  readonly #keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  readonly asked: string[] = [];
  isDown = false;
  /** Of the clock, in seconds. */
  ahead = 0;

  /** Replaces `fetch`. */
  readonly request: typeof fetch = async (input) => {
    const url = String(input instanceof Request ? input.url : input);
    this.asked.push(url);
    if (this.isDown) throw new TypeError('fetch failed');
    if (url === `${issuer}/.well-known/openid-configuration`) {
      const date = new Date(Date.now() + this.ahead * 1000).toUTCString();
      return Response.json({ issuer, jwks_uri: `${issuer}/keys` }, { headers: { date } });
    }
    const jwk = { ...this.#keys.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' };
    if (url === `${issuer}/keys`) return Response.json({ keys: [jwk] });
    return new Response(null, { status: 404 });
  };

  /** An access token by default; a claim set to undefined is removed. */
  sign(claims: Record<string, unknown>, header: Record<string, string> = {}): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ iss: issuer, aud: 'bip-api', iat: now, exp: now + 300, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1', typ: 'JWT', ...header })
      .sign(this.#keys.privateKey);
  }
}
