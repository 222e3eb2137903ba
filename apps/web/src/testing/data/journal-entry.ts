import type { JournalEntry } from '@redakcja/generated/model/journalEntry';

/** A change of a setting by Anna Nowak. */
export function journalEntry(changes: Partial<JournalEntry>): JournalEntry {
  return {
    id: 1,
    createdDate: '2026-11-22T09:15:07.000Z',
    actor: { id: 4, name: 'Anna Nowak' },
    program: null,
    area: 'settings',
    operation: 'edit',
    recordType: 'footer',
    recordId: 1,
    recordName: 'polski',
    before: {},
    after: {},
    revertsEntryId: null,
    revertedByEntryId: null,
    ...changes,
  };
}
