// A fixed address such as /api/articles/status is no record of /api/articles/{id}: another method than its own is refused as such.
import { type OperationId, operations } from '@redakcja/generated/operations';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { methodNotAllowed } from '../problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route says that there is none. */
    isRefused?: boolean;
  }
}

type Operation = (typeof operations)[number];

export const routeOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Whether a call of the fixed address would be one of the other. */
function isHidden(own: readonly string[], other: readonly string[]): boolean {
  return own.length === other.length && other.every((part, index) => part.startsWith('{') || part === own[index]);
}

interface OtherMethod {
  path: string;
  method: string;
  allowed: string[];
}

/** Methods that an address of the contract does not have, though a less fixed one beside it has them. */
function otherMethods(served: readonly { id: OperationId; path: string; method: string }[]): OtherMethod[] {
  const paths = Map.groupBy(served, ({ path }) => path);
  const addresses = [...paths].map(([path, calls]) => {
    return { path, parts: path.split('/'), methods: calls.map(({ method }) => method) };
  });
  return addresses.flatMap(({ path, parts, methods }) => {
    const others = addresses.filter((one) => one.path !== path && isHidden(parts, one.parts));
    const allowed = methods.map((method) => method.toUpperCase());
    return [...new Set(others.flatMap((one) => one.methods))]
      .filter((method) => !methods.includes(method))
      .map((method) => ({ path, method, allowed }));
  });
}

export function refuseOtherMethods(app: FastifyInstance, isServed: (operation: Operation) => boolean): void {
  for (const { path, method, allowed } of otherMethods(operations.filter(isServed))) {
    app.route({
      method: method.toUpperCase() as HTTPMethods,
      url: routeOf(path),
      config: { isRefused: true },
      // before a body is read
      onRequest: async () => {
        throw methodNotAllowed(allowed);
      },
      handler: async () => undefined,
    });
  }
}
