import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../http/log.ts';
import { ProblemError } from '../http/problem.ts';
import { startTestBucket, type TestBucket } from '../testing/test-bucket.ts';
import type { FileStorage } from './file-storage.ts';
import { openFileStorage } from './open-file-storage.ts';
import { discard, receive, receiveBytes } from './received-content.ts';

let bucket: TestBucket;
let dataDir: string;
let logged: string[];

beforeAll(async () => {
  bucket = await startTestBucket();
});
afterAll(() => bucket.stop());
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'redakcja-bip-storage-'));
  logged = [];
  bucket.objects.clear();
  bucket.calls.length = 0;
  bucket.trouble = null;
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function storageOf(env: Record<string, string>): FileStorage {
  const log = createLog('info', { write: (line) => void logged.push(line) });
  return openFileStorage(readConfig({ DATA_DIR: dataDir, ...env }), log);
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const hashOfA = hashOf(Buffer.from('a'));

async function saved(storage: FileStorage, bytes: Buffer): Promise<string> {
  const content = await receiveBytes({ dataDir }, bytes);
  await storage.prepare(content);
  await storage.save(content);
  await discard(content);
  return content.sha256;
}

async function readContent(storage: FileStorage, sha256: string): Promise<Buffer | null> {
  const stream = await storage.open({ sha256, size: null });
  return stream === null ? null : Buffer.concat(await stream.toArray());
}

describe.each([
  ['a folder', () => ({})],
  ['a bucket', () => bucket.env],
])('%s', (_name, env) => {
  let storage: FileStorage;
  beforeEach(() => {
    storage = storageOf(env());
  });

  test.each([
    ['a few bytes', Buffer.from('Zażółć gęślą jaźń')],
    ['all bytes', Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))],
    ['nothing', Buffer.alloc(0)],
    ['20 MB', randomBytes(20 * 1_048_576)],
  ])('gives back what was saved: %s', async (_what, bytes) => {
    const sha256 = await saved(storage, bytes);
    expect((await readContent(storage, sha256))?.equals(bytes)).toBe(true);
    expect(readdirSync(path.join(dataDir, 'files/incoming'))).toEqual([]);
    expect(logged).toEqual([]);
  });

  test('stores contents unchanged', async () => {
    const parts = Array.from({ length: 50 }, () => randomBytes(70_000));
    const content = await receive({ dataDir }, Readable.from(parts));
    await storage.save(content);
    await discard(content);
    expect((await readContent(storage, content.sha256))?.equals(Buffer.concat(parts))).toBe(true);
  });

  test('has neither unknown nor removed contents', async () => {
    expect(await storage.open({ sha256: hashOf(Buffer.from('never')), size: null })).toBeNull();
    const sha256 = await saved(storage, Buffer.from('not for long'));
    await storage.remove(sha256);
    expect(await storage.open({ sha256, size: null })).toBeNull();
    // removal is idempotent
    await storage.remove(sha256);
  });

  test('stores a content once, also concurrently', async () => {
    const bytes = randomBytes(100_000);
    const hashes = await Promise.all(Array.from({ length: 8 }, () => saved(storage, bytes)));
    expect(new Set(hashes).size).toBe(1);
    expect((await readContent(storage, hashes[0] ?? ''))?.equals(bytes)).toBe(true);
    if (Object.keys(env()).length === 0) return;
    expect([...bucket.objects.keys()]).toEqual([`${hashes[0]?.slice(0, 2)}/${hashes[0]}`]);
    bucket.calls.length = 0;
    await saved(storage, bytes);
    expect(bucket.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  test('a download can be aborted', async () => {
    const sha256 = await saved(storage, randomBytes(5_000_000));
    const stream = await storage.open({ sha256, size: null });
    for await (const chunk of stream ?? []) {
      expect((chunk as Buffer).length).toBeGreaterThan(0);
      break;
    }
    expect(stream?.destroyed).toBe(true);
  });
});

describe('a bucket', () => {
  const down = 'Magazyn plików nie odpowiada. Spróbuj ponownie za chwilę';
  const refused = 'Magazyn plików odmówił dostępu. Powiadom administratora systemu';

  async function problemOf(work: Promise<unknown>): Promise<[number, readonly string[]]> {
    const error: unknown = await work.then(() => null).catch((fault: unknown) => fault);
    if (!(error instanceof ProblemError)) throw new Error('No problem was raised', { cause: error });
    return [error.status, error.errors];
  }

  function nothingSecret() {
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('')).not.toMatch(/tajny|AKIA|Signature=|<Error>|authorization/i);
  }

  test.each<[string, Record<string, string>, string, string]>([
    ['an unknown key', { S3_ACCESS_KEY_ID: 'AKIAOTHER' }, refused, 'InvalidAccessKeyId'],
    ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'tajny-ale-inny' }, refused, 'SignatureDoesNotMatch'],
    ['another region', { S3_REGION: 'us-east-1' }, refused, 'SignatureDoesNotMatch'],
  ])('%s: nothing is saved, the log says why and nothing secret', async (_name, env, message, code) => {
    const storage = storageOf({ ...bucket.env, ...env });
    expect(await problemOf(saved(storage, Buffer.from('a')))).toEqual([503, [message]]);
    expect(await problemOf(storage.open({ sha256: hashOfA, size: null }))).toEqual([503, [message]]);
    expect(bucket.objects.size).toBe(0);
    expect(logged.join('')).toContain(code);
    nothingSecret();
  });

  test('a missing bucket is not a missing content', async () => {
    const missing = bucket.env.S3_BUCKET_URL?.replace('redakcja', 'inna') ?? '';
    const storage = storageOf({ ...bucket.env, S3_BUCKET_URL: missing });
    expect((await problemOf(saved(storage, Buffer.from('a'))))[1]).toEqual([refused]);
    expect((await problemOf(storage.open({ sha256: hashOfA, size: null })))[1]).toEqual([refused]);
    expect((await problemOf(storage.remove(hashOfA)))[1]).toEqual([refused]);
    await storage.check();
    expect(logged.map((line) => JSON.parse(line).code)).toEqual(Array(4).fill('NoSuchBucket'));
  });

  test('an unavailable or silent bucket is 503', async () => {
    const off = await startTestBucket();
    await off.stop();
    expect(await problemOf(saved(storageOf(off.env), Buffer.from('a')))).toEqual([503, [down]]);
    expect(logged.join('')).toContain('ECONNREFUSED');
    bucket.trouble = () => true;
    const silent = storageOf({ ...bucket.env, S3_TIMEOUT: '100' });
    expect(await problemOf(silent.open({ sha256: hashOfA, size: null }))).toEqual([503, [down]]);
    nothingSecret();
  });

  test('transient errors are retried, refusals are not', async () => {
    let troubles = 2;
    bucket.trouble = (request, response) => {
      if (request.method !== 'PUT' || troubles === 0) return false;
      troubles -= 1;
      // during the upload
      if (troubles === 1) request.once('data', () => request.socket.destroy());
      else response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      return true;
    };
    const bytes = randomBytes(3_000_000);
    const sha256 = await saved(storageOf(bucket.env), bytes);
    expect(bucket.objects.get(`${sha256.slice(0, 2)}/${sha256}`)?.equals(bytes)).toBe(true);
    expect(logged).toEqual([]);
    bucket.trouble = null;
    bucket.calls.length = 0;
    await problemOf(storageOf({ ...bucket.env, S3_ACCESS_KEY_ID: 'AKIAOTHER' }).open({ sha256, size: null }));
    expect(bucket.calls).toHaveLength(1);
  });

  test('retries are limited', async () => {
    let asked = 0;
    bucket.trouble = (_request, response) => {
      asked += 1;
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      return true;
    };
    expect(await problemOf(storageOf(bucket.env).open({ sha256: hashOfA, size: null }))).toEqual([503, [down]]);
    expect(asked).toBe(3);
    expect(logged.join('')).toContain('SlowDown');
  });

  test('an incomplete object is uploaded again', async () => {
    const bytes = randomBytes(1000);
    const name = `${hashOf(bytes).slice(0, 2)}/${hashOf(bytes)}`;
    bucket.objects.set(name, bytes.subarray(0, 10));
    await saved(storageOf(bucket.env), bytes);
    expect(bucket.objects.get(name)?.equals(bytes)).toBe(true);
  });

  test('a truncated download is an error', async () => {
    const sha256 = await saved(storageOf(bucket.env), randomBytes(1000));
    bucket.trouble = (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 });
      response.write(Buffer.alloc(400), () => response.destroy());
      return true;
    };
    await expect(readContent(storageOf(bucket.env), sha256)).rejects.toThrow();
  });

  test('downloads are streamed', async () => {
    const sha256 = await saved(storageOf(bucket.env), Buffer.from('a'));
    let finish = () => {};
    bucket.trouble = (_request, response) => {
      response.writeHead(200, { 'content-length': 200_000 });
      response.write(Buffer.alloc(100_000));
      finish = () => response.end(Buffer.alloc(100_000));
      return true;
    };
    const stream = await storageOf(bucket.env).open({ sha256, size: null });
    let length = 0;
    for await (const chunk of stream ?? []) {
      length += (chunk as Buffer).length;
      if (length === 100_000) finish();
    }
    expect(length).toBe(200_000);
  });

  test('redirects are not followed', async () => {
    let asked = 0;
    bucket.trouble = (request, response) => {
      asked += 1;
      response.writeHead(307, { location: `http://127.0.0.1:${request.socket.localPort}/elsewhere` }).end();
      return true;
    };
    expect((await problemOf(storageOf(bucket.env).open({ sha256: hashOfA, size: null })))[1]).toEqual([refused]);
    expect(asked).toBe(1);
  });

  test('an unusable bucket is logged at the start', async () => {
    await storageOf(bucket.env).check();
    expect(logged).toEqual([]);
    await storageOf({ ...bucket.env, S3_SECRET_ACCESS_KEY: 'tajny-ale-inny' }).check();
    expect(logged.join('')).toContain('SignatureDoesNotMatch');
    nothingSecret();
    expect(existsSync(path.join(dataDir, 'files'))).toBe(false);
  });
});
