// Unread responses wait in memory. There is a limit per caller and for all together, and a stalled connection is closed.
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from '../caller-address.ts';
import { ProblemError } from '../problem.ts';

const mebibyte = 1_048_576;

export interface UnreadLimits {
  /** Limit of unread bytes per user, or per address without sign-in. */
  perCaller: number;
  all: number;
  /** Milliseconds without progress after which a connection is closed. */
  idle: number;
}

export const unreadLimits: UnreadLimits = { perCaller: 32 * mebibyte, all: 128 * mebibyte, idle: 60_000 };

/** Smaller responses fit into the buffers of a connection. */
const smallAnswer = 16 * 1024;

export function limitUnreadAnswers(app: FastifyInstance, limits = unreadLimits): void {
  const waiting = new Map<string, number>();
  let total = 0;

  /** Counts the response until it is sent, or the connection is lost. */
  function count(caller: string, size: number, reply: FastifyReply): void {
    waiting.set(caller, (waiting.get(caller) ?? 0) + size);
    total += size;
    reply.raw.once('close', () => {
      const left = (waiting.get(caller) ?? 0) - size;
      if (left > 0) waiting.set(caller, left);
      else waiting.delete(caller);
      total -= size;
    });
  }

  app.addHook('onSend', async (request, reply, payload) => {
    // the timer of the connection, which Node resets for the next request
    if (request.socket instanceof Socket) request.socket.setTimeout(limits.idle);
    const size = typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0;
    if (size <= smallAnswer) return payload;
    const caller = callerOf(request);
    if ((waiting.get(caller) ?? 0) + size > limits.perCaller) throw refused(429, 'Odbierz odpowiedzi na wcześniejsze');
    if (total + size > limits.all) throw refused(503, 'Serwis jest przeciążony. Ponów żądanie za chwilę');
    count(caller, size, reply);
    return payload;
  });
}

function callerOf(request: FastifyRequest): string {
  return request.caller ? `user ${request.caller.id}` : callerAddress(request);
}

function refused(status: number, error: string): ProblemError {
  return new ProblemError(status, 'Zbyt wiele żądań naraz', [error], { headers: { 'retry-after': '5' } });
}
