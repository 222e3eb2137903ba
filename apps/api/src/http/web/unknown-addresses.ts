// Which methods an address takes, for the answer to another one.
import { methodsOf } from '@redakcja/generated/operation-lookup';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../error-handler.ts';
import { methodNotAllowed, notFound } from '../problem.ts';

/**
 * Answers where no route is. Before the routes: it learns their methods from them.
 * @param isFile whether a file is served there
 */
export function unknownAddresses(app: FastifyInstance, isFile: (path: string) => boolean) {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.isRefused === true) return;
    const known = methods.get(url) ?? new Set();
    for (const one of [method].flat()) known.add(one);
    methods.set(url, known);
  });
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const url = request.raw.url ?? '/';
    const [path = '/'] = url.split('?', 1);
    const known = [...methodsOf(url), ...(methods.get(path) ?? []), ...(isFile(path) ? ['GET'] : [])];
    const allowed = [...new Set(known)].filter((one) => one !== 'HEAD' && one !== 'OPTIONS');
    if (allowed.length > 0 && !allowed.includes(request.method) && request.method !== 'HEAD')
      return sendProblem(request, reply, methodNotAllowed(allowed));
    return sendProblem(request, reply, notFound('Nie znaleziono wskazanego adresu'));
  };
}
