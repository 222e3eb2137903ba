// Nothing in the database points at a banner: the home page shows those that are active at the moment.
import { UsageEffect } from '@redakcja/generated/model/usageEffect';
import { UsageKind } from '@redakcja/generated/model/usageKind';
import { sql } from 'drizzle-orm';
import type { References } from '../../shared/usages.ts';

export function bannerUses(now: Date): References {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return {
    'banners.id': {
      uses: [
        {
          kind: UsageKind.HomePage,
          effect: UsageEffect.Unlinked,
          from: (ids) => sql`from banners b join languages l on l.id = b.language_id
            where b.id = any(${ids}) and b.is_active
              and coalesce(b.show_from <= ${moment}, true) and coalesce(b.show_to > ${moment}, true)`,
          id: 'l.id',
          name: 'l.name',
        },
      ],
      onDelete: { action: 'derived' },
    },
  };
}
