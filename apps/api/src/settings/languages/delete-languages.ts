import { languageStatusLabels } from '@redakcja/domain/settings/settings-labels';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import type { Handler } from '../../call/handler.ts';
import { deleteBy, removeRows } from '../../call/remove-rows.ts';
import type { Database } from '../../database/database.ts';
import { languages } from '../../database/schema.ts';
import { recordLanguage } from './language-journal.ts';
import { contentTables, isUsedIn, type LockedLanguage, lockLanguages, missingLanguage } from './language-queries.ts';

/** Names of content in a language, by table. */
const contents: Readonly<Record<string, string>> = {
  articles: 'artykuły',
  tags: 'tagi',
  providing_entities: 'podmioty udostępniające',
  bookmarks: 'zakładki',
  rss_channels: 'kanały RSS',
  banners: 'banery',
  tiles: 'kafle',
  office_contacts: 'dane kontaktowe',
};

async function obstacles(row: LockedLanguage, tx: Database): Promise<string[]> {
  const name = `Wersji językowej „${row.name}” nie można usunąć`;
  if (row.isSystem) return [`${name}: jest językiem systemowym`];
  if (row.status !== LanguageStatus.Inactive)
    return [`${name}: jej status to ${languageStatusLabels[row.status].toLowerCase()}. Najpierw ją dezaktywuj`];
  const used: string[] = [];
  for (const { table, column } of await contentTables(tx))
    if (await isUsedIn(tx, table, column, row.id)) used.push(contents[table] ?? 'inne treści');
  return used.length === 0 ? [] : [`${name}: są w niej ${[...new Set(used)].join(', ')}`];
}

export const deleteLanguages: Handler<'deleteLanguages'> = async ({ db, services, caller, query, ifMatch }) => ({
  body: await removeRows<LockedLanguage>(
    db,
    { ids: query.languagesIds, etags: query.etags, ifMatch },
    {
      lock: lockLanguages,
      missing: missingLanguage,
      obstacles,
      remove: async (tx, rows) => {
        for (const row of rows)
          await recordLanguage(tx, { caller, services }, { id: row.id, before: row, after: null });
        await deleteBy(languages.id)(tx, rows);
      },
    },
  ),
});
