import type { Config } from '../config.ts';
import type { OpenDatabase } from './database.ts';
import { connectionRefusal } from './start-refused.ts';

export async function openDatabase(config: Pick<Config, 'dataDir' | 'database'>): Promise<OpenDatabase> {
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
