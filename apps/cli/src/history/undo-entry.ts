// Takes back one change of the journal: categories by the server, other records by saving the former fields.
import { journalChanges } from '@redakcja/domain/shared/journal/journal-changes';
import { journalLine } from '@redakcja/domain/shared/journal/journal-sentences';
import { listJournalEntries } from '@redakcja/generated/axios/application/application';
import { changeMenu } from '@redakcja/generated/axios/menus/menus';
import { ruleOf, type Schema, schemaOf } from '@redakcja/generated/contract';
import { etagOf, request } from '@redakcja/generated/http';
import { JournalArea } from '@redakcja/generated/model/journalArea';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { MenuType } from '@redakcja/generated/model/menuType';
import { operationOf } from '@redakcja/generated/operation-lookup';
import type { OperationId } from '@redakcja/generated/operations';
import { type Context, info } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { askConsent } from '../shared/options/consent.ts';
import { recordTypesOf, savings } from './record-kinds.ts';

export async function undoEntry(context: Context, kind: string, id: number, yes: true | undefined): Promise<ExitCode> {
  const [entry] = (await listJournalEntries({ filters: [`id;equal;${id}`], size: 1 })).items;
  if (entry === undefined || !recordTypesOf(kind).includes(entry.recordType))
    throw new CommandError(`W historii pozycji tego rodzaju (${kind}) nie ma wpisu ${id}`, exitCodes.usage);
  if (entry.revertedByEntryId !== null) throw new CommandError(`Tę zmianę cofnął już wpis ${entry.revertedByEntryId}`);
  const undo = entry.area === JournalArea.Menus ? () => restoreCategory(entry) : await formerFields(entry);
  context.stderr.write(`${journalLine(entry)}\n`);
  if (context.stdin.isTTY && !yes) {
    const declined = await askConsent(context, 'Cofnąć tę zmianę?');
    if (declined !== null) return declined;
  }
  await undo();
  const [newest] = (await laterEntries(entry)).toSorted((a, b) => b.id - a.id);
  if (newest === undefined) info(context, 'Tak już jest, niczego nie zmieniono');
  else info(context, `Cofnięto zmianę. Cofnięcie tego: bip history ${kind} --undo ${newest.id}`);
  return exitCodes.ok;
}

async function restoreCategory({ id, recordType }: JournalEntry): Promise<void> {
  const menu = recordType === JournalRecordType.HorizontalMenuElement ? MenuType.Horizontal : MenuType.Vertical;
  await changeMenu(menu, { event: 'restore', journalEntryId: id });
}

const laterEntries = async ({ id, recordType, recordId }: JournalEntry) =>
  (
    await listJournalEntries({
      filters: [`recordType;equal;${recordType}`, `recordId;equal;${recordId}`, `id;greaterThan;${id}`],
      size: 1000,
    })
  ).items;

/** A save of the record with its fields as they were. @throws CommandError where that would undo more than this change */
async function formerFields(entry: JournalEntry): Promise<() => Promise<void>> {
  const { before, after, recordType, recordId } = entry;
  if (before === null) throw new CommandError('Dodania nie cofa się tym poleceniem: usuń pozycję');
  if (after === null) throw new CommandError('Usuniętej pozycji nie da się przywrócić: dodaj ją od nowa');
  const saving = savings[recordType];
  const changed = journalChanges(entry).map(({ label, before: was }) => `${label}: ${was}`);
  const unable = new CommandError(`Tego nie przywraca się z wiersza poleceń. Było: ${changed.join(', ')}`);
  if (saving === undefined) throw unable;
  const later = (await laterEntries(entry)).find((one) =>
    Object.keys(before).some((name) => name in (one.after ?? {})),
  );
  if (later !== undefined)
    throw new CommandError(`To samo zmieniono później, cofnij najpierw tę zmianę: ${later.id}, ${journalLine(later)}`);
  const schema = inputSchema(saving.put);
  const fields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(before)) {
    const written = writtenValue(schemaOf((schema.properties as Record<string, Schema>)[name] ?? {}), value);
    if (written === undefined) throw unable;
    fields[name] = written;
  }
  const record = await request<object>(callOf(saving.get, recordId));
  const headers = { 'If-Match': etagOf(record) ?? '*' };
  return async () => {
    await request<object>({ ...callOf(saving.put, recordId), data: { ...record, ...fields }, headers });
  };
}

function callOf(id: OperationId, recordId: number) {
  const { path, method } = operationOf(id) ?? { path: '', method: 'get' };
  return { url: path.replace(/\{[^}]+\}/, String(recordId)), method: method.toUpperCase() };
}

function inputSchema(id: OperationId): Schema {
  const operation = operationOf(id);
  const schema = operation && ruleOf(operation).requestBody?.content['application/json']?.schema;
  if (schema === undefined) throw new Error(`No body of ${id}`);
  return schemaOf(schema);
}

/** A value of the journal as it is saved: a reference is its number. Undefined for one that the journal has in words only. */
function writtenValue(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = schemaOf((schema.items ?? {}) as Schema);
    const written = value.map((one) => writtenValue(items, one));
    return schema.type === 'array' && !written.includes(undefined) ? written : undefined;
  }
  if (typeof value === 'object' && value !== null)
    return accepts(schema, 'integer') ? Reflect.get(value, 'id') : undefined;
  const type = value === null ? 'null' : typeof value === 'number' ? 'integer' : typeof value;
  return accepts(schema, type) || (type === 'integer' && accepts(schema, 'number')) ? value : undefined;
}

function accepts(schema: Schema, type: string): boolean {
  const { type: own, oneOf, anyOf } = schema;
  if (own === type || (Array.isArray(own) && own.includes(type))) return true;
  const parts = [oneOf, anyOf].flatMap((one) => (Array.isArray(one) ? one : []));
  return parts.some((one) => accepts(schemaOf(one as Schema), type));
}
