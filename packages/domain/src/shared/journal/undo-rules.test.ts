import { JournalArea } from '@redakcja/generated/model/journalArea';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { JournalOperation } from '@redakcja/generated/model/journalOperation';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { expect, test } from 'vitest';
import { changesInTheWay, undoMessages, undoRefusal } from './undo-rules.ts';

const { Menus, Settings } = JournalArea;
const { Edit, Add, Delete, Reorder, Restore } = JournalOperation;

const entry = (more: Partial<JournalEntry> = {}): JournalEntry => ({
  id: 1,
  createdDate: '2026-11-20T08:00:00.000Z',
  actor: { id: 4, name: 'Anna Nowak' },
  program: null,
  area: Settings,
  operation: Edit,
  recordType: JournalRecordType.Banner,
  recordId: 5,
  recordName: 'Baner',
  before: { name: 'a' },
  after: { name: 'b' },
  revertsEntryId: null,
  revertedByEntryId: null,
  ...more,
});

test.each<[string, Partial<JournalEntry>, string | null]>([
  ['an edit', {}, null],
  ['one that is taken back', { revertedByEntryId: 7 }, undoMessages.alreadyReverted],
  ['an addition', { operation: Add, before: null }, undoMessages.added],
  ['a removal', { operation: Delete, after: null }, undoMessages.removed],
  ['an addition of a category', { area: Menus, operation: Add, before: null }, null],
  ['a removal of a category', { area: Menus, operation: Delete, after: null }, null],
  ['a moved article', { area: Menus, operation: Reorder }, undoMessages.notRevertible],
])('%s may be taken back, or why not', (_, more, expected) => expect(undoRefusal(entry(more))).toBe(expected));

const later = (id: number, more: Partial<JournalEntry> = {}) => entry({ id, after: { name: 'c' }, ...more });

test.each<[string, JournalEntry, JournalEntry[], number[]]>([
  ['nothing later', entry(), [], []],
  ['another field', entry(), [later(2, { before: { url: 'x' }, after: { url: 'y' } })], []],
  ['the same field, twice', entry(), [later(2), later(3, { after: { name: 'd' } })], [2, 3]],
  ['the same field, and back', entry(), [later(2), later(3, { after: { name: 'b' } })], []],
  ['a removal of all', entry(), [later(2, { after: null })], [2]],
  ['any field of a record that was added', entry({ before: null }), [later(2, { after: { url: 'y' } })], [2]],
  ['one that is taken back', entry(), [later(2), later(3, { operation: Restore, revertsEntryId: 2 })], []],
  [
    'one that is taken back, which is taken back',
    entry(),
    [later(2), later(3, { revertsEntryId: 2 }), later(4, { revertsEntryId: 3 })],
    [2],
  ],
  ['one that takes an earlier change back', entry({ id: 2 }), [later(3, { revertsEntryId: 1 })], [3]],
  ['a moved article', entry({ area: Menus }), [later(2, { operation: Reorder })], []],
])('in the way: %s', (_, one, all, expected) =>
  expect(changesInTheWay(one, all).map(({ id }) => id)).toEqual(expected),
);
