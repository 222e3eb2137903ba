// The list of articles: the page as JSON and the total.
import type { Handler } from '../../call/handler.ts';
import type { Services } from '../../call/services.ts';
import { SharedReads } from '../../database/server/shared-reads.ts';
import { keptLists } from '../../lists/kept-lists.ts';
import { unknownLanguage } from '../../shared/languages.ts';
import { countStatement, type ListQuery, listStatement } from './list-statement.ts';

/** Of each database, since one process may have several in tests. */
const shared = new WeakMap<object, SharedReads>();

function sharedOf({ db }: Pick<Services, 'db'>): SharedReads {
  let reads = shared.get(db);
  if (reads === undefined) {
    reads = new SharedReads();
    shared.set(db, reads);
  }
  return reads;
}

function read({ db, readList }: Services, query: ListQuery, key: string) {
  const { page: _page, size: _size, sortings: _sortings, ...narrowing } = query;
  return keptLists(db).read(
    { total: `list ${JSON.stringify(narrowing)}`, page: `list ${key}` },
    async () => {
      const count = countStatement(query);
      return count === null ? undefined : (await readList(count.statement, count.values))[0];
    },
    async (known) => {
      const { statement, values } = listStatement(query, known);
      return (await readList(statement, values))[0];
    },
  );
}

export const listArticles: Handler<'listArticles'> = async ({ query, services }) => {
  const key = JSON.stringify(query);
  const listed = await sharedOf(services).get(key, () => read(services, query, key));
  if (listed === undefined || listed.language === null) throw unknownLanguage(query.lang);
  return { json: listed.json, total: listed.total };
};
