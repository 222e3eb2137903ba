// Uploads are sniffed, not trusted: whether a content is what its extension says.
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ReceivedContent } from '../shared/received-content.ts';
import { isBomb } from './archive-limits.ts';
import { bmpSize } from './bmp.ts';
import { nestedFault } from './nested-archives.ts';
import { readAt, withFile } from './read-parts.ts';
import { cleanSvg } from './svg.ts';
import { readTar } from './tar-archive.ts';
import { readZip } from './zip-archive.ts';

/** Null when the content is what it should be, otherwise a Polish sentence that says what is wrong. */
type Check = (content: ReceivedContent, head: Buffer) => Promise<string | null>;

const headLength = 1024;
const falseExtension = 'Zawartość pliku nie odpowiada jego rozszerzeniu';
const emptyFile = 'Plik jest pusty';
const bomb = 'Archiwum po rozpakowaniu byłoby za duże';
const tooDeep = 'W archiwum jest archiwum, w którym są następne archiwa. Rozpakuj je przed dodaniem';
const unsafeSvg = 'Plik SVG zawiera skrypty lub odwołania do innych stron';

export async function contentFault(extension: string, content: ReceivedContent): Promise<string | null> {
  if (content.size === 0) return emptyFile;
  const head = await withFile(content.path, (file) => readAt(file, 0, headLength));
  return (checks[extension] ?? plainText)(content, head);
}

const startsWith =
  (...beginnings: readonly (string | readonly number[])[]): Check =>
  async (_content, head) =>
    beginnings.some((one) => hasStart(head, one)) ? null : falseExtension;

function hasStart(head: Buffer, beginning: string | readonly number[]): boolean {
  const bytes = typeof beginning === 'string' ? Buffer.from(beginning, 'latin1') : Buffer.from(beginning);
  return head.subarray(0, bytes.length).equals(bytes);
}

/** `isRight` looks whether it is an archive of the wanted kind. */
const archive =
  (read: typeof readZip, isRight: (names: readonly string[], head: Buffer) => boolean = () => true): Check =>
  async ({ path, size }, head) => {
    const found = await read(path, size);
    if (found === null) return falseExtension;
    if (isBomb(found, size)) return bomb;
    const names = found.members.map(({ name }) => name);
    if (!isRight(names, head)) return falseExtension;
    const fault = await nestedFault(path, size, found);
    return fault === null ? null : fault === 'bomb' ? bomb : tooDeep;
  };

const isZip = (head: Buffer) => hasStart(head, 'PK\x03\x04') || hasStart(head, 'PK\x05\x06');

const zip = (isRight: (names: readonly string[], head: Buffer) => boolean = () => true): Check =>
  archive(readZip, (names, head) => isZip(head) && isRight(names, head));

const office = (folder: string) =>
  zip((names) => names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(`${folder}/`)));

/** The first entry of an OpenDocument file is its media type, unpacked. */
const openDocument = (kind: string) =>
  zip((_names, head) => head.toString('latin1').includes(`mimetypeapplication/vnd.oasis.opendocument.${kind}`));

/** Old Office files are small file systems; the name of the main stream says which program wrote them. */
const oldOffice =
  (...streams: readonly string[]): Check =>
  async ({ path }, head) => {
    if (!hasStart(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return falseExtension;
    const wanted = streams.map((name) => Buffer.from(name, 'utf16le'));
    let rest = Buffer.alloc(0);
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      const window = Buffer.concat([rest, chunk]);
      if (wanted.some((name) => window.includes(name))) return null;
      rest = window.subarray(-64);
    }
    return falseExtension;
  };

/** Beginnings of files that are no text, whatever their name says. */
const binary = ['%PDF-', 'PK\x03\x04', '\x89PNG', '\xff\xd8\xff', 'GIF8', '7z\xbc\xaf', 'MZ', '\x7fELF', '{\\rtf'];

const plainText: Check = async ({ path }, head) => {
  if (binary.some((one) => hasStart(head, one))) return falseExtension;
  // two bytes a letter, as Notepad writes "Unicode"
  if (hasStart(head, [0xff, 0xfe]) || hasStart(head, [0xfe, 0xff])) return null;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (chunk.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1a, 0x1b].includes(byte)))
      return falseExtension;
  }
  return null;
};

/** A larger document would hold up everybody while it is parsed; its ends are looked at. */
export const maxToParse = 5 * 1_048_576;

const json: Check = async (content, head) => {
  const fault = await plainText(content, head);
  if (fault !== null) return fault;
  if (content.size > maxToParse) return /^\ufeff?\s*[[{]/.test(head.toString('utf8')) ? null : falseExtension;
  try {
    JSON.parse((await readFile(content.path, 'utf8')).replace(/^\ufeff/, ''));
    return null;
  } catch {
    return falseExtension;
  }
};

/** Licences and notes of drawing programs fit into it many times. */
export const maxPrologLength = 65_536;

const svg: Check = async ({ path, size }) => {
  const text = size > maxToParse ? '' : await readFile(path, 'utf8');
  if (!isSvg(text)) return falseExtension;
  return cleanSvg(text).wasUnsafe ? unsafeSvg : null;
};

/** Whether the first element is <svg>. What may stand before it is skipped piece by piece: nothing here is tried in two ways. */
export function isSvg(text: string): boolean {
  let rest = text.slice(0, maxPrologLength).replace(/^\ufeff/, '');
  for (;;) {
    rest = rest.trimStart();
    const piece = rest.startsWith('<!--')
      ? /^<!--[\s\S]*?-->/.exec(rest)
      : /^<\?[^>]*>|^<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>/.exec(rest);
    if (piece === null) return /^<svg[\s>]/.test(rest);
    rest = rest.slice(piece[0].length);
  }
}

const checks: Readonly<Record<string, Check>> = {
  pdf: startsWith('%PDF-'),
  doc: oldOffice('WordDocument'),
  xls: oldOffice('Workbook', 'Book'),
  ppt: oldOffice('PowerPoint Document'),
  docx: office('word'),
  xlsx: office('xl'),
  pptx: office('ppt'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
  zip: zip(),
  // never opened here, so its size is its only limit
  '7z': startsWith([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]),
  tar: archive(readTar),
  rtf: startsWith('{\\rtf'),
  json,
  svg,
  png: startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpg: startsWith([0xff, 0xd8, 0xff]),
  jpeg: startsWith([0xff, 0xd8, 0xff]),
  gif: startsWith('GIF87a', 'GIF89a'),
  bmp: async (_content, head) => (bmpSize(head) === null ? falseExtension : null),
};
