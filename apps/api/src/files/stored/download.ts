import type { Handler } from '../../call/handler.ts';
import type { Services } from '../../call/services.ts';
import { contentDisposition, shownDisposition } from '../../http/content-disposition.ts';
import { notFound } from '../../http/problem.ts';
import { findDocumentFile, findPublicFile, type StoredFile } from './file-rows.ts';

/** No scripts of an uploaded file run, not even when a browser shows it as a page. */
export const sandboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'";
/** PDF viewers of browsers do not work in a sandbox. */
const pdfPolicy = "script-src 'none'; frame-ancestors 'none'";

export const downloadAttachment: Handler<'downloadAttachment'> = async ({ db, services, params }) => {
  const id = params.documentRepositoryId;
  const file = await findDocumentFile(db, id);
  if (file === undefined) throw notFound(`Nie znaleziono załącznika o numerze ${id}`);
  return respondContent(services, file, {
    'content-disposition': contentDisposition('attachment', file.fileName),
    'content-security-policy': sandboxPolicy,
    'cache-control': 'private, no-store',
  });
};

export const downloadFile: Handler<'downloadFile'> = async ({ db, services, params, query, caller }) => {
  const { id } = params;
  const file = await findPublicFile(db, id);
  // ids can be guessed, keys cannot
  const hasKey = file !== undefined && file.key === query.key;
  const isOfficeUser = caller !== null && caller.permissions.size > 0;
  if (file === undefined || !(hasKey || isOfficeUser)) throw notFound(`Nie znaleziono pliku o numerze ${id}`);
  return respondContent(services, file, {
    'content-disposition': shownDisposition(file),
    'content-security-policy': file.contentType === 'application/pdf' ? pdfPolicy : sandboxPolicy,
    // the content of an address never changes; without the key only this caller may see it
    'cache-control': hasKey ? 'public, max-age=31536000, immutable' : 'private, no-store',
    // pictures are shown by the web app, which may have another host
    'cross-origin-resource-policy': 'cross-origin',
  });
};

async function respondContent(
  services: Services,
  file: StoredFile,
  headers: Record<string, string> & { 'content-disposition': string },
) {
  const stream = await services.storage.open(file);
  if (stream === null) {
    services.log.error({ file: file.id, sha256: file.sha256 }, 'the content of a file is missing or has another size');
    throw notFound('Nie znaleziono treści pliku');
  }
  return {
    stream,
    headers: { ...headers, 'content-type': mediaType(file), 'content-length': String(file.size) },
  };
}

/** The encoding of other texts is unknown. */
function mediaType({ contentType }: StoredFile): string {
  return contentType === 'image/svg+xml' || contentType === 'application/json'
    ? `${contentType}; charset=utf-8`
    : contentType;
}
