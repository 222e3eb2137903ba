// Texts that have one number each, in every notation, and texts without any.
import { cleanText } from './clean-texts.ts';
import { type Notation, notations } from './notations.ts';
import { type Kind, landline, numberOf } from './numbers.ts';
import { type Random, randomOf } from './random.ts';

export interface CorpusText {
  html: string;
  /** What is in it; null where nothing is. */
  number: { kind: Kind; written: string; notation: string } | null;
}

const around: readonly (readonly [before: string, after: string])[] = [
  [
    '<p>Na podstawie art. 104 kpa, po rozpatrzeniu wniosku z dnia 12 maja 2025 r. strony: ',
    ', zam. Jasionka 12, orzekam.</p>',
  ],
  ['<p>Pan Jan Kowalski (', ') wygrał przetarg na działkę nr 12/4 o pow. 0,1234 ha.</p>'],
  ['<ul><li>uczestnik: ', '</li><li>stawka 12 050,00 zł</li></ul>'],
  ['<h2>Wykaz</h2><p>1. Anna Nowak – ', '; 2. brak.</p>'],
  ['<p>Uchwała nr XII/123/2026.</p><div>Wnioskodawca: ', '</div><p>NIP gminy 526-000-12-46.</p>'],
];

function textOf(notation: Notation, random: Random): CorpusText {
  const { kind, name, of, before = '', isLandline, isWhole } = notation;
  const written = isLandline ? landline(random) : numberOf(kind, random);
  const [start, end] = isWhole ? ['<p>Wykaz z dnia 12.05.2025 r.</p>', '<p>Koniec wykazu.</p>'] : random.one(around);
  return { html: start + before + of(written) + end, number: { kind, written, notation: `${kind}: ${name}` } };
}

/** `each` texts of every notation, and `clean` texts without a number. */
export function corpus(seed: number, each: number, clean: number): CorpusText[] {
  const random = randomOf(seed);
  return [
    ...notations.flatMap((notation) => Array.from({ length: each }, () => textOf(notation, random))),
    ...Array.from({ length: clean }, (_, index) => ({ html: cleanText(index, random), number: null })),
  ];
}
