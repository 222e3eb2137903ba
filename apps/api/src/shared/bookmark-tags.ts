import type { BookmarkTag } from '@redakcja/generated/model/bookmarkTag';
import { listOf, objectOf } from '../database/rows/json-sql.ts';

/** Tags of the bookmark `b`, by name. */
export const bookmarkTagList = listOf<BookmarkTag>(
  objectOf<BookmarkTag>({ id: 't.id', name: 't.name' }),
  't.name',
  'bookmark_tags x join tags t on t.id = x.tag_id where x.bookmark_id = b.id',
);
