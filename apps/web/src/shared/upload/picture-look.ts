import type { Picture } from '@redakcja/generated/model/picture';
import { useState } from 'react';

/** How the picture of a field looks, also while its rectangle is being chosen: who shows it elsewhere follows. */
export interface PictureLook {
  /** Value of the field this is the look of. */
  fileId: number | null | undefined;
  /** Of the server, or of the browser (`blob:`) until the server has cut it. */
  address: string | null;
}

/** Address of the picture of a record for the value of its field; a look of another value (of a version that was given up) does not count. */
export function usePictureLook(saved: Picture | null, fileId: number | null | undefined) {
  const [look, setLook] = useState<PictureLook>();
  const own = look?.fileId === fileId ? look?.address : undefined;
  const stored = fileId === null ? null : (saved?.path ?? null);
  return { address: own === undefined ? stored : own, setLook };
}
