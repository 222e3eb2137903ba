import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import { type DocumentProperties, documentLimits, PageWriter, property, type ReadDocument } from './page-writer.ts';

/** A page with fewer letters is a picture of one, with a number or a stamp at most. */
const fewLetters = 20;

export async function pdfText(path: string): Promise<ReadDocument> {
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
  const state = scanned > found.pages.length / 2 ? 'scan' : 'text';
  return { ...found, state, properties: await propertiesOf(document) };
}

/** The title of the document information or of XMP; the language of the catalogue; whether it says that its structure is marked. */
async function propertiesOf(document: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<DocumentProperties> {
  const { info, metadata } = await document.getMetadata();
  const known: Readonly<Record<string, unknown>> = { ...info };
  const marks: Readonly<Record<string, unknown>> | null = await document.getMarkInfo();
  return {
    title: property(known.Title) ?? property(metadata?.get('dc:title')),
    language: property(known.Language),
    isTagged: marks?.Marked === true,
  };
}
