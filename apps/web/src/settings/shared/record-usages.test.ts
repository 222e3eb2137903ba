import type { Usages } from '@redakcja/generated/model/usages';
import { expect, test } from 'vitest';
import { removalWarning } from './record-usages.tsx';

const usagesOf = async (id: number): Promise<Usages> => ({
  id,
  name: `Baner ${id}`,
  canDelete: true,
  obstacles: [],
  groups: [],
});
const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }));

test.each([
  [3, 'Znikną.'],
  [4, 'Sprawdzono użycia 3 z 4 zaznaczonych. Znikną.'],
])('of %i rows', async (count, expected) => {
  expect(await removalWarning(rows(count), usagesOf, 'Znikną.')).toBe(expected);
});
