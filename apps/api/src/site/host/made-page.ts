import type { FastifyReply } from 'fastify';
import { textTag } from '../../call/etag.ts';
import { CachedAnswer, sendEncoded, sendTagged, thorough } from '../../http/cached/cached-answer.ts';

export interface PageText {
  status?: number;
  type?: string;
  text: string;
  /** The text without the moment at which it was made, so that the tag changes with the content only. */
  tagged?: string;
}

export interface MadePage {
  status: number;
  type: string;
  answer: CachedAnswer;
}

export const htmlType = 'text/html; charset=utf-8';

export function madePage({ status = 200, type = htmlType, text, tagged = text }: PageText): MadePage {
  const bytes = Buffer.from(text);
  return { status, type, answer: new CachedAnswer(() => bytes, { encoders: thorough, etag: textTag(tagged) }) };
}

/** Cached by browsers and proxies, and asked for again each time: nobody reads what no longer holds. */
const askedAgain = 'public, no-cache';

export async function sendPage(
  reply: FastifyReply,
  { status, type, answer }: MadePage,
  cacheControl = askedAgain,
): Promise<FastifyReply> {
  reply.code(status).type(type);
  if (status !== 200) return sendEncoded(reply.header('cache-control', 'no-cache'), answer);
  return sendTagged(reply.header('cache-control', cacheControl), answer);
}
