// An answer that is stored for a repeated call, readable only with the key of the call: it may contain a one-time link.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const secretOf = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'answer of an idempotency key', 32));
const ivLength = 12;
const tagLength = 16;

export function seal(key: string, text: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', secretOf(key), iv);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64');
}

/** Throws for another key and for a changed text. */
export function unseal(key: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', secretOf(key), bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
}
