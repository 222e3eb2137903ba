// What is done sooner than Quill does it comes to what Quill itself would have come to.
import type { Delta } from 'quill/core.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeQuill } from './make-editor.ts';
import type { Quill } from './quill.ts';
import { htmlOf, setHtml } from './semantic-html.ts';
import { untouched } from './speed.ts';
import { allTools } from './toolbar/tools.ts';

const text =
  '<h2>Rozdział</h2><p>zmiana <strong>uchwały</strong> z dnia</p><p></p><ol><li>pierwszy</li><li class="ql-indent-1">niżej</li></ol><ul><li>kropka</li></ul><table><tbody><tr><td>1</td><td>żółć</td></tr><tr><td colspan="2"><p>a</p><p>b</p></td></tr></tbody></table><p>koniec</p>';

let quill: Quill;
beforeEach(() => {
  quill = makeQuill(document.body.appendChild(document.createElement('div')), { tools: allTools });
  setHtml(quill, text);
});

/** All of the text, read by Quill's own means. */
function readByQuill(): Delta {
  const { getDelta } = Object.getPrototypeOf(quill.editor) as Quill['editor'];
  return getDelta.call(quill.editor);
}

function pieceOf(words: string): Text {
  const pieces = document.createTreeWalker(quill.root, NodeFilter.SHOW_TEXT);
  while (pieces.nextNode()) if (pieces.currentNode.textContent === words) return pieces.currentNode as Text;
  throw new Error(`No piece of text is ${words}`);
}

test('the content', () => {
  expect(quill.editor.getDelta()).toEqual(readByQuill());
  expect(quill.getContents().ops.length).toBeGreaterThan(10);
});

test('each block as HTML', () => {
  setHtml(quill, text.replace(/<table.*<\/table>/, ''));
  expect(htmlOf(quill)).toContain('niżej');
  expect(htmlOf(quill)).toBe(quill.getSemanticHTML(0, quill.getLength()).replaceAll('&nbsp;', ' '));
});

test('the browser is asked for the cursor once there can be one', () => {
  const asked = vi.spyOn(document, 'getSelection');
  const another = makeQuill(document.body.appendChild(document.createElement('div')), { tools: allTools });
  untouched(() => setHtml(another, text));
  expect(asked).not.toHaveBeenCalled();
  expect(htmlOf(another)).toBe(htmlOf(quill));
  expect(another.getSelection()).toBeNull();
  expect(asked).toHaveBeenCalled();
  asked.mockRestore();
});

describe('letters typed or taken away', () => {
  test.each([
    ['in a line', 'zmiana ', 'zmiana jaźń '],
    ['in bold', 'uchwały', 'uchwał'],
    ['in an item of a list', 'niżej', 'niżej\u00a0i dalej'],
    ['in a cell', 'żółć', 'żół'],
    ['in place of others', 'koniec', 'początek'],
    ['until nothing is left', 'kropka', ''],
    ['with a break of line', 'koniec', 'ko\nniec'],
  ])('%s', (_where, before, after) => {
    const old = quill.getContents();
    let told: Delta | undefined;
    quill.on('text-change', (change) => {
      told = change;
    });
    pieceOf(before).data = after;
    quill.update('user');
    expect(quill.getContents()).toEqual(readByQuill());
    expect(told && old.compose(told)).toEqual(readByQuill());
  });
});

test('which parts a part has, through every change of places', () => {
  const isRight = (parent: Quill['scroll']) => {
    const walked = new Set<unknown>();
    parent.children.forEach((child) => {
      walked.add(child);
    });
    expect(walked.size).toBe(parent.children.length);
    for (const one of blots) expect(parent.children.contains(one)).toBe(walked.has(one));
  };
  type Child = NonNullable<Quill['scroll']['children']['head']>;
  const blots = quill.scroll.descendants(() => true, 0, quill.getLength());
  isRight(quill.scroll);
  const [first, second] = [quill.scroll.children.head as Child, quill.scroll.children.head?.next as Child];
  quill.scroll.insertBefore(second, first);
  isRight(quill.scroll);
  first.remove();
  isRight(quill.scroll);
  quill.setContents(quill.getContents());
  isRight(quill.scroll);
});
