import type { PublicFrame } from '@redakcja/generated/model/publicFrame';
import { memo, useMemo } from 'react';
import type { PreviewedPage } from './preview-page.ts';
import type { SiteDraft } from './site-draft.ts';
import { SitePreview } from './site-preview.tsx';

interface DraftPanelProps {
  page: PreviewedPage;
  draft: SiteDraft;
  isUnsaved: boolean;
}

/**
 * The page with the draft in its place, outlined and marked there. Nothing of it is announced while somebody types. Memoised, so that a key is handled
 * without rendering the page: it is rendered with the deferred draft.
 */
export const DraftPanel = memo(function DraftPanel({ page, draft, isUnsaved }: DraftPanelProps) {
  const { place, note, show } = draft;
  const mark = [isUnsaved && 'Niezapisane zmiany', note].filter(Boolean).join(' · ');
  const edited = useMemo(() => ({ place, mark }), [place, mark]);
  const shown = useMemo(() => {
    const { frame } = page;
    return { ...page, frame: withPlaces({ ...frame, site: show(frame.site) }, place) };
  }, [show, place, page]);
  return <SitePreview page={shown} edited={edited} />;
});

/** Tiles and links that lead nowhere are left out of the bulletin; what is being edited is shown before the server knows where it leads. */
function withPlaces(frame: PublicFrame, place: string): PublicFrame {
  const { tiles, footerElements } = frame.site;
  const links = footerElements.flatMap(({ content }) => (content !== null && 'links' in content ? content.links : []));
  const keys = place.startsWith('tile') ? tiles.map(({ id }) => `tile-${id}`) : links.map(({ key }) => `footer-${key}`);
  return { ...frame, paths: [...frame.paths, ...keys.map((key) => ({ key, path: '#' }))] };
}
