// What is used together is one file: a page asks for a few files of some size, not for a hundred small ones.
import type { Rolldown } from 'vite';

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'], priority: 2 },
  { name: 'form', test: /\/src\/shared\/form\/[^/]+\.tsx?$/, priority: 1 },
];
