import { useId, useState } from 'react';
import { Switch } from '../../shared/ui/switch.tsx';
import { BulletinPage } from './bulletin-page.tsx';
import type { PreviewedPage } from './preview-page.ts';
import type { EditedPlace } from './site-draft.ts';
import { SiteFrame } from './site-frame.tsx';

/** Widths of a desktop, a tablet and a phone, px. */
const widths = [1280, 768, 390];

/** The bulletin in a frame, at three widths and in high contrast. */
export function SitePreview({ page, edited = null }: { page: PreviewedPage; edited?: EditedPlace | null }) {
  const [width, setWidth] = useState(() => (window.matchMedia('(max-width: 700px)').matches ? 390 : 1280));
  const [isContrast, setContrast] = useState(false);
  const name = useId();
  return (
    <>
      <div className="flex flex-wrap align-items-center row-gap-2 column-gap-3">
        <fieldset className="site-widths flex flex-wrap gap-3 m-0 p-0">
          <legend className="visually-hidden">Szerokość podglądu</legend>
          {widths.map((one) => (
            <label key={one} className="flex align-items-center gap-2">
              <input
                type="radio"
                className="m-0"
                name={name}
                // Enter in it does not send the form beside the preview
                form=""
                checked={one === width}
                onChange={() => setWidth(one)}
              />
              {one} px
            </label>
          ))}
        </fieldset>
        <Switch id={`${name}-contrast`} label="Wysoki kontrast" checked={isContrast} onChange={setContrast} />
      </div>
      <SiteFrame width={width} edited={edited} origin={page.origin}>
        <BulletinPage page={page} place={edited?.place} isContrast={isContrast} />
      </SiteFrame>
    </>
  );
}
