// An older text in which one letter is mended: everything else of it comes back as it was.
import { describe, expect, test } from 'vitest';
import { makeQuill } from '../make-editor.ts';
import { htmlOf, setHtml } from '../semantic-html.ts';
import { allTools } from '../toolbar/tools.ts';
import { lossesOf } from './losses.ts';
import { translated } from './translate.ts';

function mended(html: string) {
  const quill = makeQuill(document.body.appendChild(document.createElement('div')), { tools: allTools });
  setHtml(quill, `<p>bład</p>${html}`);
  const lost = lossesOf(translated(`<p>bład</p>${html}`), quill.root);
  quill.updateContents([{ retain: 2 }, { insert: 'ę' }, { delete: 1 }], 'user');
  const after = htmlOf(quill);
  expect(after.startsWith('<p>błęd</p>')).toBe(true);
  return { html: after.slice('<p>błęd</p>'.length), lost };
}

describe('is kept', () => {
  test.each([
    [
      'a table within a table',
      '<table><tbody><tr><td>x<table><tbody><tr><td>a\u00a0b</td></tr></tbody></table></td></tr></tbody></table>',
    ],
    [
      'a film',
      '<iframe src="https://www.youtube.com/embed/abc" title="Sesja rady" width="560" height="315" allowfullscreen=""></iframe>',
    ],
    ['a recording', '<audio controls="" src="/api/files/7"></audio>'],
    ['a part that unfolds', '<details><summary>Więcej</summary><p>Treść <strong>dalej</strong></p></details>'],
    ['explanations', '<dl><dt>BIP</dt><dd>Biuletyn</dd></dl>'],
    ['a picture with its caption', '<figure><img src="/api/files/3" alt="Herb"><figcaption>Herb</figcaption></figure>'],
    ['an address', '<address>ul. Lipowa 4<br>Jasionka</address>'],
    ['text with its own spaces', '<pre>a  b\n  c</pre>'],
    ['spaces that do not break', '<p>w\u00a0urzędzie <strong>art.\u00a05</strong></p>'],
    ['indices', '<p>m<sup>2</sup> i CO<sub>2</sub></p>'],
    ['an abbreviation', '<p><abbr title="Biuletyn Informacji Publicznej">BIP</abbr> i <abbr>np.</abbr></p>'],
    ['dates that programs read', '<p>Od <time datetime="2019-03-01">1 marca 2019</time></p>'],
    ['words of another language', '<p>tak zwany <span lang="en">fair use</span> w prawie</p>'],
    ['an anchor', '<h2 id="rozdzial1">Rozdział 1</h2><p><a href="#rozdzial1">do rozdziału</a></p>'],
    ['anchors of footnotes', '<p>Tekst<a href="#przypis1" id="odsylacz1">1</a></p><p id="przypis1">Przypis</p>'],
    ['anchors of items and quotes', '<ol><li id="pkt1">a</li></ol><blockquote id="cytat">b</blockquote>'],
    [
      'merged cells, a caption, and whom headers belong to',
      '<table><caption>Stawki</caption><tbody><tr><th id="rok" scope="col">Rok</th><th abbr="Kw." scope="col">Kwota</th></tr><tr><td headers="rok" rowspan="2">1</td><td>2</td></tr><tr><th scope="row">3</th></tr></tbody></table>',
    ],
    ['what a picture shows', '<p><img src="/api/files/3" alt="Herb gminy" height="80" width="120"></p>'],
    [
      'where a link opens, and its title',
      '<p><a href="/a">a</a> <a href="/b" rel="noopener noreferrer" target="_blank" title="Nowa karta">b</a></p>',
    ],
    ['a link with a strong word as one link', '<p><a href="/a">Uchwała <strong>nr 1</strong> rady</a></p>'],
    ['whom a quote is of', '<blockquote cite="https://isap.sejm.gov.pl">Art. 1</blockquote>'],
    ['breaks of line', '<p>Urząd Gminy<br>ul. Lipowa 4<br><strong>Jasionka</strong></p>'],
    ['an item of two lines', '<ol><li>a<br>b</li><li>c</li></ol>'],
    [
      'changes and small marks',
      '<p><del>10</del> <ins>12</ins> <small>drobne</small> <mark>ważne</mark> <cite>Dz.U.</cite></p>',
    ],
    ['a new list right after another', '<ol start="4"><li>a</li></ol><ol><li>b</li><li>c</li></ol>'],
  ])('%s', (_what, html) => {
    expect(mended(html)).toEqual({ html, lost: [] });
  });

  test('an anchor once when its line is split', () => {
    const quill = makeQuill(document.body.appendChild(document.createElement('div')), { tools: allTools });
    setHtml(quill, '<h2 id="a">ab</h2>');
    quill.updateContents([{ retain: 1 }, { insert: '\n', attributes: { header: 2, 'block-anchor': 'a' } }], 'user');
    expect(htmlOf(quill)).toBe('<h2 id="a">a</h2><h2>b</h2>');
  });

  test('the id of an empty mark moves to its block or the next one', () => {
    expect(mended('<p><a name="zal1"></a>Po</p><a id="zal2"></a><p>Dalej</p>').html).toBe(
      '<p id="zal1">Po</p><p id="zal2">Dalej</p>',
    );
  });

  test('what is within it is shown, and cannot run', () => {
    const quill = makeQuill(document.body.appendChild(document.createElement('div')), { tools: allTools });
    setHtml(
      quill,
      '<details><summary>Więcej</summary><p onclick="alert(1)">Treść<script>alert(1)</script></p></details>',
    );
    const part = quill.root.querySelector('.preserved-part');
    expect(part?.textContent).toContain('rozwijany fragment');
    expect(part?.textContent).toContain('Treść');
    expect(part?.querySelector('script, [onclick]')).toBeNull();
  });

  test('an embedded unknown page becomes a link, which is reported', () => {
    const { html, lost } = mended('<iframe src="https://film.example/1" title="Film"></iframe>');
    expect(html).toBe('<p><a href="https://film.example/1">Film</a></p>');
    expect(lost).toEqual(['osadzone filmy i nagrania']);
  });
});
