import type { Crop } from '@redakcja/domain/files/crop';
import { type Size, shownSize } from '@redakcja/domain/files/picture-purposes';
import { type RefObject, useEffect, useRef } from 'react';

/** ms between a change of the rectangle and its picture (specification, section 9). */
const refreshDelay = 100;

interface CropPreviewProps {
  image: RefObject<HTMLImageElement | null>;
  /** Of the whole picture; a browser may count the pixels of a drawing otherwise. */
  picture: Size;
  target: Size;
  crop: Crop;
}

/** The cut as it will look, in its own size. */
export function CropPreview({ image, picture, target, crop }: CropPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
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
      <canvas ref={canvas} width={target.width} height={target.height} role="img" aria-label="Podgląd wycinka" />
      <figcaption className="small muted">Podgląd, {shownSize(target)}</figcaption>
    </figure>
  );
}
