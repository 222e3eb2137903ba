import { listSystemParametersDefinition } from '@redakcja/generated/lists/listSystemParameters';
import type { SystemParameter } from '@redakcja/generated/model/systemParameter';
import { SystemParameterEditor } from '@redakcja/generated/model/systemParameterEditor';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.ts';
import { type ListQuery, type ListSql, listParts } from '../../shared/list-sql.ts';
import type { Services } from '../../shared/services.ts';
import { SqlValues, statementOf } from '../../shared/sql-values.ts';

/** A row of system_parameters; its editor decides the shape of the value. */
export type ParameterRow = SystemParameter extends infer One
  ? One extends SystemParameter
    ? Omit<One, 'labelValue'> & { revision: number }
    : never
  : never;

const columns = `p.id, p.key_name as "keyName", p.editor_type as "editorType", p.display_name as "displayName", p.value, p.revision`;
const editors = Object.values(SystemParameterEditor);

const listSql: ListSql<typeof listSystemParametersDefinition> = {
  list: listSystemParametersDefinition,
  columns: { id: 'p.id', displayName: 'p.display_name', keyName: 'p.key_name', editorType: 'p.editor_type' },
  sortings: { id: 'p.id', displayName: 'p.display_name', keyName: 'p.key_name' },
  tieBreaker: 'p.id',
};

export async function listParameters({ read }: Services, query: ListQuery) {
  const values = new SqlValues();
  const { where, orderBy, limit, offset } = listParts(listSql, query, values);
  const condition = [`p.editor_type = any(${values.add(editors)})`, ...where].join(' and ');
  const counted = [...values.list];
  const page = `order by ${orderBy} limit ${values.add(limit)} offset ${values.add(offset)}`;
  const [rows, [count]] = await Promise.all([
    read<ParameterRow>(
      statementOf(`select ${columns} from system_parameters p where ${condition} ${page}`),
      values.list,
    ),
    read<{ total: number }>(
      statementOf(`select count(*) as total from system_parameters p where ${condition}`),
      counted,
    ),
  ]);
  return { rows, total: Number(count?.total ?? 0) };
}

export async function allParameters({ read }: Services): Promise<ParameterRow[]> {
  const text = `select ${columns} from system_parameters p where p.editor_type = any($1) order by p.display_name`;
  return read<ParameterRow>(statementOf(text), [editors]);
}

export async function findParameter(db: Database, id: number): Promise<ParameterRow | undefined> {
  const rows = await rowsOf<ParameterRow>(
    db,
    sql`select ${sql.raw(columns)} from system_parameters p where p.id = ${id} and p.editor_type = any(${sql.param(editors)}::text[])`,
  );
  return rows[0];
}

/** False when somebody else was faster. */
export async function writeParameter(
  db: Database,
  { id, revision }: ParameterRow,
  value: ParameterRow['value'],
): Promise<boolean> {
  // the value was put together from this revision, so it is written over no other
  const written = await rowsOf(
    db,
    sql`update system_parameters set value = ${JSON.stringify(value)}::jsonb, revision = revision + 1
      where id = ${id} and revision = ${revision} returning id`,
  );
  return written.length > 0;
}

export async function findPdf(db: Database, fileId: number): Promise<{ fileName: string; key: string } | undefined> {
  const rows = await rowsOf<{ fileName: string; key: string }>(
    db,
    sql`select file_name as "fileName", key from files
      where id = ${fileId} and is_public and content_type = 'application/pdf'`,
  );
  return rows[0];
}
