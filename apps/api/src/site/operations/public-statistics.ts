import { listPublicStatisticsDefinition } from '@redakcja/generated/lists/listPublicStatistics';
import { PublicPageKind } from '@redakcja/generated/model/publicPageKind';
import type { Database } from '../../database/database.ts';
import { integer, nullable, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import type { ListQuery } from '../../lists/list-sql.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';
import { languageCode } from '../../shared/languages.ts';
import { prefixOf } from './public-paths.ts';

const path = `case v.kind when 'article' then ${prefixOf('l')} || '/artykul/' || v.item || '/' || v.slug
  when 'category' then ${prefixOf('l')} || '/kategoria/' || v.item || '/' || v.slug end`;

const statistics = {
  list: listPublicStatisticsDefinition,
  row: rowShape({
    month: text('v.month'),
    kind: oneOf(PublicPageKind, 'v.kind'),
    title: nullable(text('v.title')),
    path: nullable(text(path)),
    views: integer('v.views'),
  }),
  from: 'public_page_views v join public_languages l on l.id = v.language_id',
  columns: { month: 'v.month', kind: 'v.kind' },
  sortings: { month: 'v.month', views: 'v.views' },
  tieBreaker: 'v.item',
} satisfies PageSql<typeof listPublicStatisticsDefinition>;

/** Views of pages by month. */
export function readStatistics(db: Database, lang: string, query: ListQuery) {
  return readPage(db, statistics, query, (values) => [`l.iso_code = ${values.add(languageCode(lang))}`]);
}
