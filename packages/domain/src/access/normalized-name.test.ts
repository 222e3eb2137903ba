import { describe, expect, it } from 'vitest';
import { normalizedName } from './normalized-name.ts';

describe('names that are one', () => {
  it.each([
    ['case', 'Ewa.Kubiak', 'ewa.kubiak'],
    ['white space around it', ' ewa.kubiak\t\u00a0', 'ewa.kubiak'],
    ['long s', 'ewa.ſowa', 'ewa.sowa'],
    ['sharp s', 'weiß@gmina.example', 'WEISS@gmina.example'],
    ['capital sharp s', 'WEIẞ', 'weiss'],
    ['full width', 'ｅｗａ．ｋｕｂｉａｋ', 'ewa.kubiak'],
    ['combining marks', 'z\u0307uk', 'żuk'],
    ['Kelvin sign', 'ewa.\u212aubiak', 'ewa.kubiak'],
    ['ligature', 'oﬃce', 'office'],
    ['invisible characters', 'ewa\u200b.ku\u00adbiak', 'ewa.kubiak'],
    ['sigma at the end', 'ΟΔΟΣ', 'οδος'],
  ])('%s', (_, first, second) => {
    expect(normalizedName(first)).toBe(normalizedName(second));
  });
});

describe('names that differ', () => {
  it.each([
    ['capital I with a dot', 'ewa.kubİak', 'ewa.kubiak'],
    ['dotless i', 'ewa.kubıak', 'ewa.kubiak'],
    ['Polish letters', 'łoś', 'los'],
    ['combining marks', 'ewa\u0301', 'ewa'],
    ['Cyrillic letters', 'еwа', 'ewa'],
    ['white space inside', 'ewa kubiak', 'ewakubiak'],
  ])('%s', (_, first, second) => {
    expect(normalizedName(first)).not.toBe(normalizedName(second));
  });
});

it('of every letter stays as it is when it is taken again', () => {
  const changing: string[] = [];
  for (let code = 0; code < 0x20000; code += 1) {
    const once = normalizedName(`a${String.fromCodePoint(code)}a`);
    if (normalizedName(once) !== once) changing.push(code.toString(16));
  }
  expect(changing).toEqual([]);
});

it('of what a login may hold is its lower case', () => {
  const letters = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join('');
  expect(normalizedName(letters)).toBe(letters.toLowerCase());
});
