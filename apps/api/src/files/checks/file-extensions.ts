import { FileKind } from '@redakcja/generated/model/fileKind';
import type { Handler } from '../../call/handler.ts';
import { integer, nullable, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { preparedSelect } from '../../database/rows/sql-values.ts';

const fileExtension = rowShape({
  extension: text('e.extension'),
  contentType: text('e.content_type'),
  description: text('e.description'),
  fileType: oneOf(FileKind, 'e.file_type'),
  repositoryGroupId: nullable(integer('g.id')),
  repositoryGroupName: nullable(text('g.name')),
});

const extensions = preparedSelect(
  fileExtension,
  `from file_extensions e left join repository_groups g on g.id = e.repository_group_id order by e.extension collate "C"`,
);

export const listFileExtensions: Handler<'listFileExtensions'> = async ({ services }) => ({
  body: await services.read(extensions),
});
