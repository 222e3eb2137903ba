// The check of texts and attachments before a publication, for many articles at once.
import type { CheckedTexts } from '@redakcja/domain/articles/check/check-text';
import { type SQL, sql } from 'drizzle-orm';
import type { Call } from '../../call/handler.ts';
import { listOf, objectOf } from '../../database/rows/json-sql.ts';
import { integer, json, nullable, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { ownNumbers } from '../../shared/attachment-check.ts';
import { findingsOf, longText } from '../operations/checked-texts.ts';
import type { Findings } from '../operations/text-check-jobs.ts';
import { attachmentChecks } from '../review/review-sql.ts';

const shownRows = (table: 'article_links' | 'article_multimedia') =>
  listOf<CheckedTexts['links'][number]>(
    objectOf<CheckedTexts['links'][number]>({ displayText: 'x.display_text', title: 'x.title', url: 'x.url' }),
    'x.position, x.id',
    `${table} x where x.article_id = a.id`,
  );

const checkedTexts = rowShape({
  id: integer('a.id'),
  revision: integer('a.revision'),
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
  ownNumbers: json(ownNumbers),
});

/** Texts in memory at a time; one may have two million characters. */
const partSize = 20;

/** Who asks, and with what. */
export type Asking = Pick<Call<'changeArticleStatus' | 'changeArticleStatuses'>, 'db' | 'caller' | 'services'>;

interface Found {
  revision: number;
  findings: Findings;
}

export type FoundErrors = ReadonlyMap<number, Found>;

/** Of long texts, which are looked through before the transaction of a change: it would hold others up meanwhile. */
export function readLongErrors(asking: Asking, ids: readonly number[]): Promise<FoundErrors> {
  return read(asking, ids, sql`length(a.content) + length(coalesce(a.extra_content, '')) > ${longText}`);
}

/** Errors in the texts and attachments of these articles; articles without any are left out. */
export async function readTextErrors(
  asking: Asking,
  ids: readonly number[],
  known: FoundErrors = new Map(),
): Promise<Map<number, Findings>> {
  const found = await read(asking, ids, sql`true`, known);
  return new Map(
    [...found].flatMap(([id, { findings }]) => (findings.errors.length > 0 ? [[id, findings] as const] : [])),
  );
}

async function read(
  { db, caller, services }: Asking,
  ids: readonly number[],
  condition: SQL,
  known: FoundErrors = new Map(),
): Promise<Map<number, Found>> {
  const found = new Map<number, Found>();
  for (let from = 0; from < ids.length; from += partSize) {
    const part = idList(ids.slice(from, from + partSize));
    const rows = await db.rows(
      checkedTexts,
      sql`${checkedTexts.select} from articles a join languages l on l.id = a.language_id
        where a.id = any(${part}) and ${condition}`,
    );
    for (const { id, revision, attachments, isoCode, ownNumbers: numbers, ...texts } of rows) {
      const before = known.get(id);
      const isKnown = before !== undefined && before.revision === revision;
      const checked = { texts: { ...texts, language: { isoCode }, review: { ownNumbers: numbers } }, attachments };
      found.set(id, isKnown ? before : { revision, findings: await findingsOf(services, caller.id, checked) });
    }
  }
  return found;
}
