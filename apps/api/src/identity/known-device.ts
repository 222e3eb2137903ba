// A cookie that proves: on this browser this account has signed in before. It opens nothing; it only keeps a stranger's wrong passwords from
// closing the owner out (see sign-in-throttle.ts).
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const year = 365 * 24 * 60 * 60;

/** One cookie per account, since several people may share a computer. */
function nameOf(subject: string): string {
  return `bip_device_${createHash('sha256').update(subject).digest('hex').slice(0, 12)}`;
}

function signature(secret: string, subject: string, device: string): Buffer {
  return createHmac('sha256', secret).update(`device ${subject} ${device}`).digest();
}

/** The device's own identifier, or null when the cookie is missing or not ours. */
export function knownDevice(cookieHeader: string | undefined, secret: string, subject: string): string | null {
  const name = nameOf(subject);
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
export function deviceCookie(secret: string, subject: string, device: string | null, isSecure: boolean): string {
  const id = device ?? randomBytes(12).toString('base64url');
  const value = `${id}.${signature(secret, subject, id).toString('base64url')}`;
  return `${nameOf(subject)}=${value}; Path=/identity; Max-Age=${year}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
