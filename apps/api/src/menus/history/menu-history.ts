// A menu as it was at a moment, and the plan of changes that restores it.
import type { MenuChange } from '@redakcja/generated/model/menuChange';
import type { MenuRestorationPlan } from '@redakcja/generated/model/menuRestorationPlan';
import type { MenuRestorationStep } from '@redakcja/generated/model/menuRestorationStep';
import type { Handler } from '../../call/handler.ts';
import { notFound } from '../../http/problem.ts';
import { type MenuState, type PastElement, presentMenu } from '../tree/menu-state.ts';
import { menuAt, type PastMenu } from './past-menu.ts';

export const getPastMenu: Handler<'getPastMenu'> = async ({ db, params: { type }, query: { moment } }) => {
  const [{ state, journalStart, moved }, present] = await Promise.all([
    menuAt(db, type, moment),
    presentMenu(db, type),
  ]);
  const isAtPlace = (id: number) =>
    present.elements.get(id)?.parentId === state.elements.get(id)?.parentId &&
    present.previousOf(id) === state.previousOf(id);
  const elements = [...state.walk()].map(({ element, level, order }) => {
    const { id: elementId, parentId: parentElementId, displayText, url, isHidden } = element;
    const now = present.elements.get(elementId);
    const isMoved = moved.has(elementId) && !isAtPlace(elementId);
    const isChanged = now === undefined || isMoved || isEdited(element, now);
    return {
      elementId,
      parentElementId,
      level,
      order,
      displayText,
      url,
      isHidden,
      isDeleted: now === undefined,
      isChanged,
    };
  });
  return { body: { type, moment, journalStart, elements } };
};

export const getMenuRestorationPlan: Handler<'getMenuRestorationPlan'> = async ({ db, params, query }) => {
  const { type } = params;
  const [past, present] = await Promise.all([menuAt(db, type, query.moment), presentMenu(db, type)]);
  if (query.elementId !== undefined && !past.state.elements.has(query.elementId))
    throw notFound(`W tym dniu nie było w menu kategorii o numerze ${query.elementId}`);
  return { body: planOf(past, present, query.elementId ?? null) };
};

const isEdited = (past: PastElement, now: PastElement) =>
  past.displayText !== now.displayText ||
  past.title !== now.title ||
  past.url !== now.url ||
  past.isHidden !== now.isHidden;

/** Applies each step to `now`, so that the next one starts from its result. */
function planOf({ state, deletedBy, moved }: PastMenu, now: MenuState, rootId: number | null): MenuRestorationPlan {
  const steps: MenuRestorationStep[] = [];
  const wanted = [...(rootId === null ? state.walk() : branchOf(state, rootId))].map(({ element }) => element);
  const step = (element: PastElement, description: string, change: MenuChange) =>
    steps.push({ elementId: element.id, displayText: element.displayText, description, change });
  const restored = new Set<number>();
  for (const element of wanted) {
    const name = `Kategoria „${element.displayText}”`;
    const entry = deletedBy.get(element.id);
    if (!now.elements.has(element.id) && entry !== undefined && !restored.has(entry)) {
      restored.add(entry);
      step(element, `${name} zostanie przywrócona, razem z tym, co było pod nią`, {
        event: 'restore',
        journalEntryId: entry,
      });
      for (const { element: one } of branchOf(state, element.id))
        if (deletedBy.get(one.id) === entry) now.insert(one, state.previousOf(one.id));
    }
    const present = now.elements.get(element.id);
    if (present === undefined) continue;
    const previousElementId = presentPrevious(state, now, element);
    const isAtPlace = present.parentId === element.parentId && ownPrevious(state, now, element) === previousElementId;
    if (moved.has(element.id) && !isAtPlace) {
      const parent = element.parentId === null ? null : state.elements.get(element.parentId);
      const place = parent ? `w kategorii „${parent.displayText}”` : 'na pierwszym poziomie';
      step(element, `${name} wróci na swoje miejsce ${place}`, {
        event: 'move',
        elementId: element.id,
        parentElementId: element.parentId,
        previousElementId,
      });
      now.move(element.id, element.parentId, previousElementId);
    }
    if (isEdited(element, present)) {
      const { displayText, title, url, isHidden } = element;
      step(element, `${name} wróci do nazwy, adresu i widoczności z tego dnia`, {
        event: 'edit',
        elementId: element.id,
        element: { displayText, title, url, isHidden },
      });
    }
  }
  return { steps, added: addedSince(state, now, rootId) };
}

function* branchOf(state: MenuState, id: number) {
  const element = state.elements.get(id);
  if (element === undefined) return;
  yield { element };
  yield* state.walk(id);
}

/** The nearest of its former previous siblings that is still under the same parent. */
function presentPrevious(state: MenuState, now: MenuState, { id, parentId }: PastElement): number | null {
  const siblings = state.under(parentId);
  const before = siblings.slice(0, siblings.indexOf(id)).toReversed();
  return before.find((one) => now.elements.get(one)?.parentId === parentId) ?? null;
}

/** The nearest of its present previous siblings that was under the same parent then. */
function ownPrevious(state: MenuState, now: MenuState, { id, parentId }: PastElement): number | null {
  const siblings = now.under(parentId);
  const before = siblings.slice(0, Math.max(0, siblings.indexOf(id))).toReversed();
  return before.find((one) => state.elements.get(one)?.parentId === parentId) ?? null;
}

function addedSince(state: MenuState, now: MenuState, rootId: number | null) {
  const all = [...(rootId === null ? now.walk() : branchOf(now, rootId))].map(({ element }) => element);
  return all.filter(({ id }) => !state.elements.has(id)).map(({ id, displayText: name }) => ({ id, name }));
}
