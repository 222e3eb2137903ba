import { eventsOfGroup, groupOfEvent } from '@redakcja/domain/access/audit/audit-groups';
import { coveredLog } from '@redakcja/domain/shared/text/personal-numbers';
import { listAuditEntriesDefinition } from '@redakcja/generated/lists/listAuditEntries';
import type { AuditArticle } from '@redakcja/generated/model/auditArticle';
import type { AuditEntry } from '@redakcja/generated/model/auditEntry';
import { AuditEvent } from '@redakcja/generated/model/auditEvent';
import type { AuditGroup } from '@redakcja/generated/model/auditGroup';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import type { Database } from '../../database/database.ts';
import { listOf, objectOf } from '../../database/rows/json-sql.ts';
import {
  arrayOf,
  integer,
  json,
  logged,
  moment,
  nullable,
  oneOf,
  type RowOf,
  rowShape,
  text,
} from '../../database/rows/row-shape.ts';
import { readEntries } from '../../lists/journal-page.ts';
import { condition } from '../../lists/list-sql.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';
import { auditSearch } from './audit-search.ts';

/** Of a call about many, which names the others by their numbers. */
const maxArticles = 20;

const articlesOfEntry = `(select x.id, x.title, x.base_article_id, l.iso_code from audit_records r
  join articles x on x.id = substring(r.record from '^articles/([0-9]{1,9})$')::integer join languages l on l.id = x.language_id
  where r.entry_id = a.id order by x.id limit ${maxArticles}) x`;

const auditEntry = rowShape({
  id: integer('a.id'),
  createdDate: moment('a.created_date'),
  event: oneOf(AuditEvent, 'a.kind'),
  operation: nullable(text('a.operation')),
  userId: nullable(integer('a.actor_id')),
  userName: nullable(text('a.actor_name')),
  personName: nullable(text(`(select u.firstname || ' ' || u.surname from users u where u.id = a.actor_id)`)),
  program: nullable(text('a.program')),
  subjectId: nullable(integer('a.subject_id')),
  subjectName: nullable(logged(text('a.subject_name'))),
  ipAddress: nullable(text('a.address')),
  details: logged(arrayOf(text('a.details'))),
  articles: logged(
    json(
      listOf<AuditArticle>(
        objectOf<AuditArticle>({
          id: 'x.id',
          title: 'x.title',
          languageIsoCode: 'x.iso_code',
          baseArticleId: 'x.base_article_id',
        }),
        'x.id',
        articlesOfEntry,
      ),
    ),
  ),
  journalIds: json(listOf<number>('j', 'j', 'unnest(a.journal_ids) j')),
});

export type AuditRow = RowOf<typeof auditEntry>;

export const auditPage = {
  list: listAuditEntriesDefinition,
  row: auditEntry,
  from: 'audit_entries a',
  columns: {
    createdDate: 'a.created_date',
    event: 'a.kind',
    group: ({ values: [group] }, values) => `a.kind = any(${values.add(eventsOfGroup(group as AuditGroup))})`,
    text: auditSearch,
    person: (filter, values) =>
      `(${['a.actor_name', 'a.subject_name'].map((name) => condition(name, filter, values)).join(' or ')})`,
    userName: 'a.actor_name',
    program: 'a.program',
    operation: 'a.operation',
    subjectName: 'a.subject_name',
    userId: 'a.actor_id',
    subjectId: 'a.subject_id',
    id: 'a.id',
    ipAddress: 'a.address',
    record: ({ values: [record] }, values) =>
      `a.id in (select r.entry_id from audit_records r where r.record = ${values.add(record)})`,
  },
  sortings: {
    id: 'a.id',
    createdDate: 'a.created_date',
    event: 'a.kind',
    userName: 'a.actor_name',
    subjectName: 'a.subject_name',
  },
  tieBreaker: 'a.id',
} satisfies PageSql<typeof listAuditEntriesDefinition>;

export const listAuditEntries: Handler<'listAuditEntries'> = async ({ db, query }) => {
  const { rows, total } = await readPage(db, auditPage, query);
  return { body: await entriesOf(db, rows), total };
};

/** With what the journal says about their changes. */
export async function entriesOf(db: Database, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const ids = rows.flatMap(({ journalIds }) => journalIds);
  const changes =
    ids.length === 0 ? [] : await readEntries(db, sql`where j.id = any(${sql.param(ids)}::integer[]) order by j.id`);
  const changeOf = new Map(changes.map((one) => [one.id, one]));
  return rows.map(({ createdDate, journalIds, ...row }) => ({
    ...row,
    createdDate: createdDate.toISOString(),
    group: groupOfEvent[row.event],
    changes: journalIds.flatMap((id) => coveredLog(changeOf.get(id)) ?? []),
  }));
}
