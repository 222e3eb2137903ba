// Keys of the editor.
import type { Quill } from './quill.ts';
import { tableArrows } from './table-keys.ts';

// Tab leaves the editor like every field: Quill alone would trap the keyboard (WCAG 2.1.2). Lists are indented by Ctrl+] and Ctrl+[ instead.
const leave = { key: 'Tab', handler: () => true };
const shiftLeave = { ...leave, shiftKey: true };

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
  tab: leave,
  indent: leave,
  'indent code-block': leave,
  outdent: shiftLeave,
  'remove tab': shiftLeave,
  'outdent code-block': shiftLeave,
  'list indent': indenting(']', '+1'),
  'list outdent': indenting('[', '-1'),
  ...tableArrows,
};

/** Shift+Tab in a cell: the text around it, which is the stop before, would only give the focus back to the cell. */
export function leaveBackwards({ key, shiftKey, currentTarget: text, target }: KeyboardEvent): void {
  if (key !== 'Tab' || !shiftKey || target === text || !(text instanceof HTMLElement)) return;
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
