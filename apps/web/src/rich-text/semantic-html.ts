// Serializes an editor's content to semantic HTML. Serializing is slow and a key changes one block, so the HTML of each block is cached.
import type Quill from 'quill/core.js';
import { anchorsAsIds } from './formats/marks.ts';
import { PreservedPart } from './formats/preserved.ts';
import { plainTable } from './tables/tables.ts';

type Block = NonNullable<Quill['scroll']['children']['head']>;

const writers = new WeakMap<Quill, BlockWriter>();

function writerOf(quill: Quill): BlockWriter {
  const known = writers.get(quill);
  if (known) return known;
  const writer = new BlockWriter(quill);
  writers.set(quill, writer);
  return writer;
}

/** `<ul>` and plain tables instead of Quill's own; '' when there is nothing. */
export function htmlOf(quill: Quill): string {
  return quill.getLength() <= 1 ? '' : writerOf(quill).all();
}

/** Sets the initial text. */
export function setHtml(quill: Quill, html: string): void {
  quill.setContents(quill.clipboard.convert({ html }), 'silent');
  quill.history.clear();
  writerOf(quill).writeAhead(quill.scroll.children.head);
}

/** Whether both are equivalent, apart from quotes, spaces in styles and empty elements. */
export function isSameHtml(one: string, other: string): boolean {
  return parsed(one).isEqualNode(parsed(other));
}

function parsed(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    element.setAttribute('style', element.style.cssText);
  }
  return body;
}

class BlockWriter {
  readonly #quill: Quill;
  readonly #written = new WeakMap<Node, string>();
  readonly #changes: MutationObserver;

  constructor(quill: Quill) {
    this.#quill = quill;
    this.#changes = new MutationObserver((records) => this.#forget(records));
    this.#changes.observe(quill.root, { subtree: true, childList: true, characterData: true, attributes: true });
  }

  all(): string {
    // Quill reports a change before the observer does.
    this.#forget(this.#changes.takeRecords());
    const parts: string[] = [];
    this.#quill.scroll.children.forEach((block) => {
      parts.push(this.#htmlOf(block));
    });
    // The empty lines before the first table and after the last are cursor positions, not part of the text.
    if (parts.at(-1) === '<p></p>' && parts.at(-2)?.endsWith('</table>')) parts.pop();
    if (parts[0] === '<p></p>' && parts[1]?.startsWith('<table')) parts.shift();
    return anchorsAsIds(parts.join(''));
  }

  /** Serializes the blocks in idle time, so that the first key in a long text is not slower. */
  writeAhead(from: Block | null): void {
    // Safari has no idle callbacks; there the first key serializes all blocks.
    window.requestIdleCallback?.((deadline) => {
      this.#forget(this.#changes.takeRecords());
      let block = from;
      // Stops at a removed block: the rest is serialized on demand.
      while (block && block.parent === this.#quill.scroll && deadline.timeRemaining() > 4) {
        this.#htmlOf(block);
        block = block.next;
      }
      if (block && block.parent === this.#quill.scroll) this.writeAhead(block);
    });
  }

  #htmlOf(block: Block): string {
    const known = this.#written.get(block.domNode);
    if (known !== undefined) return known;
    const plain = block instanceof PreservedPart ? block.html() : plainHtmlOf(this.#quill, block);
    this.#written.set(block.domNode, plain);
    return plain;
  }

  #forget(records: readonly MutationRecord[]): void {
    const { root } = this.#quill;
    for (const { target } of records) {
      let node: Node | null = target;
      while (node && node.parentNode !== root) node = node.parentNode;
      if (node) this.#written.delete(node);
    }
  }
}

function plainHtmlOf(quill: Quill, block: Block): string {
  const html = quillHtmlOf(quill, block)
    // Quill 2.0.3 writes every space as an entity; a real no-break space stays a character.
    .replaceAll('&nbsp;', ' ');
  return html.includes('<table') ? plainTable(html) : html;
}

/** What getSemanticHTML() writes for the block, which would look for it, and count letters, from the top of the text each time. */
function quillHtmlOf({ scroll, editor }: Quill, block: Block): string {
  const length = block.length();
  const alone = Object.create(scroll, {
    line: { value: () => [block, 0] },
    children: { value: { forEachAt: (_at: number, _length: number, write: WriteBlock) => write(block, 0, length) } },
  });
  return editor.getHTML.call({ ...editor, scroll: alone }, 0, length);
}

type WriteBlock = (block: Block, offset: number, length: number) => void;
