import { describe, expect, test } from 'vitest';
import { parseListing } from './s3-listing.ts';
import { storageKey } from './storage-key.ts';

const sha256 = 'ab'.repeat(32);
const key = `biuletyn/${storageKey(sha256)}`;
const storedAt = '2026-11-28T08:00:00.000Z';
const contents = [{ sha256, storedAt: new Date(storedAt) }];

const object = (name: string, more = '') =>
  `<Contents>${more}<Key>${name}</Key><LastModified>${storedAt}</LastModified></Contents>`;
const listing = (inside: string, attributes = ' xmlns="http://s3.amazonaws.com/doc/2006-03-01/"') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult${attributes}><Name>kopie</Name>${inside}</ListBucketResult>`;

describe('a listing of a bucket', () => {
  test.each([
    ['as usual', listing(object(key))],
    ['with attributes and blanks', listing(object(key, '\n  <Owner id="1"><Key>cudzy</Key></Owner>\n'))],
    ['with characters as numbers', listing(object(key.replaceAll('/', '&#47;')))],
    ['with a prefix of its names', listing(object(key), ' xmlns:s3="urn:s3"').replaceAll('Contents>', 's3:Contents>')],
    ['in sections of text', listing(object(`<![CDATA[${key}]]>`))],
    ['with a comment inside', listing(`<!-- <Contents><Key>x</Key></Contents> -->${object(key)}`)],
  ])('%s', (_case, xml) => {
    expect(parseListing(xml, 'biuletyn/')).toEqual({ contents, next: null });
  });

  test('goes on with its token', () => {
    const xml = listing('<NextContinuationToken>a&amp;b==</NextContinuationToken>');
    expect(parseListing(xml, '')).toEqual({ contents: [], next: 'a&b==' });
  });

  test('leaves out objects that are not ours', () => {
    expect(parseListing(listing(object(`${key}.bak`) + object(`inny/${key}`)), 'biuletyn/')?.contents).toEqual([]);
  });

  test.each([
    ['a page', '<html><body>ListBucketResult</body></html>'],
    ['an error', '<Error><Code>AccessDenied</Code></Error>'],
    ['what was cut off', listing(object(key)).slice(0, -20)],
    ['nothing', ''],
  ])('is not %s', (_case, text) => {
    expect(parseListing(text, '')).toBeNull();
  });
});
