import type { AppImages } from '@redakcja/generated/model/appImages';
import type { EuCollectionImage } from '@redakcja/generated/model/euCollectionImage';
import type { Picture } from '@redakcja/generated/model/picture';
import type { Database } from '../../database/database.ts';
import { firstOf, type JsonSql, jsonSql, listOf } from '../../database/rows/json-sql.ts';
import { rowFinder } from '../../database/rows/row-finder.ts';
import { boolean, json, type RowOf, rowShape } from '../../database/rows/row-shape.ts';
import { euCollectionImages } from '../../database/schema.ts';
import { pictureSql } from '../../shared/stored-picture.ts';

const withOriginal = 'files f left join files o on o.id = f.original_id';

function pictureOf(column: string): JsonSql<Picture | null> {
  return jsonSql(firstOf(pictureSql('f', 'o'), `${withOriginal} where f.id = ${column}`));
}

const euImage = jsonSql<EuCollectionImage>(`(${pictureSql('f', 'o')}::jsonb || jsonb_build_object('width', f.width))`);

const images = rowShape({
  bigLogo: json(pictureOf('g.big_logo_id')),
  smallLogo: json(pictureOf('g.small_logo_id')),
  background: json(pictureOf('g.background_id')),
  euCollectionImages: json(
    listOf<EuCollectionImage>(euImage, 'e.position', `eu_collection_images e join ${withOriginal} on f.id = e.file_id`),
  ),
  showUseImage: boolean('g.background_id is not null'),
  useImage: boolean('g.use_image'),
  useGradient: boolean('g.use_gradient'),
});

export type StoredImages = RowOf<typeof images> & AppImages;

export const findImages = rowFinder(images, 'g', 'app_images g');

/** Replaces the EU set, in this order. */
export async function writeEuImages(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.delete(euCollectionImages);
  if (ids.length > 0) await tx.insert(euCollectionImages).values(ids.map((fileId, position) => ({ fileId, position })));
}
