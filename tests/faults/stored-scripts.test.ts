// Scripts saved in every text of the contract that takes them, on a real server: no page that the server writes, and no text that a site shows as HTML,
// has anything in it that a browser runs. The long form opens the screens too, without their Content-Security-Policy.
import { ruleOf } from '@redakcja/generated/contract';
import { findOperation } from '@redakcja/generated/operation-lookup';
import { operations } from '@redakcja/generated/operations';
import { sampleRequest } from '@redakcja/generated/sample-request';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../scripts/build.mjs';
import type { Product } from '../support/product.ts';
import { runningParts } from './active-html.ts';
import { startOnDemoData } from './demo-product.ts';
import { eachAtOnce } from './each-at-once.ts';
import { textsOf } from './html-of-answers.ts';
import { runOnScreens } from './scripts-on-screens.ts';
import { type Send, saveScript, savingOperations, scripts, type Target } from './stored-scripts.ts';

const isLong = process.env.FAULTS === 'long';

let product: Product;
const made = new Set<string>();
const faults: string[] = [];
const count = { saved: 0, texts: 0, pages: 0 };

beforeAll(async () => {
  if (isLong) build('web', process.execPath);
  product = await startOnDemoData({ LOG_LEVEL: 'error', PUBLIC_RATE_LIMIT: '0' });
});
afterAll(() => product?.stop());

function call(method: string, path: string, body?: unknown): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`${product.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${product.token}`,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    redirect: 'manual',
  });
}

const send: Send = async ({ method }, path, body) => {
  const response = await call(method.toUpperCase(), path, body);
  const location = response.headers.get('location');
  if (response.status === 201 && location !== null) made.add(location);
  const answer = (await response.json().catch(() => ({}))) as { fields?: { path: string }[] };
  return { status: response.status, fields: answer.fields?.map((field) => field.path) ?? [] };
};

/** Records that the operation can save: those that were made here, and some of the demonstration. */
async function targetsOf(operation: (typeof operations)[number]): Promise<Target[]> {
  const { path } = sampleRequest(operation);
  const [parent = '', rest] = operation.path.split('/{id}');
  if (rest === undefined) return [{ path, ...(await recordAt(path)) }];
  const pattern = new RegExp(`^${parent}/\\d+$`);
  const own = [...made].filter((one) => pattern.test(one)).slice(0, 1);
  const list: unknown = await (await call('GET', parent)).json().catch(() => null);
  if (!Array.isArray(list)) return [{ path, ...(await recordAt(path)) }];
  const ids = list.slice(-2).map((row: { id: number }) => `${parent}/${row.id}`);
  return Promise.all([...own, ...ids].map(async (one) => ({ path: one + rest, ...(await recordAt(one + rest)) })));
}

async function recordAt(path: string): Promise<Pick<Target, 'record'>> {
  const response = await call('GET', path);
  const body: unknown =
    response.ok && response.headers.get('content-type')?.includes('json') ? await response.json() : null;
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { record: { ...body } } : {};
}

/** New records get each of the scripts, those that are there one each in turn. */
async function saveEverywhere(some: readonly string[]): Promise<void> {
  const [creating, changing] = [
    savingOperations.filter(isCreating),
    savingOperations.filter((one) => !isCreating(one)),
  ];
  for (const script of some)
    await eachAtOnce(4, creating, async (operation) => {
      for (const target of await targetsOf(operation)) count.saved += await saveScript(operation, script, target, send);
    });
  await eachAtOnce(4, changing.entries(), async ([index, operation]) => {
    for (const [at, target] of (await targetsOf(operation)).entries())
      count.saved += await saveScript(operation, some[(index + at) % some.length] ?? '', target, send);
  });
}

const isCreating = ({ path }: { path: string }) => !path.includes('{id}');

/** Reads one address, and notes what would run. */
async function check(path: string): Promise<void> {
  const response = await call('GET', path);
  const type = response.headers.get('content-type') ?? '';
  const isPolicyLess = response.headers.get('content-security-policy') === null;
  const text = await response.text();
  if (isPolicyLess || response.headers.get('x-content-type-options') !== 'nosniff')
    faults.push(`${path}: ${response.status} without its policy`);
  count.pages += 1;
  if (type.startsWith('text/html')) note(path, runningParts(text));
  if (!type.includes('json') || response.status !== 200) return;
  const operation = findOperation('GET', path);
  const schema = operation && ruleOf(operation).responses['200']?.content?.['application/json']?.schema;
  for (const found of textsOf(schema ?? {}, JSON.parse(text))) {
    count.texts += 1;
    if (found.kind === 'html') note(`${path} ${found.path}`, runningParts(found.text));
    else if (/^\s*(?:javascript|data|vbscript):/i.test(found.text)) faults.push(`${path} ${found.path}: ${found.text}`);
  }
}

const note = (place: string, parts: string[]) => faults.push(...parts.map((part) => `${place}: ${part}`));

async function previewOf(article: string): Promise<string[]> {
  const response = await call('POST', `${article}/hash`);
  if (!response.ok) return [];
  const { hash } = (await response.json()) as { hash: string };
  return [`/api/previews/${hash}`, `/podglad/artykuly/${hash}/`];
}

/** Pages that answer with what stands in their address. */
function reflecting(script: string): string[] {
  const text = encodeURIComponent(script);
  return [
    `/podglad/artykuly/${text}/`,
    `/pomoc/${text}`,
    `/archiwum/${text}`,
    `/${text}`,
    `/identity/interaction/${text}`,
    `/identity/wymuszona-zmiana-hasla/${text}`,
    `/identity/auth?client_id=${text}&response_type=${text}`,
    `/identity/auth?client_id=bip-web&redirect_uri=${text}&login_hint=${text}`,
    `/identity/session/end?client_id=${text}&post_logout_redirect_uri=${text}&state=${text}`,
    `/identity/device?user_code=${text}`,
    `/api/searches/files?title=${text}`,
    `/api/searches/categories/title/${text}`,
  ];
}

async function pages(some: readonly string[]): Promise<string[]> {
  const articles = [...made].filter((path) => path.startsWith('/api/articles/'));
  const previews = (await Promise.all(articles.map(previewOf))).flat();
  const read = operations.filter(({ method }) => method === 'get').map((operation) => sampleRequest(operation).path);
  return [...read, ...made, ...previews, ...some.flatMap(reflecting), '/pomoc', '/identity/dostepnosc', '/archiwum/'];
}

test('scripts in stored texts do not run', { timeout: 3_600_000 }, async () => {
  for (const some of isLong ? [...scripts.short, ...scripts.more].map((one) => [one]) : [scripts.short]) {
    made.clear();
    await saveEverywhere(some);
    await eachAtOnce(8, await pages(some), check);
  }
  const onScreens = isLong ? await runOnScreens(product, [...made]) : null;
  faults.push(...(onScreens?.run ?? []));
  process.stdout.write(
    `scripts: ${count.saved} stored on ${count.pages + (onScreens?.screens ?? 0)} pages and answers (${count.texts} texts), ${faults.length} run\n`,
  );
  expect(faults.slice(0, 20)).toEqual([]);
  // most operations that save have a text that takes it
  expect(count.saved).toBeGreaterThan(60);
});
