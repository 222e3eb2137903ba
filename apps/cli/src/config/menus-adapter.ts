// The menus of a configuration: the file and the steps of `bip menus import`, with articles by their names.
import type { Json } from '@redakcja/generated/contract';
import { importMenusJob } from '../menus/import-job.ts';
import { planOf } from '../menus/import-plan.ts';
import { type Entry, entriesOf, withArticleNumbers } from '../menus/menu-file.ts';
import { entriesIn, nodeOf, toYaml } from '../menus/menu-yaml.ts';
import { allCategories, readMenus } from '../menus/read-menus.ts';
import type { Adapter } from './adapter.ts';
import type { ConfigRecord } from './resources.ts';

/** Menu and names from the first level; the second of two siblings of one name ends in „ #2”. */
const keyOf = ({ key }: Entry) => key.split('\n').map((name) => name.replace('\t', ' #'));

/** The entry is in the record, since its place in the file is its place in the menu. */
function recordsOf(entries: readonly Entry[], ids: ReadonlyMap<string, number>): ConfigRecord[] {
  const last = new Map<string, string>();
  return entries.map((entry) => {
    const key = keyOf(entry);
    const after = last.get(entry.parentKey) ?? null;
    last.set(entry.parentKey, key.at(-1) ?? '');
    const value = { ...nodeOf(entry), after } as unknown as Json;
    return { key, value, id: ids.get(entry.key) ?? null, isSystem: false, source: entry };
  });
}

const entryOf = ({ source }: ConfigRecord) => source as Entry;

export const menusAdapter: Adapter = {
  comment: 'Kategorie stoją w kolejności menu i są rozpoznawane po nazwach od pierwszego poziomu.',
  records: async (office) => {
    const menus = await readMenus(undefined);
    const everywhere = allCategories(menus);
    const entries: Entry[] = [];
    for (const entry of entriesOf(menus, everywhere)) {
      const article = entry.linkToArticle;
      const named =
        typeof article === 'number' ? ((await office.keyOf('articles', article)) as string[] | null) : article;
      entries.push({ ...entry, linkToArticle: named });
    }
    return recordsOf(entries, new Map(everywhere.map(({ key, element }) => [key, element.elementId])));
  },
  text: (records, comment) => toYaml(records.map(entryOf), comment),
  recordsIn: (yaml, reading) => {
    const entries = entriesIn(yaml, ({ line, message }) => reading.failAt(line, message));
    return recordsOf(entries, new Map()).map((record) => {
      const { linkToArticle, languages } = entryOf(record);
      if (Array.isArray(linkToArticle)) reading.refer(yaml.root, 'articles', linkToArticle.map(String));
      for (const code of Object.keys(languages)) reading.refer(yaml.root, 'languages', [code]);
      return { ...record, line: 1 };
    });
  },
  steps: async (_, wanted) => {
    const entries = await withArticleNumbers(wanted.map(entryOf));
    return [...planOf(await readMenus(undefined), entries, true)].map(({ id: _id, data = {}, name, ...item }) => ({
      ...item,
      name: `Menu: ${name}`,
      data: { ...data, resource: 'menus' },
    }));
  },
  sender: () => {
    const { send } = importMenusJob();
    return async (office, item, isRetry) => {
      const [outcome] = await send([item], isRetry);
      office.forget('menus');
      return outcome ?? { id: item.id, outcome: 'refused', errors: [] };
    };
  },
};
