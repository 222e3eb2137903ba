import { journalLine } from '@redakcja/domain/shared/journal/journal-sentences';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteState } from '../shared/site-state.ts';
import { indexDue } from '../site/search/keep-index.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import type { TestClient } from '../testing/test-client.ts';
import { recordDueHomepage } from './due-homepage.ts';
import { runSchedule } from './scheduler.ts';

let api: TestApi;
let settings: TestClient;
beforeAll(async () => {
  api = await startApi();
  settings = api.as(await api.user({ permissions: ['ManageSettings'] }));
});
afterAll(() => api.stop());

test('start and end of a banner are one journal entry each, and its revision stays', async () => {
  api.clock.now = new Date('2026-12-01T06:00:00Z');
  const common = { name: 'Baner', title: 'Opis', url: 'https://gov.pl', target: 10, languageId: 1, color: '#000000' };
  const period = { isActive: true, showFrom: '2026-12-01T07:00:00Z', showTo: '2026-12-02T07:00:00Z' };
  const { id } = (await settings.post('/api/settings/banners', { ...common, ...period })).body;
  await settings.post('/api/settings/banners', { ...common, ...period, isActive: false });
  const note = (now: string) => recordDueHomepage(api.database.transaction, new Date(now));
  expect(await note('2026-12-01T06:59:59Z')).toBe(0);
  expect(await note('2026-12-01T07:00:00Z')).toBe(1);
  expect(await note('2026-12-01T08:00:00Z')).toBe(0);
  expect(await note('2026-12-02T07:00:00Z')).toBe(1);
  const filters = `filters=recordType;equal;banner&filters=recordId;equal;${id}&sortings=id;asc`;
  const { body } = await settings.get<JournalEntry[]>(`/api/application/journal?${filters}`);
  expect(body.slice(1).map(journalLine)).toEqual([
    '01.12.2026 08:00, System: zmieniono baner „Baner”: widoczność na stronie z nie na tak',
    '02.12.2026 08:00, System: zmieniono baner „Baner”: widoczność na stronie z tak na nie',
  ]);
  expect((await settings.get(`/api/settings/banners/${id}`)).etag).toBe('"1"');
});

test('a look at which nothing is due makes no page of the bulletin anew', async () => {
  const now = () => new Date('2027-01-01T00:00:00Z');
  const look = async () => {
    await runSchedule(api.database, now);
    await indexDue(api.services);
  };
  await look();
  const state = await siteState(api.db);
  await look();
  expect(await siteState(api.db)).toBe(state);
});
