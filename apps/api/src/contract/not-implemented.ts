import type { OperationId } from '@redakcja/generated/operations';

/** Operations of the contract that have no handler yet: they answer 501. None now; one that is contracted before it is made stands here. */
export const notImplementedOperations = [] as const satisfies readonly OperationId[];
