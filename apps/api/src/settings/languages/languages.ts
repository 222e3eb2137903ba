import { missingCount, statusRefusal } from '@redakcja/domain/settings/languages/translation-rules';
import { systemLanguageStatus, untranslated } from '@redakcja/domain/settings/settings-obstacles';
import type { FieldError } from '@redakcja/generated/model/fieldError';
import type { Language } from '@redakcja/generated/model/language';
import type { LanguageInput } from '@redakcja/generated/model/languageInput';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import type { LanguageTranslationsInput } from '@redakcja/generated/model/languageTranslationsInput';
import type { MenuElementTranslation } from '@redakcja/generated/model/menuElementTranslation';
import type { StandardElementTranslation } from '@redakcja/generated/model/standardElementTranslation';
import type { Caller } from '../../call/caller.ts';
import type { Handler } from '../../call/handler.ts';
import type { Author } from '../../call/journal.ts';
import { records } from '../../call/records.ts';
import type { Database } from '../../database/database.ts';
import { columnsIn } from '../../database/rows/table-columns.ts';
import { languages as table } from '../../database/schema.ts';
import { conflict, conflictIn, invalid, isDuplicate } from '../../http/problem.ts';
import { recordLanguage, type Texts } from './language-journal.ts';
import { countProgress, findLanguage, isKnownCode, missingLanguage } from './language-queries.ts';
import { menuRows } from './menu-translations.ts';
import { standardRows } from './standard-elements.ts';
import { lockMenus, writeMenus } from './write-menus.ts';
import { writeShipped, writeStandard } from './write-standard.ts';

export const languages = records({ table, key: table.id, find: findLanguage, missing: missingLanguage });

/** Translations have separate tables. */
function columnsOf({ standardElementsChanged: _standard, menuElementsChanged: _menus, ...input }: LanguageInput) {
  return columnsIn(table, input);
}

const duplicate =
  (isoCode: string) =>
  (error: unknown): never => {
    if (!isDuplicate(error)) throw error;
    throw conflictIn([{ path: 'isoCode', message: `Wersja językowa o kodzie „${isoCode}” już istnieje` }]);
  };

async function requireCode(db: Database, isoCode: string): Promise<void> {
  if (await isKnownCode(db, isoCode)) return;
  throw invalid([{ path: 'isoCode', message: `Kodu „${isoCode}” nie ma w słowniku kodów ISO` }]);
}

type Changes = Pick<LanguageTranslationsInput, 'standardElementsChanged' | 'menuElementsChanged'>;

/** Writes the changed translations; returns those of fixed elements for the journal of the language. */
async function writeChanges(
  tx: Database,
  author: Author & { caller: Caller },
  language: { id: number; isoCode: string },
  { standardElementsChanged = [], menuElementsChanged = [] }: Changes,
): Promise<Texts> {
  const texts =
    standardElementsChanged.length === 0
      ? {}
      : await writeStandard(tx, language.id, await standardRows(tx, language.id), standardElementsChanged);
  if (menuElementsChanged.length > 0) await lockMenus(tx);
  await writeMenus(tx, author, language, menuElementsChanged);
  return texts;
}

export const createLanguage: Handler<'createLanguage'> = async ({ db, services, caller, body }) => {
  await requireCode(db, body.isoCode);
  const [row] = await db
    .insert(table)
    .values(columnsOf(body))
    .returning({ id: table.id })
    .catch(duplicate(body.isoCode));
  if (row === undefined) throw new Error('The language was not inserted');
  const { id } = row;
  const author = { caller, services };
  const texts = await writeChanges(db, author, { id, isoCode: body.isoCode }, body);
  await writeShipped(db, id, body.isoCode);
  const after = { ...body, status: LanguageStatus.Inactive };
  await recordLanguage(db, author, { id, before: null, after, texts });
  return { body: { id }, location: `/api/settings/language/${id}` };
};

const fixedFields = ['name', 'localName', 'isoCode'] as const;

/** The default language keeps its names and its code (specification, section 3). */
function requireFixed(before: Language, input: LanguageInput): void {
  if (!before.isDefault) return;
  const errors: FieldError[] = fixedFields
    .filter((field) => input[field] !== before[field])
    .map((path) => ({ path, message: 'Tego pola języka domyślnego nie można zmienić' }));
  if (errors.length > 0) throw conflictIn(errors);
}

export const updateLanguage: Handler<'updateLanguage'> = ({ body, ...call }) =>
  languages
    .update(call, async (before) => {
      requireFixed(before, body);
      if (body.isoCode !== before.isoCode) await requireCode(call.db, body.isoCode);
      const { id, status } = before;
      return {
        columns: columnsOf(body),
        write: async (tx) => {
          const texts = await writeChanges(tx, call, { id, isoCode: body.isoCode }, body);
          await recordLanguage(tx, call, { id, before, after: { ...body, status }, texts });
        },
      };
    })
    .catch(duplicate(body.isoCode));

export const changeLanguageStatus: Handler<'changeLanguageStatus'> = ({ body, ...call }) => {
  const { status } = call.params;
  return languages.update(call, (before) => {
    const refusal = statusRefusal({ isSystem: before.isSystem, missing: 0 }, false);
    if (refusal !== null) throw conflict(systemLanguageStatus(refusal));
    return {
      columns: { status },
      write: async (tx) => {
        const texts = await writeChanges(tx, call, before, body ?? {});
        if (status === LanguageStatus.Active) await requireTranslated(tx, before.id);
        await recordLanguage(tx, call, { id: before.id, before, after: { ...before, status }, texts });
      },
    };
  });
};

/** Checked in the transaction, after the writes. */
async function requireTranslated(tx: Database, id: number): Promise<void> {
  const [standard, menus] = [await standardRows(tx, id), await menuRows(tx, id)];
  const missing = missingCount(countProgress(standard, menus));
  const refusal = statusRefusal({ isSystem: false, missing }, true);
  if (refusal !== null) throw conflict(untranslated(refusal), ...untranslatedSentences(standard, menus));
}

const maxNamed = 20;

/** A sentence per untranslated element; beyond the first ones only their number. */
function untranslatedSentences(
  standard: readonly StandardElementTranslation[],
  menus: readonly MenuElementTranslation[],
): string[] {
  const all = [
    ...standard.map(({ areaName, elementName, errors }) => ({ name: `${areaName} › ${elementName}`, errors })),
    ...menus.map(({ menuTypeName, baseName, errors }) => ({ name: `${menuTypeName} › ${baseName}`, errors })),
  ].filter(({ errors }) => errors.length > 0);
  const named = all.slice(0, maxNamed).map(({ name, errors }) => `${name}: ${errors.join(', ').toLowerCase()}`);
  const rest = all.length - named.length;
  return rest > 0 ? [...named, `Pozostałe nieprzetłumaczone elementy: ${rest}`] : named;
}
