// An approval by date is the decision of the office: it stands, whatever becomes of who gave it (decision 37).
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { roles, userExcludedCategories, userRoles } from '../database/schema.ts';
import { articleCalls } from '../testing/article-calls.ts';
import { addCategory, articleInput } from '../testing/test-articles.ts';
import type { TestUser } from '../testing/test-users.ts';
import { withApi, withClient } from '../testing/with-api.ts';
import { runDue } from './scheduler.ts';

const { CreateArticles, ConfirmArticles, PublishArticles } = PermissionName;
const api = withApi();
const administrator = withClient(api, { isAdmin: true });
const author = withClient(api, { permissions: [CreateArticles] });

const account = (id: number) => `/api/auth/users/${id}`;

const losses: Record<string, (approver: TestUser, category: number) => Promise<unknown>> = {
  'lost the account': ({ id }) => administrator.delete(`${account(id)}/isconfirmed`),
  'was removed': ({ id }) => administrator.delete(`/api/auth/users?userIds=${id}`),
  'lost the role': ({ id }) => api.db.delete(userRoles).where(eq(userRoles.userId, id)),
  'has a role that lost the right': ({ userName }) =>
    api.db
      .update(roles)
      .set({ permissions: [CreateArticles] })
      .where(eq(roles.name, `Rola ${userName}`)),
  'has the category closed': ({ id }, menuElementId) =>
    api.db.insert(userExcludedCategories).values({ userId: id, menuElementId }),
};

describe.each([true, false])('where the office asks for a second person: %s', (isEnabled) => {
  test.each(Object.entries(losses))('what was handed over by somebody who %s is published', async (_, lose) => {
    await api.db.execute(
      sql`update system_parameters set value = jsonb_build_object('isEnabled', ${isEnabled}::boolean) where key_name = 'SecondPerson'`,
    );
    const category = await addCategory(api.db, 'Uchwały');
    const publishStart = new Date(Date.now() + 86_400_000).toISOString();
    const { id } = (await author.post('/api/articles', articleInput({ publishStart, categories: [category] }))).body;
    const approver = await api.user({ permissions: [ConfirmArticles, PublishArticles] });
    const handedOver = await articleCalls(() => api.as(approver)).status(id, ArticleStatus.ToPublish);
    expect(handedOver.status).toBe(200);
    await lose(approver, category);
    const refused = await articleCalls(() => api.as(approver)).status(id, ArticleStatus.Draft);
    expect(refused.status).toBeOneOf([401, 403]);
    const done = await runDue(api.database.transaction, new Date(Date.now() + 2 * 86_400_000));
    expect(done).toMatchObject({ published: 1, refused: 0 });
    const { status, review } = (await administrator.get(`/api/articles/${id}`)).body;
    expect([status, review.approvedBy]).toEqual([ArticleStatus.Published, 'Anna Testowa']);
  });
});
