// Quill without a theme: the toolbar is our own (rich-text-toolbar.tsx), because the theme's pickers have no names for screen readers.
import Quill from 'quill/core.js';
import { AlignStyle } from 'quill/formats/align.js';
import { BackgroundStyle } from 'quill/formats/background.js';
import Blockquote from 'quill/formats/blockquote.js';
import Bold from 'quill/formats/bold.js';
import CodeBlock, { Code } from 'quill/formats/code.js';
import { ColorStyle } from 'quill/formats/color.js';
import Header from 'quill/formats/header.js';
import Image from 'quill/formats/image.js';
import Indent from 'quill/formats/indent.js';
import Italic from 'quill/formats/italic.js';
import Link from 'quill/formats/link.js';
import List from 'quill/formats/list.js';
import Script from 'quill/formats/script.js';
import Strike from 'quill/formats/strike.js';
import Underline from 'quill/formats/underline.js';
import Table from 'quill/modules/table.js';

Quill.register(
  {
    'formats/align': AlignStyle,
    'formats/background': BackgroundStyle,
    'formats/blockquote': Blockquote,
    'formats/bold': Bold,
    'formats/code': Code,
    'formats/code-block': CodeBlock,
    'formats/color': ColorStyle,
    'formats/header': Header,
    'formats/image': Image,
    'formats/indent': Indent,
    'formats/italic': Italic,
    'formats/link': Link,
    'formats/list': List,
    'formats/script': Script,
    'formats/strike': Strike,
    'formats/underline': Underline,
    'modules/table': Table,
  },
  true,
);

export { Quill };

export function tableOf(quill: Quill): Table {
  // getModule() answers with the base class of all modules
  return quill.getModule('table') as Table;
}

type Block = NonNullable<Quill['scroll']['children']['head']>;

/** What a block was made of when its HTML was written. Writing it is slow, and with each key only one block changes. */
const written = new WeakMap<Node, { source: string; html: string }>();

/** Content as HTML that means what it shows (`<ul>`, not Quill's own lists); '' when there is nothing. */
export function htmlOf(quill: Quill): string {
  if (quill.getLength() <= 1) return '';
  let index = 0;
  let html = '';
  quill.scroll.children.forEach((block) => {
    const length = block.length();
    html += blockHtml(quill, block.domNode, index, length);
    index += length;
  });
  return html;
}

function blockHtml(quill: Quill, node: Node, index: number, length: number): string {
  const source = node instanceof Element ? node.outerHTML : '';
  const known = written.get(node);
  if (known?.source === source) return known.html;
  // Quill 2.0.3 writes every space as an entity; a real no-break space stays a character.
  const html = quill
    .getSemanticHTML(index, length)
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/ data-row="[^"]*"/g, '');
  written.set(node, { source, html });
  return html;
}

export function setHtml(quill: Quill, html: string): void {
  quill.setContents(quill.clipboard.convert({ html }), 'silent');
  quill.history.clear();
  writeAhead(quill, quill.scroll.children.head);
}

/** Writes the blocks while nothing else is to be done, so that the first key in a long text is as quick as the others. */
function writeAhead(quill: Quill, from: Block | null): void {
  // Safari has no idle callbacks; there the first key writes them all.
  window.requestIdleCallback?.((deadline) => {
    let block = from;
    // A block that is gone by now ends it: the rest is written when it is needed.
    while (block && block.parent === quill.scroll && deadline.timeRemaining() > 4) {
      blockHtml(quill, block.domNode, block.offset(quill.scroll), block.length());
      block = block.next;
    }
    if (block && block.parent === quill.scroll) writeAhead(quill, block);
  });
}

/** The selection, or the whole link under the cursor when nothing is selected. */
export function linkRange(quill: Quill): { index: number; length: number } {
  const range = quill.getSelection(true);
  if (range.length > 0) return range;
  const [link, offset] = quill.scroll.descendant(Link, range.index);
  return link ? { index: range.index - offset, length: link.length() } : range;
}

/** A table in a line of its own; Quill alone would take the text before the cursor into the first cell. */
export function insertTable(quill: Quill): void {
  const { index } = quill.getSelection(true);
  const [, offset] = quill.getLine(index);
  if (offset > 0) {
    quill.insertText(index, '\n', 'user');
    quill.setSelection(index + 1);
  }
  tableOf(quill).insertTable(3, 3);
}
