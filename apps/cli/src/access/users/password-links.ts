// One-time links: who has one can set the password, so they are written to a file that only its owner can read, never to the terminal.
import { open, rm, stat } from 'node:fs/promises';
import { csvLine } from '@redakcja/domain/shared/text/csv';
import type { PasswordLink } from '@redakcja/generated/model/passwordLink';
import { toWriteError } from '../../shared/failures/failures.ts';

/** How a user gets the link. */
export const linkLabels = { mail: 'link wysłany pocztą', file: 'link w pliku', none: 'bez linku' } as const;
type Delivery = (typeof linkLabels)[keyof typeof linkLabels];

/** Makes a link and delivers it, one at a time. The file is opened first: a link that cannot be written is not made. */
export async function deliverLink(
  file: string,
  login: string,
  make: () => Promise<PasswordLink | null>,
): Promise<Delivery> {
  const handle = await open(file, 'a', 0o600).catch((error: unknown) => {
    throw toWriteError(file, error);
  });
  try {
    // one that was there may be open to others
    await handle.chmod(0o600).catch((error: unknown) => {
      throw toWriteError(file, error);
    });
    const made = await make();
    if (made === null) return linkLabels.none;
    if (made.link === null) return linkLabels.mail;
    const isEmpty = (await handle.stat()).size === 0;
    if (isEmpty) await handle.appendFile(csvLine(['LOGIN', 'LINK', 'WAŻNY DO'], ','));
    await handle.appendFile(csvLine([login, made.link, made.expiresAt], ','));
    await handle.datasync();
    return linkLabels.file;
  } finally {
    await handle.close();
    if ((await stat(file)).size === 0) await rm(file, { force: true });
  }
}
