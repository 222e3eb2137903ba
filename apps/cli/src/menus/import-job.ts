// The bulk job that changes the menus to those of a file: `bip menus import`, and `bip apply` of its plan.
import { listApplicationLanguages } from '@redakcja/generated/axios/application/application';
import { changeMenu } from '@redakcja/generated/axios/menus/menus';
import type { MenuChange } from '@redakcja/generated/model/menuChange';
import type { MenuElementInput } from '@redakcja/generated/model/menuElementInput';
import { MenuElementType } from '@redakcja/generated/model/menuElementType';
import { isAxiosError } from 'axios';
import type { BulkJob } from '../shared/bulk/bulk-job.ts';
import type { ItemOutcome, PlanItem } from '../shared/bulk/plan.ts';
import { CommandError } from '../shared/exit-codes.ts';
import { problemMessages } from '../shared/failures.ts';
import type { EntryFields } from './menu-file.ts';
import { type MenuName, menuNames, menuTypes } from './menu-names.ts';
import { allCategories, readMenus } from './read-menus.ts';

export const importMenusKind = 'menus.import';

const ownTypes: Readonly<Record<MenuName, MenuElementType>> = {
  poziome: MenuElementType.HorizontalMenu,
  pionowe: MenuElementType.VerticalMenu,
};

/** A permanent failure; other errors come from the server or the network and may be retried. */
const refusals = new Set([400, 403, 404, 409, 412]);

/** The present data of the server. */
interface State {
  ids: Map<string, number>;
  languageIds: ReadonlyMap<string, number>;
  /** Revisions of the categories that this run has changed. */
  revisions: Map<string, number>;
}

async function readState(): Promise<State> {
  const [menus, languages] = await Promise.all([readMenus(undefined), listApplicationLanguages()]);
  return {
    ids: new Map(allCategories(menus).map(({ key, element }) => [key, element.elementId])),
    languageIds: new Map(languages.map(({ id, isoCode }) => [isoCode, id])),
    revisions: new Map(),
  };
}

class Refusal extends Error {}

function idOf({ ids }: State, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Refusal(`Nie ma kategorii „${key.split('\n').slice(1).join(' / ')}”`);
  return id;
}

function destinationOf(
  state: State,
  menu: MenuName,
  fields: EntryFields,
  isLinked: boolean,
): Partial<MenuElementInput> {
  const { linkToCategory, linkToArticle, polish } = fields;
  if (polish.url !== null) return { type: MenuElementType.External, url: polish.url };
  if (linkToArticle !== null) return { type: MenuElementType.Article, linkToArticleTranslationId: linkToArticle };
  const target = menuNames.find((one) => one === linkToCategory?.[0]);
  if (!isLinked || linkToCategory === null || target === undefined) return { type: ownTypes[menu] };
  return { type: ownTypes[target], linkToMenuElementId: idOf(state, linkToCategory.join('\n')) };
}

/** @param isLinked whether its destination category exists already */
function inputOf(state: State, menu: MenuName, fields: EntryFields, isLinked: boolean): MenuElementInput {
  const { displayText, title, description, target } = fields.polish;
  const languages = Object.entries(fields.languages).map(([code, one]) => {
    const languageId = state.languageIds.get(code);
    if (languageId === undefined) throw new Refusal(`Nie ma wersji językowej ${code}`);
    return {
      languageId,
      translatedDisplayText: one.displayText,
      translatedTitle: one.title,
      translatedUrl: one.url,
      translatedTarget: one.target,
    };
  });
  const destination = destinationOf(state, menu, fields, isLinked);
  return { displayText, title, description, target, isHidden: fields.isHidden, languages, ...destination };
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
  if (step === 'move') return { event: 'move', elementId, parentElementId, previousElementId, ...seen };
  return { event: 'edit', elementId, element: inputOf(state, menu, fields, true), ...seen };
}

async function carryOut(state: State, item: PlanItem, isRetry: boolean): Promise<ItemOutcome> {
  const done: ItemOutcome = { id: item.id, outcome: 'done', errors: [] };
  const { key = '', step } = item.data ?? {};
  const menu = menuNames.find((one) => one === item.data?.menu);
  if (menu === undefined) throw new CommandError('Plan nie jest planem menu');
  // Added by an earlier request whose response was lost.
  if (isRetry && step === 'add' && state.ids.has(key)) return done;
  try {
    const { elementId, element } = await changeMenu(menuTypes[menu], changeOf(state, item, menu));
    state.ids.set(key, elementId);
    if (element !== null) state.revisions.set(key, element.revision);
    return done;
  } catch (error) {
    if (error instanceof Refusal) return { ...done, outcome: 'refused', errors: [error.message] };
    if (!isAxiosError(error) || !refusals.has(error.response?.status ?? 0)) throw error;
    return { ...done, outcome: 'refused', errors: problemMessages(error.response?.data) };
  }
}

export function importMenusJob(): BulkJob {
  let state: State | null = null;
  return {
    batchSize: 1,
    isSequential: true,
    tally: true,
    question: (count) => `Zmienić menu (zmian: ${count})?`,
    send: async ([item], isRetry) => {
      if (item === undefined) return [];
      if (isRetry || state === null) state = await readState();
      return [await carryOut(state, item, isRetry)];
    },
  };
}
