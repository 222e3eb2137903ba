// What an office configures: from `x-config` of an operation that reads it, with the operations beside it found by their addresses.
import { resolve } from './resolve.mjs';

/** Whether a row of the list has every field that is saved. */
function isWholeInList(document, list, update) {
  const rows = resolve(document, list.responses['200'].content['application/json'].schema.items);
  const input = resolve(document, update.requestBody.content['application/json'].schema);
  if (rows.properties === undefined || input.properties === undefined) return false;
  return Object.keys(input.properties).every(
    (name) => name in rows.properties || name.replace(/Id$/, '') in rows.properties,
  );
}

/** Whether the list has the records of one language only. */
const isListedByLanguage = (document, list) =>
  (list.parameters ?? []).map((one) => resolve(document, one)).some((one) => one.in === 'query' && one.name === 'lang');

/** The operations of one resource: those of its own address and of one record. */
function operationsOf(document, url) {
  const item = document.paths[url];
  const record = document.paths[`${url}/{id}`] ?? {};
  const id = (operation) => operation?.operationId;
  if (record.get === undefined || record.put === undefined) {
    const [, pathBy] = /\{(\w+)\}/.exec(url) ?? [];
    return { read: id(item.get), update: id(item.put), ...(pathBy === undefined ? {} : { pathBy }) };
  }
  const removal = (item.delete?.parameters ?? []).map((one) => resolve(document, one));
  const operations = {
    isWholeInList: isWholeInList(document, item.get, record.put) || undefined,
    isListedByLanguage: isListedByLanguage(document, item.get) || undefined,
    removeBy: removal.find((one) => one.in === 'query')?.name,
    list: id(item.get),
    read: id(record.get),
    update: id(record.put),
    create: id(item.post),
    remove: id(item.delete),
  };
  return Object.fromEntries(Object.entries(operations).filter(([, value]) => value !== undefined));
}

/** `order` is the order in which resources are written: what is referred to comes first. */
export function configResources(document) {
  return Object.entries(document.paths)
    .filter(([, item]) => item.get?.['x-config']?.name !== undefined)
    .map(([url, item]) => {
      const { adapter, ...config } = item.get['x-config'];
      return adapter === undefined ? { ...config, ...operationsOf(document, url) } : { ...config, adapter };
    })
    .sort((a, b) => a.order - b.order);
}

export function configResourcesSource(document) {
  return [
    '// Generated from openapi.yaml. Nobody writes here.',
    "import type { OperationId } from './operations.ts';",
    '',
    '/** A resource that an office configures. */',
    'export interface ConfigResource {',
    '  /** Of its file. */',
    '  name: string;',
    '  /** Place among the resources: what others refer to is written before them. */',
    '  order: number;',
    '  /** Polish. */',
    '  title: string;',
    '  /** Fields that identify its records in every office; empty for a single record. */',
    '  key: readonly string[];',
    '  /** Records with these values are left out. */',
    '  skip?: Readonly<Record<string, string | number | boolean>>;',
    '  /** A single list, sorted by this field and not by the identifiers of the office; what does not change is not sent. */',
    '  sortBy?: string;',
    '  /** The office has each key once, in any case of its letters. */',
    '  isUnique?: boolean;',
    '  /** The order of the office means something; otherwise records are sorted by their keys. */',
    '  isOrdered?: boolean;',
    '  /** Adds records that have no uploaded file. */',
    '  addWithoutFile?: OperationId;',
    '  /** Read and written by code of its own. */',
    '  adapter?: string;',
    '  list?: OperationId;',
    '  read?: OperationId;',
    '  update?: OperationId;',
    '  create?: OperationId;',
    '  remove?: OperationId;',
    '  /** Parameter of the removal that takes the identifiers. */',
    '  removeBy?: string;',
    '  /** Parameter of the path: the code of a language, or its identifier. */',
    '  pathBy?: string;',
    '  /** The list has the records of one language. */',
    '  isListedByLanguage?: boolean;',
    '  /** A row of the list has all that is saved. */',
    '  isWholeInList?: boolean;',
    '}',
    '',
    `export const configResources: readonly ConfigResource[] = ${JSON.stringify(configResources(document), null, 2)};`,
    '',
  ].join('\n');
}
