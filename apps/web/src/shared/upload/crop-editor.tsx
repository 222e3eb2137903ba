import { lazy, Suspense } from 'react';
import { Loader } from '../ui/messages/loader.tsx';
import type { CropEditorProps } from './crop-editor-panel.tsx';

const Panel = lazy(async () => ({ default: (await import('./crop-editor-panel.tsx')).CropEditorPanel }));

/** A rectangle of a picture, chosen by pointer, by arrow keys or in numbers, and how it will look. Its code is fetched when it is needed. */
export function CropEditor(props: CropEditorProps) {
  return (
    <Suspense fallback={<Loader />}>
      <Panel {...props} />
    </Suspense>
  );
}
