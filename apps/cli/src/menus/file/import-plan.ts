// The changes that make the menus those of a file: additions, moves among siblings, edits, and finally links between categories and orders of articles.
import type { PlanItem } from '../../shared/bulk/plan.ts';
import { canonicalJson } from '../../shared/output/canonical-json.ts';
import { defaultOrder } from '../read/article-orders.ts';
import { allCategories, type NamedMenu } from '../read/read-menus.ts';
import { refusalsOf } from './known-refusals.ts';
import { type Entry, type EntryFields, entriesOf } from './menu-file.ts';

export const steps = {
  add: 'dodać',
  move: 'przestawić',
  edit: 'zmienić',
  link: 'połączyć',
  sort: 'ustawić kolejność artykułów',
  remove: 'usunąć',
} as const;
export type Step = keyof typeof steps;

/** Languages that are not in the file stay. */
function fieldsOf(entry: Entry, current: Entry | undefined): EntryFields {
  const { polish, isHidden, linkToCategory, linkToArticle } = entry;
  return { polish, isHidden, linkToCategory, linkToArticle, languages: { ...current?.languages, ...entry.languages } };
}

export const isSame = (a: unknown, b: unknown) => canonicalJson(a) === canonicalJson(b);

/** Siblings by the key of their parent, in their order. */
function orderOf(entries: readonly Pick<Entry, 'key' | 'parentKey'>[]): Map<string, string[]> {
  const order = new Map<string, string[]>();
  for (const { key, parentKey } of entries) order.set(parentKey, [...(order.get(parentKey) ?? []), key]);
  return order;
}

/** @param prune delete what the file does not name, at the end */
export function* planOf(menus: readonly NamedMenu[], wanted: readonly Entry[], prune = false): Generator<PlanItem> {
  const everywhere = allCategories(menus);
  const current = new Map(entriesOf(menus, everywhere).map((entry) => [entry.key, entry]));
  const revisions = new Map(everywhere.map(({ key, element }) => [key, element.revision]));
  const order = orderOf(everywhere);
  const known = new Set(wanted.map(({ key }) => key));
  const previous = new Map<string, string>();
  const refusals = refusalsOf(everywhere, wanted, prune);
  let id = 0;
  const item = (step: Step, entry: Entry, more: Readonly<Record<string, string>>): PlanItem => {
    id += 1;
    const { menu, key, parentKey, names } = entry;
    const revision = revisions.get(key);
    const errors = step === 'add' || step === 'edit' ? refusals(entry, step === 'add') : [];
    return {
      id,
      name: [menu, ...names].join(' / '),
      from: current.has(key) ? 'jest' : 'brak',
      to: steps[step],
      ...(errors.length === 0 ? {} : { errors }),
      data: { step, menu, key, parentKey, ...(revision === undefined ? {} : { revision: String(revision) }), ...more },
    };
  };
  for (const entry of wanted) {
    const { key, parentKey } = entry;
    const now = current.get(key);
    const fields = fieldsOf(entry, now);
    const all = order.get(parentKey) ?? [];
    const siblings = all.filter((one) => known.has(one));
    const place = siblings.indexOf(key);
    // Categories that are not in the file stay before the following branch of it.
    const before = previous.get(parentKey) ?? (siblings.length === 0 ? (all.at(-1) ?? '') : '');
    previous.set(parentKey, key);
    if (now === undefined) yield item('add', entry, { before, fields: JSON.stringify(fields) });
    else if ((siblings[place - 1] ?? '') !== before) yield item('move', entry, { before });
    const rest = siblings.filter((one) => one !== key);
    rest.splice(before === '' ? 0 : rest.indexOf(before) + 1, 0, key);
    order.set(parentKey, rest);
    if (
      now !== undefined &&
      !isSame({ ...fields, linkToCategory: null }, { ...fieldsOf(now, undefined), linkToCategory: null })
    )
      // its destination may be added later
      yield item('edit', entry, { fields: JSON.stringify({ ...fields, linkToCategory: now.linkToCategory }) });
  }
  for (const entry of wanted) {
    const now = current.get(entry.key);
    if (!isSame(entry.linkToCategory, now?.linkToCategory ?? null))
      yield item('link', entry, { fields: JSON.stringify(fieldsOf(entry, now)) });
  }
  for (const entry of wanted) {
    const order = current.get(entry.key)?.articleOrder ?? defaultOrder;
    if (entry.articleOrder !== order) yield item('sort', entry, { articleOrder: entry.articleOrder, before: order });
  }
  if (!prune) return;
  // with a category all under it goes
  for (const entry of current.values())
    if (!known.has(entry.key) && (known.has(entry.parentKey) || entry.parentKey === entry.menu))
      yield item('remove', entry, {});
}
