// Requests of every operation with wrong parameters, headers and bodies, made from the contract by a seeded generator: a number repeats its request.
import { type ParameterRule, ruleOf } from '@redakcja/generated/contract';
import type { Operation } from '@redakcja/generated/operation-lookup';
import { operations } from '@redakcja/generated/operations';
import { sampleRequest } from '@redakcja/generated/sample-request';

export interface FuzzedRequest {
  operation: Operation;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | FormData | undefined;
}

type Random = () => number;

/** mulberry32 */
function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const hostile = {
  texts: [
    '',
    ' ',
    'x'.repeat(5000),
    'a\u0000b',
    '\ud800',
    '\u202egnp.exe',
    '../../../etc/passwd',
    "'; drop table articles; --",
    '%_\\',
    '{{7*7}}',
    '<img src=x onerror=alert(1)><svg onload=alert(1)>',
    'javascript:alert(1)',
    'http://127.0.0.1:22/',
    '9999-99-99T99:99:99Z',
    '+275760-09-13T00:00:00.001Z',
    'Ⅷ٣İıﬀ',
    '__proto__',
  ],
  numbers: [0, -1, 1.5, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER, 1e308, -0],
  others: [null, true, [], {}, [[]], [null], { __proto__x: 1 }, { constructor: { prototype: 1 } }],
} as const;
const values: readonly unknown[] = [...hostile.texts, ...hostile.numbers, ...hostile.others];
/** In a query or a path, as they are. */
const encoded = [
  ...[...hostile.texts, ...hostile.numbers].map((one) => encodeURIComponent(String(one).toWellFormed())),
  ...['%00', '%FF', '%C4', '%', 'id;asc', 'id;in;1;2;x', 'name;contains;', 'createdDate;greaterThan;x', '1e9', '0x10'],
];
const headerValues = [
  '',
  '*',
  '"1"',
  'W/"1"',
  '"',
  'x'.repeat(3000),
  '"1", "2"',
  'text/html',
  'a=b;c',
  'gzip',
  'utf-7',
];
const headerNames = ['if-match', 'accept', 'accept-language', 'content-type', 'accept-encoding', 'x-forwarded-for'];
const moreHeaders = ['x-request-id', 'range', 'if-none-match', 'cookie', 'origin', 'content-encoding', 'expect-ct'];

export function fuzzedRequest(number: number): FuzzedRequest {
  const random = randomOf(number);
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item;
  // each operation in turn; the first round of all is the sample itself
  const operation = operations[number % operations.length] as Operation;
  const sample = sampleRequest(operation);
  const request: FuzzedRequest = {
    operation,
    method: sample.method,
    path: sample.path,
    headers: {},
    body: sample.body instanceof FormData ? sample.body : undefined,
  };
  let json = sample.body instanceof FormData ? undefined : (sample.body as unknown);
  for (let more = number < operations.length ? 0 : 1 + Math.floor(random() * 3); more > 0; more -= 1) {
    const kinds = [
      () => {
        request.path = wrongPath(operation, request.path, pick);
      },
      () => {
        request.path = wrongQuery(operation, request.path, pick);
      },
      () => {
        request.headers[pick([...headerNames, ...moreHeaders])] = pick(headerValues);
      },
      () => {
        json = json === undefined ? undefined : changed(json, random, pick);
      },
    ];
    // bodies have the most places
    pick([...kinds, ...(json === undefined ? [] : Array.from({ length: 4 }, () => kinds[3] as () => void))])();
  }
  if (json !== undefined) {
    request.headers['content-type'] ??= 'application/json';
    request.body = damaged(JSON.stringify(json), random, pick);
  } else if (request.body === undefined && random() < 0.1) request.body = pick(['', '{}', 'null', '[', '<xml/>']);
  if (request.body instanceof FormData) request.body = fuzzedForm(operation, request.body, random, pick);
  if (request.method === 'GET') request.body = undefined;
  return request;
}

type Pick = <Item>(list: readonly Item[]) => Item;

function wrongPath(operation: Operation, path: string, pick: Pick): string {
  const [address = '', query] = path.split('?');
  const template = operation.path.split('/');
  const places = template.flatMap((part, index) => (part.startsWith('{') ? [index] : []));
  if (places.length === 0) return path;
  // a path of one part more or less would be that of another operation
  const wrong = pick(encoded.filter((one) => one !== '' && one !== '%'));
  const changedPath = address.split('/').with(pick(places), wrong).join('/');
  return query === undefined ? changedPath : `${changedPath}?${query}`;
}

function wrongQuery(operation: Operation, path: string, pick: Pick): string {
  const parameters: readonly ParameterRule[] = ruleOf(operation).parameters ?? [];
  const names = [...parameters.filter((one) => one.in === 'query').map(({ name }) => name), 'unknown', '__proto__'];
  const added = Array.from({ length: pick([1, 1, 2, 30]) }, () => `${pick(names)}=${pick(encoded)}`);
  return `${path}${path.includes('?') ? '&' : '?'}${added.join('&')}`;
}

/** Another value somewhere inside, a property less, or one more. */
function changed(value: unknown, random: Random, pick: Pick): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.15) return pick(values);
  if (Array.isArray(value)) {
    if (value.length === 0 || random() < 0.3)
      return [...value, ...Array.from({ length: pick([1, 2, 600]) }, () => pick([...value, ...values]))];
    const index = Math.floor(random() * value.length);
    return value.with(index, changed(value[index], random, pick));
  }
  const entries = Object.entries(value);
  const [name, inner] = pick([...entries, ['nieznane', null] as [string, unknown]]);
  if (random() < 0.15) return Object.fromEntries(entries.filter(([key]) => key !== name));
  return { ...value, [name]: changed(inner, random, pick) };
}

/** Mostly the JSON as it is. */
function damaged(text: string, random: Random, pick: Pick): string | Uint8Array<ArrayBuffer> {
  if (random() > 0.1) return text;
  const bytes = new TextEncoder().encode(text);
  return pick<() => string | Uint8Array<ArrayBuffer>>([
    () => text.slice(0, Math.floor(random() * text.length)),
    () => `\ufeff${text}`,
    () => `${text}${text}`,
    () => `${'['.repeat(3000)}${text}${']'.repeat(3000)}`,
    () => text.replace('{', '{"__proto__":{"isAdmin":true},'),
    () => text.replace(/"/g, "'"),
    () => bytes.with(Math.floor(random() * bytes.length), 0xff) as Uint8Array<ArrayBuffer>,
  ])();
}

const files = [
  '',
  '%PDF-1.7',
  '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>',
  '\x89PNG\r\n\x1a\n',
  'PK\x03\x04',
  '{"a":',
];
const fileNames = ['a.pdf', 'a.svg', 'a.png', '../../a.txt', 'a.exe', 'x'.repeat(300), 'a\u202epdf.txt', '.'];

function fuzzedForm(operation: Operation, sample: FormData, random: Random, pick: Pick): FormData {
  const form = new FormData();
  for (const [name, value] of sample) {
    if (random() < 0.1) continue;
    const field = random() < 0.05 ? pick(['file', 'attachments', 'x']) : name;
    if (value instanceof Blob && random() < 0.7) form.append(field, new Blob([pick(files)]), pick(fileNames));
    else if (value instanceof Blob) form.append(field, value, value.name);
    else form.append(field, random() < 0.5 ? String(pick(values)).toWellFormed() : value);
  }
  if (random() < 0.1) form.append(operation.id, 'x');
  return form;
}
