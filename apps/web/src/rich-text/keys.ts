// Keys of the editor.
import type { Quill } from './quill.ts';
import { moveToCell, tableArrows } from './tables/table-keys.ts';

/** Texts whose next Tab leaves them, as Escape was pressed in a table. */
const leaving = new WeakSet<HTMLElement>();

// Tab leaves the editor like every field: Quill alone would trap the keyboard (WCAG 2.1.2). Lists are indented by Ctrl+] and Ctrl+[ instead. In a table it
// goes to the next cell, adds a row after the last one, and leaves after Escape.
function tab(by: 1 | -1) {
  return {
    key: 'Tab',
    ...(by === -1 && { shiftKey: true }),
    handler(this: { quill: Quill }) {
      return leaving.has(this.quill.root) || !moveToCell(this.quill, by);
    },
  };
}

function indenting(key: string, by: '+1' | '-1') {
  return {
    key,
    shortKey: true,
    format: ['list', 'indent'],
    handler(this: { quill: Quill }) {
      this.quill.format('indent', by, 'user');
      return false;
    },
  };
}

export const keyBindings = {
  tab: tab(1),
  indent: tab(1),
  'indent code-block': tab(1),
  outdent: tab(-1),
  'remove tab': tab(-1),
  'outdent code-block': tab(-1),
  // those of Quill apply in lists alone
  'previous cell': tab(-1),
  'list indent': indenting(']', '+1'),
  'list outdent': indenting('[', '-1'),
  ...tableArrows,
};

/** After Escape in a table the next Tab leaves the text; a dialog around it stays open. `onChange` is called when that begins or ends. */
export function leaveAfterEscape({ root }: Quill, onChange: (isLeaving: boolean) => void): void {
  const stay = () => leaving.delete(root) && onChange(false);
  root.addEventListener('keydown', (event) => {
    const isInCell = event.target !== root;
    if (event.key === 'Escape' && isInCell && !leaving.has(root)) {
      event.stopPropagation();
      leaving.add(root);
      onChange(true);
    } else if (!['Tab', 'Shift', 'Escape'].includes(event.key)) stay();
  });
  root.addEventListener('pointerdown', stay);
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) stay();
  });
}

/** Tab in a cell that leaves it: the text around it, which is the stop before, would only give the focus back to the cell. */
export function leaveBackwards({ key, shiftKey, currentTarget: text, target, defaultPrevented }: KeyboardEvent): void {
  if (key !== 'Tab' || !shiftKey || defaultPrevented || target === text || !(text instanceof HTMLElement)) return;
  // What scrolls is a stop, too, when nothing within it is.
  const scroller = text.closest<HTMLElement>('.rich-text-host');
  text.tabIndex = -1;
  if (scroller) scroller.tabIndex = -1;
  const restore = () => {
    text.tabIndex = 0;
    scroller?.removeAttribute('tabindex');
  };
  // When the focus has left, or there was no other element to focus.
  text.addEventListener('focusout', restore, { once: true });
  setTimeout(restore);
}
