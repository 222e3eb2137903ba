// Pictures of telephones and newer programs that the specification does not know: they are recognised, to say what to do.
import { toAccepted } from '@redakcja/domain/files/modern-pictures';

const names: Readonly<Record<string, string>> = {
  heic: 'HEIC',
  heix: 'HEIC',
  heim: 'HEIC',
  heis: 'HEIC',
  hevc: 'HEIC',
  hevx: 'HEIC',
  mif1: 'HEIC',
  msf1: 'HEIC',
  avif: 'AVIF',
  avis: 'AVIF',
};

/** Null for anything else; the first bytes are enough. */
export function modernPictureAdvice(head: Buffer): string | null {
  const text = head.toString('latin1', 0, 64);
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return toAccepted('WebP');
  if (text.slice(4, 8) !== 'ftyp') return null;
  // a picture may name the kind of its content first, and what it is compatible with after it
  const brands = [text.slice(8, 12), ...(text.slice(16, Math.min(64, head.readUInt32BE(0))).match(/.{4}/gs) ?? [])];
  const name = brands.includes('avif') ? 'AVIF' : brands.map((brand) => names[brand]).find((one) => one !== undefined);
  return name === undefined ? null : toAccepted(name);
}
