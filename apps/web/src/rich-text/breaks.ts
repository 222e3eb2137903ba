// Breaks of line within a paragraph: addresses, verses, lines of a cell. Quill alone would make each line a paragraph of its own.
import { Parchment } from 'quill/core.js';

const blocks =
  'p, div, h1, h2, h3, h4, h5, h6, li, ol, ul, td, th, caption, table, blockquote, pre, hr, body, section, article, dl, dt, dd, details, figure, address';

/** A leaf like a picture: of length one, and written as it came. */
export class SoftBreak extends Parchment.EmbedBlot {
  static override blotName = 'soft-break';
  static override tagName = 'BR';
  static override className = 'soft-break';

  static override value(): boolean {
    return true;
  }

  html(): string {
    return '<br>';
  }
}

/** Marks the breaks between words of one block, and removes those that a browser does not display. */
export function sortBreaks(body: HTMLElement): void {
  for (const lineBreak of body.querySelectorAll('br')) {
    const before = hasWords(lineBreak, 'previousSibling');
    const after = hasWords(lineBreak, 'nextSibling');
    if (before && after) {
      lineBreak.className = SoftBreak.className;
      trimLine(lineBreak);
    } else if (before || isSecond(lineBreak)) dropUnseen(lineBreak);
  }
}

/** Spaces at the ends of a line are not seen in a page, and would be in the editor. */
function trimLine({ previousSibling, nextSibling }: Element): void {
  if (previousSibling instanceof Text) previousSibling.data = previousSibling.data.trimEnd();
  if (nextSibling instanceof Text) nextSibling.data = nextSibling.data.replace(/^[ \n\t]+/, '');
}

/** The last break of a block is not seen; between blocks it is an empty line, and stays. */
function dropUnseen(lineBreak: Element): void {
  const block = lineBreak.parentElement?.closest(blocks);
  if (block && block.tagName !== 'BODY' && block.tagName !== 'DIV') lineBreak.remove();
}

/** Writer puts two into an empty paragraph. */
function isSecond(lineBreak: Element): boolean {
  return lineBreak.previousElementSibling?.tagName === 'BR';
}

function hasWords(from: Node, side: 'previousSibling' | 'nextSibling'): boolean {
  let node: Node = from;
  for (;;) {
    while (!node[side]) {
      if (!node.parentElement || node.parentElement.matches(blocks)) return false;
      node = node.parentElement;
    }
    node = node[side];
    if (node instanceof Element && (node.matches(blocks) || node.querySelector(blocks))) return false;
    if (/[^\s]/.test(node.textContent ?? '')) return true;
    if (node instanceof Element && (node.tagName === 'IMG' || node.querySelector('img'))) return true;
  }
}
