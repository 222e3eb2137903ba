// Graphics of the public site (specification, sections 2.6, 3 and 5).
import { graphicsSchema } from '@redakcja/domain/settings/graphics-form';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import type { Area, Handler } from '../../call/handler.ts';
import { records } from '../../call/records.ts';
import { appImages } from '../../database/schema.ts';
import { pictureFact } from '../../shared/stored-picture.ts';
import { requirePictures } from './chosen-pictures.ts';
import { findImages, type StoredImages, writeEuImages } from './graphics-queries.ts';

const resource = records({
  table: appImages,
  key: appImages.id,
  find: findImages,
  missing: () => 'Nie znaleziono grafik',
  journal: {
    recordType: JournalRecordType.AppImages,
    nameOf: () => 'Grafiki',
    fieldsOf: ({ bigLogo, smallLogo, background, useImage, useGradient, ...images }: StoredImages) => ({
      bigLogoId: pictureFact(bigLogo),
      smallLogoId: pictureFact(smallLogo),
      backgroundId: pictureFact(background),
      euCollectionImageIds: images.euCollectionImages.map((image) => pictureFact(image)),
      useImage,
      useGradient,
    }),
  },
});

/** Id of the only row. */
const one = <Call>(call: Call) => ({ ...call, params: { id: 1 } });

const updateAppImages: Handler<'updateAppImages'> = ({ body, ...call }) =>
  resource.update(one(call), async () => {
    await requirePictures(call.db, body);
    const { euCollectionImageIds, ...columns } = body;
    return { columns, write: (tx) => writeEuImages(tx, euCollectionImageIds) };
  });

export const graphicsArea = {
  inputs: { updateAppImages: graphicsSchema },
  handlers: { getAppImages: (call) => resource.get(one(call)), updateAppImages },
} satisfies Area;
