// How many numbers of persons the check of texts finds in each notation, and how many it sees where none is.
import { checkHtml } from '@redakcja/domain/articles/check/check-text';
import { figure, print } from '../figures.ts';
import { type CorpusText, corpus } from './corpus.ts';
import type { Kind } from './numbers.ts';

const corpusSeed = 20_261_128;

/** Least share of the numbers that are found. */
export const aims: Readonly<Record<Kind, number>> = {
  pesel: 0.99,
  identityCard: 0.99,
  passport: 0.99,
  account: 0.99,
  phone: 0.95,
  email: 0.95,
};

const kinds = Object.keys(aims) as Kind[];
const isKind = (code: string): code is Kind => Object.hasOwn(aims, code);

export interface Recognition {
  /** By kind: texts that have one, and those in which it was found. */
  found: ReadonlyMap<Kind, { of: number; hits: number }>;
  missed: readonly CorpusText[];
  /** Found where there is none of its kind. */
  wrong: readonly { text: CorpusText; code: Kind }[];
}

export function recognise(texts: readonly CorpusText[]): Recognition {
  const found = new Map(kinds.map((kind) => [kind, { of: 0, hits: 0 }]));
  const missed: CorpusText[] = [];
  const wrong: { text: CorpusText; code: Kind }[] = [];
  for (const text of texts) {
    const codes = checkHtml(text.html, 'PL')
      .map(({ code }) => code)
      .filter(isKind);
    const kind = text.number?.kind;
    wrong.push(...codes.filter((code) => code !== kind).map((code) => ({ text, code })));
    const counted = kind && found.get(kind);
    if (!counted) continue;
    counted.of += 1;
    if (codes.includes(kind)) counted.hits += 1;
    else missed.push(text);
  }
  return { found, missed, wrong };
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;

export function benchRecognition(asked?: string): void {
  const [seed, each, clean] = [asked === undefined ? corpusSeed : Number(asked), 20, 500];
  const texts = corpus(seed, each, clean);
  const notations = new Set(texts.flatMap(({ number }) => number?.notation ?? []));
  const { found, missed, wrong } = recognise(texts);
  print(`\nNumbers of persons in ${texts.length} texts, ${notations.size} notations, seed ${seed}`);
  for (const [kind, { of, hits }] of found)
    figure(`${kind}, found of ${of}`, percent(hits, of), percent(aims[kind], 1));
  const right = texts.length - clean - missed.length;
  figure('precision', percent(right, right + wrong.length));
  figure(`false in ${clean} texts without any`, String(wrong.filter(({ text }) => text.number === null).length), '0');
  for (const [notation, same] of Map.groupBy(missed, ({ number }) => number?.notation))
    print(`    missed ${same.length} of ${each}: ${notation}: ${same[0]?.html}`);
  for (const { text, code } of wrong.slice(0, 20)) print(`    false ${code}: ${text.html}`);
}
