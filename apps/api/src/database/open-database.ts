import type { Config } from '../config.ts';
import { isUnfinished } from '../storage/unfinished-folder.ts';
import type { OpenDatabase } from './database.ts';
import { connectionRefusal, refusals, StartRefusedError } from './start-refused.ts';

export async function openDatabase(config: Pick<Config, 'dataDir' | 'database'>): Promise<OpenDatabase> {
  if (isUnfinished(config.dataDir)) throw new StartRefusedError(refusals.unfinished(config.dataDir));
  // loaded on demand: each engine is most of the start-up time
  if (config.database.url === null) {
    const { openEmbedded } = await import('./embedded/embedded.ts');
    return openEmbedded(config.dataDir);
  }
  const { openPostgres } = await import('./server/postgres.ts');
  const { url, poolSize } = config.database;
  return openPostgres({ url, poolSize }).catch((error: unknown) => {
    throw connectionRefusal(error) ?? error;
  });
}
