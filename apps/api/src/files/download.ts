import type { Handler } from '../contract/handler.ts';
import { notFound } from '../shared/problem.ts';
import type { Services } from '../shared/services.ts';
import { findDocumentFile, findPublicFile, type StoredFile } from './file-rows.ts';

/** Nothing of an uploaded file runs, not even in a browser that takes it for a page. */
export const closedPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'";
/** The browsers' readers of PDFs do not work in a sandbox; they run nothing of the page either. */
const pdfPolicy = "script-src 'none'; frame-ancestors 'none'";

export const downloadAttachment: Handler<'downloadAttachment'> = async ({ services, params }) => {
  const id = params.documentRepositoryId;
  const file = await findDocumentFile(services, id);
  if (file === undefined) throw notFound(`Nie znaleziono załącznika o numerze ${id}`);
  return respondContent(services, file, {
    'content-disposition': disposition('attachment', file.fileName),
    'content-security-policy': closedPolicy,
    'cache-control': 'private, no-store',
  });
};

export const downloadFile: Handler<'downloadFile'> = async ({ services, params, query, caller }) => {
  const { id } = params;
  const file = await findPublicFile(services, id);
  // numbers can be tried one after the other, keys cannot
  const hasKey = file !== undefined && file.key === query.key;
  const isOfOffice = caller !== null && caller.permissions.size > 0;
  if (file === undefined || !(hasKey || isOfOffice)) throw notFound(`Nie znaleziono pliku o numerze ${id}`);
  return respondContent(services, file, {
    'content-disposition': disposition('inline', file.fileName),
    'content-security-policy': file.contentType === 'application/pdf' ? pdfPolicy : closedPolicy,
    // the content behind an address never changes; without the key it is for this caller alone
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
  const stream = await services.storage.open(file.sha256);
  if (stream === null) {
    services.log.error({ file: file.id, sha256: file.sha256 }, 'the content of a file is missing');
    throw notFound('Nie znaleziono treści pliku');
  }
  return {
    stream,
    headers: { ...headers, 'content-type': mediaType(file), 'content-length': String(file.size) },
  };
}

/** A text of unknown encoding is not promised to be UTF-8. */
function mediaType({ contentType }: StoredFile): string {
  return contentType === 'image/svg+xml' || contentType === 'application/json'
    ? `${contentType}; charset=utf-8`
    : contentType;
}

/** RFC 6266: a name for old programs, and the real one with its Polish letters. */
export function disposition(kind: 'attachment' | 'inline', fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
