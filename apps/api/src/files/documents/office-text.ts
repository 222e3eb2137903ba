// Documents of Word and OpenDocument: a ZIP archive with an XML file that has the text. Where the program that wrote it broke pages is noted there.
import { stat } from 'node:fs/promises';
import { SaxesParser } from 'saxes';
import { readZip } from '../archives/zip-archive.ts';
import { type DocumentText, PageWriter, unreadable } from './page-writer.ts';

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

export const docxText = (path: string) => officeText(path, docx);
export const odtText = (path: string) => officeText(path, odt);

async function officeText(path: string, format: Format): Promise<DocumentText> {
  const { size } = await stat(path);
  const archive = await readZip(path, size);
  const member = archive?.members.find(({ name }) => name === format.member);
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
