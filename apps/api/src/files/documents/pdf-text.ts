import { readFile } from 'node:fs/promises';
import type { Aside } from '@redakcja/domain/articles/check/attachment-findings';
import { getDocumentProxy } from 'unpdf';
import {
  type DocumentProperties,
  documentLimits,
  PageWriter,
  property,
  type ReadDocument,
  tidied,
  unreadable,
} from './page-writer.ts';
import { beyondPage, type Pdf, type PdfPage, paintedOn } from './pdf-pictures.ts';
import { StructureReader } from './pdf-structure.ts';

/** A page with fewer letters is a picture of one, with a number or a stamp at most. */
const fewLetters = 20;
/** A picture of a page has a line of letters over it at most: a number of a register, who has signed it. */
const fewWords = 30;
const wholePage = 0.6;
/** Pictures are costly to read: further pages are judged by their letters alone. */
const maxLookedAt = 50;

const options = { useSystemFonts: false, verbosity: 0 } as const;

export async function pdfText(path: string): Promise<ReadDocument> {
  const data = new Uint8Array(await readFile(path));
  // once more without its pictures: the list of what a page paints would have all of them
  const bare = await getDocumentProxy(data.slice(), { ...options, maxImageSize: 1 });
  const document = await getDocumentProxy(data, options);
  const writer = new PageWriter();
  writer.hasPages = true;
  const asides: Aside[] = [];
  const structure = new StructureReader();
  const kinds: PageKind[] = [];
  let hasFiles = false;
  let lookedAt = 0;
  for (let number = 1; number <= Math.min(document.numPages, documentLimits.pages); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    const annotations: readonly Record<string, unknown>[] = await page.getAnnotations();
    hasFiles ||= annotations.some(({ file }) => file !== undefined);
    const alternatives = await structure.read(page, number);
    const beyond = await beyondPage(await bare.getPage(number), text);
    const noted = tidied([...new Set([...notesIn(annotations), ...alternatives, beyond])].join('\n\n'));
    if (noted !== '') asides.push({ page: number, text: noted });
    const isBare = wordsIn(text) < fewWords;
    if (isBare) lookedAt += 1;
    kinds.push(isBare && lookedAt <= maxLookedAt ? await kindOf(page, text) : 'text');
    page.cleanup();
    if (number > 1 && !writer.nextPage()) break;
    if (!writer.write(text)) break;
  }
  const found = writer.read();
  const { properties, about } = await propertiesOf(document);
  if (about !== '') asides.push({ page: null, text: about });
  const isWhole = found.isWhole && document.numPages <= documentLimits.pages && !hasFiles && !(await hasMore(document));
  return {
    ...unreadable,
    ...found,
    state: isScan(found.pages, kinds) ? 'scan' : 'text',
    asides,
    scannedPage: scannedPage(kinds),
    isWhole,
    properties,
    structure: structure.faults,
  };
}

/** `covered` is a picture with some words on it, `picture` one without. */
type PageKind = 'text' | 'covered' | 'picture';

const wordsIn = (text: string) => text.match(/[\p{L}\d]{2,}/gu)?.length ?? 0;

/** An empty page and one with a short heading are no pictures. */
async function kindOf(page: PdfPage, text: string): Promise<PageKind> {
  const { length } = tidied(text);
  const { hasPicture, hasDrawing, share } = await paintedOn(page);
  if (length < fewLetters) return hasPicture || (length === 0 && hasDrawing) ? 'picture' : 'text';
  return share >= wholePage ? 'covered' : 'text';
}

function isScan(pages: readonly string[], kinds: readonly PageKind[]): boolean {
  const scanned = pages.filter((page, index) => page.length < fewLetters || kinds[index] === 'covered').length;
  return scanned > pages.length / 2;
}

/** The first one. A cover has a picture, too: among pages of text the first and the last one are no scans as long as they have words. */
function scannedPage(kinds: readonly PageKind[]): number | null {
  const last = kinds.length - 1;
  const index = kinds.findIndex((kind, at) => kind === 'picture' || (kind === 'covered' && at > 0 && at < last));
  return index === -1 ? null : index + 1;
}

/** Values of the fields of a form, what was written over the page and by whom, and where links lead. */
function notesIn(annotations: readonly Record<string, unknown>[]): string[] {
  return annotations.flatMap(({ fieldValue, contentsObj, titleObj, textContent, alternativeText, unsafeUrl }) => {
    const noted = [contentsObj, titleObj].map((one) => ((one ?? {}) as { str?: unknown }).str);
    const lines = Array.isArray(textContent) ? textContent.join('\n') : null;
    return [fieldValue, ...noted, alternativeText, unsafeUrl, lines]
      .flat()
      .filter((value) => typeof value === 'string');
  });
}

/** A form of another kind (XFA), or files inside the document, which nobody has read. */
async function hasMore(document: Pdf): Promise<boolean> {
  // a map by now, whatever the types say
  const inside: unknown = await document.getAttachments();
  const files = inside instanceof Map ? inside.size : Object.keys(Object(inside)).length;
  return document.isPureXfa || files > 0;
}

/** The title of the document information or of XMP; the language of the catalogue; whether it says that its structure is marked, and that it is PDF/UA. */
async function propertiesOf(document: Pdf): Promise<{ properties: DocumentProperties; about: string }> {
  const { info, metadata } = await document.getMetadata();
  const known: Readonly<Record<string, unknown>> = { ...info };
  const marks: Readonly<Record<string, unknown>> | null = await document.getMarkInfo();
  const title = property(known.Title) ?? property(metadata?.get('dc:title'));
  const packet = String(metadata?.getRaw() ?? '');
  const { Title, Subject, Author, Keywords, Creator, Producer, Custom } = known;
  const written = packet.replaceAll(/<[^>]*>|\s+/g, ' ');
  const about = [Title, Subject, Author, Keywords, Creator, Producer, ...Object.values(Object(Custom)), written];
  const isUa = /pdfuaid:part\s*[=>]/.test(packet);
  return {
    properties: { title, language: property(known.Language), isTagged: marks?.Marked === true, isUa },
    about: tidied(
      [...about.filter((one) => typeof one === 'string'), ...bookmarksOf(await document.getOutline())].join('\n\n'),
    ),
  };
}

interface Bookmark {
  title: string;
  items: readonly Bookmark[];
  unsafeUrl?: string | undefined;
}

const bookmarksOf = (items: readonly Bookmark[] | null): string[] =>
  (items ?? []).flatMap((one) => [one.title, one.unsafeUrl ?? '', ...bookmarksOf(one.items)]);
