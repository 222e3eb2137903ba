// A server with programs that sign in by themselves.
import { createHash } from 'node:crypto';
import { beforeAll } from 'vitest';
import type { TestApi } from '../../testing/start-api.ts';
import { withApi } from '../../testing/with-api.ts';
import { createPerson } from './people.ts';

export const secret = 'dluga-losowa-tajemnica';

/** `nocny-import` acts as the user automat.importu; the user of `sierota` does not exist. */
export function withPrograms(): TestApi {
  const hash = createHash('sha256').update(secret).digest('hex');
  const api = withApi({
    withIdentity: true,
    env: { AUTOMATS: `nocny-import:automat.importu:${hash}, sierota:nie.ma.go:${hash}` },
  });
  beforeAll(async () => {
    await createPerson(api.db, 'anna.nowak', { isAdmin: true });
    await createPerson(api.db, 'automat.importu', { permissions: ['ManageSettings'] });
  });
  return api;
}
