import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { describe, expect, test } from 'vitest';
import { apiOrigin } from '../addresses/api-host.ts';
import { defaultLinkTarget, linkTargetLabels, optionsOf } from '../link-labels.ts';
import { countOf, nouns, polishPlural } from '../text/polish-plural.ts';
import { slugOf } from '../text/slug.ts';
import { bannerBackgrounds, bookmarkBackgrounds, contrastRatio, hasEnoughContrast, isColor } from './contrast.ts';
import { formatCurrency } from './currency.ts';
import { fileTooLargeMessage, formatFileSize, isFileTooLarge } from './file-size.ts';

describe('API host', () => {
  test.each([
    ['https://redakcja.gmina.pl', 'redakcja.gmina.pl', '', 'https://redakcja-api.gmina.pl'],
    ['http://redakcja.gmina.pl', 'redakcja.gmina.pl', '', 'https://redakcja-api.gmina.pl'],
    ['https://redakcja.gmina.pl:8443', 'redakcja.gmina.pl', '8443', 'https://redakcja-api.gmina.pl:8443'],
    ['https://redakcja', 'redakcja', '', 'https://redakcja-api'],
    ['http://localhost:4300', 'localhost', '4300', 'http://localhost:4300'],
    ['http://bip.localhost:4300', 'bip.localhost', '4300', 'http://bip.localhost:4300'],
    ['http://127.0.0.1:4300', '127.0.0.1', '4300', 'http://127.0.0.1:4300'],
    ['http://127.8.9.1', '127.8.9.1', '', 'http://127.8.9.1'],
    ['http://[::1]:4300', '[::1]', '4300', 'http://[::1]:4300'],
    ['http://192.168.1.5:4300', '192.168.1.5', '4300', 'http://192.168.1.5:4300'],
  ])('of %s', (origin, hostname, port, expected) => {
    expect(apiOrigin({ origin, hostname, port })).toBe(expected);
  });

  test('a deployment may override it', () => {
    const page = { origin: 'https://redakcja.gmina.pl', hostname: 'redakcja.gmina.pl', port: '' };
    expect(apiOrigin(page, 'https://api.gmina.pl/')).toBe('https://api.gmina.pl');
    expect(apiOrigin(page, '')).toBe('https://redakcja.gmina.pl');
    expect(apiOrigin(page, null)).toBe('https://redakcja-api.gmina.pl');
  });
});

describe('plurals', () => {
  test.each([
    [0, 'artykułów'],
    [1, 'artykuł'],
    [2, 'artykuły'],
    [4, 'artykuły'],
    [5, 'artykułów'],
    [11, 'artykułów'],
    [12, 'artykułów'],
    [14, 'artykułów'],
    [21, 'artykułów'],
    [22, 'artykuły'],
    [25, 'artykułów'],
    [101, 'artykułów'],
    [102, 'artykuły'],
    [112, 'artykułów'],
    [122, 'artykuły'],
    [-2, 'artykuły'],
  ])('%d %s', (count, form) => {
    expect(polishPlural(count, nouns.article)).toBe(form);
  });

  test.each([
    [3, '3 artykuły'],
    [1000, '1\u00a0000 artykułów'],
    [1_234_567, '1\u00a0234\u00a0567 artykułów'],
  ])('%d', (count, text) => {
    expect(countOf(count, nouns.article)).toBe(text);
  });
});

describe('slugs', () => {
  test.each([
    ['Zażółć gęślą jaźń', 'zazolc-gesla-jazn'],
    ['ŁÓDŹ – Święto 2026/27!', 'lodz-swieto-2026-27'],
    ['Z\u0307o\u0301\u0142w', 'zolw'],
    ['  --Uchwała nr XXIII/187/2026--  ', 'uchwala-nr-xxiii-187-2026'],
    ['Straße, Ærø', 'strasse-aero'],
    ['Оголошення про щось', 'oholoshennia-pro-shchos'],
    ['北京', 'artykul'],
    ['', 'artykul'],
    ['x'.repeat(150), 'x'.repeat(100)],
    [`${'slowo '.repeat(30)}`, Array.from({ length: 16 }, () => 'slowo').join('-')],
    [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
  ])('of %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});

describe('sizes of files', () => {
  test.each([
    [0, '0 KB'],
    [1, '0,1 KB'],
    [512, '0,5 KB'],
    [1024, '1 KB'],
    [421_888, '412 KB'],
    [1_048_576, '1 MB'],
    [1_572_864, '1,5 MB'],
    [2_147_483_648, '2 GB'],
  ])('%d B is %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });

  test('limit', () => {
    expect(isFileTooLarge(10_485_760)).toBe(false);
    expect(isFileTooLarge(10_485_761)).toBe(true);
    expect(isFileTooLarge(10_485_761, 11)).toBe(false);
    expect(fileTooLargeMessage(10)).toBe('Rozmiar pliku przekracza dopuszczalny limit (10 MB)');
  });
});

test.each([
  [1234.5, '1234,50\u00a0zł'],
  [12_345.678, '12\u00a0345,68\u00a0zł'],
  [-1, '-1,00\u00a0zł'],
])('%d in zlotys', (amount, text) => {
  expect(formatCurrency(amount)).toBe(text);
});

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#595959', '#FFFFFF', 7],
  ])('%s on %s is %d', (color, background, ratio) => {
    expect(contrastRatio(color, background)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(background, color)).toBeCloseTo(ratio, 2);
  });

  test.each([
    ['#000000', bannerBackgrounds, true],
    ['#ffffff', bannerBackgrounds, true],
    ['#808080', bannerBackgrounds, false],
    ['#ffff00', bookmarkBackgrounds, true],
    ['#808080', bookmarkBackgrounds, false],
  ] as const)('%s on %j: %s', (color, backgrounds, enough) => {
    expect(hasEnoughContrast(color, backgrounds)).toBe(enough);
  });

  test('only colours of six digits', () => {
    expect(isColor('#FFaa00')).toBe(true);
    expect(isColor('#fa0')).toBe(false);
    expect(() => contrastRatio('red', '#ffffff')).toThrow(RangeError);
  });
});

describe('links', () => {
  test('options of a select, in the order of their numbers', () => {
    expect(optionsOf(linkTargetLabels)).toEqual([
      { value: -1, label: 'Nie określono' },
      { value: 10, label: 'W tym samym oknie' },
      { value: 20, label: 'W nowej karcie' },
    ]);
  });

  test('a new link follows the setting', () => {
    expect([defaultLinkTarget(true), defaultLinkTarget(false)]).toEqual([LinkTarget.NewTab, LinkTarget.SameTab]);
  });
});
