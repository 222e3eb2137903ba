import { bannerBackgrounds, contrastSentence } from '@redakcja/domain/shared/formats/contrast';
import { listBannersDefinition } from '@redakcja/generated/lists/listBanners';
import type { BannerInput } from '@redakcja/generated/model/bannerInput';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { etagSql } from '../../call/etag.ts';
import type { Database } from '../../database/database.ts';
import { languageReference, utc } from '../../database/rows/json-sql.ts';
import { rowFinder } from '../../database/rows/row-finder.ts';
import { boolean, integer, json, nullable, oneOf, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { columnsIn } from '../../database/rows/table-columns.ts';
import { banners } from '../../database/schema.ts';
import type { ListQuery } from '../../lists/list-sql.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';
import { shownPeriodColumns } from '../../shared/shown-period.ts';
import { pictureJoins, pictureSql } from '../../shared/stored-picture.ts';

const expressions = {
  id: 'b.id',
  name: 'b.name',
  displayText: 'b.display_text',
  title: 'b.title',
  isActive: 'b.is_active',
};

const period = { showFrom: nullable(text(utc('b.show_from'))), showTo: nullable(text(utc('b.show_to'))) };

const page = {
  list: listBannersDefinition,
  row: rowShape({
    id: integer('b.id'),
    name: text('b.name'),
    displayText: nullable(text('b.display_text')),
    title: text('b.title'),
    isActive: boolean('b.is_active'),
    ...period,
    etag: text(etagSql('b')),
  }),
  from: 'banners b',
  columns: { ...expressions, showTo: 'b.show_to' },
  sortings: expressions,
  tieBreaker: 'b.id',
} satisfies PageSql<typeof listBannersDefinition>;

export function listBanners(db: Database, languageId: number, query: ListQuery) {
  return readPage(db, page, query, (values) => [`b.language_id = ${values.add(languageId)}`]);
}

const banner = rowShape({
  id: integer('b.id'),
  name: text('b.name'),
  displayText: nullable(text('b.display_text')),
  title: text('b.title'),
  url: text('b.url'),
  target: oneOf(LinkTarget, 'b.target'),
  isActive: boolean('b.is_active'),
  language: json(languageReference('l')),
  color: text('b.color'),
  file: json(pictureSql('f', 'o')),
  compatibilityWithAppColor: boolean('b.compatibility_with_app_color'),
  ...period,
});

export type StoredBanner = RowOf<typeof banner>;

const findRow = rowFinder(
  banner,
  'b',
  `banners b join languages l on l.id = b.language_id ${pictureJoins('b', 'f', 'o')}`,
);

export async function findBanner(db: Database, id: number) {
  const stored = await findRow(db, id);
  if (stored === null) return null;
  const { color, file } = stored.value;
  // specification, section 5: no warning about contrast with a picture
  const contrastWarning = file === null ? contrastSentence(color, bannerBackgrounds) : null;
  return { ...stored, content: { body: { ...stored.value, contrastWarning } } };
}

export async function insertBanner(tx: Database, input: BannerInput, now: Date): Promise<number> {
  const [row] = await tx
    .insert(banners)
    .values(columnsOf(input, { showFrom: null, showTo: null }, now))
    .returning({ id: banners.id });
  if (row === undefined) throw new Error('The banner was not inserted');
  return row.id;
}

/** Absent fields stay unchanged. */
export function columnsOf(
  { showFrom, showTo, ...input }: BannerInput,
  before: Pick<StoredBanner, 'showFrom' | 'showTo'>,
  now: Date,
) {
  const { isActive } = input;
  return { ...columnsIn(banners, input), ...shownPeriodColumns({ isActive, showFrom, showTo }, before, now) };
}
