import { activeLanguage, systemLanguageRemoval, writtenLanguage } from '@redakcja/domain/settings/settings-obstacles';
import type { Obstacle } from '@redakcja/domain/shared/operation-verdict';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import type { Handler } from '../../call/handler.ts';
import { deleteBy, removeRows } from '../../call/remove-rows.ts';
import type { Database } from '../../database/database.ts';
import { languages } from '../../database/schema.ts';
import { recordLanguage } from './language-journal.ts';
import { type LockedLanguage, lockLanguages, missingLanguage } from './language-queries.ts';
import { textsIn } from './written-texts.ts';

async function obstacles(row: LockedLanguage, tx: Database): Promise<Obstacle[]> {
  if (row.isSystem) return [systemLanguageRemoval(row.name)];
  if (row.status !== LanguageStatus.Inactive) return [activeLanguage(row.name, row.status)];
  const used = await textsIn(tx, row.id);
  return used.length === 0 ? [] : [writtenLanguage(row.name, used)];
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
