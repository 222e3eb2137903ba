// What a PUT leaves out stays as it is: a field that is not required, and an item of a list of parts (`x-parts`). So what is sent as it is stored can be
// left out, and is no mistake when it could not be written anew: an empty footer, the missing name of an office that nobody has described yet.
import { isDeepStrictEqual } from 'node:util';
import { type ContractDocument, resolve, type Schema } from './document.ts';

/** The body without what is stored already; undefined when that is all of it. */
export function changedValues(document: ContractDocument, schema: Schema, stored: unknown, sent: unknown): unknown {
  if (isDeepStrictEqual(stored, sent)) return undefined;
  const { properties = {}, required = [], ...list } = resolve<Schema>(document, schema);
  if (Array.isArray(sent)) {
    return list['x-parts'] === undefined || !Array.isArray(stored) ? sent : sent.filter((part) => !has(stored, part));
  }
  if (!isObject(stored) || !isObject(sent)) return sent;
  const entries = Object.entries(sent).flatMap(([name, value]): [string, unknown][] => {
    const isNeeded = (required as readonly string[]).includes(name);
    const field = (properties as Record<string, Schema>)[name] ?? {};
    const changed = changedValues(document, field['x-parts'] === undefined ? {} : field, stored[name], value);
    return changed === undefined && !isNeeded ? [] : [[name, changed ?? value]];
  });
  return Object.fromEntries(entries);
}

const has = (stored: readonly unknown[], part: unknown) => stored.some((one) => isDeepStrictEqual(one, part));
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
