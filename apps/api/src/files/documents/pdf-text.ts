import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import { type DocumentText, documentLimits, PageWriter } from './page-writer.ts';

/** A page with fewer letters is a picture of one, with a number or a stamp at most. */
const fewLetters = 20;

export async function pdfText(path: string): Promise<DocumentText> {
  const data = new Uint8Array(await readFile(path));
  const document = await getDocumentProxy(data, { useSystemFonts: false, verbosity: 0 });
  const writer = new PageWriter();
  writer.hasPages = true;
  for (let number = 1; number <= Math.min(document.numPages, documentLimits.pages); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const lines = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
    page.cleanup();
    if (number > 1 && !writer.nextPage()) break;
    if (!writer.write(lines.join(''))) break;
  }
  const found = writer.read();
  const scanned = found.pages.filter((page) => page.length < fewLetters).length;
  return { ...found, state: scanned > found.pages.length / 2 ? 'scan' : 'text' };
}
