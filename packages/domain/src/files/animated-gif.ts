const [extension, image] = [0x21, 0x2c];

/** Whether a GIF has more than one picture: a crop of it is a still one. False for any other file. */
export function isAnimatedGif(bytes: Uint8Array): boolean {
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== 'GIF8') return false;
  let pictures = 0;
  for (let at = 13 + colourTableLength(bytes[10]); at < bytes.length; ) {
    if (bytes[at] === image) {
      pictures += 1;
      if (pictures > 1) return true;
      at = behindSubBlocks(bytes, at + 11 + colourTableLength(bytes[at + 9]));
    } else if (bytes[at] === extension) at = behindSubBlocks(bytes, at + 2);
    else return false;
  }
  return false;
}

/** Length of the colour table that these flags announce. */
function colourTableLength(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

/** Offset behind a sequence of data sub-blocks: each begins with its length, length 0 ends them. */
function behindSubBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (let length = bytes[at]; length; length = bytes[at]) at += 1 + length;
  return at + 1;
}
