import type { Crop } from '@redakcja/domain/files/crop';
import type { Size } from '@redakcja/domain/files/picture-purposes';
import { lazy, Suspense } from 'react';
import { Loader } from '../ui/loader.tsx';

export interface CropEditorProps {
  /** Address of the whole picture. */
  src: string;
  /** Of the whole picture, in pixels. */
  picture: Size;
  /** Size of the crop. */
  target: Size;
  crop: Crop;
  onChange: (crop: Crop) => void;
  /** Gets the address of the cut as it will look, in this browser, whenever it was drawn. */
  onDrawn?: ((address: string) => void) | undefined;
  /** What the picture is for, in the name of the group. */
  label: string;
}

const Panel = lazy(async () => ({ default: (await import('./crop-editor-panel.tsx')).CropEditorPanel }));

/** A rectangle of a picture, chosen by pointer, by arrow keys or in numbers, and how it will look. Its code is fetched when it is needed. */
export function CropEditor(props: CropEditorProps) {
  return (
    <Suspense fallback={<Loader />}>
      <Panel {...props} />
    </Suspense>
  );
}
