// The bulk job that changes the menus to those of a file: `bip menus import`, and `bip apply` of its plan.
import { listApplicationLanguages } from '@redakcja/generated/axios/application/application';
import { addMenuElements, changeMenu, changeMenuSortConfiguration } from '@redakcja/generated/axios/menus/menus';
import { listLanguages } from '@redakcja/generated/axios/settings/settings';
import type { MenuChange } from '@redakcja/generated/model/menuChange';
import type { MenuElementRow } from '@redakcja/generated/model/menuElementRow';
import type { BulkJob } from '../shared/bulk/bulk-job.ts';
import type { ItemOutcome, PlanItem } from '../shared/bulk/plan.ts';
import { isRefusal, outcomeOf, Refusal } from '../shared/bulk/refusal.ts';
import { CommandError } from '../shared/failures/exit-codes.ts';
import { idOf, inputOf } from './file/element-input.ts';
import { isSame } from './file/import-plan.ts';
import { type Entry, type EntryFields, entriesOf } from './file/menu-file.ts';
import { articleOrderNames, articleOrders, defaultOrder } from './read/article-orders.ts';
import { type MenuName, menuNames, menuTypes } from './read/menu-names.ts';
import { allCategories, readMenus } from './read/read-menus.ts';

export const importMenusKind = 'menus.import';

/** The present data of the server. */
interface State {
  ids: Map<string, number>;
  /** As a file has it. */
  entries: readonly Entry[];
  languageIds: Map<string, number>;
  /** Revisions of the categories that this run has changed. */
  revisions: Map<string, number>;
}

async function readState(): Promise<State> {
  const [menus, languages] = await Promise.all([readMenus(undefined), listApplicationLanguages()]);
  const everywhere = allCategories(menus);
  return {
    entries: entriesOf(menus, everywhere),
    ids: new Map(everywhere.map(({ key, element }) => [key, element.elementId])),
    languageIds: new Map(languages.map(({ id, isoCode }) => [isoCode, id])),
    revisions: new Map(),
  };
}

/** Inactive languages are not among those of the application. */
async function findLanguages({ languageIds }: State, fields = '{}'): Promise<void> {
  const { languages = {} } = JSON.parse(fields) as Partial<EntryFields>;
  for (const code of Object.keys(languages)) {
    if (languageIds.has(code)) continue;
    const { items } = await listLanguages({ filters: [`isoCode;equal;${code}`], size: 1 });
    const [found] = items;
    if (found !== undefined) languageIds.set(code, found.id);
  }
}

function changeOf(state: State, { data = {} }: PlanItem, menu: MenuName): MenuChange {
  const { step, key = '', parentKey = '', before = '', revision, fields: text = '{}' } = data;
  const parentElementId = parentKey === menu ? null : idOf(state, parentKey);
  const previousElementId = before === '' ? null : idOf(state, before);
  const fields = JSON.parse(text) as EntryFields;
  if (step === 'add')
    return { event: 'add', parentElementId, previousElementId, element: inputOf(state, menu, fields, false) };
  const elementId = idOf(state, key);
  const seen = revision === undefined ? {} : { seen: { element: state.revisions.get(key) ?? Number(revision) } };
  if (step === 'remove') return { event: 'delete', elementId, ...seen };
  if (step === 'move') return { event: 'move', elementId, parentElementId, previousElementId, ...seen };
  return { event: 'edit', elementId, element: inputOf(state, menu, fields, true), ...seen };
}

/** Whether the category is already as the step makes it. */
function isDone({ ids, entries }: State, data: Readonly<Record<string, string>>): boolean {
  const { key = '', parentKey, before = '', step, fields } = data;
  if (step === 'add') return ids.has(key);
  if (step === 'remove') return !ids.has(key);
  const now = entries.find((one) => one.key === key);
  if (now === undefined) return false;
  const siblings = entries.filter((one) => one.parentKey === parentKey);
  if (step === 'sort') return now.articleOrder === data.articleOrder;
  if (step === 'move') return (siblings[siblings.indexOf(now) - 1]?.key ?? '') === before;
  const { polish, isHidden, linkToCategory, linkToArticle, languages } = now;
  return isSame(JSON.parse(fields ?? '{}'), { polish, isHidden, linkToCategory, linkToArticle, languages });
}

/** Another order than the plan has seen is refused. */
async function setOrder(state: State, { key = '', before, articleOrder }: Readonly<Record<string, string>>) {
  const now = state.entries.find((one) => one.key === key)?.articleOrder ?? defaultOrder;
  const order = articleOrderNames.find((one) => one === articleOrder);
  if (order === undefined) throw new CommandError('Plan nie jest planem menu');
  if (now !== before) throw new Refusal('Ktoś zmienił to, odkąd powstał plan');
  await changeMenuSortConfiguration(idOf(state, key), { articleSortOnCategoryType: articleOrders[order] });
}

function menuOf({ data }: PlanItem): MenuName {
  const menu = menuNames.find((one) => one === data?.menu);
  if (menu === undefined) throw new CommandError('Plan nie jest planem menu');
  return menu;
}

async function applyItem(state: State, item: PlanItem, isRetry: boolean): Promise<ItemOutcome> {
  const { key = '' } = item.data ?? {};
  const menu = menuOf(item);
  return outcomeOf(item, async () => {
    // Done by an earlier request whose response was lost.
    if (isRetry && isDone(state, item.data ?? {})) return;
    if (item.data?.step === 'sort') {
      await setOrder(state, item.data);
      return;
    }
    await findLanguages(state, item.data?.fields);
    const { elementId, element } = await changeMenu(menuTypes[menu], changeOf(state, item, menu));
    state.ids.set(key, elementId);
    if (element !== null) state.revisions.set(key, element.revision);
  });
}

/** A category at its place: one that is there, or one of the rows before it. */
function rowOf(
  state: State,
  { data = {} }: PlanItem,
  menu: MenuName,
  rows: ReadonlyMap<string, number>,
): MenuElementRow {
  const { parentKey = '', before = '', fields = '{}' } = data;
  const element = inputOf(state, menu, JSON.parse(fields) as EntryFields, false);
  const parentIndex = rows.get(parentKey);
  const previousIndex = rows.get(before);
  return {
    ...(parentIndex !== undefined
      ? { parentIndex }
      : { parentElementId: parentKey === menu ? null : idOf(state, parentKey) }),
    ...(previousIndex !== undefined
      ? { previousIndex }
      : { previousElementId: before === '' ? null : idOf(state, before) }),
    element,
  };
}

/** New categories of one menu in one request. One that is refused as a whole is repeated category by category: the others are added. */
async function addAll(state: State, items: readonly PlanItem[], isRetry: boolean): Promise<ItemOutcome[]> {
  const outcomes = new Map<number, ItemOutcome>();
  const sent: PlanItem[] = [];
  const additions: MenuElementRow[] = [];
  const indexes = new Map<string, number>();
  for (const item of items) {
    const own = await outcomeOf(item, async () => {
      if (isRetry && isDone(state, item.data ?? {})) return;
      await findLanguages(state, item.data?.fields);
      additions.push(rowOf(state, item, menuOf(item), indexes));
      indexes.set(item.data?.key ?? '', sent.length);
      sent.push(item);
    });
    outcomes.set(item.id, own);
  }
  const [first] = sent;
  if (first !== undefined) {
    const results = await addMenuElements({ type: menuTypes[menuOf(first)], additions }).catch((error: unknown) => {
      if (isRefusal(error)) return null;
      throw error;
    });
    for (const [index, item] of sent.entries()) {
      const result = results?.[index];
      if (result === undefined) outcomes.set(item.id, await applyItem(state, item, isRetry));
      else if (result.id === null) outcomes.set(item.id, { id: item.id, outcome: 'refused', errors: result.errors });
      else state.ids.set(item.data?.key ?? '', result.id);
    }
  }
  return [...outcomes.values()];
}

/** As many as the contract takes in one request. */
export const addedTogether = 200;

const isAddition = ({ data }: PlanItem) => data?.step === 'add';

export const isAddedWith = (before: PlanItem, item: PlanItem) =>
  isAddition(before) && isAddition(item) && before.data?.menu === item.data?.menu;

export function importMenusJob(): BulkJob {
  let state: State | null = null;
  return {
    batchSize: addedTogether,
    joins: isAddedWith,
    isSequential: true,
    tally: true,
    question: (count) => `Zmienić menu (zmian: ${count})?`,
    send: async (items, isRetry) => {
      if (isRetry || state === null) state = await readState();
      const [item] = items;
      if (items.length > 1) return addAll(state, items, isRetry);
      return item === undefined ? [] : [await applyItem(state, item, isRetry)];
    },
  };
}
