// The answer of a bucket that lists its objects (ListObjectsV2).
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
  if (!xml.includes('<ListBucketResult')) return null;
  const contents = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const key = decoded(textOf(entry, 'Key'));
    const sha256 = /[0-9a-f]{64}$/.exec(key)?.[0] ?? '';
    const storedAt = new Date(textOf(entry, 'LastModified'));
    const isOurs = key === prefix + storageKey(sha256) && !Number.isNaN(storedAt.getTime());
    return isOurs ? [{ sha256, storedAt }] : [];
  });
  const next = decoded(textOf(xml, 'NextContinuationToken'));
  return { contents, next: next === '' ? null : next };
}

const textOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|apos);/g, (whole, name) => entities[name] ?? whole);
