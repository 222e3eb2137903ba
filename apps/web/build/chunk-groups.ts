// What is used together is one file: a page asks for a few files of some size, not for a hundred small ones.
import type { Rolldown } from 'vite';

const first = [
  /vite\/(preload-helper|modulepreload-polyfill)|\/web\/index\.html/,
  /\/web\/src\/(main\.ts|first\/|styles\/)/,
  /\/web\/src\/articles\/(resources|list\/article-list-params)\.ts/,
  /\/web\/src\/shared\/(resource|search-params|session\/(api-address|stored-language))\.ts/,
  /\/web\/src\/shared\/list\/(filters\/(filter-texts|hidden-filters)|search\/(list-params|list-search))\.ts/,
  /\/domain\/src\/articles\/article-labels\.ts/,
  /\/domain\/src\/shared\/(addresses\/api-host|field-labels|formats\/dates|text\/polish-plural)\.ts/,
  /\/domain\/src\/shared\/lists\/(column-labels|list-columns|list-query|paging)\.ts/,
  /\/generated\/src\/paths\.ts/,
  /\/generated\/src\/lists\/list(Articles|InformationMarks)\.ts/,
  /\/generated\/src\/model\/(articleStatus|articleTemplate|articleType|mediaType|dateFormat)\.ts/,
  /\/node_modules\/(@date-fns\/tz\/|date-fns\/isExists\.js)/,
];

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // what asks for the first rows, before the rest is there: src/main.ts with all that it needs (preload-app.ts checks it)
  { name: 'first', test: (id) => first.some((part) => part.test(id)), priority: 5 },
  // two files are read and compiled beside each other
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'app', tags: ['$initial'], priority: 3 },
  // what lists share with forms is not left to the group of forms, which would be loaded by every list then
  {
    name: 'card',
    test: /\/src\/shared\/(ui\/(page\/card|inputs\/(checkbox|multi-select))\.tsx|form\/frames\/field-frame\.css|link-labels\.ts)$/,
    priority: 2,
  },
  { name: 'day', test: /\/src\/shared\/form\/dates\/(day-input|calendar-input|picker-da\w+)\.tsx?$/, priority: 2 },
  { name: 'form', test: /\/src\/shared\/form\/(?!fields\/).+\.tsx?$/, priority: 1 },
];
