// Line breaks within a paragraph (addresses, verses, cells); Quill itself would split the paragraph.
import { Parchment } from 'quill/core.js';

const blocks =
  'p, div, h1, h2, h3, h4, h5, h6, li, ol, ul, td, th, caption, table, blockquote, pre, hr, body, section, article, dl, dt, dd, details, figure, address';

/** An embed of length one, serialized unchanged. */
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

/** Browsers collapse spaces at line ends; the editor would show them. */
function trimLine({ previousSibling, nextSibling }: Element): void {
  if (previousSibling instanceof Text) previousSibling.data = previousSibling.data.trimEnd();
  if (nextSibling instanceof Text) nextSibling.data = nextSibling.data.replace(/^[ \n\t]+/, '');
}

/** A trailing break of a block is not rendered; between blocks it is an empty line and is kept. */
function dropUnseen(lineBreak: Element): void {
  const block = lineBreak.parentElement?.closest(blocks);
  if (block && block.tagName !== 'BODY' && block.tagName !== 'DIV') lineBreak.remove();
}

/** LibreOffice Writer writes two in an empty paragraph. */
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
