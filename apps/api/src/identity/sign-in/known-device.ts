// A signed cookie that marks a browser in which the account has signed in before. It grants nothing: it only exempts the owner from pauses
// that others have caused (sign-in-throttle.ts; OWASP calls it a device cookie).
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieName } from './cookie-name.ts';

/** HMAC key and address of this installation. */
export interface DeviceCookies {
  secret: string;
  publicUrl: string;
}

const year = 365 * 24 * 60 * 60;

/** One cookie per account, because a browser may be shared. */
function nameOf(subject: string, publicUrl: string): string {
  const account = createHash('sha256').update(subject).digest('hex').slice(0, 12);
  return cookieName(`bip_device_${account}`, '/', publicUrl);
}

function signature(secret: string, subject: string, device: string): Buffer {
  return createHmac('sha256', secret).update(`device ${subject} ${device}`).digest();
}

/** Id of the device; null when the cookie is missing or its signature is wrong. */
export function knownDevice(
  cookieHeader: string | undefined,
  { secret, publicUrl }: DeviceCookies,
  subject: string,
): string | null {
  const name = nameOf(subject, publicUrl);
  const cookie = (cookieHeader ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  const [device = '', proof = ''] = cookie?.slice(name.length + 1).split('.') ?? [];
  const given = Buffer.from(proof, 'base64url');
  const expected = signature(secret, subject, device);
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null;
}

/** Value of a Set-Cookie header. */
export function deviceCookie({ secret, publicUrl }: DeviceCookies, subject: string, device: string | null): string {
  const id = device ?? randomBytes(12).toString('base64url');
  const value = `${id}.${signature(secret, subject, id).toString('base64url')}`;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${nameOf(subject, publicUrl)}=${value}; Path=/; Max-Age=${year}; HttpOnly; SameSite=Lax${secure}`;
}
