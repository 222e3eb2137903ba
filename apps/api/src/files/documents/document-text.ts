// The text of an attachment, and what the check finds in it. Runs in a worker process: a document costs what its author wants it to.
import { documentFindings } from '@redakcja/domain/articles/check/attachment-findings';
import type { AttachmentFinding } from '@redakcja/generated/model/attachmentFinding';
import { isSystemError } from '../archives/archive-limits.ts';
import { type DocumentText, type ReadDocument, unreadable } from './page-writer.ts';

type Kind = Parameters<typeof documentFindings>[0]['kind'];

interface Reader {
  kind: Kind;
  read: (path: string) => Promise<ReadDocument>;
}

const office = (name: 'docxText' | 'odtText' | 'officeTitle' | 'openTitle'): Reader => ({
  kind: 'office',
  read: async (path) => (await import('./office-text.ts'))[name](path),
});

/** The triggers of the migrations have the same extensions. */
const readers: Readonly<Record<string, Reader>> = {
  pdf: { kind: 'pdf', read: async (path) => (await import('./pdf-text.ts')).pdfText(path) },
  docx: office('docxText'),
  odt: office('odtText'),
  xlsx: office('officeTitle'),
  pptx: office('officeTitle'),
  ods: office('openTitle'),
  odp: office('openTitle'),
  txt: { kind: 'text', read: async (path) => (await import('./plain-text.ts')).plainText(path) },
};

export interface CheckedDocument extends DocumentText {
  findings: AttachmentFinding[];
}

/** `extension` without the dot. A file that is damaged or has a password is unreadable, as one of another kind. */
export async function documentText(path: string, extension: string): Promise<CheckedDocument> {
  const reader = readers[extension];
  if (reader === undefined) return checked('text', unreadable);
  try {
    return checked(reader.kind, await reader.read(path));
  } catch (error) {
    if (isSystemError(error)) throw error;
    return checked(reader.kind, unreadable);
  }
}

/** What is known of a file that was not read. */
export function checked(kind: Kind, { properties, ...text }: ReadDocument): CheckedDocument {
  return { ...text, findings: documentFindings({ ...text, ...properties, kind }) };
}
