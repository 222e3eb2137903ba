import { progressOf } from '@redakcja/domain/settings/languages/translation-rules';
import { languageStatusLabels } from '@redakcja/domain/settings/settings-labels';
import { listLanguagesDefinition } from '@redakcja/generated/lists/listLanguages';
import { DateFormat } from '@redakcja/generated/model/dateFormat';
import type { Language } from '@redakcja/generated/model/language';
import type { LanguageRow } from '@redakcja/generated/model/languageRow';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import type { MenuElementTranslation } from '@redakcja/generated/model/menuElementTranslation';
import type { StandardElementTranslation } from '@redakcja/generated/model/standardElementTranslation';
import { TranslatedElements } from '@redakcja/generated/model/translatedElements';
import { TranslationState } from '@redakcja/generated/model/translationState';
import { sql } from 'drizzle-orm';
import { etagSql } from '../../call/etag.ts';
import type { Stored } from '../../call/records.ts';
import { type Database, hasRows } from '../../database/database.ts';
import { boolean, integer, json, oneOf, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { notFound } from '../../http/problem.ts';
import type { ListQuery } from '../../lists/list-sql.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';
import { flagOf } from '../../shared/language-flag.ts';
import { defaultLanguageCode } from '../../shared/languages.ts';
import { menuRows } from './menu-translations.ts';
import { standardRows } from './standard-elements.ts';

const fields = {
  id: integer('l.id'),
  isoCode: text('l.iso_code'),
  name: text('l.name'),
  localName: text('l.local_name'),
  isSystem: boolean('l.is_system'),
  isDefault: boolean(`l.iso_code = '${defaultLanguageCode}'`),
  status: oneOf(LanguageStatus, 'l.status'),
  dateFormat: oneOf(DateFormat, 'l.date_format'),
  isoCodeFile: json(flagOf('l.iso_code')),
};

const expressions = {
  id: 'l.id',
  name: 'l.name',
  localName: 'l.local_name',
  isoCode: 'l.iso_code',
  dateFormat: 'l.date_format',
  status: 'l.status',
};

const page = {
  list: listLanguagesDefinition,
  row: rowShape({ ...fields, etag: text(etagSql('l')) }),
  from: 'languages l',
  columns: expressions,
  sortings: expressions,
  tieBreaker: 'l.id',
} satisfies PageSql<typeof listLanguagesDefinition>;

function present<Row extends Pick<LanguageRow, 'status'>>(row: Row) {
  return { ...row, statusName: languageStatusLabels[row.status] };
}

export async function listLanguageRows(db: Database, query: ListQuery) {
  const { rows, total } = await readPage(db, page, query);
  return { rows: rows.map(present), total };
}

/** Progress of the translations, by the rule of activation. */
export function countProgress(
  standard: readonly StandardElementTranslation[],
  menus: readonly MenuElementTranslation[],
) {
  return progressOf([
    ...standard.map(({ areaName: area, state }) => ({ elements: TranslatedElements.Standard, area, state })),
    ...menus.map(({ menuTypeName: area, state }) => ({ elements: TranslatedElements.Menu, area, state })),
  ]);
}

const languageRow = rowShape({ ...fields, revision: integer('l.revision') });

const firstRows = 20;
const withErrors = (rows: readonly { state: TranslationState }[]) =>
  rows.filter(({ state }) => state === TranslationState.Missing).length;

export async function findLanguage(db: Database, id: number): Promise<Stored<Language, { body: Language }> | null> {
  const [row] = await db.rows(languageRow, sql`${languageRow.select} from languages l where l.id = ${id}`);
  if (row === undefined) return null;
  const { revision, ...rest } = row;
  const standard = await standardRows(db, id);
  const menus = await menuRows(db, id);
  const body = {
    ...present(rest),
    progress: countProgress(standard, menus),
    standardElementsTranslations: {
      totalItems: standard.length,
      itemsWithErrors: withErrors(standard),
      items: standard,
    },
    menuElementsTranslations: {
      totalItems: menus.length,
      itemsWithErrors: withErrors(menus),
      items: menus.slice(0, firstRows),
    },
  };
  return { id, revision, value: body, content: { body } };
}

export const missingLanguage = (id: number) => `Nie znaleziono wersji językowej o numerze ${id}`;

/** Throws a 404 when there is no such language. */
export async function requireLanguageRow(db: Database, id: number): Promise<void> {
  if (!(await hasRows(db, sql`select from languages where id = ${id}`))) throw notFound(missingLanguage(id));
}

export function isKnownCode(db: Database, code: string): Promise<boolean> {
  return hasRows(db, sql`select from iso_codes where code = ${code}`);
}

const lockedRow = rowShape({
  id: integer('l.id'),
  name: text('l.name'),
  revision: integer('l.revision'),
  isoCode: text('l.iso_code'),
  localName: text('l.local_name'),
  dateFormat: oneOf(DateFormat, 'l.date_format'),
  status: oneOf(LanguageStatus, 'l.status'),
  isSystem: boolean('l.is_system'),
});
export type LockedLanguage = RowOf<typeof lockedRow>;

export function lockLanguages(tx: Database, ids: readonly number[]): Promise<LockedLanguage[]> {
  return tx.rows(
    lockedRow,
    sql`${lockedRow.select} from languages l where l.id = any(${sql.param([...ids])}::int[]) order by l.id for update of l`,
  );
}
