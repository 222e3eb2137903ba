import { describe, expect, test } from 'vitest';
import { takesOnePass } from '../testing/growth.ts';
import { isEmptyHtml, plainText, plainTextLength, readableText } from './plain-text.ts';

describe('plain text', () => {
  test.each([
    ['<p>Ala ma <strong>kota</strong></p>', 'Ala ma kota'],
    ['Za&nbsp;5 &lt; 6 &amp; 7 &bdquo;x&rdquo; &#379;&#x17c;', 'Za\u00a05 < 6 & 7 „x” Żż'],
    ['a &unknown; b &#0; c', 'a &unknown; b  c'],
    ['<a title="a > b" href=\'x>y\'>tu</a>', 'tu'],
    ["<p title=it's>a</p>b", 'ab'],
    ['<!-- <b>nic</b> -->x<!-- bez końca', 'x'],
    ['<script>if (a<b) alert("</p>")</script>po<STYLE>p{}</Style>tem', 'potem'],
    ['5 < 6 i 7 > 6', '5 < 6 i 7 > 6'],
    ['x<p', 'x'],
    ['<script>bez końca', ''],
    ['', ''],
  ])('%s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test.each([
    ['<p>Żółw</p>', 4],
    ['<p>a</p><p>b</p>', 2],
    ['😀&amp;', 2],
    ['', 0],
  ])('%s has %d characters', (html, length) => {
    expect(plainTextLength(html)).toBe(length);
  });

  test.each([
    ['<', 5000],
    ['<a', 0],
    ['<!--', 0],
    ['&', 5000],
    ['<script>', 0],
    ['<a title="', 0],
    ["<a ='", 0],
  ])('a long run of %s takes one pass', (piece, length) => {
    expect(takesOnePass((times) => plainText(piece.repeat(times)), 5000)).toBe(true);
    expect(plainText(piece.repeat(5000))).toHaveLength(length);
  });
});

describe('readable text', () => {
  test.each([
    ['<h2>Tytuł</h2><p>Raz<br>dwa</p>\n\n<p></p><p>trzy</p>', 'Tytuł\nRaz\ndwa\ntrzy'],
    ['<ul><li>jeden</li><li> dwa  trzy </li><li></li></ul>', '• jeden\n• dwa trzy'],
    [
      '<ol><li>a<ol type="a" class="ql-list-bracket-lower-alpha"><li>b</li></ol></li><li>c</li></ol>',
      '1. a\na) b\n2. c',
    ],
    ['<ol start="7" type="I"><li>a</li><li value="9">b</li><li>c</li></ol>', 'VII. a\nIX. b\nX. c'],
    ['<ol reversed><li>a<ul class="ql-list-dash"><li>b</li></ul></li><li>c</li></ol>', '2. a\n– b\n1. c'],
    ['<ol class="ql-list-brackets-decimal"><li>a</li></ol><p>1.</p><ol><li></li></ol>', '(1) a\n1.'],
    ['<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>', 'A | B\n1 | 2'],
  ])('%s', (html, text) => {
    expect(readableText(html)).toBe(text);
  });
});

describe('empty HTML', () => {
  test.each([
    ['', true],
    ['<p><br></p>', true],
    ['<p>&nbsp;</p>', true],
    ['<p>\u200b</p><p>&#8203;\u3164</p>', true],
    ['<p>a</p>', false],
    ['<p><img src="/a.png"></p>', false],
  ])('%s: %s', (html, empty) => {
    expect(isEmptyHtml(html)).toBe(empty);
  });
});
