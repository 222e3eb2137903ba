// Files for the tests of uploads, built byte by byte so that each can be invalid in one place.
import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

export function formWith(name: string, bytes: Buffer | string, fileName: string, fields: Record<string, string> = {}) {
  const form = formOf(fields);
  form.append(name, new Blob([new Uint8Array(Buffer.from(bytes))]), fileName);
  return form;
}

interface ZipEntry {
  name: string;
  content?: string | Buffer;
  isDeflated?: boolean;
  /** Uncompressed size in the directory, when it is wrong. */
  declaredSize?: number;
}

/** A ZIP archive of stored or deflated entries. */
export function zip(...entries: ZipEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', isDeflated = false, declaredSize } of entries) {
    const [path, plain] = [Buffer.from(name), Buffer.from(content)];
    const data = isDeflated ? deflateRawSync(plain) : plain;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isDeflated ? 8 : 0, 4);
    common.writeUInt32LE(crc32(plain), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(declaredSize ?? plain.length, 18);
    common.writeUInt16LE(path.length, 22);
    bodies.push(Buffer.from('PK\x03\x04', 'latin1'), common, path, data);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 0, 'latin1');
    common.copy(entry, 6);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, path);
    offset += 30 + path.length + data.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, list, end]);
}

export const docx = zip({ name: '[Content_Types].xml', content: '<Types/>' }, { name: 'word/document.xml' });
export const xlsx = zip({ name: '[Content_Types].xml', content: '<Types/>' }, { name: 'xl/workbook.xml' });
export const pptx = zip({ name: '[Content_Types].xml', content: '<Types/>' }, { name: 'ppt/presentation.xml' });
export const openDocument = (kind: string) =>
  zip({ name: 'mimetype', content: `application/vnd.oasis.opendocument.${kind}` }, { name: 'content.xml' });

export function oldOffice(stream: string): Buffer {
  const start = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  return Buffer.concat([start, Buffer.alloc(70_000), Buffer.from(stream, 'utf16le'), Buffer.alloc(100)]);
}

interface TarOptions {
  /** Type flag; '0' is a regular file. */
  kind?: string;
  /** Size in the header, when it is wrong. */
  declaredSize?: number;
  /** Of a sparse file. */
  realSize?: number;
}

/** Header and content blocks of an entry. */
export function tarEntry(
  name: string,
  content: string | Buffer,
  { kind = '0', declaredSize, realSize }: TarOptions = {},
): Buffer {
  const bytes = Buffer.from(content);
  const octal = (value: number) => `${value.toString(8).padStart(11, '0')}\0`;
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write('0000644\0', 100);
  header.write(octal(declaredSize ?? bytes.length), 124);
  header.write(kind, 156);
  if (realSize !== undefined) header.write(octal(realSize), 483);
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]);
}

export function tar(...entries: Buffer[]): Buffer {
  return Buffer.concat([...entries, Buffer.alloc(1024)]);
}

/** Made by libarchive. */
export const sevenZip = Buffer.from(
  'N3q8ryccAAMmqyb9uQAAAAAAAAAiAAAAAAAAAJYQHzAALRhLRiCUtK86+kI2DqPTtg5LGyfuILqloEUMX6vhAoMyaqnuM8a3d//+Im5AAACBMweuD9Dij7yfP0dBWNb+' +
    'AmolqOiAhZBcYM5h7AYwtbi3P8LmPrxZu6WoUy5ZQbL8nvOzKjfBGgzGkuifu1yV/6hVT4c3A0XjA4POgDTYFi020Es6iL8kFnobb45SiAauJv87kWVFu0kuIQY+FvdP' +
    'q/eXrRUHZqSVyAEjVdcSiB5RG///pbSAABcGLgEJgIsABwsBAAEjAwEBBV0AAIAADIDoCgEmrakqAAA=',
  'base64',
);

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 60 } } });
export const png = (width = 300, height = 200) => picture(width, height).png().toBuffer();
export const jpeg = (width = 300, height = 200) => picture(width, height).jpeg().toBuffer();
export const gif = (width = 300, height = 200) => picture(width, height).gif().toBuffer();

/** 24 bits, the left half red, the right half blue, rows from the bottom. */
export function bmp(width = 40, height = 20): Buffer {
  const rowLength = Math.ceil((width * 3) / 4) * 4;
  const bytes = Buffer.alloc(54 + rowLength * height);
  bytes.write('BM', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) bytes[54 + y * rowLength + x * 3 + (x < width / 2 ? 2 : 0)] = 255;
  return bytes;
}

export const svg = (inside = '') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><rect width="50" height="50" fill="#c00"/>${inside}</svg>`;
