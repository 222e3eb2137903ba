// Storage adapter of oidc-provider: the table identity_records.
import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Database } from '../../database/database.ts';
import { identityRecords } from '../../database/schema.ts';
import { announceAccessChange } from '../../shared/accounts/access-changes.ts';

export class ProviderStorage implements Adapter {
  readonly #db: Database;
  readonly #model: string;

  constructor(db: Database, model: string) {
    this.#db = db;
    this.#model = model;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const values = {
      payload: withoutNul(payload),
      grantId: payload.grantId ?? null,
      userCode: payload.userCode ?? null,
      uid: payload.uid ?? null,
      accountId: payload.accountId ?? null,
      expiresAt: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
    };
    await this.#db
      .insert(identityRecords)
      .values({ model: this.#model, id, ...values })
      .onConflictDoUpdate({ target: [identityRecords.model, identityRecords.id], set: values });
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    // clients are configured, not stored
    return this.#model === 'Client' ? Promise.resolve(undefined) : this.#one(eq(identityRecords.id, id), id);
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.#one(eq(identityRecords.userCode, userCode), userCode);
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#one(eq(identityRecords.uid, uid), uid);
  }

  /** Marks a code or token as used; only one of two concurrent requests succeeds. */
  async consume(id: string): Promise<void> {
    const consumed = Math.floor(Date.now() / 1000);
    const rows = await this.#db
      .update(identityRecords)
      .set({ payload: sql`${identityRecords.payload} || ${JSON.stringify({ consumed })}::jsonb` })
      .where(and(this.#mine(eq(identityRecords.id, id)), sql`not ${identityRecords.payload} ? 'consumed'`))
      .returning({ id: identityRecords.id });
    if (rows.length === 0) throw new errors.InvalidGrant('already used');
  }

  async destroy(id: string): Promise<void> {
    await this.#db.delete(identityRecords).where(this.#mine(eq(identityRecords.id, id)));
    if (this.#model === 'Grant') announceAccessChange({ signIn: id });
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#db.delete(identityRecords).where(this.#mine(eq(identityRecords.grantId, grantId)));
  }

  #mine(condition: SQL): SQL | undefined {
    return and(eq(identityRecords.model, this.#model), condition);
  }

  async #one(condition: SQL, value: string): Promise<AdapterPayload | undefined> {
    if (value.includes('\0')) return undefined; // PostgreSQL cannot store NUL
    const alive = or(isNull(identityRecords.expiresAt), gt(identityRecords.expiresAt, new Date()));
    const [row] = await this.#db
      .select({ payload: identityRecords.payload })
      .from(identityRecords)
      .where(and(this.#mine(condition), alive));
    return row?.payload;
  }
}

/** Request parameters are stored unvalidated; PostgreSQL rejects NUL in JSON. */
function withoutNul(payload: AdapterPayload): Record<string, unknown> {
  const json = JSON.stringify(payload, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '') : value,
  );
  return JSON.parse(json);
}
