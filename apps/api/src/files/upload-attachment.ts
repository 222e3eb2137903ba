import path from 'node:path';
import { extensionRefusedMessage, uploadFailedMessage } from '@redakcja/domain/shared/file-size';
import type { UploadedAttachment } from '@redakcja/generated/model/uploadedAttachment';
import { sql } from 'drizzle-orm';
import type { UploadedFile } from '../contract/form.ts';
import type { Handler } from '../contract/handler.ts';
import { type Database, rowsOf } from '../database/database.ts';
import { documentRepository } from '../database/schema.ts';
import type { Caller } from '../shared/caller.ts';
import { ProblemError, unsupportedMediaType } from '../shared/problem.ts';
import { contentError } from './content-check.ts';
import { insertFile, storeFile } from './file-rows.ts';
import { DamagedPictureError, withStrippedContent } from './strip-photo.ts';

interface Kind {
  extension: string;
  contentType: string;
  fileType: UploadedAttachment['fileType'];
}

export const uploadArticleAttachments: Handler<'uploadArticleAttachments'> = async ({
  services,
  caller,
  body: { attachments: file },
}) => {
  const kind = await kindOf(services.db, file.fileName);
  if (kind === undefined) throw unsupportedMediaType(extensionRefusedMessage);
  const error = await contentError(kind.extension, file);
  if (error !== null) throw uploadFailed(error);
  const document = await withStrippedContent(services.config, file, kind.extension, (content) => {
    const clean: UploadedFile = { ...content, fileName: file.fileName };
    return storeFile(
      services,
      clean,
      async (tx) =>
        (await findDocument(tx, clean, kind, services.now())) ??
        (await insertDocument(tx, clean, kind, caller, services.now())),
    );
  }).catch((error: unknown) => {
    throw error instanceof DamagedPictureError ? uploadFailed('Obraz jest uszkodzony') : error;
  });
  return { body: [{ ...document, content: null } satisfies UploadedAttachment] };
};

/** The specification's message for every failed upload, followed by the reason. */
export function uploadFailed(reason: string): ProblemError {
  return new ProblemError(415, 'Nieprawidłowy typ pliku', [uploadFailedMessage, reason]);
}

/** Only extensions of file groups may be attached. */
async function kindOf(db: Database, fileName: string): Promise<Kind | undefined> {
  const extension = path.extname(fileName).slice(1).toLowerCase();
  const [kind] = await rowsOf<Kind>(
    db,
    sql`select extension, content_type as "contentType", file_type as "fileType" from file_extensions
      where extension = ${extension} and repository_group_id is not null`,
  );
  return kind;
}

type Document = Omit<UploadedAttachment, 'content'>;

/** The same bytes with the same extension are the same document. If it was never saved, its retention starts again. */
async function findDocument(
  tx: Database,
  { sha256 }: UploadedFile,
  { extension }: Kind,
  now: Date,
): Promise<Document | undefined> {
  await tx.execute(sql`update document_repository d set unsaved_since = ${now.toISOString()}::timestamptz from files f
    where f.id = d.file_id and f.sha256 = ${sha256} and d.extension = ${extension} and d.unsaved_since is not null`);
  const [found] = await rowsOf<Document>(
    tx,
    sql`select d.id as "documentRepositoryId", f.size, d.file_name as filename, f.content_type as "contentType",
        d.file_type as "fileType", f.crc32 as "crc32File"
      from document_repository d join files f on f.id = d.file_id
      where f.sha256 = ${sha256} and d.extension = ${extension} order by d.id limit 1`,
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
