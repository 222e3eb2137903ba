import { readFile } from 'node:fs/promises';
import type { Aside } from '@redakcja/domain/articles/check/attachment-findings';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import {
  type DocumentProperties,
  documentLimits,
  PageWriter,
  property,
  type ReadDocument,
  tidied,
  unreadable,
} from './page-writer.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

/** A page with fewer letters is a picture of one, with a number or a stamp at most. */
const fewLetters = 20;

export async function pdfText(path: string): Promise<ReadDocument> {
  const data = new Uint8Array(await readFile(path));
  const document = await getDocumentProxy(data, { useSystemFonts: false, verbosity: 0 });
  const writer = new PageWriter();
  writer.hasPages = true;
  const asides: Aside[] = [];
  let scannedPage: number | null = null;
  let hasFiles = false;
  for (let number = 1; number <= Math.min(document.numPages, documentLimits.pages); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    const annotations: readonly Record<string, unknown>[] = await page.getAnnotations();
    hasFiles ||= annotations.some(({ file }) => file !== undefined);
    const noted = notesIn(annotations);
    if (noted !== '') asides.push({ page: number, text: noted });
    if (scannedPage === null && (await isPicture(page, text))) scannedPage = number;
    page.cleanup();
    if (number > 1 && !writer.nextPage()) break;
    if (!writer.write(text)) break;
  }
  const found = writer.read();
  const scanned = found.pages.filter((page) => page.length < fewLetters).length;
  const state = scanned > found.pages.length / 2 ? 'scan' : 'text';
  const { properties, about } = await propertiesOf(document);
  if (about !== '') asides.push({ page: null, text: about });
  const isWhole = found.isWhole && document.numPages <= documentLimits.pages && !hasFiles && !(await hasMore(document));
  return { ...unreadable, ...found, state, asides, scannedPage, isWhole, properties };
}

/** Values of the fields of a form, and what was written over the page. */
function notesIn(annotations: readonly Record<string, unknown>[]): string {
  const texts: string[] = [];
  for (const { fieldValue, contentsObj, textContent, alternativeText } of annotations) {
    const { str } = (contentsObj ?? {}) as { str?: unknown };
    texts.push(...[fieldValue, str, alternativeText].flat().filter((value) => typeof value === 'string'));
    if (Array.isArray(textContent)) texts.push(textContent.join('\n'));
  }
  return tidied([...new Set(texts)].join('\n\n'));
}

/** Whether a page shows something, but hardly any letters. An empty page and one with a short heading are none. */
async function isPicture(page: Page, text: string): Promise<boolean> {
  const { length } = tidied(text);
  if (length >= fewLetters) return false;
  const { OPS } = await getResolvedPDFJS();
  const pictures: ReadonlySet<number> = new Set([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageXObjectRepeat,
    OPS.paintImageMaskXObjectGroup,
    OPS.paintInlineImageXObjectGroup,
  ]);
  const { fnArray } = await page.getOperatorList();
  return fnArray.some((operator) => pictures.has(operator)) || (length === 0 && fnArray.includes(OPS.constructPath));
}

/** A form of another kind (XFA), or files inside the document, which nobody has read. */
async function hasMore(document: Pdf): Promise<boolean> {
  // a map by now, whatever the types say
  const inside: unknown = await document.getAttachments();
  const files = inside instanceof Map ? inside.size : Object.keys(Object(inside)).length;
  return document.isPureXfa || files > 0;
}

/** The title of the document information or of XMP; the language of the catalogue; whether it says that its structure is marked. */
async function propertiesOf(document: Pdf): Promise<{ properties: DocumentProperties; about: string }> {
  const { info, metadata } = await document.getMetadata();
  const known: Readonly<Record<string, unknown>> = { ...info };
  const marks: Readonly<Record<string, unknown>> | null = await document.getMarkInfo();
  const title = property(known.Title) ?? property(metadata?.get('dc:title'));
  const about = [title, known.Subject, known.Author, known.Keywords].filter((value) => typeof value === 'string');
  return {
    properties: { title, language: property(known.Language), isTagged: marks?.Marked === true },
    about: about.join('\n\n'),
  };
}
