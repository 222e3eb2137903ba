import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import type { ListViewProps } from './use-hidden-columns.ts';

const ListViewDrawer = lazy(async () => ({ default: (await import('./list-view-drawer.tsx')).ListViewDrawer }));

/** Button behind which columns are chosen and views are saved. */
export function ListView(props: ListViewProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        label="Widok"
        icon="sliders-h"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <ListViewDrawer {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
