// `bip server status`: what waits, as a person reads it.
import type { Config } from '../config.ts';
import { readWork, type WorkFacts } from '../monitoring/work-facts.ts';
import { workOfRunning } from './control.ts';
import { withDatabase } from './with-database.ts';

export interface Status extends WorkFacts {
  /** Whether the server was asked; on PostgreSQL and where it stands still, the database. */
  isRunning: boolean;
}

/** @throws TaskError where there is no database */
export async function readStatus(config: Config): Promise<Status> {
  const asked = config.database.url === null ? await workOfRunning(config.dataDir) : null;
  const work = asked ?? (await withDatabase(config, ({ db }) => readWork(db, new Date())));
  return { ...work, isRunning: asked !== null };
}

export function statusText({ published, articlesToIndex, documentsToRead, overdue, ...mails }: Status): string {
  const lines = {
    'Artykuły opublikowane': published,
    'Czekają na wyszukiwarkę': articlesToIndex,
    'Załączniki do przeczytania': documentsToRead,
    'Wiadomości do wysłania': mails.mailsToSend,
    'Wiadomości nieprzyjęte': mails.mailsGivenUp,
    'Spóźnienie harmonogramu': `${Math.round(overdue / 1000)} s`,
  };
  const width = Math.max(...Object.keys(lines).map((name) => name.length)) + 2;
  return Object.entries(lines)
    .map(([name, value]) => `${`${name}:`.padEnd(width)}${value}`)
    .join('\n');
}
