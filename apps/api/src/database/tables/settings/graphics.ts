// Graphics of the public site: logos, what is behind the header, pictures of an EU project.
import { boolean, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { revision } from '../../rows/columns.ts';
import { files } from '../files.ts';

const picture = (column: string) => integer(column).references(() => files.id);

/** There is one row, the number 1. */
export const appImages = pgTable(
  'app_images',
  {
    id: integer('id').primaryKey(),
    bigLogoId: picture('big_logo_id'),
    smallLogoId: picture('small_logo_id'),
    backgroundId: picture('background_id'),
    useImage: boolean('use_image').notNull().default(false),
    useGradient: boolean('use_gradient').notNull().default(false),
    revision: revision(),
  },
  (t) => [
    index('app_images_big_logo').on(t.bigLogoId),
    index('app_images_small_logo').on(t.smallLogoId),
    index('app_images_background').on(t.backgroundId),
  ],
);

export const euCollectionImages = pgTable(
  'eu_collection_images',
  {
    position: integer('position').primaryKey(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id),
  },
  (t) => [index('eu_collection_images_file').on(t.fileId)],
);
