import { describe, expect, test } from 'vitest';
import { takesOnePass } from '../testing/growth.ts';
import { isEmail } from './email.ts';
import { isWebAddress } from './url.ts';

describe('web addresses', () => {
  test.each([
    'https://www.gov.pl',
    'http://bip.jasionka.example/a?b=c#d',
    'https://żółw.pl/ścieżka',
    'https://gov.pl:8443/',
    'HTTPS://GOV.PL',
    'https://gov.pl?x=1',
    'https://xn--w-uga1v8h.xn--p1ai/',
    'https://a.b.c.example./x',
    'https://1.pl',
  ])('%s is valid', (text) => {
    expect(isWebAddress(text)).toBe(true);
  });

  test.each([
    '',
    'abc',
    'youtube',
    'www.gov.pl',
    'gov.pl',
    'https://',
    'https://localhost',
    'https://127.0.0.1/',
    'ftp://gov.pl',
    'javascript:alert(1)',
    'https://gov.pl/a b',
    ' https://gov.pl',
    'https://gov.pl\n',
    'https://user:pass@gov.pl',
    'https://-gov.pl',
    'https://gov-.pl',
    'https://gov..pl',
    'https://gov.pl:99999',
    'https://gov.pl:0',
    'https://gov.p',
    'https:/gov.pl',
    '//gov.pl',
    'https://gov.pl\\@evil.pl',
    'https://gov.pl/a\u202Egpj.exe',
    'https://gov.pl/\u200Ba',
    'https://gov.pl/a\u034Fb',
    'https://gov.pl/a\u3164b',
    'https://gov.pl/a\u2800b',
  ])('%j is not', (text) => {
    expect(isWebAddress(text)).toBe(false);
  });

  test.each([
    ['https://', 'a.'],
    ['https://', 'a'],
    ['https://gov.pl/', ' '],
  ])('%s and a long run of „%s” takes one pass', (start, piece) => {
    const isAddress = (times: number) => isWebAddress(start + piece.repeat(times));
    expect(takesOnePass(isAddress, 10_000)).toBe(true);
    expect(isAddress(100_000)).toBe(false);
  });
});

describe('e-mail addresses', () => {
  test.each([
    'a@b.pl',
    'j.kowalski@jasionka.example',
    "o'neil+bip@gov-x.com.pl",
    `${'a'.repeat(64)}@gov.pl`,
    'x@a.xn--p1ai',
  ])('%s is valid', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  test.each([
    '',
    'abc',
    'a@b',
    '@b.pl',
    'a@',
    'a b@c.pl',
    'a@b@c.pl',
    '.a@b.pl',
    'a.@b.pl',
    'a..b@c.pl',
    'a@-b.pl',
    'a@b..pl',
    'żółw@b.pl',
    'a@b.pl ',
    'a@b.1',
    `${'a'.repeat(65)}@gov.pl`,
    `a@${'b'.repeat(250)}.pl`,
    'a@b.pl\n',
  ])('%j is not', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});
