// Checks and writes changed translations of fixed elements.
import { standardElementErrors, translationMessages } from '@redakcja/domain/settings/languages/translation-rules';
import type { Fact } from '@redakcja/domain/shared/journal/former-values';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import type { StandardElementChange } from '@redakcja/generated/model/standardElementChange';
import type { StandardElementTranslation } from '@redakcja/generated/model/standardElementTranslation';
import { TranslationState } from '@redakcja/generated/model/translationState';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { conflictIn, invalid } from '../../http/problem.ts';
import { defaultLanguageCode } from '../../shared/languages.ts';
import { requireSeenRows, requireUnique } from './changed-rows.ts';
import type { Texts } from './language-journal.ts';
import { shippedTexts } from './shipped-texts.ts';

type ElementTexts = Pick<StandardElementTranslation, 'standardElementId' | 'translation' | 'translationDescription'>;

/** Hash of the Polish text that was translated; null for Polish itself. */
const sourceHash = (elementId: ReturnType<typeof sql>, languageId: ReturnType<typeof sql>) =>
  sql`(select p.wording_hash from standard_element_translations p join languages d on d.id = p.language_id
    where d.iso_code = ${defaultLanguageCode} and p.standard_element_id = ${elementId} and d.id <> ${languageId})`;

/** Errors of the texts of an element: missing and locked ones. Paths are relative to the texts. */
export function refuseTexts(
  row: StandardElementTranslation,
  texts: Omit<ElementTexts, 'standardElementId'>,
  at: (field: string) => string,
): void {
  const wrong = standardElementErrors(row, texts).map(({ field, message }) => ({ path: at(field), message }));
  if (wrong.length > 0) throw invalid(wrong);
  const locked: FieldError[] = [];
  const check = (field: 'translation' | 'translationDescription', isEditable: boolean) => {
    if (!isEditable && texts[field] !== row[field])
      locked.push({ path: at(field), message: translationMessages.locked });
  };
  check('translation', row.isTranslationEditable);
  check('translationDescription', row.isTranslationDescriptionEditable);
  if (locked.length > 0) throw conflictIn(locked);
}

/** Writes changed texts and confirmed outdated ones; returns the texts before and after for the journal. */
export async function writeStandard(
  tx: Database,
  languageId: number,
  rows: readonly StandardElementTranslation[],
  changes: readonly StandardElementChange[],
): Promise<Texts> {
  const byId = new Map(rows.map((row) => [row.standardElementId, row]));
  const path = 'standardElementsChanged';
  requireUnique(
    changes.map((one) => one.standardElementId),
    (index) => `${path}.${index}.standardElementId`,
  );
  const found = changes.map((change, index) => {
    const row = byId.get(change.standardElementId);
    if (row === undefined)
      throw invalid([{ path: `${path}.${index}.standardElementId`, message: 'Nie ma takiego elementu standardowego' }]);
    return { change, row, index };
  });
  requireSeenRows(
    found.map(({ change, row }) => ({
      seen: change.revision,
      now: row.revision,
      name: `${row.areaName} › ${row.elementName}`,
    })),
  );
  const texts: Texts = {};
  const written: StandardElementChange[] = [];
  for (const { change, row, index } of found) {
    refuseTexts(row, change, (field) => `${path}.${index}.${field}`);
    const isSame =
      change.translation === row.translation && change.translationDescription === row.translationDescription;
    if (isSame && row.state !== TranslationState.Outdated && row.id !== null) continue;
    written.push(change);
    if (isSame) continue;
    const name = `${row.areaName} › ${row.elementName}`;
    texts[name] = {
      before: row.id === null ? null : fact(row),
      after: fact(change),
    };
  }
  await upsert(tx, languageId, written);
  return texts;
}

/** Its words are the text, or both texts of an element that has two. */
function fact({ standardElementId, translation, translationDescription }: ElementTexts): Fact {
  const name = [translation, translationDescription].filter(Boolean).join(' / ');
  return { name, value: { standardElementId, translation, translationDescription } };
}

async function upsert(tx: Database, languageId: number, changes: readonly StandardElementChange[]): Promise<void> {
  if (changes.length === 0) return;
  const ids = sql.param(changes.map((one) => one.standardElementId));
  const translations = sql.param(changes.map((one) => one.translation));
  const descriptions = sql.param(changes.map((one) => one.translationDescription));
  await tx.execute(sql`insert into standard_element_translations as t
      (standard_element_id, language_id, translation, translation_description, source_hash)
    select r.id, ${languageId}, r.translation, r.description, ${sourceHash(sql`r.id`, sql`${languageId}`)}
    from unnest(${ids}::int[], ${translations}::text[], ${descriptions}::text[]) as r (id, translation, description)
    on conflict (language_id, standard_element_id) do update set translation = excluded.translation,
      translation_description = excluded.translation_description, source_hash = excluded.source_hash, revision = t.revision + 1`);
}

/** What nobody has translated yet and the product knows. Its revision 0 says that nobody has written it (written-texts.ts). */
export async function writeShipped(tx: Database, languageId: number, isoCode: string): Promise<void> {
  const texts = shippedTexts[isoCode] ?? [];
  const [translations, descriptions] = [0, 1].map((at) => sql.param(texts.map((text) => text[at])));
  await tx.execute(sql`insert into standard_element_translations
      (standard_element_id, language_id, translation, translation_description, source_hash, revision)
    select e.id, ${languageId}, s.translation, s.description, ${sourceHash(sql`e.id`, sql`${languageId}`)}, 0
    from unnest(${translations}::text[], ${descriptions}::text[]) with ordinality as s (translation, description, element)
      join standard_elements e on e.id = s.element
    on conflict do nothing`);
}
