import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { textTag } from '../../call/etag.ts';

export interface PageText {
  status?: number;
  type?: string;
  text: string;
  /** The text without the moment at which it was made, so that the tag changes with the content only. */
  tagged?: string;
}

/** A page as it is sent: bytes in each encoding, made once and when somebody asks for them. */
export interface MadePage {
  status: number;
  type: string;
  etag: string;
  bytes: Buffer;
  encoded: Map<string, Promise<Buffer>>;
}

export const htmlType = 'text/html; charset=utf-8';

export function madePage({ status = 200, type = htmlType, text, tagged = text }: PageText): MadePage {
  return { status, type, etag: textTag(tagged), bytes: Buffer.from(text), encoded: new Map() };
}

const encoders: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip),
};

/** Cached by browsers and proxies, and asked for again each time: nobody reads what no longer holds. */
const askedAgain = 'public, no-cache';

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: MadePage,
  cacheControl = askedAgain,
): Promise<FastifyReply> {
  const isOk = page.status === 200;
  reply.code(page.status).headers({
    'content-type': page.type,
    'cache-control': isOk ? cacheControl : 'no-cache',
    vary: 'accept-encoding',
    ...(isOk && { etag: page.etag }),
  });
  if (isOk && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = Object.keys(encoders).find((name) => accepted.includes(name));
  if (encoding === undefined) return reply.send(page.bytes);
  const encoded = page.encoded.get(encoding) ?? encoders[encoding]?.(page.bytes);
  if (encoded === undefined) return reply.send(page.bytes);
  page.encoded.set(encoding, encoded);
  return reply.header('content-encoding', encoding).send(await encoded);
}
