// Uploaded files and the document repository.
import type { CropData } from '@redakcja/generated/model/cropData';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, polishText, revision } from '../rows/columns.ts';
import { users } from './people.ts';

/**
 * Content of an uploaded file; the bytes are stored once in the file store under their SHA-256. A picture in use is referenced by a foreign key: an
 * unreferenced one is removed as unsaved (files/uploads/unsaved-uploads.ts).
 */
export const files = pgTable(
  'files',
  {
    id: id(),
    sha256: text('sha256').notNull(),
    /** Hexadecimal, eight digits. */
    crc32: text('crc32').notNull(),
    size: integer('size').notNull(),
    contentType: text('content_type').notNull(),
    fileName: text('file_name').notNull(),
    /** Pictures and manuals are served without permissions; files of the document repository have an operation of their own. */
    isPublic: boolean('is_public').notNull().default(false),
    /** The part of a public file's address that cannot be guessed (storage/file-address.ts). */
    key: text('key').notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** A photograph that was attached before attachments were cleaned (files/stored/strip-older-photos.ts). */
    mayHaveCameraData: boolean('may_have_camera_data').notNull().default(false),
    createdDate: moment('created_date').notNull().defaultNow(),
    /** Pixels of a picture. */
    width: integer('width'),
    height: integer('height'),
    /** The picture that this one was cropped from, and the rectangle. */
    originalId: integer('original_id').references((): AnyPgColumn => files.id),
    cropData: jsonb('crop_data').$type<CropData>(),
  },
  (t) => [index('files_sha256').on(t.sha256)],
);

/** Groups of extensions that may be attached to articles. */
export const repositoryGroups = pgTable(
  'repository_groups',
  {
    id: id(),
    name: polishText('name').notNull(),
    description: polishText('description'),
    icon: text('icon').notNull(),
    revision: revision(),
  },
  (t) => [uniqueIndex('repository_groups_name').on(sql`lower(${t.name})`)],
);

/** Extensions of the document repository; each belongs to at most one group. */
export const fileExtensions = pgTable(
  'file_extensions',
  {
    /** Lower case, without the dot. */
    extension: text('extension').primaryKey(),
    contentType: text('content_type').notNull(),
    description: text('description').notNull(),
    /** 0 image, 1 document */
    fileType: integer('file_type').notNull(),
    repositoryGroupId: integer('repository_group_id').references(() => repositoryGroups.id, { onDelete: 'set null' }),
  },
  (t) => [index('file_extensions_group').on(t.repositoryGroupId)],
);

/** What can be attached to articles. */
export const documentRepository = pgTable(
  'document_repository',
  {
    id: id(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id),
    fileName: polishText('file_name').notNull(),
    /** Lower case, without the dot. */
    extension: text('extension').notNull(),
    /** 0 image, 1 document */
    fileType: integer('file_type').notNull(),
    createdDate: moment('created_date').notNull().defaultNow(),
    createdBy: polishText('created_by').notNull(),
    createdById: integer('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** When it was last uploaded without being saved with an article; null once it was (a trigger on article_attachments). */
    unsavedSince: moment('unsaved_since'),
  },
  (t) => [
    index('document_repository_file').on(t.fileId),
    index('document_repository_unsaved').on(t.unsavedSince).where(sql`${t.unsavedSince} is not null`),
    index('document_repository_created').on(t.createdDate.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);
