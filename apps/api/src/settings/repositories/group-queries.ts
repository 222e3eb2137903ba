import { listRepositoryGroupsDefinition } from '@redakcja/generated/lists/listRepositoryGroups';
import type { FileExtension } from '@redakcja/generated/model/fileExtension';
import type { RepositoryGroupInput } from '@redakcja/generated/model/repositoryGroupInput';
import { sql } from 'drizzle-orm';
import { etagSql } from '../../call/etag.ts';
import type { Database } from '../../database/database.ts';
import { listOf, objectOf } from '../../database/rows/json-sql.ts';
import { rowFinder } from '../../database/rows/row-finder.ts';
import { integer, json, nullable, rowShape, text } from '../../database/rows/row-shape.ts';
import { columnsIn } from '../../database/rows/table-columns.ts';
import { repositoryGroups } from '../../database/schema.ts';
import { condition, type ListQuery } from '../../lists/list-sql.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';

const extension = objectOf<FileExtension>({
  extension: 'e.extension',
  contentType: 'e.content_type',
  description: 'e.description',
  fileType: 'e.file_type',
});

const group = rowShape({
  id: integer('g.id'),
  name: text('g.name'),
  description: nullable(text('g.description')),
  icon: text('g.icon'),
  etag: text(etagSql('g')),
  extensions: json(
    listOf<FileExtension>(extension, 'e.extension', 'file_extensions e where e.repository_group_id = g.id'),
  ),
});

const page = {
  list: listRepositoryGroupsDefinition,
  row: group,
  from: 'repository_groups g',
  columns: {
    id: 'g.id',
    name: 'g.name',
    description: 'g.description',
    extension: (filter, values) =>
      `exists (select from file_extensions e where e.repository_group_id = g.id and ${condition('e.extension', filter, values)})`,
  },
  sortings: { id: 'g.id', name: 'g.name', description: 'g.description' },
  tieBreaker: 'g.id',
} satisfies PageSql<typeof listRepositoryGroupsDefinition>;

export function listGroups(db: Database, query: ListQuery) {
  return readPage(db, page, query);
}

export const findGroup = rowFinder(group, 'g', 'repository_groups g');

/** The extensions have a separate table. */
export function columnsOf({ extensions: _, description = null, ...input }: RepositoryGroupInput) {
  return columnsIn(repositoryGroups, { ...input, description });
}

export async function insertGroup(tx: Database, input: RepositoryGroupInput): Promise<number> {
  const [row] = await tx.insert(repositoryGroups).values(columnsOf(input)).returning({ id: repositoryGroups.id });
  if (row === undefined) throw new Error('The group was not inserted');
  return row.id;
}

const extensionOwner = rowShape({
  extension: text(),
  groupId: nullable(integer()),
  groupName: nullable(text()),
});

/** The known extensions among these, locked, so that two groups cannot take the same one. */
export function lockExtensions(tx: Database, extensions: readonly string[]) {
  return tx.rows(
    extensionOwner,
    sql`select e.extension, e.repository_group_id as "groupId", g.name as "groupName"
      from file_extensions e left join repository_groups g on g.id = e.repository_group_id
      where e.extension = any(${sql.param([...extensions])}::text[]) order by e.extension for update of e`,
  );
}

export async function assignExtensions(tx: Database, id: number, extensions: readonly string[]): Promise<void> {
  const list = sql`${sql.param([...extensions])}::text[]`;
  await tx.execute(
    sql`update file_extensions set repository_group_id = case when extension = any(${list}) then ${id}::int end
      where repository_group_id = ${id} or extension = any(${list})`,
  );
}
