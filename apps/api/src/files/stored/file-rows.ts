import type { CropData } from '@redakcja/generated/model/cropData';
import { sql } from 'drizzle-orm';
import type { Services, SystemServices } from '../../call/services.ts';
import { type Database, hasRows, type Transaction } from '../../database/database.ts';
import { integer, nullable, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { files } from '../../database/schema.ts';
import { type ReceivedContent, removeAbandonedUploads } from '../../storage/received-content.ts';

export interface NewFile {
  contentType: string;
  fileName: string;
  isPublic: boolean;
  width?: number;
  height?: number;
  originalId?: number;
  cropData?: CropData | null;
}

/** A call that stores contents, with its own transactions. */
export interface StoringCall {
  transaction: Transaction;
  services: Pick<Services, 'config' | 'storage' | 'log' | 'workers'>;
}

/**
 * Writes the row and stores the content in one transaction, which commits last. Uploads of the same content are serialised.
 */
export async function storeFile<Result>(
  { transaction, services: { config, storage, log } }: StoringCall,
  content: ReceivedContent,
  write: (tx: Database) => Promise<Result>,
): Promise<Result> {
  removeAbandonedUploads(config).catch((error: unknown) =>
    log.warn({ err: error }, 'abandoned uploads were not removed'),
  );
  await storage.prepare(content);
  try {
    return await transaction(async (tx) => {
      await lockContent(tx, content.sha256);
      const result = await write(tx);
      await storage.save(content);
      return result;
    });
  } catch (error) {
    await removeContents({ transaction, storage }, [content.sha256]).catch((failure: unknown) =>
      log.warn({ err: failure, sha256: content.sha256 }, 'a content without a row was not removed'),
    );
    throw error;
  }
}

export async function lockContent(tx: Database, sha256: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${sha256}))`);
}

/** Removes contents that no row refers to. */
export async function removeContents(
  { transaction, storage }: Pick<SystemServices, 'transaction' | 'storage'>,
  contents: Iterable<string>,
): Promise<void> {
  for (const sha256 of contents) {
    await transaction(async (tx) => {
      await lockContent(tx, sha256);
      if (!(await hasRows(tx, sql`select from files where sha256 = ${sha256}`))) await storage.remove(sha256);
    });
  }
}

/** The id of a file, and the secret part of its address. */
export interface FileKey {
  id: number;
  key: string;
}

export async function insertFile(tx: Database, content: ReceivedContent, file: NewFile): Promise<FileKey> {
  const { sha256, crc32, size } = content;
  const [row] = await tx
    .insert(files)
    .values({ sha256, crc32, size, ...file })
    .returning({ id: files.id, key: files.key });
  if (row === undefined) throw new Error('The file was not inserted');
  return row;
}

/** A public file can be downloaded without permissions. Pictures and manuals are public. */
export async function storePublicFile(
  call: StoringCall,
  content: ReceivedContent,
  file: Omit<NewFile, 'isPublic'>,
): Promise<FileKey> {
  return storeFile(call, content, (tx) => insertFile(tx, content, { ...file, isPublic: true }));
}

const storedFile = {
  id: integer('f.id'),
  key: text('f.key'),
  sha256: text('f.sha256'),
  size: integer('f.size'),
  contentType: text('f.content_type'),
  width: nullable(integer('f.width')),
  height: nullable(integer('f.height')),
};
const publicFile = rowShape({ ...storedFile, fileName: text('f.file_name') });
const documentFile = rowShape({ ...storedFile, fileName: text('d.file_name') });

export type StoredFile = RowOf<typeof publicFile>;

export async function findPublicFile(db: Database, id: number): Promise<StoredFile | undefined> {
  const [row] = await db.rows(publicFile, sql`${publicFile.select} from files f where f.id = ${id} and f.is_public`);
  return row;
}

/** The file of a document, with the file name of the document. */
export async function findDocumentFile(db: Database, id: number): Promise<StoredFile | undefined> {
  const [row] = await db.rows(
    documentFile,
    sql`${documentFile.select} from document_repository d join files f on f.id = d.file_id where d.id = ${id}`,
  );
  return row;
}
