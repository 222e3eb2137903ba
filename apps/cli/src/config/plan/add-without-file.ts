// Records that have no uploaded file, where the operation that adds one needs it: codes that have their flag from the product.
import type { Json } from '@redakcja/generated/contract';
import type { ImportRowResult } from '@redakcja/generated/model/importRowResult';
import { Refusal } from '../../shared/bulk/refusal.ts';
import { call } from '../office/operation-calls.ts';
import type { Resource } from '../office/resources.ts';
import type { Values } from '../values/values.ts';

export const notAddedMessage = 'Urząd nie ma takiej pozycji, a dodać jej nie można';

export const isAddedWithoutFile = ({ addWithoutFile: operation }: Resource, value: Json): boolean =>
  operation !== undefined && (value as Values).file === undefined;

/** @throws Refusal with the reasons */
export async function addWithoutFile(resource: Resource, value: Json, dryRun = false): Promise<void> {
  const body = { rows: [value], mode: 'create', dryRun };
  const [row] = await call<ImportRowResult[]>(resource.addWithoutFile, { body });
  if (row !== undefined && row.errors.length > 0) throw new Refusal(row.errors.join('; '));
}
