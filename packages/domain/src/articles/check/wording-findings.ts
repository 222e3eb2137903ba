// Hints about wording: they never block.

import type { Block } from './block.ts';
import { excerptOf, type Finding, type FindingCode, placeIn } from './finding.ts';

const months = 'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia';

/** „9 lutego” */
const day = `\\d{1,2}\\s(?:${months})(?!\\p{L})`;
/** „, do 30 kwietnia”: the year of the last day is that of all of them. */
const furtherDay = `(?:,?\\s?(?:do|i|oraz|lub|albo|[–—-])?\\s?${day})`;

interface Hint {
  code: FindingCode;
  /** The quick look that spares most blocks the pattern. */
  needs: RegExp;
  pattern: RegExp;
  message: string;
}

const hints: readonly Hint[] = [
  {
    code: 'capitals',
    needs: /[A-ZĄĆĘŁŃÓŚŹŻ]{3}[\s,–-]+[A-ZĄĆĘŁŃÓŚŹŻ]{3}/,
    pattern: /(?<!\p{L})(?:\p{Lu}{3,}[\s,–-]{1,3}){3,}\p{Lu}{3,}/gu,
    message: 'Same wielkie litery czyta się trudniej, a czytniki mogą je literować. Zapisz zwykłymi literami',
  },
  {
    code: 'dateWithoutYear',
    needs: /\d\s[a-zśź]{4}/,
    pattern: new RegExp(`(?<!\\d)${day}(?!${furtherDay}{0,5},?\\s(?:\\d{4}|br\\b|b\\.\\s?r|bieżącego))`, 'gu'),
    message: 'Data bez roku. Za rok nie będzie wiadomo, o który chodzi',
  },
];

/** Capitals and dates without a year. */
export function wordFindings(blocks: readonly Block[]): Finding[] {
  return blocks.flatMap((block) => hints.flatMap((hint) => hintFindings(block, hint)));
}

function hintFindings({ text, start }: Block, { code, needs, pattern, message }: Hint): Finding[] {
  if (!needs.test(text)) return [];
  return [...text.matchAll(pattern)].map(({ 0: one, index }) => ({
    code,
    isError: false,
    message,
    excerpt: excerptOf(one),
    place: placeIn(text, start, index, one.length),
  }));
}

/** Words of a sentence from which on it is too long to be read at once. */
const longSentence = 35;
/** The readability index LIX (Björnsson 1968) from which on a text is "very hard"; Polish official texts reach it easily. */
const hardLix = 65;
/** Shorter texts have no meaningful index. */
const minWords = 100;

interface Sentence {
  text: string;
  index: number;
  words: number;
  longWords: number;
}

/** Sentences of running text, and the index of the whole with its hardest sentence. */
export function readabilityFindings(blocks: readonly Block[]): Finding[] {
  const findings: Finding[] = [];
  let hardest: { lix: number; block: Block; sentence: Sentence } | undefined;
  const total = { words: 0, longWords: 0, sentences: 0 };
  for (const block of blocks) {
    if (block.name !== 'p' && block.name !== 'li' && block.name !== 'div') continue;
    for (const sentence of sentencesOf(block.text)) {
      total.words += sentence.words;
      total.longWords += sentence.longWords;
      total.sentences += 1;
      const lix = lixOf(sentence.words, sentence.longWords, 1);
      if (hardest === undefined || lix > hardest.lix) hardest = { lix, block, sentence };
      if (sentence.words > longSentence) {
        const message = `Zdanie ma ${sentence.words} słów. Podziel je na krótsze`;
        findings.push(sentenceFinding('longSentence', message, block, sentence));
      }
    }
  }
  const lix = lixOf(total.words, total.longWords, total.sentences);
  if (hardest !== undefined && total.words >= minWords && lix >= hardLix) {
    const message = `Bardzo trudny tekst (LIX ${Math.round(lix)}). Najtrudniejsze jest to zdanie`;
    findings.push(sentenceFinding('hardText', message, hardest.block, hardest.sentence));
  }
  return findings;
}

const lixOf = (words: number, longWords: number, sentences: number) =>
  words === 0 ? 0 : words / Math.max(sentences, 1) + (100 * longWords) / words;

function sentenceFinding(code: FindingCode, message: string, { text, start }: Block, sentence: Sentence): Finding {
  const place = placeIn(text, start, sentence.index, sentence.text.length);
  return { code, isError: false, message, excerpt: excerptOf(sentence.text), place };
}

/** A sentence ends with its mark before a capital letter; „ust.”, „pkt” and other short words before the dot end none. */
function* sentencesOf(text: string): Generator<Sentence> {
  const end = /(?<=[\p{L}\d)”"]{3})[.!?…]+[”")]?\s+(?=[\p{Lu}„"])|\n+/gu;
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(end)) {
    yield* sentenceAt(text, from, index + mark.length);
    from = index + mark.length;
  }
  yield* sentenceAt(text, from, text.length);
}

function* sentenceAt(text: string, from: number, to: number): Generator<Sentence> {
  const part = text.slice(from, to);
  const words = part.match(/[\p{L}\d]+/gu) ?? [];
  if (words.length === 0) return;
  yield { text: part, index: from, words: words.length, longWords: words.filter((word) => word.length > 6).length };
}
