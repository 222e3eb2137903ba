// Which operations with a handler no API test has called with success.
import { type OperationId, operations } from '@redakcja/generated/operations';
import { notImplementedOperations } from '../../apps/api/src/contract/not-implemented.ts';

/** `record` has one line `operationId status` per checked answer. A refusal alone does not show that the handler works. */
export function unexercised(
  record: string,
  all: readonly OperationId[] = operations.map((operation) => operation.id),
  open: readonly OperationId[] = notImplementedOperations,
): OperationId[] {
  const served = new Set(
    record
      .split('\n')
      .map((line) => line.split(' '))
      .filter(([, status]) => Number(status) < 400)
      .map(([id]) => id),
  );
  return all.filter((id) => !open.includes(id) && !served.has(id));
}
