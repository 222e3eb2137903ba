import { listSystemParametersDefinition } from '@redakcja/generated/lists/listSystemParameters';
import type { ParameterTiles } from '@redakcja/generated/model/parameterTiles';
import type { SystemParameter } from '@redakcja/generated/model/systemParameter';
import { SystemParameterEditor } from '@redakcja/generated/model/systemParameterEditor';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { jsonSql, listOf, objectOf } from '../../database/rows/json-sql.ts';
import { rowFinder } from '../../database/rows/row-finder.ts';
import { integer, json, oneOf, type RowShape, rowShape, text } from '../../database/rows/row-shape.ts';
import type { ListQuery } from '../../lists/list-sql.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';

/** A stored parameter; its editor determines the shape of the value. */
export type ParameterRow = SystemParameter extends infer One
  ? One extends SystemParameter
    ? Omit<One, 'labelValue'>
    : never
  : never;

export type ParameterByEditor = { [Row in ParameterRow as Row['editorType']]: Row };

/** Shape of the value by editor. */
const valueFields: { [Editor in SystemParameterEditor]: readonly (keyof ParameterByEditor[Editor]['value'])[] } = {
  number: ['value', 'minValue', 'maxValue'],
  color: ['value'],
  session: ['enabled', 'value', 'minValue', 'maxValue'],
  tileCount: ['value', 'tiles'],
  clientId: ['clientId'],
  cookies: ['isEnabled', 'description'],
  userManual: ['userManual', 'defaultUserManual'],
  analytics: ['isActive', 'gaid'],
  bipUserManual: ['userManual', 'defaultUserManual'],
  switch: ['isEnabled'],
};

/** Chosen tiles are those of the settings of tiles: they are not stored twice. */
const chosenTiles = listOf<ParameterTiles>(
  objectOf<ParameterTiles>({
    languageId: 's.language_id',
    tiles: jsonSql<number[]>(
      '(select json_agg(x.tile_id order by x.position) from tile_setting_tiles x where x.language_id = s.language_id)',
    ),
  }),
  's.language_id',
  'tile_settings s',
);

const row = rowShape({
  id: integer('p.id'),
  keyName: text('p.key_name'),
  editorType: oneOf(SystemParameterEditor, 'p.editor_type'),
  displayName: text('p.display_name'),
  value: json(
    jsonSql<object>(
      `case when p.editor_type = 'tileCount' then p.value || jsonb_build_object('tiles', ${chosenTiles}) else p.value end`,
    ),
  ),
});

function isParameter(found: { editorType: SystemParameterEditor; value: object }): found is ParameterRow {
  return valueFields[found.editorType].every((field) => field in found.value);
}

/** Rows with an invalid value are left out. */
const parameter: RowShape<ParameterRow> = {
  ...row,
  check: (rows) => row.check(rows).filter(isParameter),
};

/** Parameters with an editor. */
const source = `(select * from system_parameters where editor_type in (${Object.values(SystemParameterEditor)
  .map((editor) => `'${editor}'`)
  .join(', ')})) p`;

const page = {
  list: listSystemParametersDefinition,
  row: parameter,
  from: source,
  columns: { id: 'p.id', displayName: 'p.display_name', keyName: 'p.key_name', editorType: 'p.editor_type' },
  sortings: { id: 'p.id', displayName: 'p.display_name', keyName: 'p.key_name' },
  tieBreaker: 'p.id',
} satisfies PageSql<typeof listSystemParametersDefinition>;

export function listParameters(db: Database, query: ListQuery) {
  return readPage(db, page, query);
}

export function allParameters(db: Database): Promise<ParameterRow[]> {
  return db.rows(parameter, sql`${parameter.select} from ${sql.raw(source)} order by p.display_name`);
}

export const findParameter = rowFinder(parameter, 'p', source);

const pdf = rowShape({ fileName: text(), key: text() });

export async function findPdf(db: Database, fileId: number) {
  const [found] = await db.rows(
    pdf,
    sql`select file_name as "fileName", key from files
      where id = ${fileId} and is_public and content_type = 'application/pdf'`,
  );
  return found;
}
