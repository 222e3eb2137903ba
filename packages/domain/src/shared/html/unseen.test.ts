import { describe, expect, test } from 'vitest';
import { takesOnePass } from '../testing/growth.ts';
import { attributeOf } from './html-tokens.ts';
import { declarationsOf, unseenBy } from './unseen.ts';

const kindOf = (tag: string) =>
  unseenBy({ name: /^<(\w+)/.exec(tag)?.[1] ?? '', attribute: (name) => attributeOf(tag, name) });

describe('what a tag says is not shown', () => {
  test.each([
    ['<p style="display:none">', 'hidden'],
    ['<p style="color:red; DISPLAY : none !important">', 'hidden'],
    ['<span style="visibility:hidden">', 'hidden'],
    ['<tr style="visibility:collapse">', 'hidden'],
    ['<span style="mso-hide:all">', 'hidden'],
    ['<p hidden>', 'hidden'],
    ['<p hidden="until-found">', 'hidden'],
    ['<div style="opacity:0">', 'hidden'],
    ['<div style="position:absolute;left:-9999px">', 'hidden'],
    ['<div style="position:fixed; top:-100em">', 'hidden'],
    ['<span style="position:absolute;clip:rect(0, 0, 0, 0)">', 'hidden'],
    ['<span style="position:absolute;width:1px;height:1px;overflow:hidden">', 'hidden'],
    ['<div style="max-height:0;overflow:hidden">', 'hidden'],
    ['<a style="text-indent:-9999px">', 'hidden'],
    ['<div style="mso-element:comment-list">', 'comment'],
    ['<span class="MsoCommentReference">', 'comment'],
    ['<span style="mso-special-character:comment">', 'comment'],
    ['<comment>', 'comment'],
    ['<img src="https://a.example/o.gif" width="1" height="1">', 'tracking'],
    ['<img style="width:0;height:0" src="a.gif">', 'tracking'],
  ])('%s', (tag, kind) => {
    expect(kindOf(tag)).toBe(kind);
  });

  test.each([
    ['<p>'],
    ['<p style="display:block; visibility:visible">'],
    ['<span style="mso-hide:none">'],
    ['<p style="font-family:\'display:none\'">'],
    ['<p style="background:url(a;display:none)">'],
    ['<div style="position:relative;left:-3px;opacity:0.9">'],
    ['<p style="text-indent:-18.0pt">'],
    ['<div style="overflow:hidden;width:100%;height:300px">'],
    ['<a style="mso-comment-reference:JK_1">'],
    ['<img width="120" height="1" src="linia.png">'],
    ['<p class="hidden-xs">'],
  ])('%s is shown', (tag) => {
    expect(kindOf(tag)).toBeUndefined();
  });
});

test.each(['a:"', 'a:(', ';', 'a:', "'"])('a style of many %s takes one pass', (piece) => {
  expect(takesOnePass((times) => declarationsOf(piece.repeat(times)), 5000)).toBe(true);
});
