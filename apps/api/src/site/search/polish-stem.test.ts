import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { polishStem } from './polish-stem.ts';

test('stems are those that Snowball publishes', () => {
  // every 125th word of the vocabulary of snowball-data (Wortschatz Leipzig, CC BY 4.0), with its stem
  const lines = readFileSync(path.join(import.meta.dirname, 'polish-vocabulary.txt'), 'utf8')
    .trim()
    .split('\n');
  const words = lines.map((line) => line.split(' ')[0] ?? '');
  expect(words.map((word) => `${word} ${polishStem(word)}`)).toEqual(lines);
});

test('short words and single letters keep what makes them different', () => {
  expect(['ć', 'w', 'być', 'rok', "o'neill'a"].map(polishStem)).toEqual(['ć', 'w', 'byc', 'rok', "o'neill"]);
});
