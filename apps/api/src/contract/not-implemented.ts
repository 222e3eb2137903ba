import type { OperationId } from '@redakcja/generated/operations';

/** Operations of the contract that have no handler yet: they answer 501. The list only shrinks. */
export const notImplementedOperations: readonly OperationId[] = [];

/** Whole areas that are still to come; an operation of theirs that has a handler already is served. */
export const notImplementedAreas: readonly string[] = ['menus', 'settings', 'archive'];
