// Reads the headers of a TAR archive. Entries are not compressed: only sparse files can unpack to more than the archive holds.
import { createReadStream } from 'node:fs';
import { type Archive, isSystemError, type Member, maxEntries } from './archive-limits.ts';
import { withFile } from './random-access.ts';
import { type EntryHeader, headersOf, unpackedSize } from './tar-headers.ts';

/** Null when the file is no valid TAR archive. */
export async function readTar(path: string): Promise<Archive | null> {
  return withFile(path, async (file) => {
    const members: Member[] = [];
    let unpacked = 0;
    try {
      for await (const header of headersOf(file)) {
        if (members.length === maxEntries) return { entries: maxEntries + 1, unpacked, members };
        unpacked += await unpackedSize(file, header);
        members.push(memberAt(path, header));
      }
    } catch (error) {
      if (isSystemError(error)) throw error;
      return null;
    }
    return members.length === 0 ? null : { entries: members.length, unpacked, members };
  });
}

function memberAt(path: string, { name, size, byteOffset: start }: EntryHeader): Member {
  const open = async () => createReadStream(path, { start, end: start + size - 1 });
  return { name, size, open: size === 0 ? null : open };
}
