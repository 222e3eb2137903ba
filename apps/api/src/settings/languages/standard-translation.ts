// Saves the translation of one fixed element. It is a change of its language: it locks the row of the language and uses its entity tag, so it
// waits for a save of the whole card.
import type { StandardElementTranslation } from '@redakcja/generated/model/standardElementTranslation';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import type { Stored } from '../../call/records.ts';
import { records } from '../../call/records.ts';
import type { Database } from '../../database/database.ts';

import { integer, rowShape } from '../../database/rows/row-shape.ts';
import { languages } from '../../database/schema.ts';
import { recordLanguage } from './language-journal.ts';
import { lockLanguages } from './language-queries.ts';
import { standardRows } from './standard-elements.ts';
import { refuseTexts, writeStandard } from './write-standard.ts';

const placeRow = rowShape({ languageId: integer(), revision: integer() });

type Found = Stored<StandardElementTranslation, { body: StandardElementTranslation }>;

async function find(db: Database, id: number): Promise<Found | null> {
  const [place] = await db.rows(
    placeRow,
    sql`select l.id as "languageId", l.revision from standard_element_translations t
      join languages l on l.id = t.language_id where t.id = ${id}`,
  );
  if (place === undefined) return null;
  const { languageId, revision } = place;
  const row = (await standardRows(db, languageId)).find((one) => one.id === id);
  return row === undefined ? null : { id: languageId, revision, value: row, content: { body: row } };
}

const translations = records({
  table: languages,
  key: languages.id,
  find,
  missing: (id) => `Nie znaleziono tłumaczenia o numerze ${id}`,
});

export const updateStandardElementTranslation: Handler<'updateStandardElementTranslation'> = async ({
  body,
  ...call
}) => {
  return translations.update(call, (row, languageId) => {
    refuseTexts(row, body, (field) => field);
    return {
      columns: {},
      write: async (tx) => {
        const rows = await standardRows(tx, languageId);
        const change = { standardElementId: row.standardElementId, ...body };
        const texts = await writeStandard(tx, languageId, rows, [change]);
        const [language] = await lockLanguages(tx, [languageId]);
        if (language !== undefined)
          await recordLanguage(tx, call, { id: languageId, before: language, after: language, texts });
      },
    };
  });
};
