// Archives whose bytes depend on their contents alone: files in the order of their names, no moments, no owners.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { constants, gzipSync } from 'node:zlib';
import { root } from '../toolchain.mjs';

const tar = createRequire(path.join(root, 'apps/api/package.json'))('tar-stream');

/** Files and folders below a folder, in the order of their names. */
export function entriesUnder(folder, prefix = '') {
  return readdirSync(path.join(folder, prefix))
    .sort()
    .flatMap((one) => {
      const name = path.posix.join(prefix, one);
      const found = statSync(path.join(folder, name));
      if (found.isDirectory()) return [{ name, type: 'directory', mode: 0o755 }, ...entriesUnder(folder, name)];
      const mode = (found.mode & 0o100) === 0 ? 0o644 : 0o755;
      return [{ name, type: 'file', mode, content: readFileSync(path.join(folder, name)) }];
    });
}

/**
 * @param entries `{ name, type, mode, content }`; `linkname` for a link
 * @param moment of all of them
 */
export async function packedTar(entries, moment) {
  const pack = tar.pack();
  for (const { content = Buffer.alloc(0), ...header } of entries)
    pack.entry(
      { ...header, mtime: moment, uid: 0, gid: 0, uname: 'root', gname: 'root', size: content.length },
      content,
    );
  pack.finalize();
  return gzipSync(await buffer(pack), { level: constants.Z_BEST_COMPRESSION });
}
