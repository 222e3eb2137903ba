// What the editor makes of a text, from HTML to HTML, in Quill itself.
import { Delta } from 'quill/core.js';
import { describe, expect, test } from 'vitest';
import { type EditorKind, makeEditor } from './make-editor.ts';
import { lossesOf } from './paste/losses.ts';
import { translated } from './paste/translate.ts';
import type { Quill } from './quill.ts';
import { htmlOf, setHtml } from './semantic-html.ts';
import { allTools, letterTools } from './toolbar/tools.ts';

function quillWith(html: string, kind: EditorKind = { tools: allTools }): Quill {
  const nobody = () => {};
  const { quill } = makeEditor(document.body.appendChild(document.createElement('div')), kind, {
    changed: nobody,
    left: nobody,
    pasted: nobody,
    changes: nobody,
    lines: nobody,
    pictures: nobody,
    leaving: nobody,
  });
  setHtml(quill, html);
  return quill;
}

function edited(html: string, kind?: EditorKind) {
  const quill = quillWith(html, kind);
  return { html: htmlOf(quill), lost: lossesOf(translated(html), quill.root) };
}

/** Pasted between lines, undone, and done again. */
function expectUndoable(html: string): void {
  const quill = quillWith('<p>Tytuł</p><p>wiersz</p>');
  // There is no layout here to scroll in.
  quill.scrollSelectionIntoView = () => {};
  const before = htmlOf(quill);
  quill.updateContents(new Delta().retain(6).concat(quill.clipboard.convert({ html })), 'user');
  const pasted = htmlOf(quill);
  quill.history.undo();
  expect(htmlOf(quill)).toBe(before);
  quill.history.redo();
  expect(htmlOf(quill)).toBe(pasted);
}

test.each(['z', 'Z'])('Ctrl and %s undo, with Caps Lock as well', (key) => {
  const quill = quillWith('<p>Tytuł</p>');
  quill.scrollSelectionIntoView = () => {};
  quill.insertText(0, 'Nowy ', 'user');
  quill.focus();
  quill.root.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }));
  expect(htmlOf(quill)).toBe('<p>Tytuł</p>');
});

describe('a table keeps', () => {
  test.each([
    ['its cells', '<table><tbody><tr><td>1</td><td>2</td></tr><tr><td></td><td>4</td></tr></tbody></table>'],
    [
      'merged cells',
      '<table><tbody><tr><td colspan="2">Wydatki</td></tr><tr><td rowspan="2">Dział</td><td>1</td></tr><tr><td>2</td></tr></tbody></table>',
    ],
    [
      'headers and a caption',
      '<table><caption>Stawki</caption><thead><tr><th scope="col">Rok</th><th scope="col">Kwota</th></tr></thead><tbody><tr><th scope="row">2026</th><td>1</td></tr></tbody></table>',
    ],
    ['paragraphs in a cell', '<table><tbody><tr><td><p>a</p><p>b</p></td></tr></tbody></table>'],
    ['a list in a cell', '<table><tbody><tr><td><ul><li>a</li><li>b</li></ul></td></tr></tbody></table>'],
    ['links and marks', '<table><tbody><tr><td><a href="/x">a</a> <strong>b</strong></td></tr></tbody></table>'],
    ['the text around it', '<p>Przed</p><table><tbody><tr><td>1</td></tr></tbody></table><p>Po</p>'],
  ])('%s', (_what, html) => {
    const { html: stored, lost } = edited(html);
    expect(stored.replaceAll(/ (rel|target)="[^"]*"/g, '')).toBe(html);
    expect(lost).toEqual([]);
    expectUndoable(html);
  });
});

describe('a text keeps', () => {
  test.each([
    ['lines across it', '<p>a</p><hr><p>b</p><hr>'],
    ['letters before items', '<ol type="a"><li>jeden</li><li>dwa</li></ol>'],
    ['the number a list begins with', '<ol start="4"><li>cztery</li><li>pięć</li></ol>'],
    ['both of them', '<ol type="I" start="3"><li>a</li></ol><p>b</p><ol start="2"><li>c</li></ol>'],
    [
      'lists side by side',
      '<ol><li>a</li></ol><ol start="5"><li>b</li></ol><ol type="a"><li>c</li></ol><ul><li>d</li></ul>',
    ],
    [
      'lists in lists, each with its own numbers',
      '<ol type="a"><li>a<ol><li>b<ul><li>c</li></ul></li></ol></li><li>d<ol type="i" start="2"><li>e</li></ol></li></ol>',
    ],
    ['items aligned each its own way', '<ul><li style="text-align: justify">a</li><li>b</li></ul>'],
    ['colours', '<p>a <span style="color: rgb(192, 0, 0);">pilne</span></p>'],
    ['marks in items', '<ol start="2"><li>a <strong>b</strong> <a href="/x">c</a></li></ol>'],
    [
      'such lists in cells',
      '<table><tbody><tr><td><ol type="a" start="2"><li>a</li><li>b</li></ol></td></tr></tbody></table>',
    ],
  ])('%s', (_what, html) => {
    const { html: stored, lost } = edited(html);
    expect(stored.replaceAll(/ (rel|target)="[^"]*"/g, '')).toBe(html);
    expect(lost).toEqual([]);
    expectUndoable(html);
  });

  test('lines across a cell', () => {
    const html = '<table><tbody><tr><td><p>a</p><hr></td></tr></tbody></table>';
    expect(edited(html)).toEqual({ html, lost: [] });
  });

  test('its numbers while items are added, taken away and made paragraphs', () => {
    const quill = quillWith('<ol type="a" start="3"><li>a</li><li>b</li></ol>');
    quill.insertText(1, '\n', 'user');
    quill.insertText(2, 'nowy', 'user');
    // A new line carries over what the line before it is.
    quill.formatLine(2, 1, { list: 'ordered', numbering: 'a', start: '3' }, 'user');
    expect(htmlOf(quill)).toBe('<ol type="a" start="3"><li>a</li><li>nowy</li><li>b</li></ol>');
    quill.formatLine(0, 1, { list: false }, 'user');
    expect(htmlOf(quill)).toBe('<p>a</p><ol type="a" start="3"><li>nowy</li><li>b</li></ol>');
  });
});

test('a table of Word comes without its widths and borders, with the colour of its cells', () => {
  const { html, lost } = edited(
    `<table class=MsoTableGrid style='border-collapse:collapse'><colgroup><col width=200></colgroup><tr>
      <td width=300 style='width:200pt;border:solid 1pt;background:#D9D9D9'><p class=MsoNormal>Rok<o:p></o:p></p></td></tr></table>`,
  );
  expect(html).toMatch(
    /^<table><tbody><tr><td style="background-color: rgb\(217, 217, 217\)">.*Rok.*<\/td><\/tr><\/tbody><\/table>$/,
  );
  expect(lost).toEqual([]);
});

describe('what cannot be stored is named', () => {
  test.each([
    ['<p>a</p><iframe src="https://film.example"></iframe>', 'osadzone filmy i nagrania'],
    ['<p>a<img src="file:///C:/herb.png"></p>', 'obrazy'],
  ])('%s', (html, name) => {
    expect(edited(html).lost).toContain(name);
  });

  test('and what is stored is not', () => {
    const html =
      '<h2>Tytuł</h2><p>a <strong>b</strong> <a href="/x">c</a> <span style="color: black">d</span></p><ol><li>e</li></ol><p><img src="/api/files/3" alt="Herb"></p>';
    expect(edited(html).lost).toEqual([]);
  });

  test('colours in a field without them', () => {
    const { lost } = edited('<p><span style="color: red">a</span></p>', { tools: ['bold'] });
    expect(lost).toContain('kolory tekstu');
  });

  test('in a field for letters alone', () => {
    const { lost } = edited('<table><tbody><tr><td>1</td></tr></tbody></table>', { tools: letterTools });
    expect(lost).toContain('tabele');
  });
});
