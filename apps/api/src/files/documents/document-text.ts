// The text of an attachment. Runs in a worker process: a document costs what its author wants it to.
import { isSystemError } from '../archives/archive-limits.ts';
import { type DocumentText, unreadable } from './page-writer.ts';

const readers: Readonly<Record<string, (path: string) => Promise<DocumentText>>> = {
  pdf: async (path) => (await import('./pdf-text.ts')).pdfText(path),
  docx: async (path) => (await import('./office-text.ts')).docxText(path),
  odt: async (path) => (await import('./office-text.ts')).odtText(path),
  txt: async (path) => (await import('./plain-text.ts')).plainText(path),
};

/** `extension` without the dot. A file that is damaged or has a password is unreadable, as one of another kind. */
export async function documentText(path: string, extension: string): Promise<DocumentText> {
  try {
    return (await readers[extension]?.(path)) ?? unreadable;
  } catch (error) {
    if (isSystemError(error)) throw error;
    return unreadable;
  }
}
