import { expect, test } from 'vitest';
import { withAddresses } from './page-links.ts';

const moved = (html: string) => withAddresses(html, (address) => `https://bip.example${address}`);

test.each([
  ['<a href="/">', '<a href="https://bip.example/">'],
  [
    '<a class="skip" href="/artykul/1/x?a=1&amp;b=2#c">',
    '<a class="skip" href="https://bip.example/artykul/1/x?a=1&amp;b=2#c">',
  ],
  ['<form method="get" action="/szukaj">', '<form method="get" action="https://bip.example/szukaj">'],
  ['<link rel="stylesheet" href="/styl.css"/>', '<link rel="stylesheet" href="https://bip.example/styl.css"/>'],
  ['<img src="/bip.svg"/>', '<img src="https://bip.example/bip.svg"/>'],
  ['<source srcSet="/a.webp"/>', '<source srcSet="https://bip.example/a.webp"/>'],
  ['<a title="a > b" href="/x">', '<a title="a > b" href="https://bip.example/x">'],
])('%s leads elsewhere', (html, expected) => {
  expect(moved(html)).toBe(expected);
});

test.each([
  '<a href="#tresc">',
  '<a href="//other.example/">',
  '<a href="https://gov.pl/">',
  '<article itemid="/artykul/1">',
  '<a title="href=&quot;/x&quot;">',
  `<a title="b href='/x' c">`,
])('%s stays', (html) => {
  expect(moved(html)).toBe(html);
});
