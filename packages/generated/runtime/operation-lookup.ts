// Finds operations of the contract by name or by address, without loading the contract itself.
import { type OperationId, operations } from '../src/operations.ts';

export interface Operation {
  id: OperationId;
  method: string;
  /** With parameters in braces. */
  path: string;
  tag: string;
}

const byId = new Map<string, Operation>(operations.map((operation) => [operation.id, operation]));

export function operationOf(id: string): Operation | undefined {
  return byId.get(id);
}

/** Fixed paths before parameters: /api/articles/status before /api/articles/{id}. */
export const operationsBySpecificity: readonly Operation[] = [...operations].sort(
  (a: Operation, b: Operation) => a.path.split('{').length - b.path.split('{').length,
);

const pathPatterns = operationsBySpecificity.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')}$`),
}));

/** Of a path, or of a whole address; what begins with two slashes is a path too. */
const pathnameOf = (address: string) =>
  URL.parse(address.startsWith('/') ? `http://contract${address}` : address)?.pathname ?? address;

/** The operation of a request; query and host in `path` are ignored. A fixed segment takes precedence over a parameter. */
export function findOperation(method: string, path: string): Operation | undefined {
  const name = method.toLowerCase();
  const pathname = pathnameOf(path);
  return pathPatterns.find(({ operation, pattern }) => operation.method === name && pattern.test(pathname))?.operation;
}

/** The methods of an address, as in a request; none of an address that the contract does not have. */
export function methodsOf(path: string): string[] {
  const pathname = pathnameOf(path);
  const found = pathPatterns.find(({ pattern }) => pattern.test(pathname))?.operation.path;
  return operations.filter((one) => one.path === found).map(({ method }) => method.toUpperCase());
}
