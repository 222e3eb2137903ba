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

  /** Answers 2xx and 404; everything else is a failure, logged without anything that is secret. */
  async function call(method: Method, sha256: string, content?: ReceivedContent): Promise<Response> {
    client ??= import('aws4fetch').then(({ AwsClient }) => new AwsClient({ ...credentials, service: 's3' }));
    const signer = await client;
    for (let attempt = 0; ; attempt++) {
      const failed = await send(signer, method, sha256, content);
      if (failed instanceof Response) {
        if (failed.ok || failed.status === 404) return failed;
      }
      const isPassing = !(failed instanceof Response) || failed.status >= 500 || failed.status === 429;
      const wait = isPassing ? pauses[attempt] : undefined;
      if (wait === undefined) throw await failure(method, failed);
      if (failed instanceof Response) await failed.body?.cancel();
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

  async function failure(method: Method, failed: Response | Error): Promise<ProblemError> {
    if (!(failed instanceof Response)) {
      const { name, cause } = failed;
      const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
      log.error({ method, code }, 'the file storage does not answer');
      return unavailable('Magazyn plików nie odpowiada. Spróbuj ponownie za chwilę');
    }
    // the rest of such an answer may repeat the key and what was signed
    const code = /<Code>(\w{1,60})<\/Code>/.exec(await failed.text().catch(() => ''))?.[1];
    log.error({ method, status: failed.status, code }, 'the file storage refused');
    return failed.status >= 500 || failed.status === 429
      ? unavailable('Magazyn plików nie odpowiada. Spróbuj ponownie za chwilę')
      : unavailable('Magazyn plików odmówił dostępu. Powiadom administratora systemu');
  }

  async function isThere({ sha256, size }: ReceivedContent): Promise<boolean> {
    const { ok, headers } = await call('HEAD', sha256);
    return ok && Number(headers.get('content-length')) === size;
  }

  async function keep(content: ReceivedContent): Promise<void> {
    if (await isThere(content)) return;
    const { ok } = await call('PUT', content.sha256, content);
    // 404: there is no such bucket
    if (!ok) throw await failure('PUT', missingBucket());
  }

  return {
    prepare: keep,
    keep,
    async open(sha256) {
      const { ok, body } = await call('GET', sha256);
      // the browser's type of the same thing, where tests of pages are compiled too
      if (ok && body !== null) return Readable.fromWeb(body as ReadableStream);
      await body?.cancel();
      return ok ? Readable.from([]) : null;
    },
    async remove(sha256) {
      await (await call('DELETE', sha256)).body?.cancel();
    },
    async check() {
      // what is wrong stands in the log
      await call('HEAD', nothing).catch(() => undefined);
    },
  };
}

const missingBucket = () => new Response('<Code>NoSuchBucket</Code>', { status: 404 });
