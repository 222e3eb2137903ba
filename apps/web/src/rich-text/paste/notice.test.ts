// What the notice of a paste says is missing is what is missing. A table in a cell, of which only the text is kept: articles-tables.spec.ts.
import { expect, test, vi } from 'vitest';
import { makeEditor } from '../make-editor.ts';
import { allTools } from '../toolbar/tools.ts';

// jsdom lays nothing out
Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect() });

const table = '<table><tr><td>a</td><td>b</td></tr></table>';

function editor() {
  const pasted = vi.fn();
  const listeners = {
    changed: () => {},
    left: () => {},
    pasted,
    changes: () => {},
    lines: () => {},
    pictures: () => {},
    leaving: () => {},
  };
  const { quill } = makeEditor(
    document.body.appendChild(document.createElement('div')),
    { tools: allTools },
    listeners,
  );
  const paste = (html: string) => {
    const data: Readonly<Record<string, string>> = { 'text/html': html, 'text/plain': 'a\tb' };
    const clipboardData = { getData: (type: string) => data[type] ?? '', files: [] };
    quill.root.dispatchEvent(Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }));
    return pasted.mock.lastCall?.[0];
  };
  quill.setSelection(0, 0);
  return { quill, paste };
}

test.each([
  ['alone', table],
  ['with a text behind it', `${table}<p>Po</p>`],
  ['behind a text', `<p>Przed</p>${table}`],
])('a table %s is kept, and nothing is said', (_case, html) => {
  const { quill, paste } = editor();
  expect(paste(html)).toEqual({ lost: [], unseen: [], pale: [] });
  expect(quill.root.querySelectorAll('table')).toHaveLength(1);
});
