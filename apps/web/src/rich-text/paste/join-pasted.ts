// „Połącz wiersze”: which pasted text it is offered for, and what it does to it, in one step that can be undone.
import { Delta } from 'quill/core.js';
import { SoftBreak } from '../formats/breaks.ts';
import type { Quill } from '../quill.ts';
import { type JoinedLines, linesToJoin } from './joined-lines.ts';

export interface JoinOffer {
  index: number;
  joined: JoinedLines;
}

/** Another thing than text; one character, as in the editor. */
const thing = '\ufffc';

/** The offer for what was pasted there; undefined for text that is no lines of a page: lists, tables, headings. */
export function joinOffer(quill: Quill, index: number, length: number): JoinOffer | undefined {
  const { ops } = quill.getContents(index, length);
  const isLines = ops.every(
    ({ attributes = {} }) => !['list', 'header', 'table-up-cell-inner'].some((name) => name in attributes),
  );
  if (!isLines) return undefined;
  const text = ops
    .map(({ insert }) => (typeof insert === 'string' ? insert : SoftBreak.blotName in Object(insert) ? '\n' : thing))
    .join('');
  const joined = text.includes(thing) ? undefined : linesToJoin(text);
  return joined && { index, joined };
}

export function joinPasted(quill: Quill, { index, joined }: JoinOffer): void {
  const delta = new Delta().retain(index);
  let at = 0;
  for (const { at: from, remove, put } of joined.edits) {
    delta
      .retain(from - at)
      .insert(put)
      .delete(remove);
    at = from + remove;
  }
  quill.history.cutoff();
  quill.updateContents(delta, 'user');
  quill.history.cutoff();
}
