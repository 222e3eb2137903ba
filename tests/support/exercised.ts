// Which operations have a handler, and which of them no API test has called successfully.
import { type OperationId, operations } from '@redakcja/generated/operations';
import { handlers } from '../../apps/api/src/areas.ts';

export const servedOperations: readonly OperationId[] = operations.map(({ id }) => id).filter((id) => id in handlers);

/** `record` has one line `operationId status` per checked response. A rejected request does not show that the handler works. */
export function unexercised(record: string, served: readonly OperationId[] = servedOperations): OperationId[] {
  const lines = record.split('\n').map((line) => line.split(' '));
  const exercised = new Set(lines.filter(([, status]) => Number(status) < 400).map(([id]) => id));
  return served.filter((id) => !exercised.has(id));
}
