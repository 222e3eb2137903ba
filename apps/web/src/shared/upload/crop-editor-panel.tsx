import 'react-image-crop/dist/ReactCrop.css';
import './crop-editor.css';
import { type Crop, cropOfData, fittedCrop, isEnlarged, percentOf } from '@redakcja/domain/files/crop';
import { type Size, shownSize } from '@redakcja/domain/files/picture-purposes';
import { useRef } from 'react';
import { ReactCrop } from 'react-image-crop';
import { CropNumbers } from './crop-numbers.tsx';
import { CropPreview } from './crop-preview.tsx';

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

const handle = (corner: string) => `Uchwyt ${corner}: strzałki zmieniają rozmiar wycinka`;
const ariaLabels = {
  cropArea: 'Wycinek obrazu: strzałki przesuwają go',
  nwDragHandle: handle('w lewym górnym rogu'),
  nDragHandle: handle('u góry'),
  neDragHandle: handle('w prawym górnym rogu'),
  eDragHandle: handle('z prawej'),
  seDragHandle: handle('w prawym dolnym rogu'),
  sDragHandle: handle('u dołu'),
  swDragHandle: handle('w lewym dolnym rogu'),
  wDragHandle: handle('z lewej'),
};

export function CropEditorPanel({ src, picture, target, crop, onChange, onDrawn, label }: CropEditorProps) {
  const image = useRef<HTMLImageElement>(null);
  return (
    <fieldset className="crop-editor gap-3 m-0 p-0 min-w-0" aria-label={label}>
      <div className="crop-editor-picture">
        <ReactCrop
          crop={percentOf(crop, picture)}
          aspect={target.width / target.height}
          keepSelection
          ruleOfThirds
          ariaLabels={ariaLabels}
          onChange={(_pixels, percent) => onChange(fittedCrop(cropOfData(percent, picture), picture, target))}
        >
          <img ref={image} src={src} alt="Cały obraz" className="block" draggable={false} />
        </ReactCrop>
      </div>
      <div className="crop-editor-side flex flex-column gap-3 min-w-0">
        <CropPreview image={image} picture={picture} target={target} crop={crop} onDrawn={onDrawn} />
        <CropNumbers crop={crop} onChange={(changed) => onChange(fittedCrop(changed, picture, target))} />
        <p className="small muted m-0" role="status">
          {isEnlarged(crop, target) && (
            <>
              <i className="pi pi-info-circle" aria-hidden="true" /> Wycinek jest mniejszy niż {shownSize(target)}, więc
              zostanie powiększony i może być nieostry.
            </>
          )}
        </p>
      </div>
    </fieldset>
  );
}
