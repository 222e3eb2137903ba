// What a handler gets and gives. Fastify stays behind this line: an area knows only calls, answers and problems.
import type { Readable } from 'node:stream';
import type { OperationId } from '@redakcja/generated/operations';
import type { z } from 'zod';
import type { Caller } from '../shared/caller.ts';
import type { Services } from '../shared/services.ts';

/** One request, already authenticated, permitted and valid against the contract. */
export interface Call<Body = unknown> {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: Body;
  /** The If-Match header, undefined when there was none. */
  ifMatch: string | undefined;
  /** The signed-in user; null only in public operations. */
  caller: Caller | null;
  /** Where the call came from, for the audit log. */
  address: string;
  services: Services;
}

export interface Answer {
  /** 200 unless said otherwise. */
  status?: number;
  body?: unknown;
  /** A JSON body that the database has built already; sent as it is, instead of `body`. */
  json?: string;
  /** The content of a file, instead of `body`; its media type stands in `headers`. */
  stream?: Readable;
  etag?: string;
  /** Number of rows of the whole list, for the total-count header. */
  total?: number;
  location?: string;
  headers?: Record<string, string>;
}

// biome-ignore lint/suspicious/noExplicitAny: each handler names its own body type; the contract has checked it before
export type Handler = (call: Call<any>) => Promise<Answer>;

/** An area's handlers by operation; the contract decides their paths, permissions and schemas. */
export type Handlers = Partial<Record<OperationId, Handler>>;

/**
 * The domain's form schemas by operation. Their Polish messages take the place of the contract's general ones, and what they give back
 * (trimmed, say) is the body the handler gets. A schema that depends on the moment or the configuration is a function.
 */
export type InputSchemas = Partial<Record<OperationId, z.ZodType | ((services: Services) => z.ZodType)>>;

/** What an area gives to the server. */
export interface Area {
  handlers: Handlers;
  inputs?: InputSchemas;
}
