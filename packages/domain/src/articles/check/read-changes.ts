// Tracked changes of a text: words that somebody has put in or taken out, and that are shown as such.
import type { Span } from './block.ts';

export interface TrackedChange {
  name: 'ins' | 'del';
  text: string;
  start: number;
  open: Span;
  close: Span;
}

/** Follows the tags of a text; a change within another goes with it. */
export function changeReader(found: TrackedChange[]) {
  let opened: Omit<TrackedChange, 'close'> | undefined;
  return {
    take(text: string) {
      if (opened) opened.text += text;
    },
    tag(name: string, isClosing: boolean, span: Span, start: number) {
      if (name !== 'ins' && name !== 'del') return;
      if (!isClosing) opened ??= { name, text: '', start, open: span };
      else if (opened?.name === name) {
        found.push({ ...opened, close: span });
        opened = undefined;
      }
    },
  };
}
