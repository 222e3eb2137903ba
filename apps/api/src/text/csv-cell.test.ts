import { csvLine as domainLine } from '@redakcja/domain/shared/text/csv';
import { CsvReader } from '@redakcja/domain/shared/text/csv-reader';
import { expect, test } from 'vitest';
import { csvLine } from './csv-cell.ts';

const cellsOf = (line: string) => [...new CsvReader().read(line, true)].flatMap(({ cells }) => cells);

test.each(['=1+1', '+48', '-5', '@login', '\t=1', '\n=1', '\r=1', '＝1', '＋1', '－1', '＠a', "'=1"])(
  '%j is no formula in a spreadsheet, whoever wrote the file',
  (text) => {
    for (const line of [csvLine([text, 'x']), domainLine([text, 'x'])])
      expect(cellsOf(line)).toEqual([`'${text}`, 'x']);
  },
);

test('numbers and truth stay what they are; nothing is no text', () => {
  expect(csvLine([-5, true, null, undefined, '', 'a "b"'])).toBe('-5,true,,,"","a ""b"""\r\n');
});
