import { can } from '@redakcja/domain/shared/session/permissions';
import { JournalArea } from '@redakcja/generated/model/journalArea';
import type { OperationId } from '@redakcja/generated/operations';
import type { Handler } from '../call/handler.ts';
import { journalPage, shownEntry } from '../lists/journal-page.ts';
import { readPage } from '../lists/read-page.ts';

/** The right to change an area includes reading its entries. */
const changing: Readonly<Record<JournalArea, OperationId>> = {
  [JournalArea.Menus]: 'changeMenu',
  [JournalArea.Settings]: 'updateBanner',
};

export const listJournalEntries: Handler<'listJournalEntries'> = async ({ db, caller, query }) => {
  const areas = Object.values(JournalArea).filter((area) => can(changing[area], caller));
  const { rows, total } = await readPage(db, journalPage, query, (values) => [
    `j.area = any(${values.add(areas)}::text[])`,
  ]);
  return { body: rows.map(shownEntry), total };
};
