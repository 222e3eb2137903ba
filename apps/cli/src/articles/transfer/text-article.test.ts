import { describe, expect, test } from 'vitest';
import { readTextArticle } from './text-article.ts';

describe('the title of HTML', () => {
  test.each([
    ['<title>A</title><h1>B</h1><p>c</p>', { title: 'A', content: '<title>A</title><h1>B</h1><p>c</p>' }],
    [
      '<html><body><div><h1>B <b>i</b>\n&amp; c</h1></div><p>c</p></body></html>',
      { title: 'B i & c', content: '<div></div><p>c</p>' },
    ],
    ['<h1>Pierwszy</h1><h1>Drugi</h1>', { title: 'Pierwszy', content: '<h1>Drugi</h1>' }],
    ['---\ntitle: A\n---\n<h1>B</h1>', { title: 'A', content: '<h1>B</h1>' }],
    ['<html><head><title> </title></head><body><h1>B</h1></body></html>', { title: 'B', content: '' }],
    ['<p>c</p>', { content: '<p>c</p>' }],
  ])('%s', (text, fields) => {
    expect(readTextArticle(text, 'html')).toEqual({ fields, error: null });
  });
});

describe('three hyphens in the first line', () => {
  test.each(['---\ntitle: A\n\nTreść', '---\r\nstatus: zatwierdzony\r\n# Tytuł\r\n'])(
    'fields without an end: %j',
    (text) => {
      expect(readTextArticle(text, 'markdown').error).toBe('wiersz 1: pola na początku nie kończą się wierszem „---”');
    },
  );

  test('a line of the text', () => {
    const { fields, error } = readTextArticle('---\n\n# A\n\nhttp://a.example\n', 'markdown');
    expect([error, fields.content]).toEqual([null, expect.stringContaining('<hr>')]);
  });
});
