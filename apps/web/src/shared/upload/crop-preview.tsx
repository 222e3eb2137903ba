import type { Crop } from '@redakcja/domain/files/crop';
import { type Size, shownSize } from '@redakcja/domain/files/picture-purposes';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** ms between a change of the rectangle and its picture (specification, section 9). */
const refreshDelay = 100;

interface CropPreviewProps {
  image: RefObject<HTMLImageElement | null>;
  /** Of the whole picture; a browser may count the pixels of a drawing otherwise. */
  picture: Size;
  target: Size;
  crop: Crop;
  onDrawn?: ((address: string) => void) | undefined;
}

/** The cut as it will look, in its own size. */
export function CropPreview({ image, picture, target, crop, onDrawn }: CropPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [addresses] = useState(blobAddresses);
  useEffect(() => addresses.release, [addresses]);
  // Drawn or not, the picture may have got its id from the server meanwhile: the callback is that of the present render, and none after the last one.
  const drawn = useEffectEvent((blob: Blob) => {
    if (canvas.current) onDrawn?.(addresses.next(blob));
  });
  const giveAddress = useEffectEvent(() => {
    if (!onDrawn || !canvas.current) return;
    try {
      canvas.current.toBlob((blob) => blob && drawn(blob));
    } catch {
      // a picture of another origin cannot be read back: the cut of the server follows
    }
  });
  useEffect(() => {
    const whole = image.current;
    const context = canvas.current?.getContext('2d');
    if (!whole || !context) return;
    function draw() {
      if (!whole || !context || whole.naturalWidth === 0) return;
      const [perX, perY] = [whole.naturalWidth / picture.width, whole.naturalHeight / picture.height];
      context.clearRect(0, 0, target.width, target.height);
      context.drawImage(
        whole,
        ...([crop.x * perX, crop.y * perY, crop.width * perX, crop.height * perY] as const),
        ...([0, 0, target.width, target.height] as const),
      );
      giveAddress();
    }
    const timer = setTimeout(draw, refreshDelay);
    whole.addEventListener('load', draw);
    return () => {
      clearTimeout(timer);
      whole.removeEventListener('load', draw);
    };
  }, [image, picture, target, crop]);
  return (
    <figure className="crop-preview m-0">
      <canvas
        ref={canvas}
        className="block max-w-full"
        width={target.width}
        height={target.height}
        role="img"
        aria-label="Podgląd wycinka"
      />
      <figcaption className="small muted">Podgląd, {shownSize(target)}</figcaption>
    </figure>
  );
}

/** One address at a time: the one before is given back to the browser. */
function blobAddresses() {
  let current: string | undefined;
  const release = () => {
    if (current !== undefined) URL.revokeObjectURL(current);
    current = undefined;
  };
  return {
    release,
    next(blob: Blob): string {
      release();
      current = URL.createObjectURL(blob);
      return current;
    },
  };
}
