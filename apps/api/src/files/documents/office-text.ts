// Documents of Word and OpenDocument: a ZIP archive with an XML file that has the text. Where the program that wrote it broke pages is noted there.
import { stat } from 'node:fs/promises';
import { SaxesParser } from 'saxes';
import type { Archive } from '../archives/archive-limits.ts';
import { readZip } from '../archives/zip-archive.ts';
import { type DocumentText, noProperties, PageWriter, property, type ReadDocument, unreadable } from './page-writer.ts';

interface Format {
  member: string;
  /** Elements whose text is text of the document; null for all. */
  texts: ReadonlySet<string> | null;
  /** What ends a line. */
  lines: ReadonlySet<string>;
  spaces: ReadonlySet<string>;
  pageBreak: string;
}

const docx: Format = {
  member: 'word/document.xml',
  texts: new Set(['w:t']),
  lines: new Set(['w:p', 'w:br', 'w:cr']),
  spaces: new Set(['w:tab']),
  pageBreak: 'w:lastRenderedPageBreak',
};

const odt: Format = {
  member: 'content.xml',
  texts: null,
  lines: new Set(['text:p', 'text:h', 'text:line-break']),
  spaces: new Set(['text:tab', 'text:s']),
  pageBreak: 'text:soft-page-break',
};

const officeProperties = { member: 'docProps/core.xml', title: 'dc:title' };
const openProperties = { member: 'meta.xml', title: 'dc:title' };

export const docxText = (path: string) => officeDocument(path, docx, officeProperties);
export const odtText = (path: string) => officeDocument(path, odt, openProperties);
/** Sheets and slides: only their properties are read. */
export const officeTitle = (path: string) => officeDocument(path, null, officeProperties);
export const openTitle = (path: string) => officeDocument(path, null, openProperties);

async function officeDocument(
  path: string,
  format: Format | null,
  properties: typeof officeProperties,
): Promise<ReadDocument> {
  const { size } = await stat(path);
  const archive = await readZip(path, size);
  if (archive === null) return unreadable;
  const text = format === null ? unreadable : await officeText(archive, format);
  return { ...text, properties: { ...noProperties, title: await titleIn(archive, properties) } };
}

/** Properties are short; a longer file is none of an office program. */
const maxProperties = 100_000;

async function titleIn({ members }: Archive, { member, title }: typeof officeProperties): Promise<string | null> {
  const found = members.find(({ name }) => name === member);
  const stream = found !== undefined && found.size <= maxProperties ? await found.open?.() : undefined;
  if (stream === undefined) return null;
  let text = '';
  let isTitle = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    isTitle = name === title;
  });
  parser.on('closetag', () => {
    isTitle = false;
  });
  parser.on('text', (part) => {
    if (isTitle) text += part;
  });
  parser.on('error', () => {
    isTitle = false;
  });
  for await (const chunk of stream as AsyncIterable<Buffer>) parser.write(chunk.toString('utf8'));
  return property(text);
}

async function officeText({ members }: Archive, format: Format): Promise<DocumentText> {
  const member = members.find(({ name }) => name === format.member);
  const stream = await member?.open?.();
  if (stream === undefined) return unreadable;
  const writer = new PageWriter();
  let isOpen = true;
  let isText = format.texts === null;
  const parser = new SaxesParser();
  const write = (text: string) => {
    isOpen &&= writer.write(text);
  };
  parser.on('error', () => {
    throw new SyntaxError('The document is no XML');
  });
  parser.on('opentag', ({ name }) => {
    if (name === format.pageBreak) isOpen &&= writer.nextPage();
    else if (format.spaces.has(name)) write(' ');
    if (format.texts?.has(name)) isText = true;
  });
  parser.on('closetag', ({ name }) => {
    if (format.lines.has(name)) write('\n');
    if (format.texts?.has(name)) isText = false;
  });
  parser.on('text', (text) => {
    if (isText) write(text);
  });
  const decoder = new TextDecoder();
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    parser.write(decoder.decode(chunk, { stream: true }));
    if (!isOpen) {
      stream.destroy();
      break;
    }
  }
  return writer.read();
}
