// One relative change of a menu in one transaction: lock, checks, writes, journal entry. The response contains only what has changed.
import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import { JournalArea } from '@redakcja/generated/model/journalArea';
import type { MenuChange } from '@redakcja/generated/model/menuChange';
import type { Handler } from '../../call/handler.ts';
import { recordChange } from '../../call/journal.ts';
import { conflict } from '../../http/problem.ts';
import { defaultLanguageCode, languageCode } from '../../shared/languages.ts';
import { restoreChange } from '../history/restore-change.ts';
import { languagesFor } from '../tree/element-presenter.ts';
import { findElement, siblingIds } from '../tree/menu-element.ts';
import { incrementMenuRevision, lockMenu } from '../tree/menu-facts.ts';
import { addElement } from './add-element.ts';
import { type ChangeContext, type Done, recordTypeOf, type Unchanged } from './change-context.ts';
import { deleteElement } from './delete-element.ts';
import { editElement } from './edit-element.ts';
import { moveElement } from './move-element.ts';

export const changeMenu: Handler<'changeMenu'> = async ({ services, caller, params: { type }, query, body }) => {
  const reading = await languagesFor(services, languageCode(query.lang));
  if (body.event !== 'edit' && reading.language.isoCode !== defaultLanguageCode) throw conflict(menuMessages.notPolish);
  const { done, revision, journalEntryId } = await services.db.transaction(async (tx) => {
    const before = await lockMenu(tx, type);
    const context: ChangeContext = { tx, type, caller, services, ...reading };
    const change = await perform(context, body);
    if (change.operation === null) return { done: change, revision: before, journalEntryId: null };
    await incrementMenuRevision(tx, type);
    return { done: change, revision: before + 1, journalEntryId: await write(context, change) };
  });
  const { elementId, parentId: parentElementId } = done;
  const found = await findElement(services, caller, elementId, reading);
  const element = found?.element ?? null;
  const isThere = found !== null && found.element.parentElementId === parentElementId;
  const siblings = isThere ? found.siblings : await siblingIds(services, type, parentElementId);
  return { body: { elementId, element, parentElementId, siblings, journalEntryId, revision } };
};

function perform(context: ChangeContext, change: MenuChange): Promise<Done | Unchanged> {
  switch (change.event) {
    case 'add':
      return addElement(context, change);
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

function write({ tx, caller, services, type }: ChangeContext, done: Done): Promise<number> {
  const { elementId, elementName, operation, before, after, removed, revertsEntryId } = done;
  return recordChange(
    tx,
    { caller, services },
    {
      area: JournalArea.Menus,
      operation,
      recordType: recordTypeOf[type],
      recordId: elementId,
      recordName: elementName,
      before,
      after,
      removed: removed ?? null,
      revertsEntryId: revertsEntryId ?? null,
    },
  );
}
