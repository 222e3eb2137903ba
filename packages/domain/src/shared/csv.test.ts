import { expect, test } from 'vitest';
import { csvLine, parseCsv, withoutGuard } from './csv.ts';

test.each([
  [['a', 'ż'], 'a;ż\r\n'],
  [['', ''], ';\r\n'],
  [['a;b', 'c"d', 'e\nf'], '"a;b";"c""d";"e\nf"\r\n'],
  [['=1+1', '+48', '-5', '@login', '\tx'], "'=1+1;'+48;'-5;'@login;'\tx\r\n"],
  [['\n=1', '\r=1'], `"'\n=1";"'\r=1"\r\n`],
  [['＝1', '＋1', '－1', '＠a', "'＝1"], "'＝1;'＋1;'－1;'＠a;''＝1\r\n"],
  [['a=b'], 'a=b\r\n'],
])('%j is %j', (cells, line) => expect(csvLine(cells)).toBe(line));

test.each(['=1', "'=1", "''+", "a'b", "'a"])('%s comes back as it was', (text) => {
  const parsed = parseCsv(csvLine([text, 'x']));
  expect('rows' in parsed && parsed.rows[0]?.cells.map(withoutGuard)).toEqual([text, 'x']);
});

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
  ['', []],
  ['a', [[1, 'a']]],
  ['a;', [[1, 'a', '']]],
])('%j is read', (text, expected) => {
  const parsed = parseCsv(text);
  expect('rows' in parsed && parsed.rows.map(({ line, cells }) => [line, ...cells])).toEqual(expected);
});

test.each(['a;b\n"c;d\ne;f', 'a;b\n"c"d;e', 'a;b\nc;"'])('%j is refused at its line', (text) => {
  expect(parseCsv(text)).toEqual({ error: 'Wiersz 2: niepoprawny albo niezamknięty cudzysłów' });
});
