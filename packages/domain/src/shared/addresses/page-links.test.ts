import { expect, test } from 'vitest';
import { withLinks } from './page-links.ts';

const moved = (html: string) => withLinks(html, (address) => `https://bip.example${address}`);

test.each([
  ['<a href="/">', '<a href="https://bip.example/">'],
  [
    '<a class="skip" href="/artykul/1/x?a=1&amp;b=2#c">',
    '<a class="skip" href="https://bip.example/artykul/1/x?a=1&amp;b=2#c">',
  ],
  ['<form method="get" action="/szukaj">', '<form method="get" action="https://bip.example/szukaj">'],
])('%s leads elsewhere', (html, expected) => {
  expect(moved(html)).toBe(expected);
});

test.each([
  '<a href="#tresc">',
  '<a href="//other.example/">',
  '<a href="https://gov.pl/">',
  '<link href="/styl.css"/>',
  '<img src="/bip.svg"/>',
  '<article itemid="/artykul/1">',
  '<a title="href=&quot;/x&quot;">',
])('%s stays', (html) => {
  expect(moved(html)).toBe(html);
});
