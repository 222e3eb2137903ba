// The one search of the audit log: names, titles, numbers and addresses, without regard to letter case and Polish diacritics.
import type { Filter } from '@redakcja/domain/shared/lists/list-columns';
import type { SqlValues } from '../../database/rows/sql-values.ts';
import { foldedCondition } from '../../lists/list-sql.ts';

/** What stands in the entry itself; the index audit_entries_words has the same expression. */
const ownWords = `(fold_polish(coalesce(a.actor_name, '') || ' ' || coalesce(a.subject_name, '') || ' '
  || coalesce(a.address, '') || ' ' || a.details::text) collate "C")`;

/** Arrays, so that each part is found by its own index. */
export function auditSearch(filter: Filter, values: SqlValues): string {
  const has = (expression: string) => foldedCondition(expression, filter, values);
  return `(${has(ownWords)}
    or a.actor_id = any(array(select u.id from users u where ${has(`fold_polish(u.firstname || ' ' || u.surname)`)}))
    or a.id = any(array(select r.entry_id from article_search s join audit_records r on r.record = 'articles/' || s.article_id
      where ${has('s.title')})))`;
}
