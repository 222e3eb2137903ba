// Performance patches of Quill 2.0.3 for texts of 200 kB. Each gives Quill's own result faster; the tests compare both.
import { bubbleFormats } from 'quill/blots/block.js';
import TextBlot from 'quill/blots/text.js';
import Selection from 'quill/core/selection.js';
import { Delta } from 'quill/core.js';
import type { Quill } from './quill.ts';

type Children = Quill['scroll']['children'];
type Editor = Quill['editor'];

let isUntouched = false;
const { getNativeRange } = Selection.prototype;
Selection.prototype.getNativeRange = function () {
  return isUntouched ? null : getNativeRange.call(this);
};

/**
 * Skips reads of the selection before an editor can have one: Quill reads it at each step, which forces a layout of the whole
 * page.
 */
export function untouched<Result>(work: () => Result): Result {
  isUntouched = true;
  try {
    return work();
  } finally {
    isUntouched = false;
  }
}

export function lighten(quill: Quill): void {
  const { editor } = quill;
  editor.getDelta = () => wholeDelta(quill);
  const update = editor.update.bind(editor);
  editor.update = (change, mutations = [], selection) => {
    const typed = change === null ? typedIn(quill, mutations, selection) : undefined;
    if (typed === undefined) return update(change, mutations, selection);
    editor.delta = editor.delta.compose(typed);
    return typed;
  };
  (Object.getPrototypeOf(quill.scroll.children) as Children).contains = isIn;
}

/** Without a copy of all lines before for each line. */
function wholeDelta({ scroll }: Quill): Delta {
  const whole = new Delta();
  for (const line of scroll.lines()) {
    const [first, ...others] = line.delta().ops;
    if (first) whole.push(first);
    whole.ops.push(...others);
  }
  return whole;
}

// Quill's cursor characters and line breaks are not plain text.
const notLetters = /[\uFEFF\n\r]/;

/** The change when letters of a single piece of text are all that changed. Quill looks only there for letters of English, and through the whole text otherwise. */
function typedIn({ scroll }: Quill, mutations: MutationRecord[], selection: Parameters<Editor['update']>[2]) {
  const [mutation, ...others] = mutations;
  if (mutation?.type !== 'characterData' || others.length > 0) return undefined;
  const blot = scroll.find(mutation.target);
  if (!(blot instanceof TextBlot) || !scroll.domNode.contains(mutation.target)) return undefined;
  const [before, after] = [mutation.oldValue ?? '', blot.value()];
  if (after === '' || notLetters.test(before + after)) return undefined;
  const index = blot.offset(scroll);
  const cursor = selection && {
    oldRange: { ...selection.oldRange, index: selection.oldRange.index - index },
    newRange: { ...selection.newRange, index: selection.newRange.index - index },
  };
  const formats = bubbleFormats(blot);
  const change = new Delta().retain(index);
  for (const op of new Delta().insert(before).diff(new Delta().insert(after), cursor).ops) {
    if (typeof op.insert === 'string') change.insert(op.insert, formats);
    else change.push(op);
  }
  return change;
}

/** Constant-time membership test: a table with thousands of cells calls it a million times. */
function isIn(this: Children, node: NonNullable<Children['head']>): boolean {
  if (node.parent?.children !== this) return false;
  return node.prev === null ? this.head === node : node.prev.next === node;
}
