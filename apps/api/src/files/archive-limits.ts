// When an archive is a bomb: a small file that fills a disk when somebody unpacks it.

/** More entries than any archive of an office has. */
export const mostEntries = 20_000;
/** What an attachment may unpack to, in bytes. */
const largestContent = 1024 * 1_048_576;
/** Text packs ten to twenty times; a bomb a thousand times and more. Small archives may have any ratio. */
const highestRatio = 200;
const ratioMatters = 20 * 1_048_576;

/** Both in bytes: what the archive says it unpacks to, and how large it is. */
export function unpacksTooLarge(unpacked: number, size: number): boolean {
  return unpacked > largestContent || (unpacked > ratioMatters && unpacked / size > highestRatio);
}
