// Everything in the database that points at a tile.
import { UsageEffect } from '@redakcja/generated/model/usageEffect';
import { UsageKind } from '@redakcja/generated/model/usageKind';
import { sql } from 'drizzle-orm';
import type { References } from '../../shared/usages.ts';

export const tileReferences: References = {
  'tile_setting_tiles.tile_id': {
    uses: [
      {
        kind: UsageKind.HomePage,
        effect: UsageEffect.Blocks,
        from: (ids) =>
          sql`from tile_setting_tiles x join languages l on l.id = x.language_id where x.tile_id = any(${ids})`,
        id: 'l.id',
        name: 'l.name',
        detail: "'miejsce ' || (x.position + 1)",
      },
    ],
    onDelete: { action: 'derived' },
  },
};
