// Nothing in the database points at a banner: the home page shows those that are active at the moment.
import { UsageEffect } from '@redakcja/generated/model/usageEffect';
import { UsageKind } from '@redakcja/generated/model/usageKind';
import { sql } from 'drizzle-orm';
import { isShownSql } from '../../shared/shown-period.ts';
import type { References } from '../../shared/usages.ts';

export function bannerUses(now: Date): References {
  const isShown = sql.raw(isShownSql('b', `'${now.toISOString()}'::timestamptz`));
  return {
    'banners.id': {
      uses: [
        {
          kind: UsageKind.HomePage,
          effect: UsageEffect.Unlinked,
          from: (ids) => sql`from banners b join languages l on l.id = b.language_id
            where b.id = any(${ids}) and ${isShown}`,
          id: 'l.id',
          name: 'l.name',
        },
      ],
      onDelete: { action: 'derived' },
    },
  };
}
