// Whoever reads the output may stop: the exit code says that not all of it arrived.
import { expect, test } from 'vitest';
import { withSharedServer } from './testing/with-server.ts';

const { bip } = withSharedServer();

test.each([
  ['articles', 'list', '--size', '0'],
  ['dictionaries', 'export', 'tags'],
  ['api', 'listArticles'],
  ['--help'],
])('bip %s %s', async (...args) => {
  const run = bip.start(args.filter((one) => one !== undefined));
  run.child.stdout?.destroy();
  expect((await run.end).code).toBe(141);
});
