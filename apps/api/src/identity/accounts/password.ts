// Password hashes: argon2id in PHC string format, so that the parameters are stored with each hash and can be increased later.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { maxPasswordLength } from '@redakcja/domain/access/password-form';

const derive = promisify(argon2);

interface Cost {
  /** KiB */
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's recommendation for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltLength = 16;
const tagLength = 32;

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await tagOf(password, salt, cost, tagLength);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain64(salt)}$${plain64(tag)}`;
}

/**
 * Compares in constant time. Without a hash (unknown login, no password) it takes the same time and returns false, so that the response time
 * does not reveal whether the account exists.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parsed = parse(hash ?? '');
  const salt = parsed?.salt ?? Buffer.alloc(saltLength);
  const expected = parsed?.tag ?? Buffer.alloc(tagLength);
  // hashing a very long text is expensive
  const tooLong = password.length > maxPasswordLength;
  const tag = await tagOf(tooLong ? '' : password, salt, parsed?.cost ?? cost, expected.length);
  return timingSafeEqual(tag, expected) && parsed !== null && !tooLong;
}

/** True for a hash with other than the current parameters; it is replaced at the next sign-in. */
export function needsRehash(hash: string): boolean {
  const parsed = parse(hash);
  return (
    parsed === null ||
    parsed.cost.memory !== cost.memory ||
    parsed.cost.passes !== cost.passes ||
    parsed.cost.parallelism !== cost.parallelism ||
    parsed.tag.length !== tagLength
  );
}

function parse(hash: string): { cost: Cost; salt: Buffer; tag: Buffer } | null {
  const [, memory, passes, parallelism, salt, tag] = phc.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) return null;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

async function tagOf(
  password: string,
  salt: Buffer,
  { memory, passes, parallelism }: Cost,
  length: number,
): Promise<Buffer> {
  // keyboards produce composed or decomposed letters
  const message = password.normalize('NFKC');
  return derive('argon2id', { message, nonce: salt, memory, passes, parallelism, tagLength: length });
}

/** Base64 without padding, as in PHC strings. */
function plain64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
