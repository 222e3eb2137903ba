// The check of texts and attachments before a publication, for many articles at once.
import { setImmediate } from 'node:timers/promises';
import type { CheckedTexts } from '@redakcja/domain/articles/check/check-text';
import { publicationFindings } from '@redakcja/domain/articles/check/publication-check';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { listOf, objectOf } from '../../database/rows/json-sql.ts';
import { integer, json, nullable, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { attachmentChecks } from '../review/review-sql.ts';

const shownRows = (table: 'article_links' | 'article_multimedia') =>
  listOf<CheckedTexts['links'][number]>(
    objectOf<CheckedTexts['links'][number]>({ displayText: 'x.display_text', title: 'x.title', url: 'x.url' }),
    'x.position, x.id',
    `${table} x where x.article_id = a.id`,
  );

const checkedTexts = rowShape({
  id: integer('a.id'),
  title: text('a.title'),
  shortDescription: text('a.short_description'),
  content: text('a.content'),
  extraContent: nullable(text('a.extra_content')),
  titleFromFooter: nullable(text('a.title_from_footer')),
  baseArticleProvidingEntity: text('a.providing_entity'),
  baseArticleAuthorName: text('a.author_name'),
  baseArticleAuthorEmail: nullable(text('a.author_email')),
  links: json(shownRows('article_links')),
  multimedia: json(shownRows('article_multimedia')),
  isoCode: text('l.iso_code'),
  attachments: json(attachmentChecks),
});

/** Texts in memory at a time; one may have two million characters. */
const partSize = 20;

export type TextErrors = ReturnType<typeof publicationFindings>;

/** Errors in the texts and attachments of these articles, in a few words each; articles without any are left out. */
export async function readTextErrors(db: Database, ids: readonly number[]): Promise<Map<number, TextErrors>> {
  const found = new Map<number, TextErrors>();
  for (let from = 0; from < ids.length; from += partSize) {
    const part = idList(ids.slice(from, from + partSize));
    const rows = await db.rows(
      checkedTexts,
      sql`${checkedTexts.select} from articles a join languages l on l.id = a.language_id where a.id = any(${part})`,
    );
    for (const { id, attachments, isoCode, ...texts } of rows) {
      const errors = publicationFindings({ ...texts, language: { isoCode } }, attachments);
      if (errors.errors.length > 0) found.set(id, errors);
      // other requests run between long texts
      if (texts.content.length > 100_000) await setImmediate();
    }
  }
  return found;
}
