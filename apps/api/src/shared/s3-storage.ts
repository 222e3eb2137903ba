// A bucket of S3 or of anything that speaks its protocol (MinIO, Ceph, Garage, OVH, …). Signing is left to a library, which is loaded with the
// first call; contents go from disk to the bucket and from the bucket to the caller as streams.
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { contentName } from './content-name.ts';
import type { FileStorage } from './file-storage.ts';
import { type ProblemError, unavailable } from './problem.ts';
import type { ReceivedContent } from './received-content.ts';

type Bucket = NonNullable<Config['s3']>;
type Method = 'HEAD' | 'GET' | 'PUT' | 'DELETE';

/** Milliseconds before the second and the third try. */
const pauses = [100, 500];
const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

export function s3Storage(bucket: Bucket, log: FastifyBaseLogger): FileStorage {
  const { bucketUrl, timeout, ...credentials } = bucket;
  let client: Promise<import('aws4fetch').AwsClient> | undefined;

  /** Null when there is no such content; everything else but 2xx is a failure. */
  async function call(method: Method, sha256: string, content?: ReceivedContent): Promise<Response | null> {
    client ??= import('aws4fetch').then(({ AwsClient }) => new AwsClient({ ...credentials, service: 's3' }));
    const signer = await client;
    for (let attempt = 0; ; attempt++) {
      const answer = await send(signer, method, sha256, content);
      if (answer instanceof Response && answer.ok) return answer;
      const refusal = answer instanceof Response ? await refusalOf(answer) : { code: faultOf(answer) };
      if (refusal.status === 404 && refusal.code !== 'NoSuchBucket' && method !== 'PUT') return null;
      const wait = isTransient(refusal) ? pauses[attempt] : undefined;
      if (wait === undefined) throw failure(method, refusal);
      await pause(wait);
    }
  }

  async function send(
    signer: import('aws4fetch').AwsClient,
    method: Method,
    sha256: string,
    content?: ReceivedContent,
  ): Promise<Response | Error> {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeout);
    try {
      const request = await signer.sign(`${bucketUrl}/${contentName(sha256)}`, {
        method,
        // the bucket checks the content against its hash
        headers: { 'x-amz-content-sha256': content?.sha256 ?? nothing },
        body: content === undefined ? null : await openAsBlob(content.path),
        signal: abort.signal,
        // a signed request goes nowhere else
        redirect: 'manual',
      });
      return await fetch(request);
    } catch (error) {
      if (error instanceof Error) return error;
      throw error;
    } finally {
      // the head of the answer is there; what follows is read at the reader's pace
      clearTimeout(timer);
    }
  }

  function failure(method: Method, refusal: Refusal): ProblemError {
    if (!isTransient(refusal)) {
      log.error({ method, ...refusal }, 'the file storage refused');
      return unavailable('Magazyn plików odmówił dostępu. Powiadom administratora systemu');
    }
    log.error({ method, ...refusal }, 'the file storage does not answer');
    return unavailable('Magazyn plików nie odpowiada. Spróbuj ponownie za chwilę');
  }

  async function isThere({ sha256, size }: ReceivedContent): Promise<boolean> {
    const found = await call('HEAD', sha256);
    return Number(found?.headers.get('content-length') ?? -1) === size;
  }

  async function keep(content: ReceivedContent): Promise<void> {
    if (!(await isThere(content))) await call('PUT', content.sha256, content);
  }

  return {
    prepare: keep,
    keep,
    async open(sha256) {
      const found = await call('GET', sha256);
      if (found === null) return null;
      // the browser's type of the same thing, where tests of pages are compiled too
      return found.body === null ? Readable.from([]) : Readable.fromWeb(found.body as ReadableStream);
    },
    async remove(sha256) {
      const removed = await call('DELETE', sha256);
      await removed?.body?.cancel();
    },
    async check() {
      // what is wrong stands in the log; an answer to HEAD would not say it
      const found = await call('GET', nothing).catch(() => null);
      await found?.body?.cancel();
    },
  };
}

/** Why a call failed; without a status there was no answer. */
interface Refusal {
  status?: number;
  code: string | undefined;
}

const isTransient = ({ status }: Refusal) => status === undefined || status >= 500 || status === 429;

/** The rest of such an answer may repeat the key and what was signed. */
async function refusalOf(answer: Response): Promise<Refusal> {
  const text = await answer.text().catch(() => '');
  return { status: answer.status, code: /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] };
}

const faultOf = ({ name, cause }: Error) => (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
