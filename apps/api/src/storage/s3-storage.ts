// Storage in a bucket of S3 or of a compatible server (MinIO, Ceph, Garage, OVH, …). Contents are streamed. aws4fetch, which signs the calls,
// is loaded with the first one.
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { type ProblemError, unavailable } from '../http/problem.ts';
import type { FileStorage, StoredContent } from './file-storage.ts';
import type { ReceivedContent } from './received-content.ts';
import { type Listing, type ListingPlace, listingPlaces, listingUrl, parseListing } from './s3-listing.ts';
import { storageKey } from './storage-key.ts';

type Bucket = NonNullable<Config['s3']>;
type Method = 'HEAD' | 'GET' | 'PUT' | 'DELETE';

/** Milliseconds before the second and the third attempt. */
const retryDelays = [100, 500];
const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

export function s3Storage(bucket: Bucket, log: FastifyBaseLogger): FileStorage {
  const { bucketUrl, timeout, ...credentials } = bucket;
  let client: Promise<import('aws4fetch').AwsClient> | undefined;

  function call(method: Method, sha256: string, content?: ReceivedContent): Promise<Response | null> {
    return callAddress(method, `${bucketUrl}/${storageKey(sha256)}`, content);
  }

  /** Null when there is nothing at the address; throws for every other status than 2xx. */
  async function callAddress(method: Method, address: string, content?: ReceivedContent): Promise<Response | null> {
    client ??= import('aws4fetch').then(({ AwsClient }) => new AwsClient({ ...credentials, service: 's3' }));
    const signer = await client;
    for (let attempt = 0; ; attempt++) {
      const answer = await send(signer, method, address, content);
      if (answer instanceof Response && answer.ok) return answer;
      const callFailure = answer instanceof Response ? await parseFailure(answer) : { code: networkErrorCode(answer) };
      if (callFailure.status === 404 && callFailure.code !== 'NoSuchBucket' && method !== 'PUT') return null;
      const retryDelay = isTransient(callFailure) ? retryDelays[attempt] : undefined;
      if (retryDelay === undefined) throw unavailableError(method, callFailure);
      await delay(retryDelay);
    }
  }

  async function send(
    signer: import('aws4fetch').AwsClient,
    method: Method,
    address: string,
    content?: ReceivedContent,
  ): Promise<Response | Error> {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), timeout);
    try {
      const request = await signer.sign(address, {
        method,
        // the bucket checks the content against its hash
        headers: { 'x-amz-content-sha256': content?.sha256 ?? emptySha256 },
        body: content === undefined ? null : await openAsBlob(content.path),
        signal: abort.signal,
        // signed requests are not sent to other hosts
        redirect: 'manual',
      });
      return await fetch(request);
    } catch (error) {
      if (error instanceof Error) return error;
      throw error;
    } finally {
      // the timeout covers the response headers, not the body
      clearTimeout(timer);
    }
  }

  function unavailableError(method: Method, callFailure: CallFailure): ProblemError {
    if (!isTransient(callFailure)) {
      log.error({ method, ...callFailure }, 'the file storage refused');
      return unavailable('Magazyn plików odmówił dostępu. Powiadom administratora systemu');
    }
    log.error({ method, ...callFailure }, 'the file storage does not answer');
    return unavailable('Magazyn plików nie odpowiada. Spróbuj ponownie za chwilę');
  }

  async function exists({ sha256, size }: ReceivedContent): Promise<boolean> {
    const found = await call('HEAD', sha256);
    return Number(found?.headers.get('content-length') ?? -1) === size;
  }

  async function save(content: ReceivedContent): Promise<void> {
    if (!(await exists(content))) await call('PUT', content.sha256, content);
  }

  async function readListing(place: ListingPlace, next: string | null): Promise<Listing | null> {
    const found = await callAddress('GET', listingUrl(place, next));
    return found === null ? null : parseListing(await found.text(), place.prefix);
  }

  async function* list(): AsyncGenerator<StoredContent> {
    for (const place of listingPlaces(bucketUrl)) {
      let page = await readListing(place, null);
      if (page === null) continue;
      for (;;) {
        yield* page.contents;
        if (page.next === null) return;
        const following = await readListing(place, page.next);
        if (following === null) throw unavailableError('GET', { code: 'no listing' });
        page = following;
      }
    }
    throw unavailableError('GET', { code: 'no listing' });
  }

  return {
    list,
    prepare: save,
    save,
    async open({ sha256, size }) {
      const found = await call('GET', sha256);
      if (found === null) return null;
      if (size !== null && Number(found.headers.get('content-length') ?? size) !== size) {
        await found.body?.cancel();
        return null;
      }
      // where tests of pages are compiled too, `body` has the type of browsers
      return found.body === null ? Readable.from([]) : Readable.fromWeb(found.body as ReadableStream);
    },
    async remove(sha256) {
      const removed = await call('DELETE', sha256);
      await removed?.body?.cancel();
    },
    async check() {
      // the error code is in the body, which HEAD does not have
      const found = await call('GET', emptySha256).catch(() => null);
      await found?.body?.cancel();
    },
  };
}

/** Why a call failed; without a status there was no response. */
interface CallFailure {
  status?: number;
  code: string | undefined;
}

const isTransient = ({ status }: CallFailure) => status === undefined || status >= 500 || status === 429;

/** Only the code: the rest of the body may repeat the access key and the signed string. */
async function parseFailure(answer: Response): Promise<CallFailure> {
  const text = await answer.text().catch(() => '');
  return { status: answer.status, code: /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] };
}

const networkErrorCode = ({ name, cause }: Error) => (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
