import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { templateFolder } from '../../testing/test-database.ts';
import { embeddedVersion } from './whole-folder.ts';

test('the expected version is that of PGlite', async () => {
  const version = readFileSync(path.join(await templateFolder(), 'PG_VERSION'), 'utf8');
  expect(version.trim()).toBe(embeddedVersion);
});
