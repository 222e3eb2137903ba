// `bip contract check` against the real server: every safe operation answers, not only with a refusal.
import { operationsBySpecificity } from '@redakcja/generated/operation-lookup';
import { expect, test } from 'vitest';
import { createDrafts } from '../testing/drafts.ts';
import { withServer } from '../testing/with-server.ts';

const { server, bip } = withServer();

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function api(operation: string, ...args: string[]) {
  const { stdout, stderr, code } = await bip.run(['api', operation, ...args]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout === '' ? null : JSON.parse(stdout);
}

/** Adds what the demo data lack: an imported archive, a thumbnail of an article, and a preview. */
async function completeDemoData(): Promise<{ hash: string }> {
  expect((await bip.run(['archive', 'connect'])).code).toBe(0);
  const [id] = await createDrafts(server, 'Z miniaturą', 1);
  const [{ id: thumbnailId }] = await api('uploadThumbnail', '--form', `file=@${bip.file('obraz.png', picture)}`);
  const { title, shortDescription, content, ...article } = await api('getArticle', '--param', `id=${id}`);
  const { baseArticleProvidingEntity, baseArticleAuthorName, baseArticleInformationCreated } = article;
  const item = { type: 10, url: 'https://transmisje.jasionka.example', displayText: 'Sesja', title: 'Sesja' };
  const body = {
    title,
    shortDescription,
    content,
    baseArticleProvidingEntity,
    baseArticleAuthorName,
    baseArticleInformationCreated,
    multimedia: [{ ...item, target: 10, thumbnailId }],
  };
  await api('updateArticle', '--param', `id=${id}`, '--param', 'If-Match=*', '--body', JSON.stringify(body));
  return api('createArticlePreview', '--param', `id=${id}`);
}

test('every operation conforms to the contract', async () => {
  const { hash } = await completeDemoData();
  const args = ['contract', 'check', '--url', server.host, '--param', `hash=${hash}`, '-o', 'json'];
  const { code, stdout, stderr } = await bip.run(args);
  const rows = JSON.parse(stdout) as { operation: string; status: number }[];
  const safe = operationsBySpecificity.filter(({ method }) => method === 'get').map(({ id }) => id);
  expect(rows).toEqual([]);
  const checked = `Sprawdzono ${safe.length} operacji, niezgodne: 0\n`;
  // whether the first public article has an attachment whose text has been read by now is no matter of the contract
  const withoutText = 'Tylko odmowa, bez właściwej odpowiedzi: getPublicAttachmentText 404\n';
  expect([checked, checked + withoutText]).toContain(stderr);
  expect(code).toBe(0);
});
