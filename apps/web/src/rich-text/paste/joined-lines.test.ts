// „Połącz wiersze”: what comes of the lines of a PDF.
import { expect, test } from 'vitest';
import { joinLines, linesToJoin } from './joined-lines.ts';

/** The text with its edits. */
function joined(text: string): string {
  return joinLines(text).edits.reduceRight(
    (whole, { at, remove, put }) => whole.slice(0, at) + put + whole.slice(at + remove),
    text,
  );
}

const resolution = `UCHWAŁA NR XII/85/2026
RADY GMINY JASIONKA
z dnia 12 marca 2026 r.
Na podstawie art. 18 ust. 2 pkt 15 ustawy z dnia 8 marca 1990 r. o samo-
rządzie gminnym (Dz. U. z 2025 r. poz. 1153) Rada Gminy uchwala, co
następuje:
§ 1. Ustala się stawki opłat za odbiór odpadów komunalnych, zgodnie z
§ 5 regulaminu, w wysokości:
1) 32 zł miesięcznie od każdego mieszkańca nieruchomości, na której
odpady zbiera się w sposób selektywny;
2) 64 zł, jeżeli nie zbiera się ich tak.
Strona 1 z 2
Uchwała Rady Gminy Jasionka z 12 marca 2026 r.
§ 2. Plan rozwoju społeczno-
gospodarczego przyjmuje się w brzmieniu załącznika do tej uchwały, który
Strona 2 z 2
Uchwała Rady Gminy Jasionka z 12 marca 2026 r.
jest jej częścią.`;

test('lines of a resolution become its paragraphs', () => {
  expect(joined(resolution).split('\n')).toEqual([
    'UCHWAŁA NR XII/85/2026',
    'RADY GMINY JASIONKA',
    'z dnia 12 marca 2026 r.',
    'Na podstawie art. 18 ust. 2 pkt 15 ustawy z dnia 8 marca 1990 r. o samorządzie gminnym (Dz. U. z 2025 r. poz. 1153) Rada Gminy uchwala, co następuje:',
    '§ 1. Ustala się stawki opłat za odbiór odpadów komunalnych, zgodnie z § 5 regulaminu, w wysokości:',
    '1) 32 zł miesięcznie od każdego mieszkańca nieruchomości, na której odpady zbiera się w sposób selektywny;',
    '2) 64 zł, jeżeli nie zbiera się ich tak.',
    '§ 2. Plan rozwoju społeczno-gospodarczego przyjmuje się w brzmieniu załącznika do tej uchwały, który jest jej częścią.',
  ]);
});

test('each thing done is counted', () => {
  const { edits: _, ...counts } = joinLines(resolution);
  expect(counts).toEqual({
    lines: 14,
    paragraphs: 8,
    words: 2,
    pages: 2,
    headers: ['Uchwała Rady Gminy Jasionka z 12 marca 2026 r.'],
  });
});

test.each([
  ['blanks around lines, and blank lines', '  Ala ma kota  \n\n\n i psa. \n', 'Ala ma kota\ni psa.\n'],
  [
    'a shortened word at the end of a line',
    'Zgodnie z art. 5 ustawy o samorządzie gminnym oraz ust.\n2 statutu gminy.',
    'Zgodnie z art. 5 ustawy o samorządzie gminnym oraz ust. 2 statutu gminy.',
  ],
  [
    'no letter is lost at a soft hyphen',
    'Rada Gminy ustala regula\u00ad\nmin pracy',
    'Rada Gminy ustala regulamin pracy',
  ],
  [
    'a header of the first page stays once',
    'Gmina Jasionka\nTekst uchwały, który jest długi i\n- 1 -\nGmina Jasionka\nidzie dalej.',
    'Gmina Jasionka\nTekst uchwały, który jest długi i idzie dalej.',
  ],
  ['nothing', '', ''],
])('%s', (_what, text, expected) => {
  expect(joined(text)).toBe(expected);
});

test.each([
  ['a resolution of a PDF', true, resolution],
  ['a text of whole sentences', false, Array(8).fill('Wójt ogłosił nabór na wolne stanowisko urzędnicze.').join('\n')],
  ['a list of names', false, Array(8).fill('Referat Finansów').join('\n')],
  ['a short text', false, 'Urząd Gminy w Jasionce ogłasza przetarg na\nsprzedaż działki.'],
  ['an act of points', false, Array(8).fill('1) zadania z zakresu gospodarki komunalnej gminy,').join('\n')],
])('%s is offered: %s', (_what, isOffered, text) => {
  expect(linesToJoin(text) !== undefined).toBe(isOffered);
});
