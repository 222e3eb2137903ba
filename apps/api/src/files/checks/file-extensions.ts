import { FileKind } from '@redakcja/generated/model/fileKind';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import { integer, nullable, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';

const fileExtension = rowShape({
  extension: text('e.extension'),
  contentType: text('e.content_type'),
  description: text('e.description'),
  fileType: oneOf(FileKind, 'e.file_type'),
  repositoryGroupId: nullable(integer('g.id')),
  repositoryGroupName: nullable(text('g.name')),
});

export const listFileExtensions: Handler<'listFileExtensions'> = async ({ db }) => ({
  body: await db.rows(
    fileExtension,
    sql`${fileExtension.select} from file_extensions e left join repository_groups g on g.id = e.repository_group_id
      order by e.extension collate "C"`,
  ),
});
