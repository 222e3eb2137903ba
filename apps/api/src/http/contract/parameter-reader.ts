import { composed } from '@redakcja/domain/shared/text/one-spelling';
import { type ContractDocument, resolve, type Schema } from './document.ts';

/** Converts text of a URL or a form to the type of its schema, in one spelling; invalid text stays text, so that the schema rejects it. */
export function parameterReader(document: ContractDocument, schema: Schema): (raw: unknown) => unknown {
  const { type, items } = resolve<Schema>(document, schema);
  const types = Array.isArray(type) ? type : [type];
  if (types.includes('array')) {
    const one = items === undefined ? (raw: unknown) => raw : parameterReader(document, items);
    return (raw) => (raw === undefined ? undefined : (Array.isArray(raw) ? raw : [raw]).map(one));
  }
  if (types.includes('integer')) return (raw) => (isText(raw) && /^-?\d{1,15}$/.test(raw) ? Number(raw) : raw);
  if (types.includes('number'))
    return (raw) => (isText(raw) && /^-?\d{1,15}(\.\d{1,15})?$/.test(raw) ? Number(raw) : raw);
  if (types.includes('boolean')) return (raw) => (raw === 'true' ? true : raw === 'false' ? false : raw);
  return (raw) => (isText(raw) ? composed(raw) : raw);
}

function isText(raw: unknown): raw is string {
  return typeof raw === 'string';
}
