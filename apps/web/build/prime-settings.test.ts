import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../src/shared/ui');
const users = globSync('**/*.tsx', { cwd: folder }).filter((file) =>
  readFileSync(path.join(folder, file), 'utf8').includes("from 'primereact/"),
);

test.each(users)('%s uses PrimeReact with our settings', (file) => {
  expect(readFileSync(path.join(folder, file), 'utf8')).toContain("import '../prime/prime-settings.ts';");
});
