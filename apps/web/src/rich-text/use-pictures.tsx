import { type ReactNode, useCallback, useState } from 'react';
import { PictureDialog } from './picture-dialog.tsx';
import { insertPicture, selectedPicture } from './pictures.ts';
import type { Quill } from './quill.ts';

interface Place {
  index: number;
  length: number;
}

interface Putting {
  /** Queue of files, the first of which is in the dialog; empty when the user chooses one there. */
  files: readonly File[];
  place: Place;
  /** Alternative text of the picture that is changed. */
  current?: string;
}

/** The dialog of pictures: opened by the tool, or with files that were pasted or dropped, one after another. */
export function usePictures(quill: Quill | undefined) {
  const [putting, setPutting] = useState<Putting>();
  const open = useCallback(() => {
    if (!quill) return;
    const selected = selectedPicture(quill);
    if (selected) setPutting({ files: [], place: { index: selected.index, length: 1 }, current: selected.alt });
    else setPutting({ files: [], place: quill.getSelection(true) });
  }, [quill]);
  const take = useCallback((files: readonly File[], place: Place) => setPutting({ files, place }), []);

  function put({ files, place, current }: Putting, alt: string, address: string | undefined) {
    if (!quill) return;
    const [, ...others] = files;
    setPutting(others.length > 0 ? { files: others, place: { index: place.index + 1, length: 0 } } : undefined);
    if (address !== undefined) insertPicture(quill, place, address, alt);
    else if (current !== alt) quill.formatText(place.index, 1, { alt }, 'user');
  }

  const dialog: ReactNode = putting && (
    <PictureDialog
      key={putting.place.index}
      file={putting.files[0]}
      current={putting.current}
      onPut={(alt, address) => put(putting, alt, address)}
      onClose={() => setPutting(undefined)}
    />
  );
  return { open, take, dialog };
}
