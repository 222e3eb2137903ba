// Articles of a test's own, so that it changes nothing that another one reads.
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { automat } from './bip.ts';
import type { TestServer } from './test-server.ts';

export async function accessToken({ host }: Pick<TestServer, 'host'>): Promise<string> {
  const response = await fetch(`${host}/identity/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: automat.BIP_CLIENT_ID,
      client_secret: automat.BIP_CLIENT_SECRET,
      scope: 'bip-api',
    }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Creates drafts with this title and returns their ids, oldest first. */
export async function createDrafts(server: Pick<TestServer, 'host'>, title: string, count: number): Promise<string[]> {
  const authorization = `Bearer ${await accessToken(server)}`;
  const body: ArticleInput = {
    title,
    shortDescription: 'Na potrzeby testu.',
    content: '<p>Treść</p>',
    baseArticleProvidingEntity: 'Urząd Gminy Jasionka',
    baseArticleAuthorName: 'Jan Kowalski',
    baseArticleInformationCreated: '2026-01-20T07:30:00.000Z',
  };
  const ids: string[] = [];
  while (ids.length < count) {
    const response = await fetch(`${server.host}/api/articles`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.status !== 201) throw new Error(await response.text());
    ids.push(String(((await response.json()) as { id: number }).id));
  }
  return ids;
}
