import { globSync } from 'node:fs';
import path from 'node:path';
import { columnLabel } from '@redakcja/domain/shared/lists/column-labels';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../packages/generated/src/lists');

test('every column of every list has a Polish name', async () => {
  const files = globSync('*.ts', { cwd: folder });
  expect(files.length).toBeGreaterThan(10);
  const without = new Set<string>();
  for (const file of files) {
    for (const list of Object.values(await import(path.join(folder, file)))) {
      const { columns, sortings } = list as { columns: object; sortings: readonly string[] };
      for (const one of [...Object.keys(columns), ...sortings])
        if (!/^[A-ZŻŹĆŁŚ]/.test(columnLabel(one))) without.add(one);
    }
  }
  expect([...without]).toEqual([]);
});
