// The built web app. Its files are listed once at the start: what is not listed does not exist, so no address can lead out of the folder.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface WebFile {
  file: string;
  type: string;
  /** Names with a hash in them never change: browsers keep such files for ever. */
  isImmutable: boolean;
  etag: string;
  /** Encodings that lie ready beside the file. */
  encodings: readonly Encoding[];
}

const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

type Encoding = (typeof encodings)[number];

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.eot': 'application/vnd.ms-fontobject',
  '.webmanifest': 'application/manifest+json',
};

/** Address → file; empty when the web app has not been built. */
export function listWebFiles(root: string): Map<string, WebFile> {
  if (!existsSync(root)) return new Map();
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  const all = new Set(names);
  const sources = names.filter((name) => !encodings.some(({ extension }) => name.endsWith(extension)));
  return new Map(
    sources.map((name) => {
      const file = path.join(root, name);
      const isImmutable = name.startsWith(`assets${path.sep}`);
      return [
        `/${name.split(path.sep).join('/')}`,
        {
          file,
          type: types[path.extname(name).toLowerCase()] ?? 'application/octet-stream',
          isImmutable,
          etag: `"${isImmutable ? path.basename(name) : createHash('sha256').update(readFileSync(file)).digest('base64url')}"`,
          encodings: encodings.filter(({ extension }) => all.has(name + extension)),
        },
      ];
    }),
  );
}

/** The smallest encoding that the browser takes; undefined for the file itself. */
export function chosenEncoding(file: WebFile, accepted: string | undefined): Encoding | undefined {
  const names = (accepted ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]);
  return file.encodings.find(({ name }) => names.includes(name));
}
