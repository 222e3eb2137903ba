import { listTilesDefinition } from '@redakcja/generated/lists/listTiles';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { LinkType } from '@redakcja/generated/model/linkType';
import type { TileArticle } from '@redakcja/generated/model/tileArticle';
import type { TileInput } from '@redakcja/generated/model/tileInput';
import type { TileMenuElement } from '@redakcja/generated/model/tileMenuElement';
import { sql } from 'drizzle-orm';
import { etagSql } from '../../call/etag.ts';
import type { Database } from '../../database/database.ts';
import { jsonSql, languageReference, objectOf, utc } from '../../database/rows/json-sql.ts';
import { rowFinder } from '../../database/rows/row-finder.ts';
import { boolean, integer, json, nullable, oneOf, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { columnsIn } from '../../database/rows/table-columns.ts';
import { tiles } from '../../database/schema.ts';
import type { ListQuery } from '../../lists/list-sql.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';
import { shownPeriodColumns } from '../../shared/shown-period.ts';
import { pictureJoins, pictureSql } from '../../shared/stored-picture.ts';

const period = { showFrom: nullable(text(utc('t.show_from'))), showTo: nullable(text(utc('t.show_to'))) };

const tileRow = rowShape({
  id: integer('t.id'),
  displayText: text('t.display_text'),
  title: text('t.title'),
  linkType: oneOf(LinkType, 't.link_type'),
  isActive: boolean('t.is_active'),
  ...period,
  etag: text(etagSql('t')),
});

const expressions = {
  id: 't.id',
  displayText: 't.display_text',
  title: 't.title',
  isActive: 't.is_active',
  linkType: 't.link_type',
};

const page = {
  list: listTilesDefinition,
  row: tileRow,
  from: 'tiles t',
  columns: { ...expressions, showTo: 't.show_to' },
  sortings: expressions,
  tieBreaker: 't.id',
} satisfies PageSql<typeof listTilesDefinition>;

export function listTiles(db: Database, languageId: number, query: ListQuery) {
  return readPage(db, page, query, (values) => [`t.language_id = ${values.add(languageId)}`]);
}

export function listActiveTiles(db: Database, languageId: number) {
  return db.rows(
    tileRow,
    sql`${tileRow.select} from tiles t where t.language_id = ${languageId} and t.is_active order by t.display_text, t.id`,
  );
}

const article = objectOf<TileArticle>({ id: 'a.id', title: 'a.title' });
const category = objectOf<TileMenuElement>({ id: 'p.menu_element_id', displayText: 'p.path' });

const tile = rowShape({
  id: integer('t.id'),
  displayText: text('t.display_text'),
  title: text('t.title'),
  url: nullable(text('t.url')),
  slug: nullable(text('coalesce(a.slug, n.slug)')),
  file: json(pictureSql('f', 'o')),
  iconName: nullable(text('t.icon_name')),
  target: oneOf(LinkTarget, 't.target'),
  language: json(languageReference('l')),
  linkType: oneOf(LinkType, 't.link_type'),
  articleTranslation: json(jsonSql<TileArticle | null>(`case when a.id is not null then ${article} end`)),
  menuElement: json(jsonSql<TileMenuElement | null>(`case when p.menu_element_id is not null then ${category} end`)),
  isActive: boolean('t.is_active'),
  ...period,
});

export type StoredTile = RowOf<typeof tile>;

export const findTile = rowFinder(
  tile,
  't',
  `tiles t join languages l on l.id = t.language_id ${pictureJoins('t', 'f', 'o')}
    left join articles a on a.id = t.article_id
    left join menu_element_paths p on p.menu_element_id = t.menu_element_id and p.language_id = t.language_id
    left join menu_element_translations n on n.menu_element_id = t.menu_element_id and n.language_id = t.language_id`,
);

/** A tile with all fields. */
export type WholeTile = Required<Omit<TileInput, 'fileId'>> & Pick<TileInput, 'fileId'>;

export function columnsOf({ articleTranslationId: articleId, showFrom, showTo, ...input }: WholeTile, now: Date) {
  const period = shownPeriodColumns({ isActive: input.isActive, showFrom, showTo }, { showFrom, showTo }, now);
  return columnsIn(tiles, { ...input, articleId, ...period });
}

export async function insertTile(tx: Database, input: WholeTile, now: Date): Promise<number> {
  const [row] = await tx.insert(tiles).values(columnsOf(input, now)).returning({ id: tiles.id });
  if (row === undefined) throw new Error('The tile was not inserted');
  return row.id;
}

const tileToRemove = rowShape({
  id: integer(),
  name: text(),
  revision: integer(),
  /** ISO code of the language whose home page shows it. */
  shownIn: nullable(text()),
});

export function lockTiles(tx: Database, ids: readonly number[]) {
  return tx.rows(
    tileToRemove,
    sql`select t.id, t.display_text as name, t.revision, (select l.iso_code from tile_setting_tiles s join languages l on l.id = s.language_id
        where s.tile_id = t.id) as "shownIn"
      from tiles t where t.id = any(${idList(ids)}) order by t.id for update of t`,
  );
}
