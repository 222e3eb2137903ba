// `bip server schedule`: what is due now, once. Beside a running server it does no harm: what that one has locked is left to it.
import type { Config } from '../config.ts';
import { runSchedule } from '../schedule/scheduler.ts';
import { withDatabase } from './with-database.ts';

export async function runScheduleOnce(config: Config): Promise<string> {
  const { published, refused, ended, homepage } = await withDatabase(config, (database) =>
    runSchedule(database, () => new Date()),
  );
  return `Opublikowane artykuły: ${published}, oddane redaktorom: ${refused}, zakończone publikacje: ${ended}, banery i kafle: ${homepage}`;
}
