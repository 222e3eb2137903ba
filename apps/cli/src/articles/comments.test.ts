// `bip articles comments`, `comment` and `to-approve`, with the real program against the real server.
import { expect, test } from 'vitest';
import { createDrafts } from '../testing/drafts.ts';
import { withSharedServer } from '../testing/with-server.ts';

const { server, bip } = withSharedServer();

test('a comment is added and read', async () => {
  const [id = ''] = await createDrafts(server, 'Ogłoszenie', 1);
  const added = await bip.run(['articles', 'comment', id, 'Brakuje podpisu']);
  expect(added).toMatchObject({ code: 0, stderr: 'Dodano uwagę\n' });
  const { stdout } = await bip.run(['articles', 'comments', id, '-o', 'json']);
  expect(JSON.parse(stdout)).toMatchObject([{ version: 1, text: 'Brakuje podpisu' }]);
  expect((await bip.run(['articles', 'comment', '999999', 'x'])).code).toBe(1);
});

test('own work waits for others, not for its author', async () => {
  const [id = ''] = await createDrafts(server, 'Czeka', 1);
  expect((await bip.run(['articles', 'set-status', 'zatwierdzony', id, '--yes'])).code).toBe(0);
  const { code, stdout } = await bip.run(['articles', 'to-approve', '--size', '0', '-o', 'ids']);
  expect(code).toBe(0);
  const waiting = stdout.trim().split('\n');
  expect(waiting).not.toContain(id);
  // those of the demonstration were written by others
  expect(waiting.length).toBeGreaterThan(1);
});
