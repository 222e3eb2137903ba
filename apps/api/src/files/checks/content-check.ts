// Whether the content of an upload matches its extension, by magic numbers and structure.
import { createReadStream } from 'node:fs';
import type { ReceivedContent } from '../../storage/received-content.ts';
import type { ArchiveProblem } from '../archives/archive-limits.ts';
import type { CheckedArchive } from '../archives/check-archive.ts';
import { readAt, withFile } from '../archives/random-access.ts';
import { isBmp } from '../pictures/bmp-header.ts';
import { modernPictureAdvice } from '../pictures/modern-pictures.ts';
import { maxParsedSize } from '../pictures/picture-limits.ts';
import { checkArchive, checkSvg, isJson } from '../work/file-jobs.ts';
import type { InWorker } from '../work/in-worker.ts';
import { isXmlPage } from './xml-pages.ts';

/** Null when the content matches, otherwise the reason in Polish. */
type Check = (content: ReceivedContent, head: Buffer, inWorker: InWorker) => Promise<string | null>;

const headLength = 1024;
const extensionMismatch = 'Zawartość pliku nie odpowiada jego rozszerzeniu';
const emptyFile = 'Plik jest pusty';
const xmlPage =
  'Plik XML ma w sobie stronę, rysunek lub arkusz stylów, w których mógłby działać skrypt. Dodaj go w archiwum ZIP';
const unsafeSvg = 'Plik SVG zawiera skrypty lub odwołania do innych stron';

export async function contentError(
  extension: string,
  content: ReceivedContent,
  inWorker: InWorker,
): Promise<string | null> {
  if (content.size === 0) return emptyFile;
  const head = await withFile(content.path, (file) => readAt(file, 0, headLength));
  return (checks[extension] ?? plainText)(content, head, inWorker);
}

const bySignature =
  (...signatures: readonly (string | readonly number[])[]): Check =>
  async (_content, head) =>
    signatures.some((one) => hasSignature(head, one)) ? null : mismatchOf(head);

const mismatchOf = (head: Buffer) => modernPictureAdvice(head) ?? extensionMismatch;

function hasSignature(head: Buffer, signature: string | readonly number[]): boolean {
  const bytes = typeof signature === 'string' ? Buffer.from(signature, 'latin1') : Buffer.from(signature);
  return head.subarray(0, bytes.length).equals(bytes);
}

const archiveReasons: Readonly<Record<ArchiveProblem, string>> = {
  other: extensionMismatch,
  bomb: 'Archiwum po rozpakowaniu byłoby za duże',
  'too deep': 'W archiwum jest archiwum, w którym są następne archiwa. Rozpakuj je przed dodaniem',
  untrue: 'Archiwum jest uszkodzone: rozmiary plików w jego spisie są nieprawdziwe. Utwórz je jeszcze raz',
};

const archive =
  (kind: CheckedArchive['kind'], holds: readonly string[] = []): Check =>
  async ({ path, size }, _head, inWorker) => {
    const problem = await inWorker(checkArchive, { kind, path, size, holds });
    return problem === null ? null : archiveReasons[problem];
  };

const zip =
  (holds: readonly string[] = [], isExpected: (head: Buffer) => boolean = () => true): Check =>
  async (content, head, inWorker) => {
    const isZip = hasSignature(head, 'PK\x03\x04') || hasSignature(head, 'PK\x05\x06');
    return isZip && isExpected(head) ? archive('zip', holds)(content, head, inWorker) : extensionMismatch;
  };

const office = (folder: string) => zip(['[Content_Types].xml', `${folder}/`]);

/** The first entry of an OpenDocument file is its media type, stored without compression. */
const openDocument = (kind: string) =>
  zip([], (head) => head.toString('latin1').includes(`mimetypeapplication/vnd.oasis.opendocument.${kind}`));

/** Files of Office 97–2003 are OLE compound files; the name of the main stream distinguishes Word, Excel and PowerPoint. */
const legacyOffice =
  (...streams: readonly string[]): Check =>
  async ({ path }, head) => {
    if (!hasSignature(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return extensionMismatch;
    const wanted = streams.map((name) => Buffer.from(name, 'utf16le'));
    let rest = Buffer.alloc(0);
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      const window = Buffer.concat([rest, chunk]);
      if (wanted.some((name) => window.includes(name))) return null;
      rest = window.subarray(-64);
    }
    return extensionMismatch;
  };

/** Keeps its type in the first entry, as OpenDocument does; some programs leave it out. */
const signedContainer = zip([], (head) => {
  const [, type] = /^PK.{28,60}mimetype(application\/[\w.+-]+)/s.exec(head.toString('latin1')) ?? [];
  return type === undefined || type.startsWith('application/vnd.etsi.asic-');
});

/** A sequence of DER, or the same in letters. */
const cms: Check = async (content, head, inWorker) => {
  if (head[0] === 0x30 && ((head[1] ?? 0) & 0x80) === 0x80) return null;
  return /^(?:-----BEGIN (?:PKCS7|CMS)-----|MI[A-Za-z0-9+/\r\n]{20})/.test(head.toString('latin1'))
    ? plainText(content, head, inWorker)
    : extensionMismatch;
};

/** Signatures of files that are no text. */
const binarySignatures = [
  '%PDF-',
  'PK\x03\x04',
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  '7z\xbc\xaf',
  'MZ',
  '\x7fELF',
  '{\\rtf',
];

/** Other than tabs, ends of lines and pages, the end of a DOS file and escapes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacter = /[\0-\x08\x0b\x0e-\x19\x1c-\x1f]/;

/** Readers of PDF look for its beginning this far: mail programs and portals put bytes of their own before it. Another kind of file has none there. */
const pdf: Check = async (_content, head) => {
  const isOther = binarySignatures.some((one) => one !== '%PDF-' && hasSignature(head, one));
  return head.includes('%PDF-') && !isOther ? null : mismatchOf(head);
};

const plainText: Check = async ({ path }, head) => {
  if (binarySignatures.some((one) => hasSignature(head, one))) return extensionMismatch;
  // UTF-16 with a byte order mark
  if (hasSignature(head, [0xff, 0xfe]) || hasSignature(head, [0xfe, 0xff])) return null;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (controlCharacter.test(chunk.toString('latin1'))) return extensionMismatch;
  }
  return null;
};

const json: Check = async (content, head, inWorker) => {
  const error = await plainText(content, head, inWorker);
  if (error !== null) return error;
  if (content.size > maxParsedSize) return /^\ufeff?\s*[[{]/.test(head.toString('utf8')) ? null : extensionMismatch;
  return (await inWorker(isJson, { path: content.path })) ? null : extensionMismatch;
};

const svg: Check = async ({ path, size }, _head, inWorker) => {
  const found = size > maxParsedSize ? 'other' : await inWorker(checkSvg, { path });
  return found === 'other' ? extensionMismatch : found === 'unsafe' ? unsafeSvg : null;
};

const xml: Check = async (content, head, inWorker) => {
  const error = await plainText(content, head, inWorker);
  return error ?? ((await isXmlPage(content.path)) ? xmlPage : null);
};

/** Other than data alone, these begin with an element. */
const xmlDocument: Check = async (content, head, inWorker) => {
  const error = await xml(content, head, inWorker);
  return error ?? (/^\ufeff?\s*</.test(head.toString('utf8')) ? null : extensionMismatch);
};

const tiff = bySignature([0x49, 0x49, 0x2a, 0x00], [0x4d, 0x4d, 0x00, 0x2a]);

const checks: Readonly<Record<string, Check>> = {
  pdf,
  doc: legacyOffice('WordDocument'),
  xls: legacyOffice('Workbook', 'Book'),
  ppt: legacyOffice('PowerPoint Document'),
  docx: office('word'),
  xlsx: office('xl'),
  pptx: office('ppt'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
  zip: zip(),
  // never opened here: only its size is limited
  '7z': bySignature([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]),
  tar: archive('tar'),
  rtf: bySignature('{\\rtf'),
  json,
  xml,
  xades: xmlDocument,
  gml: xmlDocument,
  asice: signedContainer,
  sce: signedContainer,
  p7m: cms,
  msg: legacyOffice('__properties_version1.0', '__nameid_version1.0'),
  tif: tiff,
  tiff,
  dwg: bySignature('AC10'),
  svg,
  png: bySignature([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpg: bySignature([0xff, 0xd8, 0xff]),
  jpeg: bySignature([0xff, 0xd8, 0xff]),
  gif: bySignature('GIF87a', 'GIF89a'),
  bmp: async (_content, head) => (isBmp(head) ? null : mismatchOf(head)),
};
