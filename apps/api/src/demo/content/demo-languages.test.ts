import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { seedOffice } from '../seed/seed-office.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await seedOffice(api.db, api.services, new Date('2026-03-02T09:00:00Z'));
});
afterAll(() => api.stop());

const path = '/api/settings/language';

test('each active language of the demonstration passes the rule that activates a language', async () => {
  const settings = api.as(await api.user({ permissions: ['ManageSettings'] }));
  const { body: rows } = await settings.get<{ id: number; isoCode: string; isSystem: boolean; status: number }[]>(path);
  const active = rows.filter(({ isSystem, status }) => !isSystem && status === LanguageStatus.Active);
  expect(active.map(({ isoCode }) => isoCode).sort()).toEqual(['EN', 'UA']);
  for (const { id } of active)
    for (const status of [LanguageStatus.Inactive, LanguageStatus.Active]) {
      const answer = await settings.put(`${path}/${id}/status/${status}`);
      expect([answer.status, answer.body?.errors]).toEqual([200, undefined]);
    }
});
