// The bulk job that writes a configuration: `bip config apply`, and `bip apply` of its plan. What has moved since the plan was made is refused.
import { changeLanguageStatus, getLanguage } from '@redakcja/generated/axios/settings/settings';
import type { Json } from '@redakcja/generated/contract';
import type { Language } from '@redakcja/generated/model/language';
import { LanguageStatus } from '@redakcja/generated/model/languageStatus';
import type { RowResult } from '@redakcja/generated/model/rowResult';
import { addedTogether } from '../menus/import-job.ts';
import type { BulkJob } from '../shared/bulk/bulk-job.ts';
import type { ItemOutcome, PlanItem, Settings } from '../shared/bulk/plan.ts';
import { outcomeOf, Refusal } from '../shared/bulk/refusal.ts';
import { canonicalJson } from '../shared/output/canonical-json.ts';
import type { Adapter } from './office/adapter.ts';
import { adapterOf } from './office/adapter-of.ts';
import { Office } from './office/office.ts';
import { asRead, call, read } from './office/operation-calls.ts';
import { type ConfigRecord, keyId, keyOfRecord, type Resource, resourceOf } from './office/resources.ts';
import { uploader } from './office/upload.ts';
import { addWithoutFile, isAddedWithoutFile, notAddedMessage } from './plan/add-without-file.ts';
import { changedMessage, isAsSeen, seenWhole } from './plan/changed-since-plan.ts';
import { fieldDifferences, keyedBy } from './plan/differences.ts';
import { withoutUnchanged } from './plan/without-unchanged.ts';
import { valueForRequest } from './values/value-for-request.ts';
import type { Values } from './values/values.ts';

export const applyConfigKind = 'config.apply';

export function applyConfigJob({ folder, prune }: Settings): BulkJob {
  let office = new Office();
  const senders = new Map<string, ReturnType<Adapter['sender']>>();
  const senderOf = ({ data }: PlanItem) => {
    const resource = resourceOf(data?.resource ?? '');
    const sender = senders.get(resource.name) ?? adapterOf(resource)?.sender() ?? null;
    if (sender !== null) senders.set(resource.name, sender);
    return sender;
  };
  return {
    batchSize: addedTogether,
    joins: (before, item) =>
      before.data?.resource === item.data?.resource &&
      adapterOf(resourceOf(item.data?.resource ?? ''))?.joins?.(before, item) === true,
    isSequential: true,
    tally: true,
    ...(prune === true ? { isDestructive: true } : {}),
    question: (count) => `Wprowadzić konfigurację (zmian: ${count})?`,
    send: async (items, isRetry) => {
      const [item] = items;
      if (item === undefined) return [];
      if (isRetry) office = new Office();
      const own = senderOf(item);
      return own === null ? [await applyItem(office, String(folder), item, isRetry)] : own(office, items, isRetry);
    },
  };
}

async function applyItem(office: Office, folder: string, item: PlanItem, isRetry: boolean): Promise<ItemOutcome> {
  const { resource: name = '', step, key = '[]', value = 'null', seen = '{}', paths = '{}' } = item.data ?? {};
  const change = {
    resource: resourceOf(name),
    key: JSON.parse(key) as string[],
    value: JSON.parse(value) as Json,
    seen,
    isRetry,
    office,
    uploaded: uploader(office, folder, JSON.parse(paths) as Values),
  };
  return outcomeOf(item, async () => {
    if (step === 'remove') await remove(change);
    else if (step === 'add') await add(change);
    else await update(change);
  });
}

interface Change {
  resource: Resource;
  key: readonly string[];
  value: Json;
  /** What the plan has seen of it. */
  seen: string;
  isRetry: boolean;
  office: Office;
  uploaded: (file: Values, purpose: string) => Promise<number>;
}

const sent = ({ resource, value, office, uploaded }: Change) =>
  valueForRequest(resource.shape, value, { idOf: (target, key) => office.idOf(target, key), uploaded });

const remaining = ({ value, resource: { sortBy } }: Change, record: ConfigRecord) =>
  fieldDifferences(keyedBy(record.value, sortBy), keyedBy(value, sortBy));

async function known({ office, resource, key }: Change): Promise<ConfigRecord | undefined> {
  return (await office.records(resource)).find((one) => keyId(one.key, resource) === keyId(key, resource));
}

async function add(change: Change): Promise<void> {
  const { resource, office, isRetry } = change;
  const found = isRetry ? await known(change) : undefined;
  if (found !== undefined && remaining(change, found).length === 0) return;
  if (resource.create === undefined) throw new Refusal(notAddedMessage);
  if (isAddedWithoutFile(resource, change.value)) await addWithoutFile(resource, change.value);
  else await call(resource.create, { body: await sent(change) });
  office.forget(resource.name);
}

/** The record as it is now, read anew. */
async function current(change: Change): Promise<{ record: ConfigRecord; etag: string | undefined }> {
  const { resource, office } = change;
  const listed = await known(change);
  if (listed === undefined) throw new Refusal('Nie ma już tej pozycji');
  const { data, etag } = await read(resource.read, listed.id ?? '');
  return { record: await office.record(resource, listed.id, data), etag };
}

/** The key under which a step leaves its record: file groups are renamed. */
const newKeyOf = ({ resource, key, value }: Change): readonly string[] =>
  resource.layout === 'records' && resource.isUnique === true ? keyOfRecord(resource, value as Values) : key;

async function update(change: Change): Promise<void> {
  const key = newKeyOf(change);
  const isRenamed = keyId(key, change.resource) !== keyId(change.key, change.resource);
  if (isRenamed && change.isRetry && (await known({ ...change, key })) !== undefined) return;
  await updateAt(change);
  if (isRenamed) change.office.forget(change.resource.name);
}

async function updateAt(change: Change): Promise<void> {
  const { record, etag } = await current(change);
  const fields = remaining(change, record);
  if (fields.length === 0) return;
  if (!isAsSeen(fields, change.seen)) throw new Refusal(changedMessage);
  const { resource, value } = change;
  const texts = new Set(resource.sortBy === undefined ? [] : (record.value as Json[]).map(canonicalJson));
  const changed =
    resource.sortBy === undefined ? value : (value as Json[]).filter((one) => !texts.has(canonicalJson(one)));
  const body = await sent({ ...change, value: withoutUnchanged(resource.shape, changed, record.value) });
  await call(change.resource.update, { path: record.id ?? '', body, ...(etag === undefined ? {} : { etag }) });
}

interface Removable {
  record: ConfigRecord;
  etag: string | undefined;
  /** Takes back what was done for the removal. */
  undo?: () => Promise<unknown>;
}

/** A language is deleted while it is inactive. */
async function deactivated(change: Change): Promise<Removable> {
  const now = await current(change);
  if (seenWhole(now.record.value) !== change.seen) throw new Refusal(changedMessage);
  if (change.resource.name !== 'languages') return now;
  const id = Number(now.record.id);
  const setStatus = async (language: Language, status: LanguageStatus) =>
    changeLanguageStatus(id, status, undefined, asRead(language));
  const language = await getLanguage(id);
  if (language.status === LanguageStatus.Inactive) return now;
  await setStatus(language, LanguageStatus.Inactive);
  const undo = async () => setStatus(await getLanguage(id), LanguageStatus.Active);
  return { ...(await current(change)), undo };
}

async function remove(change: Change): Promise<void> {
  const { resource } = change;
  // what every language has goes with the language
  if (resource.remove === undefined) return;
  if ((await known(change)) === undefined) return;
  const { record, etag, undo } = await deactivated(change);
  const query = { [resource.removeBy ?? '']: [record.id] };
  const [row] = await call<RowResult[]>(resource.remove, { query, ...(etag === undefined ? {} : { etag }) });
  if (row === undefined || row.done) return;
  await undo?.();
  throw new Refusal(row.errors.join('; '));
}
