// Numbers over cells side by side, or over the lines of one cell: a character in each, its parts, or the letters of a document and its digits.
import { type Block, blanks } from '../block.ts';
import { namesTelephones } from '../contacts/telephones.ts';

/** A number that its cells have together. */
export interface CellNumber {
  text: string;
  start: number;
}

interface Piece {
  text: string;
  start: number;
}

/** What a table is about, as far as its numbers may be of persons. */
export interface TableWords {
  /** It may have a column for the letters of documents. */
  documents: boolean;
  /** It may have parts of a PESEL, which numbers of other things are like. */
  persons: boolean;
}

const documentWords = /seri[aię]|dow[oó]d|paszport|tożsamo/i;
const personWords = /pesel|ewidencyjn|urodz|osob[ay]|nazwisk|imię|imiona/i;

export const tableWordsIn = (html: string): TableWords => ({
  documents: documentWords.test(html),
  persons: personWords.test(html),
});

const inkIn = (text: string) => text.replace(blanks(), '');

/** Numbers over the cells of a row. */
export function cellNumbers(row: readonly Block[], words: TableWords): CellNumber[] {
  const cells = row.map(({ text, start }) => ({ text: inkIn(text), start, isBroken: text.trim().includes('\n') }));
  return [
    ...boxesIn(cells),
    ...(words.documents ? documentsIn(cells) : []),
    ...partsIn(
      cells.map((cell) => (cell.isBroken ? { ...cell, text: '' } : cell)),
      words,
    ),
  ];
}

const maxBeside = 200;

/** Tells the cells of a row what stands before them. */
export function tellBeside(row: readonly Block[], head: string): void {
  let before = namesTelephones(head) ? `${head.slice(0, maxBeside)} ` : ' ';
  for (const cell of row) {
    cell.beside = before;
    before += `, ${cell.text.trim().slice(0, maxBeside)}`;
  }
}

/** Numbers over the lines of a cell or a paragraph that has nothing else. */
export function lineNumbers({ text, start }: Block, words: TableWords): CellNumber[] {
  let ink = start;
  const lines = text.split('\n').map((line): Piece => {
    const piece = { text: inkIn(line), start: ink };
    ink += piece.text.length;
    return piece;
  });
  return lines.length > 1 && lines.every((line) => /^\d*$/.test(line.text)) ? partsIn(lines, words) : [];
}

/** A form may have a box for each character of a number. */
function boxesIn(cells: readonly Piece[]): CellNumber[] {
  return rowsOf(cells, /^[\dA-Z]$/).map((row) => joined(row, ''));
}

const lengthOf = (row: readonly Piece[]) => row.reduce((sum, { text }) => sum + text.length, 0);

/** Parts of a PESEL or an account, which have its length together. */
function partsIn(cells: readonly Piece[], { persons }: TableWords): CellNumber[] {
  return rowsOf(cells, /^\d{1,16}$/)
    .filter((row) => row.some(({ text }) => text.length > 1))
    .filter((row) => lengthOf(row) === 26 || (persons && lengthOf(row) === 11))
    .map((row) => joined(row, ' '));
}

/** Letters of a document and its digits in cells side by side. */
function documentsIn(cells: readonly Piece[]): CellNumber[] {
  return cells.flatMap(({ text, start }, at) => {
    const digits = cells[at + 1]?.text ?? '';
    return /^[A-Z]{2,3}$/.test(text) && /^\d{6,7}$/.test(digits) ? [{ text: `${text} ${digits}`, start }] : [];
  });
}

/** The longest rows of two and more cells of a form. */
function rowsOf(cells: readonly Piece[], form: RegExp): Piece[][] {
  const rows: Piece[][] = [];
  let open: Piece[] | null = null;
  for (const cell of cells) {
    if (!form.test(cell.text)) open = null;
    else if (open) open.push(cell);
    else {
      open = [cell];
      rows.push(open);
    }
  }
  return rows.filter((row) => row.length > 1);
}

function joined(row: readonly Piece[], between: string): CellNumber {
  return { text: row.map(({ text }) => text).join(between), start: row[0]?.start ?? 0 };
}
