// A list that leaves a column of the contract without SQL, or has another one, must not compile. `tsc` checks it with the rest: an expected
// error that does not come is an error.
import { listTagsDefinition as list } from '@redakcja/generated/lists/listTags';
import type { listUsersDefinition } from '@redakcja/generated/lists/listUsers';
import { rowShape } from '../database/rows/row-shape.ts';
import type { SqlValues } from '../database/rows/sql-values.ts';
import { filterConditions } from './list-sql.ts';
import type { PageSql } from './read-page.ts';

type TagPage = PageSql<typeof list>;

declare const values: SqlValues;
const rest = { list, row: rowShape({}), from: '', tieBreaker: '' };
const tags = { id: '', name: '', languageIsoCode: '' };
const { name, ...nameless } = tags;

export const pages = [
  { ...rest, columns: tags, sortings: tags } satisfies TagPage,
  // @ts-expect-error a column to filter by is missing
  { ...rest, columns: nameless, sortings: tags } satisfies TagPage,
  // @ts-expect-error a column to sort by is missing
  { ...rest, columns: tags, sortings: nameless } satisfies TagPage,
  // @ts-expect-error misspelt
  { ...rest, columns: { ...nameless, naem: name }, sortings: tags } satisfies TagPage,
  // @ts-expect-error the contract does not sort by this column
  { ...rest, columns: tags, sortings: { id: '', name, languageIsoCode: '', color: '' } } satisfies TagPage,
  // @ts-expect-error the definition of another list
  { ...rest, columns: tags, sortings: tags } satisfies PageSql<typeof listUsersDefinition>,
];

export const conditions = [
  filterConditions(list.columns, [], tags, values),
  // @ts-expect-error a column is missing
  filterConditions(list.columns, [], nameless, values),
];
