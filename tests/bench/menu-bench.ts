// The vertical menu with many categories in four levels and three languages: the tree, and one change of each kind, over HTTP.

import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Product } from '../support/product.ts';
import { figure, ms, percentile, print, timed } from './figures.ts';
import { fillMenu } from './menu-data.ts';
import { type Place, startBuilt } from './place.ts';

const sizes = [500, 5000];

/** What Chromium accepts. */
const browser = 'gzip, deflate, br, zstd';

export async function benchMenus(engine: string, place: Place): Promise<void> {
  await (await startBuilt(place)).stop();
  for (const size of sizes) {
    print(`\n${engine}, vertical menu of ${size} categories in 4 levels and 3 languages`);
    await fillMenu(place, size);
    const product = await startBuilt(place);
    try {
      await benchMenu(product);
    } finally {
      await product.stop();
    }
  }
}

interface Element {
  elementId: number;
  parentElementId: number | null;
  children: Element[];
}

const both = (samples: readonly number[]) => `${ms(Math.min(...samples))} / ${ms(percentile(samples, 0.5))}`;

async function benchMenu(product: Product): Promise<void> {
  let bytes = 0;
  const call = async (path: string, body?: unknown): Promise<string> => {
    const answer = await send(product, path, body);
    bytes = Math.max(bytes, answer.length);
    return answer.toString();
  };
  const measure = async (name: string, runs: number, work: () => Promise<unknown>, aim = '') =>
    figure(name, both(await timed(runs, work)), aim);
  await measure('least / p50 of a call that only asks the database for 1', 100, () => call('/readyz'));

  const tree = '/api/menus/20?categoryOnly=true';
  await measure('tree', 20, () => send(product, tree, undefined, browser), '60 ms');
  const whole = await call(tree);
  figure('tree', `${(whole.length / 1000).toFixed(0)} kB`);
  for (const encoding of ['zstd', 'br', 'gzip']) {
    const { length } = await send(product, tree, undefined, encoding);
    figure(`tree, ${encoding}`, `${(length / 1000).toFixed(0)} kB`, '200 kB');
  }
  await measure('search of a picker', 30, () => call('/api/searches/categories?title=numer%2012'));
  const { elements } = JSON.parse(whole) as { elements: Element[] };
  bytes = 0;

  const change = async (body: object) => JSON.parse(await call('/api/menus/20', body)) as { elementId: number };
  const leaves = elements.flatMap((one) => one.children[0]?.children[0]?.children ?? []);
  const places = elements.flatMap((one) => one.children[1]?.children ?? []);
  let turn = 0;
  const next = <Item>(items: readonly Item[]): Item => items[turn++ % items.length] as Item;
  const branches = elements.flatMap((one) => one.children[0]?.children ?? []).slice(0, 5);
  const parents = elements.flatMap((one) => one.children.slice(2, 4));
  const move = (from: readonly Element[], to: readonly Element[]) =>
    change({
      event: 'move',
      elementId: next(from).elementId,
      parentElementId: next(to).elementId,
      previousElementId: null,
    });
  await measure('one leaf moved', 60, () => move(leaves, places), '20 ms');
  await measure('a branch moved', 60, () => move(branches, parents), '20 ms');
  await measure(
    'one leaf renamed',
    60,
    () => {
      const element = { displayText: `Nazwa ${turn}`, title: 'Tekst' };
      return change({ event: 'edit', elementId: next(leaves).elementId, element });
    },
    '20 ms',
  );
  const added: number[] = [];
  await measure(
    'one added',
    60,
    async () => {
      const element = { displayText: `Nowa ${turn}`, title: 'Tekst' };
      const parentElementId = next(places).elementId;
      added.push((await change({ event: 'add', parentElementId, previousElementId: null, element })).elementId);
    },
    '20 ms',
  );
  await measure('one deleted', 60, () => change({ event: 'delete', elementId: added.pop() ?? 0 }), '20 ms');
  figure('largest answer of a change', `${(bytes / 1000).toFixed(1)} kB`, '10 kB');
  const samples: number[] = [];
  for (let i = 0; i < 10; i++) {
    await move(leaves, places);
    samples.push(...(await timed(1, () => send(product, tree, undefined, browser), 0)));
  }
  figure('tree, first after a change', both(samples), '60 ms');
  await benchArticles(product, idsOf(elements));
}

const idsOf = (elements: readonly Element[]): number[] =>
  elements.flatMap(({ elementId, children }) => [elementId, ...idsOf(children)]);

/** The last created category has all articles (menu-data.ts). */
async function benchArticles(product: Product, ids: readonly number[]): Promise<void> {
  const id = Math.max(...ids);
  const grid = (skip: number) => `/api/menus/${id}/sort-configurations?take=50&skip=${skip}`;
  const read = async (skip: number) =>
    JSON.parse((await send(product, grid(skip))).toString()) as {
      articles: { totalItems: number; items: { id: number }[] };
    };
  const { articles } = await read(0);
  print(`  a category with ${articles.totalItems} articles`);
  const last = (await read(articles.totalItems - 50)).articles.items;
  figure('grid, first part', both(await timed(20, () => read(0))));
  figure('grid, last part', both(await timed(20, () => read(articles.totalItems - 50))));
  let turn = 0;
  const move = (to: object) => send(product, `/api/menus/${id}/articles/${last[turn++ % last.length]?.id}`, to);
  figure('an article to the first place', both(await timed(40, () => move({ previousArticleId: null }))), '20 ms');
  figure('an article to the middle', both(await timed(40, () => move({ position: 5000 }))), '20 ms');
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function send(product: Product, path: string, body?: unknown, encoding = 'identity'): Promise<Buffer> {
  const content = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${product.token}`,
    'accept-encoding': encoding,
    ...(content === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      product.url + path,
      { method: body === undefined ? 'GET' : 'PUT', headers, agent },
      (response) => {
        buffer(response).then((answer) => {
          if (response.statusCode !== undefined && response.statusCode < 300) resolve(answer);
          else reject(new Error(`${path}: ${response.statusCode} ${answer}`));
        }, reject);
      },
    );
    sent.on('error', reject);
    sent.end(content);
  });
}
