// A picture of a form: uploaded unchanged, cropped on the server after each change of the rectangle, saved by the id of its crop.

import { isAnimatedGif } from '@redakcja/domain/files/animated-gif';
import { type Crop, cropOfData, fittedCrop, maxCrop, percentOf } from '@redakcja/domain/files/crop';
import { pictureExtensions, pictureSizes, type Size } from '@redakcja/domain/files/picture-purposes';
import type { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import type { Picture } from '@redakcja/generated/model/picture';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { apiUrl } from '../session/api-address.ts';
import { useSession } from '../session/session.ts';
import { sizeOf, usePictureCalls } from './picture-calls.ts';
import { pictureRefusal } from './picture-refusal.ts';

/** Delay after a change until the server crops, ms: one request per drag. */
const restingTime = 400;

/** A picture whose rectangle is being chosen. */
interface Editing {
  originalId: number;
  path: string;
  fileName: string;
  picture: Size;
  /** Size of the crop. */
  target: Size;
  crop: Crop;
  /** The rectangle differs from the last crop. */
  isChanged: boolean;
  /** An animated GIF, of which the crop shows the first picture. */
  isAnimated: boolean;
}

interface PictureOptions {
  purpose: ImagePurpose;
  /** The picture the record has now, null for none. */
  shown: Picture | null;
  /** `size` is that of the crop. */
  onPicture: (picture: Picture | null, size: Size) => void;
  /** Size of the crop of a new picture, when its purpose does not fix it. */
  targetFor?: (picture: Size) => Size;
}

export function usePicture({ purpose, shown, onPicture, targetFor }: PictureOptions) {
  const { maxFileSize } = useSession().parameters;
  const { crop: ownTarget } = pictureSizes[purpose];
  const [editing, setEditing] = useState<Editing>();
  const latest = useRef<Editing>(undefined);
  useLayoutEffect(() => {
    latest.current = editing;
  });
  const [refusal, setRefusal] = useState<string>();
  const { upload, cropping } = usePictureCalls(purpose);

  async function choose([file]: File[]) {
    if (!file) return;
    const refused = pictureRefusal(file, pictureExtensions[purpose], maxFileSize);
    setRefusal(refused);
    if (refused !== undefined) return;
    const isAnimated = isAnimatedGif(new Uint8Array(await file.arrayBuffer()));
    const { originalId, path, fileName, picture } = await upload.mutateAsync(file);
    const target = targetFor?.(picture) ?? ownTarget;
    cropping.reset();
    setEditing({
      originalId,
      path,
      fileName,
      picture,
      target,
      crop: maxCrop(picture, target),
      isChanged: true,
      isAnimated,
    });
  }

  /** Edits the crop of the stored picture. */
  async function cropAgain(target = ownTarget) {
    if (!shown) return;
    const { originalId, originalPath: path, fileName, cropData } = shown;
    const picture = await sizeOf(apiUrl(path));
    const crop =
      cropData === null ? maxCrop(picture, target) : fittedCrop(cropOfData(cropData, picture), picture, target);
    setEditing({ originalId, path, fileName, picture, target, crop, isChanged: false, isAnimated: false });
  }

  const cropNow = useEffectEvent(async ({ originalId, crop, picture, target }: Editing) => {
    const wanted = { originalId, rectangle: percentOf(crop, picture), size: targetFor && target };
    const made = await cropping.mutateAsync(wanted).catch(() => undefined);
    // the picture may have been removed or replaced meanwhile
    if (made === undefined || latest.current?.originalId !== originalId) return;
    // or the rectangle changed
    setEditing((now) => (now?.crop === crop ? { ...now, isChanged: false } : now));
    onPicture(made, target);
  });
  useEffect(() => {
    if (!editing?.isChanged) return;
    const timer = setTimeout(() => void cropNow(editing), restingTime);
    return () => clearTimeout(timer);
  }, [editing]);

  const isWaiting = editing?.isChanged === true && !cropping.isError;
  const hasFailed = editing ? cropping.isError : upload.isError;
  return {
    target: ownTarget,
    maxFileSize,
    editing,
    refusal,
    isUploading: upload.isPending,
    /** What saving the record waits for. */
    heldReason: upload.isPending ? 'Trwa wysyłanie obrazu' : isWaiting ? 'Trwa przycinanie obrazu' : undefined,
    hasFailed,
    note: editing?.isAnimated ? 'To animowany GIF. Po przycięciu obraz będzie nieruchomy.' : undefined,
    retryCrop: cropping.isError && editing?.isChanged ? () => void cropNow(editing) : undefined,
    choose: (files: File[]) => void choose(files).catch(() => {}),
    cropAgain,
    changeCrop: (crop: Crop) => {
      cropping.reset();
      setEditing((now) => now && { ...now, crop, isChanged: true });
    },
    /** Sets the size of the crop; the rectangle gets its aspect ratio. */
    changeTarget: (target: Size) => {
      cropping.reset();
      setEditing((now) => now && { ...now, target, crop: fittedCrop(now.crop, now.picture, target), isChanged: true });
    },
    remove: () => {
      setEditing(undefined);
      onPicture(null, ownTarget);
    },
  };
}
