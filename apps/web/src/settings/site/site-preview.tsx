import { useState } from 'react';
import { Segments } from '../../shared/ui/buttons/segments.tsx';
import { Switch } from '../../shared/ui/inputs/switch.tsx';
import { OutsideLink } from '../../shared/ui/page/outside-link.tsx';
import { BulletinPage } from './bulletin-page.tsx';
import type { PreviewedPage } from './preview-page.ts';
import type { EditedPlace } from './site-draft.ts';
import { SiteFrame } from './site-frame.tsx';

/** Widths of a desktop, a laptop, a tablet, a phone and a magnified page, px. */
const widths = [1366, 1280, 768, 390, 320].map((value) => ({ value, label: `${value} px` }));

/** The bulletin in a frame, at several widths and in high contrast, with what is edited magnified. */
export function SitePreview({ page, edited = null }: { page: PreviewedPage; edited?: EditedPlace | null }) {
  const [width, setWidth] = useState(() => (window.matchMedia('(max-width: 700px)').matches ? 390 : 1280));
  const [isContrast, setContrast] = useState(false);
  const [isZoomed, setZoomed] = useState(true);
  return (
    <>
      <div className="flex flex-wrap align-items-center row-gap-2 column-gap-3">
        <Segments legend="Szerokość podglądu" options={widths} value={width} onChange={setWidth} />
        <Switch label="Wysoki kontrast" checked={isContrast} onChange={setContrast} />
        {edited !== null && <Switch label="Powiększ edytowane" checked={isZoomed} onChange={setZoomed} />}
        <OutsideLink label="Otwórz w nowej karcie" href={page.home} />
      </div>
      <SiteFrame width={width} edited={edited} isZoomed={isZoomed} origin={page.origin}>
        <BulletinPage page={page} place={edited?.place} isContrast={isContrast} />
      </SiteFrame>
    </>
  );
}
