// What of the journal may be taken back: the server, „Cofnij” and „Przywróć” of the web app and `bip history --undo` ask here.
import { JournalArea } from '@redakcja/generated/model/journalArea';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { JournalOperation } from '@redakcja/generated/model/journalOperation';
import { comparable } from './former-values.ts';

export const undoMessages = {
  alreadyReverted: 'Ta zmiana została już cofnięta',
  notRevertible: 'Tej zmiany nie można cofnąć',
  added: 'Dodania nie można cofnąć: usuń pozycję',
  removed: 'Usuniętej pozycji nie można przywrócić: dodaj ją od nowa',
} as const;

/** Why nobody can take this change back, in Polish; null for one that can be. Categories of menus are added and removed again, other records are not. */
export function undoRefusal({
  area,
  operation,
  before,
  after,
  revertedByEntryId,
}: Pick<JournalEntry, 'area' | 'operation' | 'before' | 'after' | 'revertedByEntryId'>): string | null {
  if (revertedByEntryId !== null) return undoMessages.alreadyReverted;
  if (operation === JournalOperation.Reorder) return undoMessages.notRevertible;
  if (area === JournalArea.Menus) return null;
  if (before === null) return undoMessages.added;
  return after === null ? undoMessages.removed : null;
}

/**
 * Later changes of the same record that taking `entry` back would undo with it: those that still stand and touch the same fields, the oldest first.
 * A field that is again as `entry` left it has lost nothing.
 * @param later entries of the same record after `entry`, the oldest first
 */
export function changesInTheWay(entry: JournalEntry, later: readonly JournalEntry[]): JournalEntry[] {
  const reverterOf = new Map(later.map((one) => [one.revertsEntryId, one]));
  const stands = ({ id }: JournalEntry): boolean => {
    const reverter = reverterOf.get(id);
    return reverter === undefined || !stands(reverter);
  };
  const isWhole = entry.before === null || entry.after === null;
  const isAsLeft = (name: string) => {
    const last = later.findLast(({ before, after }) => name in (before ?? after ?? {}));
    return !isWhole && comparable(last?.after?.[name]) === comparable(entry.after?.[name]);
  };
  const names = Object.keys(entry.before ?? entry.after ?? {});
  const touched = new Set(names.filter((name) => !isAsLeft(name)));
  return later.filter(
    (one) =>
      one.operation !== JournalOperation.Reorder &&
      (one.revertsEntryId === null || one.revertsEntryId < entry.id) &&
      stands(one) &&
      (isWhole || Object.keys(one.before ?? one.after ?? {}).some((name) => touched.has(name))),
  );
}
