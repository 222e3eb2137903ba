import { describe, expect, test } from 'vitest';
import { startApi } from '../../testing/start-api.ts';
import { url, userInput } from '../testing/user-calls.ts';

describe('integrated with the external system', () => {
  test('accounts are read-only', async () => {
    const integrated = await startApi({ env: { ASW_INTEGRATED: '1' } });
    try {
      const client = integrated.as(await integrated.user({ isAdmin: true }));
      const other = await integrated.user();
      const message = 'Konta użytkowników są zarządzane w zintegrowanym systemie zewnętrznym';
      const calls = [
        client.post(url, userInput('nowa.osoba', { roles: [1] })),
        client.put(`${url}/${other.id}`, userInput(other.userName, { roles: undefined })),
        client.delete(`${url}/${other.id}/isconfirmed`),
        client.post(`${url}/${other.id}/isconfirmed`),
        client.post(`${url}/${other.id}/password`),
      ];
      for (const call of calls) expect(await call).toMatchObject({ status: 409, body: { errors: [message] } });
      expect((await client.delete(`${url}?userIds=${other.id}`)).body).toMatchObject([
        { done: false, errors: [message] },
      ]);
    } finally {
      await integrated.stop();
    }
  });
});
