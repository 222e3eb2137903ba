import { likePattern } from '@redakcja/domain/files/repository-search';
import { searchFilesDefinition } from '@redakcja/generated/lists/searchFiles';
import type { FileExtensionRow } from '@redakcja/generated/model/fileExtensionRow';
import type { RepositoryFile } from '@redakcja/generated/model/repositoryFile';
import type { Handler } from '../contract/handler.ts';
import { type ListSql, listParts } from '../shared/list-sql.ts';
import { invalid } from '../shared/problem.ts';
import { utc } from '../shared/sql-json.ts';
import { SqlValues, statementOf } from '../shared/sql-values.ts';

const columns = `d.id, d.file_name as "fileName", ${utc('d.created_date')} as "createdDate", d.created_by as "createdBy", d.extension,
  f.size, f.content_type as "contentType", d.file_type as "fileType", f.crc32 as "crc32File"`;
const source = 'document_repository d join files f on f.id = d.file_id';

const listSql: ListSql<typeof searchFilesDefinition> = {
  list: searchFilesDefinition,
  columns: { extension: 'd.extension', createdDate: 'd.created_date', createdBy: 'd.created_by' },
  sortings: {
    id: 'd.id',
    fileName: 'd.file_name',
    createdDate: 'd.created_date',
    createdBy: 'd.created_by',
    extension: 'd.extension',
    size: 'f.size',
  },
  tieBreaker: 'd.id',
};

/** The expression of the index document_repository_name. */
const foldedName = `translate(lower(d.file_name), 'ąćęłńóśźż', 'acelnoszz') collate "C"`;

/** At least one filter of it is required: the extensions of the chosen groups. */
const groupColumn: keyof typeof searchFilesDefinition.columns = 'extension';

export const searchFiles: Handler<'searchFiles'> = async ({ services, query }) => {
  const title = query.title.trim();
  const hasGroup = (query.filters ?? []).some((text) => text.startsWith(`${groupColumn};`));
  const missing = [
    ...(hasGroup ? [] : [{ path: 'filters', message: 'Wybierz grupę' }]),
    ...(title === '' ? [{ path: 'title', message: 'Uzupełnij pole' }] : []),
  ];
  if (missing.length > 0) throw invalid(missing);
  const values = new SqlValues();
  const { where, orderBy, limit, offset } = listParts(listSql, query, values);
  where.push(`${foldedName} like fold_polish(${values.add(likePattern(title))})`);
  const condition = where.join(' and ');
  const counted = [...values.list];
  const page = `order by ${orderBy} limit ${values.add(limit)} offset ${values.add(offset)}`;
  const [rows, [count]] = await Promise.all([
    services.read<RepositoryFile>(
      statementOf(`select ${columns} from ${source} where ${condition} ${page}`),
      values.list,
    ),
    services.read<{ total: number }>(
      statementOf(`select count(*)::int as total from ${source} where ${condition}`),
      counted,
    ),
  ]);
  return { body: rows, total: count?.total ?? 0 };
};

const extensions =
  statementOf(`select e.extension, e.content_type as "contentType", e.description, e.file_type as "fileType",
    g.id as "repositoryGroupId", g.name as "repositoryGroupName"
  from file_extensions e left join repository_groups g on g.id = e.repository_group_id order by e.extension collate "C"`);

export const listFileExtensions: Handler<'listFileExtensions'> = async ({ services }) => ({
  body: await services.read<FileExtensionRow>(extensions),
});
