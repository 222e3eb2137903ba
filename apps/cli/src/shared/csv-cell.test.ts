import { withoutGuard } from '@redakcja/domain/shared/csv';
import { parse } from 'csv-parse';
import { expect, test } from 'vitest';
import { csvCell } from './csv-cell.ts';

async function parsed(text: string): Promise<string> {
  for await (const [cell] of parse(`${text}\n`) as AsyncIterable<string[]>) return cell ?? '';
  return '';
}

test.each([
  '=1+1',
  '+48 12',
  '-5',
  '@import',
  "'=1",
  "''-2",
  "'cudzysłów",
  '\tx',
  '＝1',
  'a=b',
  '„x”;"y"',
  '=HYPERLINK("http://x","y")',
])('%j is no formula in a spreadsheet and is read back exactly', async (text) => {
  const cell = await parsed(csvCell(text));
  expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
  expect(withoutGuard(cell)).toBe(text);
});

test('a number stays one', () => {
  expect(csvCell(-5)).toBe('-5');
});
