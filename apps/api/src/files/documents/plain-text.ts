import { readAt, withFile } from '../archives/random-access.ts';
import { documentLimits, PageWriter, type ReadDocument, unreadable } from './page-writer.ts';

/** A letter takes four bytes at most. */
const maxBytes = documentLimits.letters * 4;

/** UTF-8 or UTF-16 where the file says so or is valid, otherwise what Polish Windows writes. */
function decoded(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

export async function plainText(path: string): Promise<ReadDocument> {
  const { bytes, size } = await withFile(path, async (file) => {
    const { size } = await file.stat();
    return { bytes: await readAt(file, 0, Math.min(size, maxBytes)), size };
  });
  const writer = new PageWriter();
  writer.write(decoded(bytes));
  const found = writer.read();
  return { ...unreadable, ...found, isWhole: found.isWhole && size <= maxBytes };
}
