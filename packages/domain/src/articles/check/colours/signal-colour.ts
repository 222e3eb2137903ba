// Colours that stand out in a text. Greys and the near-black colours of office programs are the text itself.
import { channelsOf, hexOf } from '../../../shared/formats/colour.ts';

/** The colours that office programs give to links. */
const links = new Set(['#0563c1', '#0000ee', '#0000ff', '#954f72', '#467886']);
const minChroma = 80;
const minValue = 120;

/** @param colour as CSS writes it */
export function isSignalColour(colour: string): boolean {
  const parts = channelsOf(colour);
  if (parts === null) return false;
  const max = Math.max(...parts);
  return max - Math.min(...parts) >= minChroma && max >= minValue && !links.has(hexOf(parts));
}
