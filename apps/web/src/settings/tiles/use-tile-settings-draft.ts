import type { SiteTile } from '@redakcja/generated/model/siteTile';
import type { Tile } from '@redakcja/generated/model/tile';
import type { TileSetting } from '@redakcja/generated/model/tileSetting';
import { getGetTileQueryOptions } from '@redakcja/generated/settings/settings';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SiteDraft } from '../site/site-draft.ts';
import { usePreviewShown } from '../site/use-preview-shown.ts';

const onSite = ({ id, displayText, title, url, slug, file, iconName, target }: Tile): SiteTile => ({
  id,
  displayText,
  title,
  url,
  slug,
  iconName,
  target,
  picture: file?.path ?? null,
});

const meta = { optional: true };

/** The chosen tiles in their order on the home page, before they are saved. They are fetched while the page is shown. */
export function useTileSettingsDraft({ languageId, tiles }: TileSetting): SiteDraft {
  const { isShown } = usePreviewShown();
  const chosen = useQueries({
    queries: tiles.map((id) => getGetTileQueryOptions(id, { query: { meta, enabled: isShown } })),
    combine: (answers) => answers.flatMap(({ data }) => (data ? [onSite(data)] : [])),
  });
  return useMemo(
    () => ({ languageId, place: 'tiles', show: (site) => ({ ...site, tiles: chosen }) }),
    [languageId, chosen],
  );
}
