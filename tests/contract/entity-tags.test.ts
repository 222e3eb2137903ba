// Whoever saves passes the entity tag of what was read: the client of the generated functions keeps none for itself.
import { getTag, updateTag } from '@redakcja/generated/axios/dictionaries/dictionaries';
import { etagOf, http, wrapAdapter } from '@redakcja/generated/http';
import { afterAll, expect, it } from 'vitest';

const { adapter } = http.defaults;
afterAll(() => {
  http.defaults.adapter = adapter;
});

const input = { name: 'Uchwały', languageId: 1 };

it('a save has the tag it is given, and no other', async () => {
  const sent: unknown[] = [];
  wrapAdapter(() => async (config) => {
    if (config.method === 'put') sent.push(config.headers.get('If-Match') ?? null);
    const headers = { 'content-type': 'application/json', etag: '"7"' };
    return { data: '{"id":1}', headers, config, status: 200, statusText: 'OK' };
  });
  const tag = await getTag(1);
  await updateTag(1, input);
  await updateTag(1, input, { headers: { 'If-Match': etagOf(tag) } });
  expect(sent).toEqual([null, '"7"']);
});
