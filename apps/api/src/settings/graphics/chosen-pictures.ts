// A chosen picture must have been cropped for its purpose.

import { euTooWide } from '@redakcja/domain/files/eu-collection';
import { pictureSizes, type Size, shownSize } from '@redakcja/domain/files/picture-purposes';
import type { AppImagesInput } from '@redakcja/generated/model/appImagesInput';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

import { integer, nullable, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { invalid } from '../../http/problem.ts';

const sized = rowShape({
  id: integer('f.id'),
  width: integer('coalesce(f.width, 0)'),
  height: integer('coalesce(f.height, 0)'),
  originalWidth: nullable(integer('o.width')),
  originalHeight: nullable(integer('o.height')),
  originalType: nullable(text('o.content_type')),
});

interface Chosen {
  id: number;
  path: string;
  purpose: ImagePurpose;
}

/** Throws a 400 with every picture that is missing, cropped for another purpose, made from too small a picture, or too wide. */
export async function requirePictures(db: Database, input: AppImagesInput): Promise<void> {
  const chosen = chosenIn(input);
  const rows = await db.rows(
    sized,
    sql`select ${sql.raw(sized.columns)}
      from files f left join files o on o.id = f.original_id
      where f.id = any(${idList(chosen.map(({ id }) => id))}) and f.is_public and f.content_type like 'image/%'`,
  );
  const pictures = new Map(rows.map((row) => [row.id, row]));
  const errors = chosen.flatMap(({ id, path, purpose }): FieldError[] => {
    const picture = pictures.get(id);
    const message = picture ? refusal(picture, purpose) : `Nie ma obrazu o numerze ${id}. Wgraj go ponownie`;
    return message === undefined ? [] : [{ path, message }];
  });
  const widths = input.euCollectionImageIds.map((id) => pictures.get(id)?.width ?? 0);
  const tooWide = euTooWide(widths);
  if (errors.length === 0 && tooWide !== undefined) errors.push({ path: 'euCollectionImageIds', message: tooWide });
  if (errors.length > 0) throw invalid(errors);
}

function chosenIn({ bigLogoId, smallLogoId, backgroundId, euCollectionImageIds }: AppImagesInput): Chosen[] {
  const single = [
    { id: bigLogoId, path: 'bigLogoId', purpose: ImagePurpose.bigLogo },
    { id: smallLogoId, path: 'smallLogoId', purpose: ImagePurpose.smallLogo },
    { id: backgroundId, path: 'backgroundId', purpose: ImagePurpose.background },
  ];
  return [
    ...single.flatMap(({ id, ...place }) => (id === null ? [] : [{ ...place, id }])),
    ...euCollectionImageIds.map((id, index) => ({
      id,
      path: `euCollectionImageIds.${index}`,
      purpose: ImagePurpose.euCollection,
    })),
  ];
}

interface Sized extends Size {
  originalWidth: number | null;
  originalHeight: number | null;
  originalType: string | null;
}

function refusal(picture: Sized, purpose: ImagePurpose): string | undefined {
  const { crop, minimum } = pictureSizes[purpose];
  const isSet = purpose === ImagePurpose.euCollection;
  const fits = picture.height === crop.height && (isSet ? picture.width <= crop.width : picture.width === crop.width);
  const { originalWidth, originalHeight, originalType } = picture;
  if (!fits || originalWidth === null || originalHeight === null)
    return `Przytnij obraz do rozmiaru ${shownSize(crop)}`;
  if (minimum === null || originalType === 'image/svg+xml') return undefined;
  return originalWidth >= minimum.width && originalHeight >= minimum.height
    ? undefined
    : `Obraz jest za mały. Minimalny rozmiar to ${shownSize(minimum)}`;
}
