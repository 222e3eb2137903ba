// What is used together is one file: a page asks for a few files of some size, not for a hundred small ones.
import type { Rolldown } from 'vite';

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'app', tags: ['$initial'], priority: 3 },
  // what lists share with forms is not left to the group of forms, which would be loaded by every list then
  {
    name: 'card',
    test: /\/src\/shared\/(ui\/(card|checkbox|multi-select)\.tsx|form\/field-frame\.css|link-labels\.ts)$/,
    priority: 2,
  },
  { name: 'day', test: /\/src\/shared\/form\/(day-input|calendar-input|picker-da\w+)\.tsx?$/, priority: 2 },
  { name: 'form', test: /\/src\/shared\/form\/[^/]+\.tsx?$/, priority: 1 },
];
