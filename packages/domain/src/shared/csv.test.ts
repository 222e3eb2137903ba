import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  [['a', 'ż'], 'a;ż\r\n'],
  [['', ''], ';\r\n'],
  [['a;b', 'c"d', 'e\nf'], '"a;b";"c""d";"e\nf"\r\n'],
  [['=1+1', '+48', '-5', '@login', '\tx'], "'=1+1;'+48;'-5;'@login;'\tx\r\n"],
  [['a=b'], 'a=b\r\n'],
])('%j is %j', (cells, line) => expect(csvLine(cells)).toBe(line));
