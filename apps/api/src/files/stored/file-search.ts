import { likePattern } from '@redakcja/domain/files/repository-search';
import { searchFilesDefinition } from '@redakcja/generated/lists/searchFiles';
import { FileKind } from '@redakcja/generated/model/fileKind';
import type { Handler } from '../../call/handler.ts';
import { utc } from '../../database/rows/json-sql.ts';
import { integer, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { invalid } from '../../http/problem.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';

const page = {
  list: searchFilesDefinition,
  row: rowShape({
    id: integer('d.id'),
    fileName: text('d.file_name'),
    createdDate: text(utc('d.created_date')),
    createdBy: text('d.created_by'),
    extension: text('d.extension'),
    size: integer('f.size'),
    contentType: text('f.content_type'),
    fileType: oneOf(FileKind, 'd.file_type'),
    crc32File: text('f.crc32'),
  }),
  from: 'document_repository d join files f on f.id = d.file_id',
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
} satisfies PageSql<typeof searchFilesDefinition>;

/** The expression of the index document_repository_name. */
const foldedName = `translate(lower(d.file_name), 'ąćęłńóśźż', 'acelnoszz') collate "C"`;

/** At least one filter of it is required: the extensions of the chosen groups. */
const groupColumn: keyof typeof searchFilesDefinition.columns = 'extension';

export const searchFiles: Handler<'searchFiles'> = async ({ db, query }) => {
  const title = query.title.trim();
  const hasGroup = (query.filters ?? []).some((text) => text.startsWith(`${groupColumn};`));
  const missing = [
    ...(hasGroup ? [] : [{ path: 'filters', message: 'Wybierz grupę' }]),
    ...(title === '' ? [{ path: 'title', message: 'Uzupełnij pole' }] : []),
  ];
  if (missing.length > 0) throw invalid(missing);
  const { rows, total } = await readPage(db, page, query, (values) => [
    `${foldedName} like fold_polish(${values.add(likePattern(title))})`,
  ]);
  return { body: rows, total };
};
