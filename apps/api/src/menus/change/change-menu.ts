// One relative change of a menu in one transaction: lock, checks, writes, journal entry. The response contains only what has changed.
import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import type { MenuChange } from '@redakcja/generated/model/menuChange';
import type { MenuElementAddition } from '@redakcja/generated/model/menuElementAddition';
import type { Handler } from '../../call/handler.ts';
import { recordChange } from '../../call/journal.ts';
import { conflict, ProblemError } from '../../http/problem.ts';
import { defaultLanguageCode, languageCode } from '../../shared/languages.ts';
import { restoreChange } from '../history/restore-change.ts';
import { languagesFor } from '../tree/element-presenter.ts';
import { findElement, siblingIds } from '../tree/menu-element.ts';
import { incrementMenuRevision, lockMenu } from '../tree/menu-facts.ts';
import { addElements } from './add-elements.ts';
import { type ChangeContext, type Done, entryOf, type Unchanged } from './change-context.ts';
import { deleteElement } from './delete-element.ts';
import { editElement } from './edit-element.ts';
import { moveElement } from './move-element.ts';

export const changeMenu: Handler<'changeMenu'> = async ({
  db,
  services,
  caller,
  trace,
  params: { type },
  query,
  body,
}) => {
  const reading = await languagesFor(db, languageCode(query.lang));
  if (body.event !== 'edit' && reading.language.isoCode !== defaultLanguageCode) throw conflict(menuMessages.notPolish);
  const before = await lockMenu(db, type);
  const context: ChangeContext = { db, type, caller, services, trace, ...reading };
  const done = await perform(context, body);
  const hasChanged = done.operation !== null;
  if (hasChanged) await incrementMenuRevision(db, type);
  const journalEntryId = done.operation === null ? null : await recordChange(db, context, entryOf(type, done));
  const { elementId, parentId: parentElementId } = done;
  const found = await findElement(db, caller, elementId, reading);
  const element = found?.element ?? null;
  const isThere = found !== null && found.element.parentElementId === parentElementId;
  const siblings = isThere ? found.siblings : await siblingIds(db, type, parentElementId);
  return {
    body: { elementId, element, parentElementId, siblings, journalEntryId, revision: before + (hasChanged ? 1 : 0) },
  };
};

function perform(context: ChangeContext, change: MenuChange): Promise<Done | Unchanged> {
  switch (change.event) {
    case 'add':
      return addOne(context, change);
    case 'edit':
      return editElement(context, change);
    case 'move':
      return moveElement(context, change);
    case 'delete':
      return deleteElement(context, change);
    case 'restore':
      return restoreChange(context, change.journalEntryId);
  }
}

async function addOne(context: ChangeContext, change: MenuElementAddition): Promise<Done> {
  const [done] = await addElements(context, [change]);
  if (done === undefined || done instanceof ProblemError) throw done;
  return done;
}
