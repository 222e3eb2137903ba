import type { PublicExcerptPart } from '@redakcja/generated/model/publicExcerptPart';
import { asRead, matcherOf, wordPattern } from './search-words.ts';

const before = 60;
const length = 220;

/** The part of a text around the first word of a phrase; empty where no word is in it. */
export function excerpt(lines: string, phrase: string): PublicExcerptPart[] {
  const text = asRead(lines).replaceAll(/\s+/g, ' ');
  const isHit = matcherOf(phrase);
  const first = [...text.matchAll(wordPattern)].find(([word]) => isHit(word));
  if (first === undefined) return [];
  const start = first.index <= before ? 0 : text.indexOf(' ', first.index - before) + 1;
  const from = Math.min(start, first.index);
  const end =
    text.length - from <= length
      ? text.length
      : Math.max(text.lastIndexOf(' ', from + length), first.index + first[0].length);
  const shown = text.slice(from, end);
  const parts: PublicExcerptPart[] = from > 0 ? [{ text: '… ', isHit: false }] : [];
  let done = 0;
  for (const { 0: word, index } of shown.matchAll(wordPattern)) {
    if (!isHit(word)) continue;
    if (index > done) parts.push({ text: shown.slice(done, index), isHit: false });
    parts.push({ text: word, isHit: true });
    done = index + word.length;
  }
  const rest = shown.slice(done) + (end < text.length ? ' …' : '');
  return rest === '' ? parts : [...parts, { text: rest, isHit: false }];
}
