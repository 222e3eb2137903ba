// A bucket with the S3 protocol over HTTP, for tests: it verifies the signature of every request by an independent implementation (AWS Signature
// Version 4, from its description) and checks each content against the signed hash.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SignedRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The signature that a request must have; `secret` is that of the access key in its header. */
export function expectedSignature({ method, url, headers }: SignedRequest, secret: string): string {
  const { scope, signedHeaders } = authorization(headers);
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    ...[method, path, query.split('&').sort().join('&')],
    ...signedHeaders.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    ...['', signedHeaders.join(';'), String(headers['x-amz-content-sha256'])],
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<Buffer | string>((parent, part) => hmac(parent, part), `AWS4${secret}`);
  return hmac(key, toSign).toString('hex');
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

function authorization(headers: SignedRequest['headers']) {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/([^,]+), ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
  const [, keyId, scope = '', signed = '', signature = ''] = form.exec(headers.authorization?.toString() ?? '') ?? [];
  return { keyId, scope, signedHeaders: signed.split(';'), signature };
}

export interface TestBucket {
  /** For the product's configuration. */
  env: Record<string, string>;
  /** Objects of the bucket by name. */
  objects: Map<string, Buffer>;
  /** Time of storing by name. */
  storedAt: Map<string, Date>;
  /** Method and object of every request that was answered. */
  calls: string[];
  /** Handles a request before the bucket does; true when it has sent the response. */
  trouble: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  stop: () => Promise<void>;
}

const [keyId, secret, region] = ['AKIATESTTESTTEST', 'k/Y+tajny-klucz-ktory-nie-moze-wyciec', 'pl-waw'];
const bucketPath = '/redakcja-bip/pliki/';

/** Objects on a page of the list; real ones have a thousand. */
const pageSize = 4;
const listPath = '/redakcja-bip/?list-type=2&';

type Contents = Pick<TestBucket, 'objects' | 'storedAt' | 'calls'>;

function listing(url: string, { objects, storedAt }: Contents): string {
  const query = new URLSearchParams(url.slice(listPath.length));
  const prefix = bucketPath.slice('/redakcja-bip/'.length);
  if (query.get('prefix') !== prefix) return '<ListBucketResult></ListBucketResult>';
  const all = [...objects.keys()].sort();
  const after = query.get('continuation-token') ?? '';
  const page = all.filter((name) => name > after).slice(0, pageSize);
  const last = page.at(-1);
  const entries = page.map((name) => {
    const modified = (storedAt.get(name) ?? new Date()).toISOString();
    return `<Contents><Key>${prefix}${name}</Key><LastModified>${modified}</LastModified><Size>1</Size></Contents>`;
  });
  const next = last === all.at(-1) ? '' : `<NextContinuationToken>${last}</NextContinuationToken>`;
  return `<?xml version="1.0"?><ListBucketResult><Name>redakcja-bip</Name>${entries.join('')}${next}</ListBucketResult>`;
}

export async function startTestBucket(): Promise<TestBucket> {
  const bucket: Contents & Pick<TestBucket, 'trouble'> = {
    objects: new Map(),
    storedAt: new Map(),
    calls: [],
    trouble: null,
  };
  const server = createServer((request, response) => {
    if (bucket.trouble?.(request, response) === true) return;
    answer(request, response, bucket).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const env = {
    S3_BUCKET_URL: `http://127.0.0.1:${port}${bucketPath}`,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: keyId,
    S3_SECRET_ACCESS_KEY: secret,
  };
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return Object.assign(bucket, { env, stop });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { objects, storedAt, calls }: Contents,
): Promise<void> {
  const { method = '', url = '', headers } = request;
  const body = Buffer.concat(await request.toArray());
  const refuse = (status: number, code: string) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code><AWSAccessKeyId>${keyId}</AWSAccessKeyId></Error>`);
  const name = url.startsWith(bucketPath) ? url.slice(bucketPath.length) : null;
  calls.push(`${method} ${name}`);
  const { keyId: given, scope, signedHeaders, signature } = authorization(headers);
  if (given !== keyId) return void refuse(403, 'InvalidAccessKeyId');
  const isWhole = ['host', 'x-amz-date', 'x-amz-content-sha256'].every((needed) => signedHeaders.includes(needed));
  const [date, ...rest] = scope.split('/');
  const isScope =
    rest.join('/') === `${region}/s3/aws4_request` && String(headers['x-amz-date']).startsWith(`${date}T`);
  const expected = expectedSignature({ method, url, headers }, secret);
  if (!isWhole || !isScope || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) {
    return void refuse(403, 'SignatureDoesNotMatch');
  }
  if (headers['x-amz-content-sha256'] !== sha256(body)) return void refuse(400, 'XAmzContentSHA256Mismatch');
  if (method === 'GET' && url.startsWith(listPath))
    return void response.end(listing(url, { objects, storedAt, calls }));
  if (name === null) return void refuse(404, 'NoSuchBucket');
  const object = objects.get(name);
  if (method === 'PUT') {
    if (headers['content-length'] === undefined) return void refuse(411, 'MissingContentLength');
    objects.set(name, body);
    storedAt.set(name, new Date());
    response.writeHead(200).end();
  } else if (method === 'DELETE') {
    objects.delete(name);
    response.writeHead(204).end();
  } else if (object === undefined) refuse(404, 'NoSuchKey');
  else response.writeHead(200, { 'content-length': object.length }).end(method === 'HEAD' ? undefined : object);
}
