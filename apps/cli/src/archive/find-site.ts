import { checkArchiveSite, getArchiveConfig } from '@redakcja/generated/axios/archive/archive';
import { isAxiosError } from 'axios';
import { CommandError } from '../shared/failures/exit-codes.ts';

/** @throws CommandError before the archive is connected, when it has no address at all */
export async function requireSitemap(): Promise<void> {
  if ((await getArchiveConfig()).isSitemapImported) return;
  throw new CommandError('Redakcja nie zna jeszcze stron archiwum. Połącz się z nim: bip archive connect');
}

/** A site of the archive. Before the archive is connected none exists, and the message says how to connect it. */
export async function findSite(sitename: string) {
  try {
    return await checkArchiveSite({ sitename });
  } catch (error) {
    if (isAxiosError(error) && error.response?.status === 404) await requireSitemap();
    throw error;
  }
}
