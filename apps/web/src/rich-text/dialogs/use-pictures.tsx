import type { Range } from 'quill/core.js';
import { type ReactNode, useCallback, useState } from 'react';
import { insertPicture, selectedPicture } from '../formats/pictures.ts';
import type { Quill } from '../quill.ts';
import { PictureDialog } from './picture-dialog.tsx';

interface OpenDialog {
  /** Queue of files, the first of which is in the dialog; empty when the user chooses one there. */
  files: readonly File[];
  place: Range;
  /** Alternative text of the picture that is changed. */
  current?: string;
}

/** The dialog of pictures: opened by the tool, or with files that were pasted or dropped, one after another. */
export function usePictures(quill: Quill | undefined) {
  const [opened, setOpened] = useState<OpenDialog>();
  const open = useCallback(() => {
    if (!quill) return;
    const selected = selectedPicture(quill);
    if (selected) setOpened({ files: [], place: { index: selected.index, length: 1 }, current: selected.alt });
    else setOpened({ files: [], place: quill.getSelection(true) });
  }, [quill]);
  const take = useCallback((files: readonly File[], place: Range) => setOpened({ files, place }), []);

  function openNext([, ...others]: readonly File[], place: Range) {
    setOpened(others.length > 0 ? { files: others, place } : undefined);
  }

  function put({ files, place, current }: OpenDialog, alt: string, address: string | undefined) {
    if (!quill) return;
    openNext(files, { index: place.index + 1, length: 0 });
    if (address !== undefined) insertPicture(quill, place, address, alt);
    else if (current !== alt) quill.formatText(place.index, 1, { alt }, 'user');
  }

  const dialog: ReactNode = opened && (
    <PictureDialog
      key={opened.files.length}
      file={opened.files[0]}
      waiting={opened.files.length - 1}
      current={opened.current}
      onPut={(alt, address) => put(opened, alt, address)}
      onSkip={() => openNext(opened.files, opened.place)}
      onClose={() => setOpened(undefined)}
    />
  );
  return { open, take, dialog };
}
