// A picture of a form: uploaded as it is, cut on the server whenever the rectangle rests, saved with the record by the id of its cut.
import { type Crop, cropOfData, fittedCrop, maxCrop, percentOf } from '@redakcja/domain/files/crop';
import { pictureExtensions, pictureSizes, type Size } from '@redakcja/domain/files/picture-purposes';
import { useCropImage, useUploadImage } from '@redakcja/generated/files/files';
import type { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import type { Picture } from '@redakcja/generated/model/picture';
import { useEffect, useEffectEvent, useState } from 'react';
import { apiUrl } from '../session/api-address.ts';
import { useSession } from '../session/session.ts';
import { whyPictureRefused } from './why-picture-refused.ts';

/** ms without a change until the server cuts: a drag is one cut. */
const restingTime = 400;

const uploadFailed = { errorMessage: 'Wystąpił niespodziewany błąd podczas uploadu pliku' };

/** A picture whose rectangle is being chosen. */
interface Editing {
  originalId: number;
  path: string;
  fileName: string;
  picture: Size;
  /** Of the cut. */
  target: Size;
  crop: Crop;
  /** The rectangle is not the one that was cut last. */
  isChanged: boolean;
}

interface PictureOptions {
  purpose: ImagePurpose;
  /** The picture the record has now, null for none. */
  shown: Picture | null;
  /** `size` is that of the cut. */
  onPicture: (picture: Picture | null, size: Size) => void;
  /** Size of the cut of a new picture, where its purpose leaves it open. */
  targetFor?: (picture: Size) => Size;
}

export function usePicture({ purpose, shown, onPicture, targetFor }: PictureOptions) {
  const { maxFileSize } = useSession().parameters;
  const { crop: ownTarget } = pictureSizes[purpose];
  const [editing, setEditing] = useState<Editing>();
  const [refusal, setRefusal] = useState<string>();
  const upload = useUploadImage({ mutation: { meta: uploadFailed } });
  const cut = useCropImage({ mutation: { meta: uploadFailed } });

  async function choose([file]: File[]) {
    if (!file) return;
    const refused = whyPictureRefused(file, pictureExtensions[purpose], maxFileSize);
    setRefusal(refused);
    if (refused !== undefined) return;
    const { id, path, fileName, width, height } = await upload.mutateAsync({ data: { file, purpose } });
    const picture = { width, height };
    const target = targetFor?.(picture) ?? ownTarget;
    setEditing({
      originalId: id,
      path,
      fileName,
      picture,
      target,
      crop: maxCrop(picture, target),
      isChanged: true,
    });
  }

  /** The stored picture again, as a whole. */
  async function cropAgain(target = ownTarget) {
    if (!shown) return;
    const { originalId, originalPath: path, fileName, cropData } = shown;
    const picture = await sizeOf(apiUrl(path));
    const crop =
      cropData === null ? maxCrop(picture, target) : fittedCrop(cropOfData(cropData, picture), picture, target);
    setEditing({ originalId, path, fileName, picture, target, crop, isChanged: false });
  }

  const cutNow = useEffectEvent(async ({ originalId, crop, picture, target }: Editing) => {
    const size = targetFor && { targetWidth: target.width, targetHeight: target.height };
    const data = { originalId, purpose, ...percentOf(crop, picture), ...size };
    const made = await cut.mutateAsync({ data }).catch(() => undefined);
    // while it was cut the rectangle may have moved on
    if (made === undefined) return;
    setEditing((now) => (now?.crop === crop ? { ...now, isChanged: false } : now));
    onPicture(made, target);
  });
  useEffect(() => {
    if (!editing?.isChanged) return;
    const timer = setTimeout(() => void cutNow(editing), restingTime);
    return () => clearTimeout(timer);
  }, [editing]);

  const isWaiting = editing?.isChanged === true && !cut.isError;
  return {
    target: ownTarget,
    maxFileSize,
    editing,
    refusal,
    isUploading: upload.isPending,
    /** Why the record cannot be saved yet. */
    heldReason: upload.isPending ? 'Trwa wysyłanie obrazu' : isWaiting ? 'Trwa przycinanie obrazu' : undefined,
    failedCut: cut.isError && editing?.isChanged ? () => void cutNow(editing) : undefined,
    choose: (files: File[]) => void choose(files).catch(() => {}),
    cropAgain,
    changeCrop: (crop: Crop) => {
      cut.reset();
      setEditing((now) => now && { ...now, crop, isChanged: true });
    },
    /** The cut gets another size, and the rectangle its shape. */
    changeTarget: (target: Size) => {
      cut.reset();
      setEditing((now) => now && { ...now, target, crop: fittedCrop(now.crop, now.picture, target), isChanged: true });
    },
    remove: () => {
      setEditing(undefined);
      onPicture(null, ownTarget);
    },
  };
}

/** Pixels of a picture by its address; the browser has it already. */
async function sizeOf(address: string): Promise<Size> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}
