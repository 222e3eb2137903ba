import { describe, expect, test } from 'vitest';
import { replaceInArticle } from './replace-in-article.ts';
import { replaceInHtml } from './replace-in-html.ts';
import { type Replacement, type ReplacementWish, replacementOf } from './replacement.ts';

function ruleOf(find: string, replaceWith: string, more: Partial<ReplacementWish> = {}): Replacement {
  const wish = { find, replaceWith, isPattern: false, ignoresCase: false, inAttributes: false, ...more };
  const rule = replacementOf(wish);
  if (rule === null) throw new Error(`${find} is no rule`);
  return rule;
}

const pattern = { isPattern: true };

describe('HTML', () => {
  test.each<[string, string, Replacement, string]>([
    ['text', '<p>Wójt gminy</p>', ruleOf('Wójt', 'Burmistrz'), '<p>Burmistrz gminy</p>'],
    ['names of tags', '<p>p</p>', ruleOf('p', 'div'), '<p>div</p>'],
    [
      'attributes that were not asked for',
      '<a href="/a" title="a">a</a>',
      ruleOf('a', 'b'),
      '<a href="/a" title="a">b</a>',
    ],
    [
      'attributes',
      '<a href="/a?x=1&amp;y=2">a</a>',
      ruleOf('a', 'b', { inAttributes: true }),
      '<a href="/b?x=1&amp;y=2">b</a>',
    ],
    [
      'a quote in an attribute',
      '<a title="a">c</a>',
      ruleOf('a', '" onclick="x', { inAttributes: true }),
      '<a title="&quot; onclick=&quot;x">c</a>',
    ],
    [
      'never the address of a picture',
      '<img src="/a" alt="a">',
      ruleOf('a', 'b', { inAttributes: true }),
      '<img src="/a" alt="b">',
    ],
    ['markup in the new text', '<p>a</p>', ruleOf('a', '<b>&amp;'), '<p>&lt;b&gt;&amp;amp;</p>'],
    ['entities', '<p>A &amp; B &lt;C&gt;</p>', ruleOf('& B <', 'i '), '<p>A i C&gt;</p>'],
    ['no half of an entity', '<p>A &amp; B</p>', ruleOf('amp', 'x'), '<p>A &amp; B</p>'],
    ['a no-break space', '<p>Urząd&nbsp;Gminy Urząd\u00a0Gminy</p>', ruleOf('Urząd Gminy', 'UG'), '<p>UG UG</p>'],
    ['not across tags', '<p>Urząd <b>Gminy</b></p>', ruleOf('Urząd Gminy', 'UG'), '<p>Urząd <b>Gminy</b></p>'],
    ['not across paragraphs', '<p>a</p><p>b</p>', ruleOf('ab', 'c'), '<p>a</p><p>b</p>'],
    ['within a tag', '<p>x <b>Urząd Gminy</b> y</p>', ruleOf('Urząd Gminy', 'UG'), '<p>x <b>UG</b> y</p>'],
    ['letters of the pattern', '<p>a.c abc</p>', ruleOf('a.c', 'x'), '<p>x abc</p>'],
    ['any case', '<p>WÓJT wójt</p>', ruleOf('wójt', 'B', { ignoresCase: true }), '<p>B B</p>'],
    ['groups', '<p>2025/7</p>', ruleOf('(\\d+)/(?<nr>\\d+)', '$<nr>.$1 $$ $&', pattern), '<p>7.2025 $ 2025/7</p>'],
    ['a dollar that is a dollar', '<p>a</p>', ruleOf('a', '$1 $&'), '<p>$1 $&amp;</p>'],
    ['letters outside of the plane', '<p>🏛️ 𝒵a</p>', ruleOf('a', 'b'), '<p>🏛️ 𝒵b</p>'],
    ['comments', '<!-- a --><p>a</p>', ruleOf('a', 'b'), '<!-- a --><p>b</p>'],
    ['nothing', '<p>a</p>', ruleOf('x', 'y'), '<p>a</p>'],
  ])('%s', (_, html, rule, expected) => {
    expect(replaceInHtml(html, rule).text).toBe(expected);
  });

  test('each place has its surroundings, and one across tags is named and left', () => {
    const html = '<ul><li>Jan <b>Kowalski</b>, wójt</li><li>zastępca: Jan Kowalski</li></ul>';
    expect(replaceInHtml(html, ruleOf('Jan Kowalski', 'Anna Nowak')).places).toEqual([
      { before: '', found: 'Jan Kowalski', after: ', wójt', replacedWith: null },
      { before: 'zastępca: ', found: 'Jan Kowalski', after: '', replacedWith: 'Anna Nowak' },
    ]);
  });
});

test.each([
  ['(', pattern],
  ['x*', pattern],
  ['', {}],
])('%s is no rule', (find, more) => {
  const wish = { find, replaceWith: '', isPattern: false, ignoresCase: false, inAttributes: false, ...more };
  expect(replacementOf(wish)).toBeNull();
});

test('title, short description and content are changed, and only what differs', () => {
  const texts = { title: 'Wójt <b>', shortDescription: 'Opis', content: '<p>Wójt</p>' };
  const { changes, places } = replaceInArticle(texts, ruleOf('Wójt', 'A & B'));
  expect(changes).toEqual({ title: 'A & B <b>', content: '<p>A &amp; B</p>' });
  expect(places.map(({ field, after }) => [field, after])).toEqual([
    ['title', ' <b>'],
    ['content', ''],
  ]);
});
