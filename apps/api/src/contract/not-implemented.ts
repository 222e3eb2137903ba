import type { OperationId } from '@redakcja/generated/operations';

/** Operations of the contract that have no handler yet: they answer 501. The list only shrinks. */
export const notImplementedOperations = [
  'listTiles',
  'createTile',
  'deleteTiles',
  'listTileSettings',
  'updateTileSettings',
  'listTilesByLanguage',
  'getTile',
  'updateTile',
] as const satisfies readonly OperationId[];
