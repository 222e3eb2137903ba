// A preview is open to whoever has its address: it ends with what its maker needs to make one.
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { userRoles, users } from '../../database/schema.ts';
import { addArticle, articleInput } from '../../testing/test-articles.ts';
import type { TestClient } from '../../testing/test-client.ts';
import type { TestUser } from '../../testing/test-users.ts';
import { withApi, withClient } from '../../testing/with-api.ts';
import { servePreviewPage } from './preview-page.ts';

const api = withApi({ plugins: [servePreviewPage] });
const editor = withClient(api, { permissions: ['CreateArticles'] });
beforeEach(() => {
  api.clock.now = null;
});

const preview = async (id: number) => (await editor.post(`/api/articles/hash/${id}`)).body;
const page = (hash: string) => api.anonymous.get<string>(`/podglad/artykuly/${hash}/?lang=PL`);

async function uploaded(): Promise<number> {
  const form = new FormData();
  form.append('attachments', new File(['%PDF-1.4\nTreść uchwały'], 'uchwała.pdf'));
  return (await editor.post('/api/files/article', form)).body[0].documentRepositoryId;
}

/** What happens to somebody who made a link; each by the call that does it. */
const losses: Record<string, (maker: TestUser, administrator: TestClient) => Promise<{ status: number }>> = {
  'the account': ({ id }, administrator) => administrator.delete(`/api/auth/users/${id}/isconfirmed`),
  'the right': async ({ id }) => {
    await api.db.delete(userRoles).where(eq(userRoles.userId, id));
    return { status: 200 };
  },
  'the sessions': ({ id }, administrator) => administrator.post(`/api/auth/users/${id}/sign-out`),
  'the password': ({ id }, administrator) => administrator.post(`/api/auth/users/${id}/password`),
};

describe.each(Object.entries(losses))('a maker who loses %s', (_, lose) => {
  test('loses the links too, with their attachments; those of others and later ones stay', async () => {
    const document = await uploaded();
    const { id } = (
      await editor.post(
        '/api/articles',
        articleInput({ attachments: [{ documentRepositoryId: document, displayName: 'Uchwała' }] }),
      )
    ).body;
    api.clock.now = new Date();
    const maker = await api.user({ permissions: ['CreateArticles'] });
    const { hash } = (await api.as(maker).post(`/api/articles/hash/${id}`)).body;
    const other = (await preview(id)).hash;
    const statuses = async (key: string) => [
      (await api.anonymous.get(`/api/previews/${key}`)).status,
      (await page(key)).status,
      (await api.anonymous.get(`/podglad/artykuly/${key}/zalaczniki/${document}`)).status,
    ];
    expect(await statuses(hash)).toEqual([200, 200, 200]);
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    const lost = await lose(maker, api.as(await api.user({ isAdmin: true })));
    expect(lost.status).toBeLessThan(300);
    expect(await statuses(hash)).toEqual([404, 404, 404]);
    expect(await statuses(other)).toEqual([200, 200, 200]);
  });
});

test('somebody whose sessions were ended makes a new link after signing in again', async () => {
  const { id } = await addArticle(api.db);
  api.clock.now = new Date();
  const maker = await api.user({ permissions: ['CreateArticles'] });
  await api.db.update(users).set({ tokensValidFrom: api.clock.now }).where(eq(users.id, maker.id));
  const { hash } = (await api.as(maker).post(`/api/articles/hash/${id}`)).body;
  expect((await page(hash)).status).toBe(200);
});
