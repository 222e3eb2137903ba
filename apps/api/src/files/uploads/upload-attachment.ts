import path from 'node:path';
import { modernPictureAdvice } from '@redakcja/domain/files/modern-pictures';
import { extensionAdvice, extensionRefusedMessage } from '@redakcja/domain/shared/formats/file-size';
import { FileKind } from '@redakcja/generated/model/fileKind';
import type { UploadedAttachment } from '@redakcja/generated/model/uploadedAttachment';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../call/caller.ts';
import type { OutsideHandler } from '../../call/handler.ts';
import type { Database } from '../../database/database.ts';
import { integer, oneOf, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { documentRepository } from '../../database/schema.ts';
import type { UploadedFile } from '../../http/form.ts';
import { unsupportedMediaType } from '../../http/problem.ts';
import { contentError } from '../checks/content-check.ts';
import { insertFile, storeFile } from '../stored/file-rows.ts';
import { DamagedPictureError, withStrippedContent } from '../stored/stripped-content.ts';
import { inWorker } from '../work/in-worker.ts';
import { uploadFailed } from './upload-failed.ts';

const kind = rowShape({
  extension: text('extension'),
  contentType: text('content_type'),
  fileType: oneOf(FileKind, 'file_type'),
});

type Kind = RowOf<typeof kind>;

export const uploadArticleAttachments: OutsideHandler<'uploadArticleAttachments'> = async (call) => {
  const { db, services, caller } = call;
  const file = call.body.attachments;
  const fileKind = await kindOf(db, file.fileName);
  if (fileKind === undefined) throw unsupportedMediaType(extensionRefusedMessage, await adviceFor(db, file.fileName));
  const run = inWorker(services, caller.id);
  const error = await contentError(fileKind.extension, file, run);
  if (error !== null) throw uploadFailed(error);
  const uploaded = await withStrippedContent(services.config, file, fileKind.extension, run, (content) => {
    const clean: UploadedFile = { ...content, fileName: file.fileName };
    return storeFile(
      call,
      clean,
      async (tx) =>
        (await findDocument(tx, clean, fileKind, caller, services.now())) ??
        (await insertDocument(tx, clean, fileKind, caller, services.now())),
    );
  }).catch((error: unknown) => {
    throw error instanceof DamagedPictureError ? uploadFailed('Obraz jest uszkodzony') : error;
  });
  return { body: [{ ...uploaded, content: null } satisfies UploadedAttachment] };
};

const allowed = rowShape({ extension: text('extension') });

async function adviceFor(db: Database, fileName: string): Promise<string> {
  const picture = modernPictureAdvice(fileName);
  if (picture !== null) return picture;
  const rows = await db.rows(
    allowed,
    sql`${allowed.select} from file_extensions where repository_group_id is not null`,
  );
  return extensionAdvice(rows.map(({ extension }) => extension));
}

/** Only extensions of repository groups may be attached. */
async function kindOf(db: Database, fileName: string): Promise<Kind | undefined> {
  const extension = path.extname(fileName).slice(1).toLowerCase();
  const [found] = await db.rows(
    kind,
    sql`${kind.select} from file_extensions where extension = ${extension} and repository_group_id is not null`,
  );
  return found;
}

const document = rowShape({
  documentRepositoryId: integer('d.id'),
  size: integer('f.size'),
  filename: text('d.file_name'),
  contentType: text('f.content_type'),
  fileType: oneOf(FileKind, 'd.file_type'),
  crc32File: text('f.crc32'),
});

type Document = RowOf<typeof document>;

/**
 * The same bytes sent by the same user under the same name are the same document; names of other users are independent. If it was never saved, its
 * retention starts again.
 */
async function findDocument(
  tx: Database,
  { sha256, fileName }: UploadedFile,
  { extension }: Kind,
  caller: Caller,
  now: Date,
): Promise<Document | undefined> {
  const isSame = sql`f.id = d.file_id and f.sha256 = ${sha256} and d.extension = ${extension} and d.file_name = ${fileName}
    and d.created_by_id = ${caller.id}`;
  await tx.execute(sql`update document_repository d set unsaved_since = ${now.toISOString()}::timestamptz from files f
    where ${isSame} and d.unsaved_since is not null`);
  const [found] = await tx.rows(
    document,
    sql`${document.select} from document_repository d join files f on ${isSame} order by d.id limit 1`,
  );
  return found;
}

async function insertDocument(
  tx: Database,
  file: UploadedFile,
  { extension, contentType, fileType }: Kind,
  caller: Caller,
  now: Date,
): Promise<Document> {
  const { fileName, size, crc32 } = file;
  const { id: fileId } = await insertFile(tx, file, { contentType, fileName, isPublic: false });
  const [row] = await tx
    .insert(documentRepository)
    .values({
      fileId,
      fileName,
      extension,
      fileType,
      createdDate: now,
      unsavedSince: now,
      createdBy: caller.displayName,
      createdById: caller.id,
    })
    .returning({ id: documentRepository.id });
  if (row === undefined) throw new Error('The document was not inserted');
  return { documentRepositoryId: row.id, size, filename: fileName, contentType, fileType, crc32File: crc32 };
}
