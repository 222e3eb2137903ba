// The register of changes.
import { listPublicChangesDefinition } from '@redakcja/generated/lists/listPublicChanges';
import { PublicChangeKind } from '@redakcja/generated/model/publicChangeKind';
import type { Database } from '../../database/database.ts';
import { utc } from '../../database/rows/json-sql.ts';
import { integer, logged, nullable, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import type { ListQuery } from '../../lists/list-sql.ts';
import { type PageSql, readPage, readRows } from '../../lists/read-page.ts';
import { inCategory, ofLanguage } from './public-lists.ts';
import { articlePath } from './public-paths.ts';

const changes = {
  list: listPublicChangesDefinition,
  row: rowShape({
    changeDate: text(utc('h.date')),
    kind: oneOf(PublicChangeKind, 'h.kind'),
    articleId: integer('h.base_article_id'),
    version: integer('h.version'),
    title: nullable(logged(text('h.title'))),
    titleRemovalReason: nullable(logged(text('h.title_removal_reason'))),
    authorName: text('h.author_name'),
    path: text(articlePath('h')),
    reason: nullable(logged(text('h.reason'))),
  }),
  from: 'public_changes h join public_languages l on l.id = h.language_id',
  columns: {
    changeDate: 'h.date',
    kind: 'h.kind',
    articleId: 'h.base_article_id',
    categoryId: inCategory('h.article_id'),
  },
  sortings: { changeDate: 'h.date' },
  tieBreaker: 'h.article_id',
} satisfies PageSql<typeof listPublicChangesDefinition>;

/** The rows of a page alone, for who does not need to know how many there are. */
export const readChangeRows = (db: Database, lang: string, query: ListQuery) =>
  readRows(db, changes, query, (values) => [ofLanguage('h', lang, values)]);

export const readChanges = (db: Database, lang: string, query: ListQuery) =>
  readPage(db, changes, query, (values) => [ofLanguage('h', lang, values)]);
