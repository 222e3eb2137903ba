// Documents of Office and OpenDocument: a ZIP archive with XML files. The text itself is read in its order, page by page where the program that wrote
// it noted where pages begin; whatever else has words (headers, notes, comments, charts, properties) is read beside it.
import { stat } from 'node:fs/promises';
import { type Archive, isSystemError, type Member } from '../archives/archive-limits.ts';
import { readZip } from '../archives/zip-archive.ts';
import {
  AsideWriter,
  noProperties,
  PageWriter,
  property,
  type ReadDocument,
  unreadable,
  type Written,
} from './page-writer.ts';
import { readOpenSheet, readWorkbook } from './sheet-text.ts';
import { writeAttributes } from './worded-attributes.ts';
import { readXml } from './xml-reader.ts';

interface Format {
  /** Members that have the text itself, in the order of its pages. */
  body: (members: readonly Member[]) => Member[];
  read: (body: readonly Member[], written: Written) => Promise<void>;
  /** The member with the properties. */
  properties: string;
}

interface TextFormat {
  /** Elements whose text is text of the document; null for all. */
  texts: ReadonlySet<string> | null;
  /** Elements whose text is kept in the file, but not shown. */
  hidden: ReadonlySet<string>;
  /** What ends a line. */
  lines: ReadonlySet<string>;
  spaces: ReadonlySet<string>;
  /** What begins a page. */
  page: string | null;
  /** Whether each member is a page. */
  isPaged: boolean;
}

const noNames: ReadonlySet<string> = new Set();
const wordFormat: TextFormat = {
  texts: new Set(['t']),
  hidden: new Set(['delText', 'instrText']),
  lines: new Set(['p', 'br', 'cr']),
  spaces: new Set(['tab']),
  page: 'lastRenderedPageBreak',
  isPaged: false,
};
const openFormat: TextFormat = {
  texts: null,
  hidden: noNames,
  lines: new Set(['p', 'h', 'line-break']),
  spaces: new Set(['tab', 's']),
  page: 'soft-page-break',
  isPaged: false,
};

const named =
  (name: string): Format['body'] =>
  (members) =>
    members.filter((one) => one.name === name);
const texts =
  (format: TextFormat): Format['read'] =>
  (body, written) =>
    readTexts(body, format, written);
const officeProperties = 'docProps/core.xml';
const openProperties = 'meta.xml';
const content = named('content.xml');

const slideNumber = ({ name }: Member) => Number(/^ppt\/slides\/slide(\d+)\.xml$/.exec(name)?.[1] ?? 0);
const slides: Format['body'] = (members) =>
  members.filter((one) => slideNumber(one) > 0).toSorted((a, b) => slideNumber(a) - slideNumber(b));
const sheets: Format['body'] = (members) =>
  members.filter(({ name }) => /^xl\/(sharedStrings|workbook|worksheets\/[^/]+)\.xml$/.test(name));

const documentOf = (format: Format) => (path: string) => officeDocument(path, format);
export const wordText = documentOf({
  body: named('word/document.xml'),
  read: texts(wordFormat),
  properties: officeProperties,
});
export const openText = documentOf({ body: content, read: texts(openFormat), properties: openProperties });
export const slidesText = documentOf({
  body: slides,
  read: texts({ ...wordFormat, page: null, isPaged: true }),
  properties: officeProperties,
});
export const openSlidesText = documentOf({
  body: content,
  read: texts({ ...openFormat, page: 'page' }),
  properties: openProperties,
});
export const workbookText = documentOf({ body: sheets, read: readWorkbook, properties: officeProperties });
export const openSheetText = documentOf({ body: content, read: readOpenSheet, properties: openProperties });

async function officeDocument(path: string, { body, read, properties }: Format): Promise<ReadDocument> {
  const { size } = await stat(path);
  const archive = await readZip(path, size);
  if (archive === null) return unreadable;
  const { members } = archive;
  const found = body(members);
  if (found.length === 0) return unreadable;
  const written = { pages: new PageWriter(), asides: new AsideWriter() };
  await read(found, written);
  const others = members.filter((one) => !found.includes(one));
  await readBeside(others, written.asides);
  const text = written.pages.read();
  return {
    ...unreadable,
    ...text,
    state: text.state === 'empty' && members.some(isPicture) ? 'scan' : text.state,
    asides: written.asides.read(),
    isWhole: text.isWhole && written.asides.isWhole && !members.some(isEmbedded),
    hasMacro: members.some(isMacro),
    properties: { ...noProperties, title: await titleIn(archive, properties) },
  };
}

const isPicture = ({ name }: Member) => /^(?:(?:word|ppt|xl)\/media|Pictures)\//.test(name);
/** Files inside the document, which a click opens. */
const isEmbedded = ({ name }: Member) => /(?:^|\/)embeddings\/./.test(name);
/** Programs of Word and Excel, and those of LibreOffice. */
const isMacro = ({ name }: Member) => /(?:^|\/)vbaProject\.bin$|^(?:Basic|Scripts)\/./.test(name);

/** The text itself; what is hidden in it is written beside. */
async function readTexts(body: readonly Member[], format: TextFormat, { pages, asides }: Written): Promise<void> {
  let isOpen = true;
  let isBegun = false;
  let isText = format.texts === null;
  let isHidden = false;
  const write = (text: string) => {
    isOpen &&= pages.write(text);
  };
  const begin = () => {
    if (isBegun || format.page === 'lastRenderedPageBreak' || format.page === 'soft-page-break')
      isOpen &&= pages.nextPage();
    else pages.hasPages = true;
    isBegun = true;
  };
  for (const member of body) {
    if (format.isPaged) begin();
    await readXml(member, {
      open: (name, attributes) => {
        if (name === format.page) begin();
        else if (format.spaces.has(name)) write(' ');
        if (format.texts?.has(name)) isText = true;
        if (format.hidden.has(name)) isHidden = true;
        writeAttributes(name, attributes, asides);
      },
      text: (text) => {
        if (isHidden) asides.write(text);
        else if (isText) write(text);
      },
      close: (name) => {
        if (format.lines.has(name)) {
          write('\n');
          asides.write('\n');
        }
        if (format.texts?.has(name)) isText = false;
        if (format.hidden.has(name)) isHidden = false;
      },
      isDone: () => !isOpen,
    });
  }
}

/** A word may go on in the next one of these; any other element with a text of its own ends it. */
const runs: ReadonlySet<string> = new Set(['t', 'delText', 'instrText', 'span', 'a']);
const ends: ReadonlySet<string> = new Set(['p', 'h', 'br', 'cr', 'tab', 's', 'line-break', 'text', 'si']);

/** Texts of all other members. One that is no XML leaves the document not read whole. */
async function readBeside(members: readonly Member[], asides: AsideWriter): Promise<void> {
  for (const member of members.filter(({ name }) => /\.(?:xml|rels)$/.test(name) && name !== 'settings.xml')) {
    /** Whether the open elements have a text of their own. */
    const withText: boolean[] = [];
    try {
      await readXml(member, {
        open: (name, attributes) => {
          withText.push(false);
          writeAttributes(name, attributes, asides);
        },
        text: (text) => {
          if (text.trim() !== '') withText[withText.length - 1] = true;
          asides.write(text);
        },
        close: (name) => {
          const hasText = withText.pop() === true;
          if (ends.has(name) || (hasText && !runs.has(name))) asides.write('\n\n');
        },
        isDone: () => !asides.isWhole,
      });
    } catch (error) {
      if (isSystemError(error)) throw error;
      asides.isWhole = false;
    }
  }
}

/** Properties are short; a longer file is none of an office program. */
const maxProperties = 100_000;

async function titleIn({ members }: Archive, name: string): Promise<string | null> {
  const found = members.find((one) => one.name === name);
  if (found === undefined || found.size > maxProperties) return null;
  let text = '';
  let isTitle = false;
  const visitor = {
    open: (element: string) => {
      isTitle = element === 'title';
    },
    text: (part: string) => {
      if (isTitle) text += part;
    },
    close: () => {
      isTitle = false;
    },
  };
  try {
    await readXml(found, visitor);
  } catch (error) {
    if (isSystemError(error)) throw error;
  }
  return property(text);
}
