// A data folder as an older release has left it: the migrations since then write much of it anew.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DurableFileSystem } from '@redakcja/api/database/embedded/durable-file-system';
import { createDurable, pgliteRunner } from '@redakcja/api/database/embedded/embedded';
import { migrate } from '@redakcja/api/database/migrate';
import { migrationFiles } from '@redakcja/api/database/migration-files';

/** The first migration that it does not have. */
const next = '0031';

export async function makeOlderData(dataDir: string, articles: number): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const client = await createDurable(new DurableFileSystem(path.join(dataDir, 'database')));
  await migrate(
    pgliteRunner(client),
    migrationFiles().filter(({ name }) => name < next),
  );
  await client.exec(`
    insert into base_articles (type) select 10 from generate_series(1, ${articles});
    insert into articles (base_article_id, language_id, title, slug, short_description, providing_entity, author_name, information_created, created_by)
      select id, 1, 'Uchwała nr ' || id, 'uchwala-nr-' || id, repeat('Tekst uchwały. ', 20), 'Urząd Gminy', 'Jan Kowalski', now(), 'Anna Nowak'
      from base_articles;
  `);
  await client.close();
}
