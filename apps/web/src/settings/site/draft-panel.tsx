import type { Site } from '@redakcja/generated/model/site';
import { memo, useMemo } from 'react';
import { EditedContext } from './place.tsx';
import type { SiteDraft } from './site-draft.ts';
import { SitePreview } from './site-preview.tsx';

interface DraftPanelProps {
  site: Site;
  draft: SiteDraft;
  isUnsaved: boolean;
}

/**
 * The page with the draft in its place, outlined and marked there. Nothing of it is announced while somebody types. Memoised, so that a key is handled
 * without rendering the page: it is rendered with the deferred draft.
 */
export const DraftPanel = memo(function DraftPanel({ site, draft, isUnsaved }: DraftPanelProps) {
  const { place, note, show } = draft;
  const mark = [isUnsaved && 'Niezapisane zmiany', note].filter(Boolean).join(' · ') || undefined;
  const edited = useMemo(() => ({ place, mark }), [place, mark]);
  const shown = useMemo(() => show(site), [show, site]);
  return (
    <EditedContext value={edited}>
      <SitePreview site={shown} />
    </EditedContext>
  );
});
