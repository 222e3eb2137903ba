// How much of a page is a picture, and what is written where no reader looks. Both stand in the list of what a page paints.
import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf';

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PdfPage = Awaited<ReturnType<Pdf['getPage']>>;

type Matrix = readonly [number, number, number, number, number, number];
const plain: Matrix = [1, 0, 0, 1, 0, 0];

/** What pictures paint is one unit square, in the place and the size that the matrix gives it. */
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const isMatrix = (value: unknown): value is Matrix => Array.isArray(value) && value.length === 6;

export interface Painted {
  hasPicture: boolean;
  hasDrawing: boolean;
  /** Of the page, the largest picture, 0 to 1. */
  share: number;
}

/** What a page shows beside its letters. */
export async function paintedOn(page: PdfPage): Promise<Painted> {
  const { OPS } = await getResolvedPDFJS();
  const pictures: ReadonlySet<number> = new Set([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintImageMaskXObjectGroup,
    OPS.paintInlineImageXObjectGroup,
  ]);
  const { fnArray, argsArray } = await page.getOperatorList();
  const whole = areaOf(page.view, plain, page.view);
  let matrix: Matrix = plain;
  const saved: Matrix[] = [];
  let share = 0;
  let hasPicture = false;
  for (const [index, operator] of fnArray.entries()) {
    const args: unknown = argsArray[index];
    if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? plain;
    else if (operator === OPS.transform && isMatrix(args)) matrix = times(matrix, args);
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      const [form] = Array.isArray(args) ? args : [];
      if (isMatrix(form)) matrix = times(matrix, form);
    } else if (pictures.has(operator)) {
      hasPicture = true;
      share = Math.max(share, areaOf([0, 0, 1, 1], matrix, page.view) / whole);
    }
  }
  return { hasPicture, hasDrawing: fnArray.includes(OPS.constructPath), share };
}

/** Of the box around a rectangle, as far as it is on the page. */
function areaOf(rectangle: readonly number[], [a, b, c, d, e, f]: Matrix, view: readonly number[]): number {
  const [left = 0, bottom = 0, right = 0, top = 0] = rectangle;
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  const length = (at: 0 | 1) => {
    const values = corners.map((corner) => corner[at]);
    return Math.min(Math.max(...values), view[at + 2] ?? 0) - Math.max(Math.min(...values), view[at] ?? 0);
  };
  return Math.max(length(0), 0) * Math.max(length(1), 0);
}

/** Words with digits that a page paints beyond its edges, or outside of what a crop has left of it: readers of PDF find them. */
export async function beyondPage(page: PdfPage, shown: string): Promise<string> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const known = shown.replaceAll(/\s/g, '');
  const found: string[] = [];
  for (const [index, operator] of fnArray.entries()) {
    if (operator !== OPS.showText) continue;
    const [glyphs]: readonly unknown[] = argsArray[index] ?? [];
    const text = (Array.isArray(glyphs) ? glyphs : []).map(letterOf).join('');
    if (/\d/.test(text) && !known.includes(text.replaceAll(/\s/g, ''))) found.push(text);
  }
  return found.join(' ');
}

const letterOf = (glyph: { unicode?: unknown } | number | null) =>
  typeof glyph === 'object' && typeof glyph?.unicode === 'string' ? glyph.unicode : '';
