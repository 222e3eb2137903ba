import { expect, test } from 'vitest';
import { csvLine, withoutGuard } from './csv.ts';
import { CsvReader } from './csv-reader.ts';

const read = (text: string) => [...new CsvReader().read(text, true)];

test.each([
  [['a', 'ż'], 'a;ż\r\n'],
  [['', ''], ';\r\n'],
  [['a;b', 'c"d', 'e\nf'], '"a;b";"c""d";"e\nf"\r\n'],
  [['=1+1', '+48', '-5', '@login', '\tx'], "'=1+1;'+48;'-5;'@login;'\tx\r\n"],
  [['\n=1', '\r=1'], `"'\n=1";"'\r=1"\r\n`],
  [['＝1', '＋1', '－1', '＠a', "'＝1"], "'＝1;'＋1;'－1;'＠a;''＝1\r\n"],
  [['a=b'], 'a=b\r\n'],
])('%j is %j', (cells, line) => expect(csvLine(cells)).toBe(line));

test('numbers stay numbers; the command line writes commas', () => {
  expect(csvLine([-5, null, 'a,b', 'c;d'], ',')).toBe('-5,,"a,b","c;d"\r\n');
});

test.each(['=1', "'=1", "''+", "a'b", "'a", '=HYPERLINK("http://x","y")', '„x”;"y"'])(
  '%s comes back as it was',
  (text) => {
    expect(read(csvLine([text, 'x']))[0]?.cells.map(withoutGuard)).toEqual([text, 'x']);
  },
);

test.each<[string, unknown[]]>([
  [
    'a;b\r\nc;d',
    [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  ],
  [
    '\uFEFFa,b\n"c ""d""\nx",e\n\nf,',
    [
      [1, 'a', 'b'],
      [2, 'c "d"\nx', 'e'],
      [5, 'f', ''],
    ],
  ],
  [
    'a\tb\rc\td\r',
    [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  ],
  ['\uFEFF"a\nb;c",d\n', [[1, 'a\nb;c', 'd']]],
  ['', []],
  ['a', [[1, 'a']]],
  ['a;', [[1, 'a', '']]],
  [
    'sep=,\r\na,"b\r\nc"\r\nd;e,f\r\n',
    [
      [2, 'a', 'b\r\nc'],
      [4, 'd;e', 'f'],
    ],
  ],
])('%j is read, whole and letter by letter', (text, expected) => {
  expect(read(text).map(({ line, cells }) => [line, ...cells])).toEqual(expected);
  const reader = new CsvReader();
  const parts = [...[...text].flatMap((letter) => [...reader.read(letter, false)]), ...reader.read('', true)];
  expect(parts).toEqual(read(text));
});

test.each([
  ['a;b\n"c;d\ne;f', 'Wiersz 2: brak zamykającego cudzysłowu'],
  ['a;b\n"c"d;e', 'Wiersz 2: niepoprawny cudzysłów'],
  ['a;b\nc;"', 'Wiersz 2: brak zamykającego cudzysłowu'],
])('%j is refused at its line', (text, message) => expect(() => read(text)).toThrow(message));
