// Configures Quill for the product's fields: keys, rejected content, events.
import { pictureExtensions } from '@redakcja/domain/files/picture-purposes';
import { ImagePurpose } from '@redakcja/generated/model/imagePurpose';
import { Delta, type Range } from 'quill/core.js';
import { selectByPress } from './formats/pictures.ts';
import { keyBindings, leaveAfterEscape, leaveBackwards } from './keys.ts';
import type { OfficeClipboard, PastedPicture } from './paste/clipboard.ts';
import type { JoinOffer } from './paste/join-pasted.ts';
import { lossesOf } from './paste/losses.ts';
import type { PasteNotice } from './paste/paste-notice.ts';
import { takePastes } from './paste/take-pastes.ts';
import { translatedPaste } from './paste/translate.ts';
import type { ChangesQuestion } from './paste/use-pasted.tsx';
import { Quill } from './quill.ts';
import { htmlOf } from './semantic-html.ts';
import { lighten, untouched } from './speed.ts';
import { keepTables, takePresses } from './tables/table-keys.ts';
import { formatsOf } from './toolbar/tool-formats.ts';
import type { RichTextTool } from './toolbar/tools.ts';

export interface EditorKind {
  tools: readonly RichTextTool[];
  /** No line breaks are taken. */
  singleLine?: boolean;
  /** Pasting and line breaks are blocked. */
  plainTyping?: boolean;
}

interface Listeners {
  changed: (html: string) => void;
  left: () => void;
  /** What is to be said of the pasted text. */
  pasted: (notice: PasteNotice) => void;
  /** The text has changes that nobody has accepted; it is pasted when that is decided. */
  changes: (question: ChangesQuestion) => void;
  /** The lines that were pasted can be joined. */
  lines: (offer: JoinOffer | undefined) => void;
  /** Pasted or dropped pictures, each with its place. */
  pictures: (pictures: readonly PastedPicture[]) => void;
  /** Whether the next Tab in a table leaves the text. */
  leaving: (isLeaving: boolean) => void;
}

/** Media types of the pictures that the server accepts. */
const pictureTypes = pictureExtensions[ImagePurpose.other].map((extension) => `image/${extension}`);

/** What the editor does not take over. */
export function noticeOfPaste(kind: EditorKind, html: string, text: string): PasteNotice {
  const alone = makeQuill(document.createElement('div'), kind);
  const clipboard = alone.clipboard as OfficeClipboard;
  alone.setContents(clipboard.pasted({ html, text }), 'silent');
  const { page, lost, unseen, pale } = translatedPaste({ html, text, pictureTypes: clipboard.pictureTypes });
  return { lost: [...lost, ...lossesOf(page, alone.root)], unseen, pale };
}

/** Quill owns everything inside its element, so React gets an element of its own making. */
export function makeEditor(
  host: HTMLElement,
  kind: EditorKind,
  { changed, left, pictures, leaving, ...pastes }: Listeners,
) {
  const element = host.appendChild(document.createElement('div'));
  const takesPictures = kind.tools.includes('picture');
  const quill = makeQuill(element, kind, ({ index }, files) =>
    takesPictures
      ? pictures(files.map((file) => ({ file, index })))
      : pastes.pasted({ lost: ['obrazy'], unseen: [], pale: [] }),
  );
  (quill.clipboard as OfficeClipboard).onPictures = pictures;
  quill.root.addEventListener('click', ({ target }) => selectByPress(quill, target, (node) => Quill.find(node)));
  if (kind.plainTyping) {
    // Before Quill handles it: pasting, dropping, and line breaks by any keys (Shift+Enter) or from a phone.
    const refuse = (event: Event) => event.preventDefault();
    quill.root.addEventListener('paste', refuse, { capture: true });
    quill.root.addEventListener('drop', refuse, { capture: true });
  } else {
    takePastes(quill, {
      ...pastes,
      takesPictures,
      canKeepChanges: kind.tools.includes('table'),
      noticeOf: (html, text) => noticeOfPaste(kind, html, text),
    });
  }
  if (kind.singleLine || kind.plainTyping) {
    quill.root.addEventListener('beforeinput', (event) => {
      if (event.inputType === 'insertParagraph' || event.inputType === 'insertLineBreak') event.preventDefault();
    });
  }
  quill.on('text-change', (_delta, _before, source) => {
    if (source !== 'user') return;
    if (kind.singleLine && joinLines(quill)) return;
    changed(htmlOf(quill));
  });
  takePresses(quill);
  quill.root.addEventListener('keydown', leaveBackwards);
  leaveAfterEscape(quill, leaving);
  quill.root.addEventListener('blur', left);
  // On focus by Tab or from a dialog the browser would move the cursor to the start.
  quill.root.addEventListener('focus', ({ relatedTarget: from }) => {
    // In a table cell the selection is still being moved.
    if (from instanceof Node && quill.root.contains(from)) return;
    quill.selection.setRange(quill.selection.savedRange, 'silent');
  });
  return {
    quill,
    remove: () => element.remove(),
  };
}

export function makeQuill(
  element: HTMLElement,
  { tools, singleLine, plainTyping }: EditorKind,
  takePictures?: (place: Range, files: File[]) => void,
): Quill {
  const noBreaks = singleLine || plainTyping;
  const options = {
    formats: formatsOf(tools),
    modules: {
      // Whole width, and cells only as the person has merged them.
      'table-up': tools.includes('table') && { full: true, autoMergeCell: false },
      // Quill itself would embed the files as data URLs.
      uploader: {
        mimetypes: pictureTypes,
        handler: (place: Range, files: File[]) => takePictures?.(place, files),
      },
      keyboard: {
        // With Shift too: Quill itself would break the line then.
        bindings: noBreaks
          ? { ...keyBindings, enter: { key: 'Enter', shiftKey: null, handler: () => false } }
          : keyBindings,
      },
    },
  };
  const quill = untouched(() => new Quill(element, options));
  (quill.clipboard as OfficeClipboard).pictureTypes = tools.includes('picture') ? pictureTypes : [];
  lighten(quill);
  bindCapitals(quill);
  keepTables(quill);
  return quill;
}

/** Makes one line of several, as pasted or dropped text may have. Returns whether there were several. */
function joinLines(quill: Quill): boolean {
  const [first, ...others] = quill.getText().split('\n').slice(0, -1);
  if (first === undefined || others.length === 0) return false;
  const joined = new Delta().retain(first.length);
  let before = first;
  for (const line of others) {
    joined.delete(1);
    if (/\S$/.test(before) && /^\S/.test(line)) joined.insert(' ');
    joined.retain(line.length);
    before += line;
  }
  quill.updateContents(joined, 'user');
  return true;
}

/** With Caps Lock the letters of Ctrl+Z and other shortcuts are capitals, which Quill does not recognize. */
function bindCapitals({ keyboard }: Quill): void {
  for (const [key, bindings] of Object.entries(keyboard.bindings)) {
    if (!/^[a-z]$/.test(key)) continue;
    for (const binding of bindings) keyboard.addBinding({ ...binding, key: key.toUpperCase() });
  }
}
