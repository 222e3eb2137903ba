// Keys of the identity provider: generated once and shared by all processes through the database.
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { identityRecords } from '../../database/schema.ts';

/** A private P-256 key as JWK; tokens are signed with ES256. */
export interface SigningKey {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
  d: string;
  kid: string;
  alg: 'ES256';
  use: 'sig';
}

export interface IdentityKeys {
  /** Tokens are signed with the first and verified with all. */
  signing: [SigningKey, ...SigningKey[]];
  /** For the provider's signed cookies. */
  cookies: string[];
  /** HMAC key: pseudonymises logins and addresses of failed sign-ins and signs the cookies of known devices. */
  secret: string;
}

const row = and(eq(identityRecords.model, 'Keys'), eq(identityRecords.id, 'current'));

export async function loadKeys(db: Database): Promise<IdentityKeys> {
  const found = await readKeys(db);
  if (found !== null) return found;
  // of concurrent processes one inserts; all read the same row
  const made: IdentityKeys = { signing: [newSigningKey()], cookies: [newSecret()], secret: newSecret() };
  await db
    .insert(identityRecords)
    .values({ model: 'Keys', id: 'current', payload: { ...made } })
    .onConflictDoNothing();
  const written = await readKeys(db);
  if (written === null) throw new Error('The keys of the identity provider could not be stored');
  return written;
}

async function readKeys(db: Database): Promise<IdentityKeys | null> {
  const [found] = await db.select({ payload: identityRecords.payload }).from(identityRecords).where(row);
  // only loadKeys writes this record
  return found === undefined ? null : (found.payload as unknown as IdentityKeys);
}

function newSigningKey(): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const thumbprint = createHash('sha256').update(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y }));
  return { kty: 'EC', crv: 'P-256', x, y, d, kid: thumbprint.digest('base64url'), alg: 'ES256', use: 'sig' };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
