// Limits of the URL and the headers of a request, with a response that names the exceeded limit.
import type { FastifyInstance } from 'fastify';
import { badRequest, ProblemError } from '../problem.ts';

/** Bytes of the address and all headers; Node answers 431 above it (http/error-handler.ts). */
export const maxHeadSize = 32 * 1024;

/** Five hundred rows with their entity tags are the longest address of the contract. */
export const maxAddressLength = 24_000;
const maxParameters = 1100;
const maxHeaders = 100;

export function limitRequestHead(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, url }) => {
    if (raw.rawHeaders.length > 2 * maxHeaders) {
      throw new ProblemError(431, 'Za długie nagłówki', ['Żądanie ma za dużo nagłówków']);
    }
    if (url.length > maxAddressLength) {
      throw new ProblemError(414, 'Za długi adres', ['Adres żądania jest za długi. Wybierz mniej pozycji naraz']);
    }
    if (countOf(url, '&') >= maxParameters) throw badRequest('Adres żądania ma za dużo parametrów');
  });
}

function countOf(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) count += 1;
  return count;
}
