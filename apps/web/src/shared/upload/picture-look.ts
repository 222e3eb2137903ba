import type { Picture } from '@redakcja/generated/model/picture';
import { useState } from 'react';

/** The present picture of a field, also while its rectangle is being chosen, for a preview elsewhere. */
export interface PictureLook {
  /** Value of the field this is the look of. */
  fileId: number | null | undefined;
  /** Of the server, or of the browser (`blob:`) until the server has cut it. */
  address: string | null;
}

/** Address of the picture of a record for the value of its field; a look of another value, such as that of a discarded version, is ignored. */
export function usePictureLook(saved: Picture | null, fileId: number | null | undefined) {
  const [look, setLook] = useState<PictureLook>();
  /** Put back from the history. */
  const [former, setFormer] = useState<Picture>();
  const own = look?.fileId === fileId ? look?.address : undefined;
  const stored = fileId === null ? null : (saved?.path ?? null);
  const restore = (picture: Picture) => {
    setFormer(picture);
    setLook({ fileId: picture.id, address: picture.path });
  };
  return { address: own === undefined ? stored : own, setLook, former, restore };
}
