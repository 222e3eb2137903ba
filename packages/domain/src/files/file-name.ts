// What an uploaded file is called.
import { tidied } from '../shared/text/safe-text.ts';

/** Controls, halves of characters, line ends, and what turns the reading direction: „faktura\u202efdp.exe” reads as a PDF. */
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** The name without folders and without what no name has; it keeps what its language needs. */
export const fileNameIn = (given: string): string =>
  tidied(given.replace(/^.*[\\/]/s, ''))
    .replace(unfit, '')
    .trim();
