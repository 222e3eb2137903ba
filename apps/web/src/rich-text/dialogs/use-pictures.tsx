import type { Range } from 'quill/core.js';
import { type ReactNode, useCallback, useState } from 'react';
import { insertPicture, selectedPicture } from '../formats/pictures.ts';
import type { PastedPicture } from '../paste/clipboard.ts';
import type { Quill } from '../quill.ts';
import { PictureDialog } from './picture-dialog.tsx';

interface OpenDialog {
  /** Queue of files, the first of which is in the dialog, each with its place; empty when the user chooses one there. */
  queue: readonly PastedPicture[];
  place: Range;
  /** Alternative text of the picture that is changed. */
  current?: string;
}

const firstPlace = ([first]: readonly PastedPicture[]): Range => ({ index: first?.index ?? 0, length: 0 });

/** The dialog of pictures: opened by the tool, or with files that were pasted or dropped, one after another. */
export function usePictures(quill: Quill | undefined) {
  const [opened, setOpened] = useState<OpenDialog>();
  const open = useCallback(() => {
    if (!quill) return;
    const selected = selectedPicture(quill);
    if (selected) setOpened({ queue: [], place: { index: selected.index, length: 1 }, current: selected.alt });
    else setOpened({ queue: [], place: quill.getSelection(true) });
  }, [quill]);
  const take = useCallback(
    (pictures: readonly PastedPicture[]) => setOpened({ queue: pictures, place: firstPlace(pictures) }),
    [],
  );

  /** A picture that was put in moves what is behind it. */
  function openNext([, ...others]: readonly PastedPicture[], shift: number) {
    const queue = others.map(({ file, index }) => ({ file, index: index + shift }));
    setOpened(queue.length > 0 ? { queue, place: firstPlace(queue) } : undefined);
  }

  function put({ queue, place, current }: OpenDialog, alt: string, address: string | undefined) {
    if (!quill) return;
    openNext(queue, 1);
    if (address !== undefined) insertPicture(quill, place, address, alt);
    else if (current !== alt) quill.formatText(place.index, 1, { alt }, 'user');
  }

  const dialog: ReactNode = opened && (
    <PictureDialog
      key={opened.queue.length}
      file={opened.queue[0]?.file}
      waiting={opened.queue.length - 1}
      current={opened.current}
      onPut={(alt, address) => put(opened, alt, address)}
      onSkip={() => openNext(opened.queue, 0)}
      onClose={() => setOpened(undefined)}
    />
  );
  return { open, take, dialog };
}
