// The answer of a bucket that lists its objects (ListObjectsV2).
import { SaxesParser } from 'saxes';
import type { StoredContent } from './file-storage.ts';
import { storageKey } from './storage-key.ts';

/** Where the objects of a bucket are listed, and what their names begin with. */
export interface ListingPlace {
  address: string;
  prefix: string;
}

/** The URL of a bucket does not reveal whether its first folder or its host is the bucket. */
export function listingPlaces(bucketUrl: string): ListingPlace[] {
  const { origin, pathname } = new URL(bucketUrl);
  const folders = pathname
    .split('/')
    .filter((folder) => folder !== '')
    .map(decodeURIComponent);
  const [bucket, ...inside] = folders;
  const prefix = (names: readonly string[]) => names.map((name) => `${name}/`).join('');
  return [
    ...(bucket === undefined ? [] : [{ address: `${origin}/${encodeURIComponent(bucket)}/`, prefix: prefix(inside) }]),
    { address: `${origin}/`, prefix: prefix(folders) },
  ];
}

export function listingUrl({ address, prefix }: ListingPlace, next: string | null): string {
  const query = { 'list-type': '2', prefix, ...(next === null ? {} : { 'continuation-token': next }) };
  return `${address}?${new URLSearchParams(query)}`;
}

export interface Listing {
  contents: StoredContent[];
  /** Where the next page begins. */
  next: string | null;
}

/** Null for anything but a listing. Objects with other names are not ours. */
export function parseListing(xml: string, prefix: string): Listing | null {
  const contents: StoredContent[] = [];
  /** Names of the open elements, and the texts of the object that they are about. */
  const open: string[] = [];
  let object = new Map<string, string>();
  let isListing = false;
  let next = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local }) => {
    isListing ||= open.length === 0 && local === 'ListBucketResult';
    if (local === 'Contents') object = new Map();
    open.push(local);
  });
  const addText = (text: string) => {
    const [, parent, field = ''] = open;
    if (parent === 'Contents') object.set(field, (object.get(field) ?? '') + text);
    if (parent === 'NextContinuationToken') next += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ local }) => {
    open.pop();
    if (local !== 'Contents') return;
    const found = contentAt(object.get('Key') ?? '', object.get('LastModified') ?? '', prefix);
    if (found !== null) contents.push(found);
  });
  try {
    parser.write(xml).close();
  } catch {
    return null;
  }
  return isListing ? { contents, next: next === '' ? null : next } : null;
}

function contentAt(key: string, modified: string, prefix: string): StoredContent | null {
  const sha256 = /[0-9a-f]{64}$/.exec(key)?.[0] ?? '';
  const storedAt = new Date(modified);
  return key === prefix + storageKey(sha256) && !Number.isNaN(storedAt.getTime()) ? { sha256, storedAt } : null;
}
