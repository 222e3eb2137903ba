// All references to a bookmark in the database.
import { UsageEffect } from '@redakcja/generated/model/usageEffect';
import { UsageKind } from '@redakcja/generated/model/usageKind';
import { sql } from 'drizzle-orm';
import type { References } from '../../shared/usages.ts';

export const bookmarkReferences: References = {
  'bookmark_tags.bookmark_id': { uses: [], onDelete: { action: 'derived' } },
  'rss_channel_bookmarks.bookmark_id': {
    uses: [
      {
        kind: UsageKind.RssChannel,
        effect: UsageEffect.Blocks,
        from: (ids) => sql`from rss_channel_bookmarks x join rss_channels c on c.id = x.rss_channel_id
          join languages l on l.id = c.language_id where x.bookmark_id = any(${ids})`,
        id: 'c.id',
        name: 'c.display_text',
        detail: 'l.name',
      },
    ],
    onDelete: { action: 'derived' },
  },
  'footer_links.bookmark_id': {
    uses: [
      {
        kind: UsageKind.FooterLink,
        effect: UsageEffect.Deleted,
        from: (ids) =>
          sql`from footer_links x join languages l on l.id = x.language_id where x.bookmark_id = any(${ids})`,
        id: 'l.id',
        name: 'x.display_text',
        detail: 'l.name',
      },
    ],
    onDelete: { action: 'derived' },
  },
};
