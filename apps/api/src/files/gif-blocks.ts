// The blocks of a GIF, of which only those that make the picture are kept.

const [extension, image, end] = [0x21, 0x2c, 0x3b];
const [graphicControl, plainText, application] = [0xf9, 0x01, 0xff];
/** How often an animation runs, and the profile of the colours. Others hold names, places and dates (XMP). */
const neededApplications = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];

/** Comments, data of programs and what stands behind the end are left out. */
export function gifParts(bytes: Buffer): Buffer[] {
  const start = 13 + coloursAt(bytes, 10);
  const parts = [bytes.subarray(0, start)];
  for (let at = start; at < bytes.length; ) {
    const kind = bytes[at];
    if (kind === extension) {
      const next = afterBlocks(bytes, at + 2);
      if (isNeeded(bytes, at)) parts.push(bytes.subarray(at, next));
      at = next;
    } else if (kind === image) {
      const next = afterBlocks(bytes, at + 10 + coloursAt(bytes, at + 9) + 1);
      parts.push(bytes.subarray(at, next));
      at = next;
    } else break;
  }
  return [...parts, Buffer.from([end])];
}

function isNeeded(bytes: Buffer, at: number): boolean {
  const label = bytes[at + 1];
  if (label === graphicControl || label === plainText) return true;
  return label === application && neededApplications.includes(bytes.toString('latin1', at + 3, at + 14));
}

/** Length of the table of colours that the flags at this place announce. */
function coloursAt(bytes: Buffer, at: number): number {
  const flags = bytes[at] ?? 0;
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

/** Each block begins with its length; one of no length ends them. */
function afterBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return Math.min(bytes.length, at + 1);
}
