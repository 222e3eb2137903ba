// Fixed elements of the public site and their translations into a language.
import { standardElementErrors, translationState } from '@redakcja/domain/settings/languages/translation-rules';
import { listStandardElementTranslationsDefinition } from '@redakcja/generated/lists/listStandardElementTranslations';
import type { StandardElement } from '@redakcja/generated/model/standardElement';
import type { StandardElementTranslation } from '@redakcja/generated/model/standardElementTranslation';
import { StandardElementType } from '@redakcja/generated/model/standardElementType';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { boolean, integer, nullable, oneOf, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import type { ListQuery } from '../../lists/list-sql.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';
import { defaultLanguageCode } from '../../shared/languages.ts';
import { groupNameSql } from '../../shared/standard-element-group.ts';
import { asksForStates, type RowStates, stateColumns } from './row-states.ts';

const element = {
  areaName: text('e.area_name'),
  groupName: text(groupNameSql('e')),
  elementType: oneOf(StandardElementType, 'e.element_type'),
  elementName: text('e.element_name'),
  isTranslationRequired: boolean('e.is_translation_required'),
  isTranslationDescriptionRequired: boolean('e.is_translation_description_required'),
  isTranslationEditable: boolean('e.is_translation_editable'),
  isTranslationDescriptionEditable: boolean('e.is_translation_description_editable'),
};

const translation = rowShape({
  id: nullable(integer('t.id')),
  standardElementId: integer('e.id'),
  ...element,
  baseTranslation: text("coalesce(p.translation, '')"),
  baseTranslationDescription: text("coalesce(p.translation_description, '')"),
  translation: text("coalesce(t.translation, '')"),
  translationDescription: text("coalesce(t.translation_description, '')"),
  isOutdated: boolean('coalesce(t.source_hash <> p.wording_hash, false)'),
  revision: integer('coalesce(t.revision, 0)'),
});

/** A row per element of the language `l`; `p` is its Polish wording. */
const rowsOfLanguage = `standard_elements e cross join languages l
  left join standard_element_translations t on t.standard_element_id = e.id and t.language_id = l.id
  left join standard_element_translations p on p.standard_element_id = e.id
    and p.language_id = (select id from languages where iso_code = '${defaultLanguageCode}')`;

function present({ isOutdated, ...row }: RowOf<typeof translation>): StandardElementTranslation {
  const errors = standardElementErrors(row, row).map(({ message }) => message);
  return { ...row, errors, state: translationState(errors, isOutdated), isChanged: false };
}

/** All elements, in the order of the site. */
export async function standardRows(db: Database, languageId: number): Promise<StandardElementTranslation[]> {
  const rows = await db.rows(
    translation,
    sql`${translation.select} from ${sql.raw(rowsOfLanguage)} where l.id = ${languageId} order by e.id`,
  );
  return rows.map(present);
}

const expressions = {
  areaName: 'e.area_name',
  groupName: groupNameSql('e'),
  elementName: 'e.element_name',
  translation: "coalesce(t.translation, '')",
  translationDescription: "coalesce(t.translation_description, '')",
};

const pageOf = (states: RowStates) =>
  ({
    list: listStandardElementTranslationsDefinition,
    row: translation,
    from: rowsOfLanguage,
    columns: {
      ...expressions,
      elementType: 'e.element_type',
      standardElementId: 'e.id',
      ...stateColumns('e.id', states),
    },
    sortings: expressions,
    tieBreaker: 'e.id',
  }) satisfies PageSql<typeof listStandardElementTranslationsDefinition>;

export async function listStandardTranslations(db: Database, languageId: number, query: ListQuery) {
  const states = asksForStates(query)
    ? (await standardRows(db, languageId)).map(({ standardElementId: id, state }) => ({ id, state }))
    : [];
  const { rows, total } = await readPage(db, pageOf(states), query, (values) => [`l.id = ${values.add(languageId)}`]);
  return { rows: rows.map(present), total };
}

const elementRow = rowShape({ id: integer('e.id'), ...element });

export function listElements(db: Database): Promise<StandardElement[]> {
  return db.rows(elementRow, sql`${elementRow.select} from standard_elements e order by e.area_name, e.id`);
}
