// The menus of a configuration: the file and the steps of `bip menus import`, with articles by their names.
import { isMap, isSeq, type YAMLMap } from 'yaml';
import { planOf } from '../../menus/file/import-plan.ts';
import { type Entry, entriesOf, withArticleNumbers } from '../../menus/file/menu-file.ts';
import { entriesIn, nodeOf, toYaml } from '../../menus/file/menu-yaml.ts';
import { importMenusJob, isAddedWith } from '../../menus/import-job.ts';
import { namesInKey } from '../../menus/read/categories.ts';
import { menuNames } from '../../menus/read/menu-names.ts';
import { allCategories, readMenus } from '../../menus/read/read-menus.ts';
import type { Values } from '../values/values.ts';
import type { Adapter } from './adapter.ts';
import type { ConfigRecord } from './resources.ts';

/** The previous sibling is part of the value, since the order of the file is that of the menu. */
function recordsOf(entries: readonly Entry[], ids: ReadonlyMap<string, number>): ConfigRecord[] {
  const last = new Map<string, string>();
  return entries.map((entry) => {
    const key = namesInKey(entry.key);
    const after = last.get(entry.parentKey) ?? null;
    last.set(entry.parentKey, key.at(-1) ?? '');
    return { key, value: { ...nodeOf(entry), after }, id: ids.get(entry.key) ?? null, isSystem: false, source: entry };
  });
}

const entryOf = ({ source }: Pick<ConfigRecord, 'source'>) => source as Entry;

/** The categories of a file as nodes, in the order of their entries. */
function* nodesUnder(categories: unknown): Generator<YAMLMap> {
  if (!isSeq(categories)) return;
  for (const one of categories.items) {
    if (!isMap(one)) continue;
    yield one;
    yield* nodesUnder(one.get('children'));
  }
}

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
    const { root } = yaml;
    const nodes = isMap(root) ? menuNames.flatMap((menu) => [...nodesUnder(root.get(menu))]) : [];
    for (const [index, { linkToArticle, linkToCategory, languages }] of entries.entries()) {
      const node = nodes[index];
      const refer = (field: string, target: string, key: readonly string[]) =>
        reading.refer(node?.get(field, true) ?? node, target, key);
      if (Array.isArray(linkToArticle)) refer('linkToArticle', 'articles', linkToArticle);
      if (linkToCategory !== null) refer('linkToCategory', 'menus', linkToCategory);
      for (const code of Object.keys(languages)) refer('languages', 'languages', [code]);
    }
    return recordsOf(entries, new Map());
  },
  without: (record, isMissing) => {
    const { linkToArticle } = entryOf(record);
    if (!Array.isArray(linkToArticle) || !isMissing('articles', linkToArticle)) return record;
    const { linkToArticle: _gone, ...value } = record.value as Values;
    return { ...record, value, source: { ...entryOf(record), linkToArticle: null } };
  },
  steps: async (_, wanted) => {
    const entries = await withArticleNumbers(wanted.map(entryOf));
    return [...planOf(await readMenus(undefined), entries, true)].map(({ id: _id, data = {}, name, ...item }) => ({
      ...item,
      name: `Menu: ${name}`,
      data: { ...data, resource: 'menus' },
    }));
  },
  joins: isAddedWith,
  sender: () => {
    const { send } = importMenusJob();
    return async (office, items, isRetry) => {
      const outcomes = await send(items, isRetry);
      office.forget('menus');
      return outcomes;
    };
  },
};
