import { getApplicationParameters } from '@redakcja/generated/axios/application/application';
import { resolveHost } from '../auth/authenticate.ts';
import { useServer } from '../shared/answers/checked-answers.ts';
import { progress } from '../shared/bulk/progress.ts';
import { type Context, info } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { Bulletin } from './bulletin.ts';
import type { ExportSiteOptions } from './commands.ts';
import { SiteCopy } from './site-copy.ts';

/** Pages fetched at a time. */
const concurrency = 8;

/** Pages after which the next run knows them, however this one ends. */
const notedAfter = 200;

/** `bip site export`. */
export async function exportSite(folder: string, options: ExportSiteOptions, context: Context): Promise<ExitCode> {
  const bulletin = new Bulletin(options.site ?? (await configuredSite(options, context)));
  const copy = new SiteCopy(folder, bulletin, await bulletin.list());
  const work = copy.work(options.all === true);
  const bar = progress(context, work.length);
  let isInterrupted = false;
  const endInterrupt = context.onInterrupt(() => {
    isInterrupted = true;
  });
  const left = work.values();
  // whose copy the folder is stands there before anything else does: one that is killed is resumed
  copy.note();
  let added = 0;
  async function take(): Promise<void> {
    for (const one of left) {
      if (isInterrupted) return;
      await copy.add(one);
      added += 1;
      if (added % notedAfter === 0) copy.note();
      bar.advance(1);
    }
  }
  try {
    await Promise.all(Array.from({ length: concurrency }, take));
  } finally {
    endInterrupt();
    bar.clear();
    // what has been copied is known to the next run
    copy.note();
  }
  if (isInterrupted) {
    info(context, 'Przerwano. To samo polecenie dokończy kopię.');
    return exitCodes.interrupted;
  }
  const removed = copy.removeOthers();
  info(context, `Strony i pliki: ${copy.size}, zapisane: ${work.length}, usunięte: ${removed}`);
  return exitCodes.ok;
}

/** What the server says; nobody has to be signed in for it. */
async function configuredSite(options: ExportSiteOptions, context: Context): Promise<string> {
  useServer(await resolveHost(context, options));
  const { siteAddress } = await getApplicationParameters('PL');
  if (!URL.canParse(siteAddress)) throw new CommandError('Serwer nie zna adresu biuletynu: podaj go w --site');
  return siteAddress;
}
