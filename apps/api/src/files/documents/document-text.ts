// The text of an attachment, and what the check finds in it. Runs in a worker process: a document costs what its author wants it to.
import { createHash } from 'node:crypto';
import { documentFindings } from '@redakcja/domain/articles/check/attachment-findings';
import type { AttachmentFinding } from '@redakcja/generated/model/attachmentFinding';
import { isSystemError } from '../archives/archive-limits.ts';
import { type DocumentText, type ReadDocument, unreadable } from './page-writer.ts';

type Kind = Parameters<typeof documentFindings>[0]['kind'];

interface Reader {
  kind: Kind;
  /** Whether readers find the file by its text. Others are only checked. */
  isSearched: boolean;
  read: (path: string) => Promise<ReadDocument>;
}

const office = (
  name: 'wordText' | 'openText' | 'slidesText' | 'openSlidesText' | 'workbookText' | 'openSheetText',
  isSearched: boolean,
): Reader => ({
  kind: 'office',
  isSearched,
  read: async (path) => (await import('./office-text.ts'))[name](path),
});

const plain = (isSearched: boolean): Reader => ({
  kind: 'text',
  isSearched,
  read: async (path) => (await import('./plain-text.ts')).plainText(path),
});

const readers: ReadonlyMap<string, Reader> = new Map([
  ['pdf', { kind: 'pdf', isSearched: true, read: async (path) => (await import('./pdf-text.ts')).pdfText(path) }],
  ['docx', office('wordText', true)],
  ['odt', office('openText', true)],
  ['xlsx', office('workbookText', false)],
  ['pptx', office('slidesText', false)],
  ['ods', office('openSheetText', false)],
  ['odp', office('openSlidesText', false)],
  ['txt', plain(true)],
  ['csv', plain(false)],
  ['json', plain(false)],
  ['xml', plain(false)],
  ['xades', plain(false)],
  ['gml', plain(false)],
  ['eml', plain(false)],
]);

const pictures: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg', 'gif', 'bmp', 'svg']);

/** An account is kept by its hash alone: whether it is the office's own is asked whenever the findings are read. */
export interface StoredFinding extends AttachmentFinding {
  hash?: string;
}

export interface CheckedDocument extends DocumentText {
  findings: StoredFinding[];
}

/** What is known of a file without reading it, by its extension without the dot; null for one that is to be read. */
export function unreadFile(extension: string): CheckedDocument | null {
  if (readers.has(extension)) return null;
  return checked(pictures.has(extension) ? 'picture' : 'other', { ...unreadable, state: 'empty' });
}

/** `extension` without the dot. A file that is damaged or has a password is unreadable. */
export async function documentText(path: string, extension: string): Promise<CheckedDocument> {
  const reader = readers.get(extension);
  if (reader === undefined) return unreadFile(extension) ?? unreadableFile;
  try {
    const found = checked(reader.kind, await reader.read(path));
    if (reader.isSearched || found.state === 'unreadable') return found;
    return { state: 'empty', hasPages: false, pages: [], findings: found.findings };
  } catch (error) {
    if (isSystemError(error)) throw error;
    return unreadableFile;
  }
}

function checked(kind: Kind, { properties, ...read }: ReadDocument): CheckedDocument {
  const { state, hasPages, pages } = read;
  const findings = documentFindings({ ...read, ...properties, kind }).map(({ digits, ...one }): StoredFinding => {
    return digits === undefined ? one : { ...one, hash: createHash('sha256').update(digits).digest('hex') };
  });
  return { state, hasPages, pages, findings };
}

/** Damaged, with a password, or killed by the limits. */
export const unreadableFile = checked('text', unreadable);
