// What happens at a paste besides the insertion itself: changes are asked about before, differences are said after.
import type { Quill } from '../quill.ts';
import type { OfficeClipboard } from './clipboard.ts';
import { type JoinOffer, joinOffer } from './join-pasted.ts';
import type { PasteNotice } from './paste-notice.ts';
import { hasTrackedChanges, withChanges } from './source/tracked-changes.ts';
import type { ChangesQuestion } from './use-pasted.tsx';

interface Pastes {
  pasted: (notice: PasteNotice) => void;
  changes: (question: ChangesQuestion) => void;
  lines: (offer: JoinOffer | undefined) => void;
  noticeOf: (html: string, text: string) => PasteNotice;
  takesPictures: boolean;
  canKeepChanges: boolean;
}

export function takePastes(
  quill: Quill,
  { pasted, changes, lines, noticeOf, takesPictures, canKeepChanges }: Pastes,
): void {
  const clipboard = quill.clipboard as OfficeClipboard;
  // Before the insertion: behind a pasted table the cursor is in one too.
  let isInCell = false;
  let isAsked = false;
  const say = (html: string, text: string) => {
    const notice = noticeOf(html, text);
    // a table in a cell is reduced to its text
    pasted(isInCell && /<table\b/i.test(html) ? { ...notice, lost: ['tabele', ...notice.lost] } : notice);
  };
  clipboard.onPasted = (index, length) => lines(isInCell ? undefined : joinOffer(quill, index, length));
  quill.root.addEventListener(
    'paste',
    (event) => {
      isInCell = quill.getFormat()['table-up-cell-inner'] !== undefined;
      const html = event.clipboardData?.getData('text/html') ?? '';
      const text = event.clipboardData?.getData('text/plain') ?? '';
      isAsked = quill.isEnabled() && hasTrackedChanges(html);
      if (!isAsked) return;
      // Quill leaves it alone then.
      event.preventDefault();
      const range = quill.getSelection(true);
      changes({
        canKeep: canKeepChanges,
        decide(decision) {
          const decided = withChanges(html, decision);
          quill.setSelection(range);
          clipboard.onPaste(range, { html: decided, text });
          say(decided, text);
        },
      });
    },
    { capture: true },
  );
  quill.root.addEventListener('paste', ({ clipboardData }) => {
    const html = clipboardData?.getData('text/html');
    // A copied picture comes with HTML of its page.
    if (isAsked || !html || (takesPictures && isPictureAlone(html) && clipboardData?.files.length)) return;
    say(html, clipboardData?.getData('text/plain') ?? '');
  });
}

function isPictureAlone(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.childElementCount === 1 && body.firstElementChild?.tagName === 'IMG';
}
