import { TileCount } from '@redakcja/generated/model/tileCount';
import type { TileRow } from '@redakcja/generated/model/tileRow';
import type { TileSetting } from '@redakcja/generated/model/tileSetting';
import * as z from 'zod';

const count = z.enum(TileCount);
const tiles = z.array(z.object({ id: z.number() }));

/** A former value of the tile settings, without tiles that can no longer be chosen; undefined for what is no value. */
export function restoredTiles(
  field: string,
  before: unknown,
  choices: readonly TileRow[] = [],
): Partial<TileSetting> | undefined {
  if (field === 'value') {
    const { data } = count.safeParse(before);
    return data && { value: data };
  }
  const { data } = tiles.safeParse(before);
  return data && { tiles: data.map(({ id }) => id).filter((id) => choices.some((one) => one.id === id)) };
}
