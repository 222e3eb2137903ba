// Which calls of the contract are about the record at an address: those that write there and below it, and the removal at the address above.
import { operations } from '@redakcja/generated/operations';
import type { Attempt, AttemptedCall } from './attempts.ts';

export interface RecordAddress {
  /** The operation that reads the record. */
  read: AttemptedCall;
  /** Calls that are made with the record alone: PUT takes what GET answers. */
  calls: readonly RecordCall[];
}

export interface RecordCall extends AttemptedCall {
  kind: 'save' | 'remove' | 'other';
}

type Operation = (typeof operations)[number];

/** The record at an address; null where the contract answers nothing. */
export function recordAt(address: string, chosenBy: Attempt['chosenBy']): RecordAddress | null {
  const found = operations
    .filter(({ method }) => method === 'get')
    .map((operation) => ({ operation, params: paramsIn(operation.path, address) }))
    // fixed parts before parameters, as the router prefers them
    .sort((a, b) => weightOf(a.operation) - weightOf(b.operation))
    .find(({ params }) => params !== null);
  if (found === undefined || found.params === null) return null;
  const { operation, params } = found;
  const calls = [...written(operation, params), ...removed(operation, params, chosenBy)];
  return { read: { operation: operation.id, params }, calls };
}

const weightOf = ({ path }: Operation) => path.split('{').length;

function paramsIn(template: string, address: string): Record<string, string> | null {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`);
  const values = pattern.exec(address)?.slice(1);
  return values === undefined ? null : Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
}

function written({ path }: Operation, params: Record<string, string>): RecordCall[] {
  return operations
    .filter((one) => one.method !== 'get' && (one.path === path || one.path.startsWith(`${path}/`)))
    .filter((one) => !one.path.slice(path.length).includes('{'))
    .filter((one) => one.method !== 'delete' || one.path !== path || path.includes('{'))
    .map(({ id, method, path: at }): RecordCall => {
      const kind = at !== path ? 'other' : method === 'put' ? 'save' : 'other';
      return { operation: id, params, kind };
    });
}

/** `DELETE /tags?ids=12` of `/tags/12`. */
function removed({ path }: Operation, params: Record<string, string>, chosenBy: Attempt['chosenBy']): RecordCall[] {
  const [, above, parameter] = /^(.*)\/\{(\w+)\}$/.exec(path) ?? [];
  return operations
    .filter(({ method, path: at }) => method === 'delete' && at === above)
    .flatMap(({ id }): RecordCall[] => {
      const name = chosenBy(id);
      const value = params[parameter ?? ''];
      return name === undefined || value === undefined
        ? []
        : [{ operation: id, params: {}, query: { [name]: value }, kind: 'remove' }];
    });
}
