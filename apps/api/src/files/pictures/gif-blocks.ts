// The blocks of a GIF that are needed to render it.

const [extension, image, end] = [0x21, 0x2c, 0x3b];
const [graphicControl, plainText, application] = [0xf9, 0x01, 0xff];
/** Loop count and colour profile. Others are metadata (XMP). */
const neededApplications = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];

/** Comments, metadata and data behind the trailer are dropped. */
export function gifParts(bytes: Buffer): Buffer[] {
  const start = 13 + colourTableLength(bytes, 10);
  const parts = [bytes.subarray(0, start)];
  for (let at = start; at < bytes.length; ) {
    const kind = bytes[at];
    if (kind === extension) {
      const next = skipSubBlocks(bytes, at + 2);
      if (isNeeded(bytes, at)) parts.push(bytes.subarray(at, next));
      at = next;
    } else if (kind === image) {
      const next = skipSubBlocks(bytes, at + 10 + colourTableLength(bytes, at + 9) + 1);
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

/** Length of the colour table that the flags at this offset announce. */
function colourTableLength(bytes: Buffer, at: number): number {
  const flags = bytes[at] ?? 0;
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

/** Offset behind a sequence of data sub-blocks: each begins with its length, length 0 ends them. */
function skipSubBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return Math.min(bytes.length, at + 1);
}
