import type { Config } from '../config.ts';
import { isUnfinished } from '../storage/unfinished-folder.ts';
import type { OpenDatabase } from './database.ts';
import { connectionRefusal, refusals, StartRefusedError } from './start-refused.ts';

type Opened = Pick<Config, 'dataDir' | 'database'> & { site?: Pick<Config['site'], 'timeout'> };

export async function openDatabase({ dataDir, database, site }: Opened): Promise<OpenDatabase> {
  if (isUnfinished(dataDir)) throw new StartRefusedError(refusals.unfinished(dataDir));
  // loaded on demand: each engine is most of the start-up time
  if (database.url === null) {
    const { openEmbedded } = await import('./embedded/embedded.ts');
    return openEmbedded(dataDir, site?.timeout);
  }
  const { openPostgres } = await import('./server/postgres.ts');
  const { url, poolSize } = database;
  return openPostgres({ url, poolSize, patience: site?.timeout }).catch((error: unknown) => {
    throw connectionRefusal(error) ?? error;
  });
}
