import { listRepositoryGroupsDefinition } from '@redakcja/generated/lists/listRepositoryGroups';
import type { FileExtension } from '@redakcja/generated/model/fileExtension';
import type { RepositoryGroup } from '@redakcja/generated/model/repositoryGroup';
import type { RepositoryGroupInput } from '@redakcja/generated/model/repositoryGroupInput';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database/database.ts';
import { repositoryGroups } from '../../database/schema.ts';
import { atRevision } from '../../shared/etag.ts';
import { condition, type ListQuery } from '../../shared/list-sql.ts';
import { type PageSql, readPage } from '../../shared/read-page.ts';
import type { Services } from '../../shared/services.ts';
import { listOf, objectOf } from '../../shared/sql-json.ts';

const extension = objectOf<FileExtension>({
  extension: 'e.extension',
  contentType: 'e.content_type',
  description: 'e.description',
  fileType: 'e.file_type',
});

const columns = `g.id, g.name, g.description, g.icon,
  (select ${listOf(extension, 'e.extension')} from file_extensions e where e.repository_group_id = g.id) as extensions`;

const page: PageSql<typeof listRepositoryGroupsDefinition> = {
  list: listRepositoryGroupsDefinition,
  select: columns,
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
};

export function listGroups(services: Services, query: ListQuery) {
  return readPage<RepositoryGroup>(services, page, query);
}

export async function findGroup(db: Database, id: number) {
  const [row] = await rowsOf<RepositoryGroup & { revision: number }>(
    db,
    sql`select ${sql.raw(columns)}, g.revision from repository_groups g where g.id = ${id}`,
  );
  if (row === undefined) return null;
  const { revision, ...group } = row;
  return { group, revision };
}

export async function insertGroup(tx: Database, { name, description, icon }: RepositoryGroupInput): Promise<number> {
  const [row] = await tx
    .insert(repositoryGroups)
    .values({ name, description: description ?? null, icon })
    .returning({ id: repositoryGroups.id });
  if (row === undefined) throw new Error('The group was not inserted');
  return row.id;
}

/** False when the group is not at one of the revisions that `ifMatch` names any more. */
export async function writeGroup(
  tx: Database,
  id: number,
  { name, description, icon }: RepositoryGroupInput,
  ifMatch: string | undefined,
): Promise<boolean> {
  const written = await rowsOf(
    tx,
    sql`update repository_groups set name = ${name}, description = ${description ?? null}, icon = ${icon}, revision = revision + 1
      where id = ${id} and ${atRevision(ifMatch)} returning id`,
  );
  return written.length > 0;
}

export interface ExtensionOwner {
  extension: string;
  groupId: number | null;
  groupName: string | null;
}

/** The known ones of these extensions, locked: two groups that take the same one wait for each other. */
export async function lockExtensions(tx: Database, extensions: readonly string[]): Promise<ExtensionOwner[]> {
  return rowsOf<ExtensionOwner>(
    tx,
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

/** Ids and names of the groups that were there. Their extensions belong to no group then. */
export async function removeGroups(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await rowsOf<{ id: number; name: string }>(
    db,
    sql`delete from repository_groups where id = any(${sql.param([...ids])}::int[]) returning id, name`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
