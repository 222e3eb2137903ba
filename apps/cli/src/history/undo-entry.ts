// Takes back one change of the journal: categories by the server, other records by saving the former fields. What may be taken back says the domain.
import { journalChanges } from '@redakcja/domain/shared/journal/journal-changes';
import { journalLine } from '@redakcja/domain/shared/journal/journal-sentences';
import { changesInTheWay, undoRefusal } from '@redakcja/domain/shared/journal/undo-rules';
import { listJournalEntries } from '@redakcja/generated/axios/application/application';
import { changeMenu } from '@redakcja/generated/axios/menus/menus';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { MenuType } from '@redakcja/generated/model/menuType';
import { type Context, info } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { askConsent } from '../shared/options/consent.ts';
import { allRows } from '../shared/requests/all-rows.ts';
import { recordTypesOf } from './record-kinds.ts';
import { isCategory, type Restoration, restorations } from './restorations.ts';

/** The caller has asked for `--yes` where no terminal can ask. */
export async function undoEntry(context: Context, kind: string, id: number, yes: true | undefined): Promise<ExitCode> {
  const [entry] = (await listJournalEntries({ filters: [`id;equal;${id}`], size: 1 })).items;
  if (entry === undefined || !recordTypesOf(kind).includes(entry.recordType))
    throw new CommandError(`W historii pozycji tego rodzaju (${kind}) nie ma wpisu ${id}`, exitCodes.usage);
  const refusal = undoRefusal(entry);
  if (refusal !== null) throw new CommandError(refusal);
  const { recordType } = entry;
  const undo = isCategory(recordType)
    ? () => restoreCategory(entry)
    : await formerRecord(entry, restorations[recordType]);
  context.stderr.write(`${journalLine(entry)}\n`);
  if (!yes) {
    const declined = await askConsent(context, 'Cofnąć tę zmianę?');
    if (declined !== null) return declined;
  }
  await undo();
  const [newest] = (await listJournalEntries({ filters: filtersAfter(entry), sortings: ['id;desc'], size: 1 })).items;
  if (newest === undefined) info(context, 'Tak już jest, niczego nie zmieniono');
  else info(context, `Cofnięto zmianę. Cofnięcie tego: bip history ${kind} --undo ${newest.id}`);
  return exitCodes.ok;
}

async function restoreCategory({ id, recordType }: JournalEntry): Promise<void> {
  const menu = recordType === JournalRecordType.HorizontalMenuElement ? MenuType.Horizontal : MenuType.Vertical;
  await changeMenu(menu, { event: 'restore', journalEntryId: id });
}

const filtersAfter = ({ id, recordType, recordId }: JournalEntry) => [
  `recordType;equal;${recordType}`,
  `recordId;equal;${recordId}`,
  `id;greaterThan;${id}`,
];

/** @throws CommandError where that would undo more than this change, or cannot be saved */
async function formerRecord(entry: JournalEntry, restore: Restoration): Promise<() => Promise<unknown>> {
  const query = { filters: filtersAfter(entry), sortings: ['id;asc'] };
  const later: JournalEntry[] = [];
  for await (const one of allRows((page) => listJournalEntries({ ...query, ...page }))) later.push(one);
  const inTheWay = changesInTheWay(entry, later).at(-1);
  if (inTheWay !== undefined)
    throw new CommandError(
      `To samo zmieniono później, cofnij najpierw tę zmianę: ${inTheWay.id}, ${journalLine(inTheWay)}`,
    );
  const undo = await restore(entry.recordId, entry.before ?? {});
  if (undo) return undo;
  const changed = journalChanges(entry).map(({ label, before }) => `${label}: ${before}`);
  throw new CommandError(`Historia ma to tylko jako tekst, więc wpisz poprzednią wartość sam: ${changed.join(', ')}`);
}
