// The vertical menu with many categories in four levels and three languages: the tree, and one change of each kind, over HTTP.

import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { openDatabase } from '@redakcja/api/database/database';
import { rowShape } from '@redakcja/api/database/row-shape';
import type { Product } from '../support/product.ts';
import { figure, ms, percentile, print, timed } from './figures.ts';
import { type Place, startBuilt } from './place.ts';

const sizes = [500, 5000];

export async function benchMenus(engine: string, place: Place): Promise<void> {
  await (await startBuilt(place)).stop();
  for (const size of sizes) {
    print(`\n${engine}, vertical menu of ${size} categories in 4 levels and 3 languages`);
    await fill(place, size);
    const product = await startBuilt(place);
    try {
      await benchMenu(product);
    } finally {
      await product.stop();
    }
  }
}

/** Each level but the last has a tenth of the next one. */
async function fill(place: Place, size: number): Promise<void> {
  const database = await openDatabase({
    dataDir: place.DATA_DIR,
    database: { url: place.DATABASE_URL ?? null, poolSize: 2 },
  });
  const roots = Math.ceil(Math.cbrt(size) / 2);
  const run = (text: string) => database.read({ name: '', text, rows: rowShape({}) });
  await run(`delete from article_links where menu_element_id is not null`);
  await run(`delete from article_categories`);
  await run(`delete from menu_elements`);
  await run(`insert into menu_elements (type, position) select 20, i * 1024 from generate_series(1, ${roots}::int) i`);
  for (const level of [1, 2]) {
    await run(`insert into menu_elements (type, parent_id, position)
      select 20, m.id, i * 1024 from menu_elements m, generate_series(1, ${roots}::int) i where m.level = ${level}`);
  }
  await run(`insert into menu_elements (type, parent_id, position)
    select 20, p.id, row_number() over (partition by p.id) * 1024 from (
      select id, row_number() over (order by id) as n, count(*) over () as total from menu_elements where level = 3
    ) p join generate_series(1, ${size}::int - (select count(*)::int from menu_elements)) i on i % p.total = p.n - 1`);
  await run(`insert into menu_element_translations (menu_element_id, language_id, display_text, title, slug)
    select m.id, l.id, 'Kategoria numer ' || m.id || ' ' || l.iso_code, 'Tekst dla czytników kategorii numer ' || m.id, 'kategoria-' || m.id
    from menu_elements m, languages l`);
  await run(`insert into article_categories (article_id, menu_element_id, position)
    select a.id, (select min(id) from menu_elements) + (a.id % ${size}), 0 from articles a`);
  await run(`analyze`);
  await database.close();
}

interface Element {
  elementId: number;
  parentElementId: number | null;
  children: Element[];
}

async function benchMenu(product: Product): Promise<void> {
  let bytes = 0;
  const call = async (path: string, body?: unknown): Promise<unknown> => {
    const answer = await send(product, path, body);
    bytes = Math.max(bytes, Buffer.byteLength(answer));
    return JSON.parse(answer);
  };
  const tree = '/api/menus/20?categoryOnly=true';
  figure('tree, p50', ms(percentile(await timed(15, () => call(tree)), 0.5)), '60 ms');
  const whole = await send(product, tree);
  figure('tree', `${(Buffer.byteLength(whole) / 1000).toFixed(0)} kB`);
  figure('tree, compressed', `${(gzipSync(whole).length / 1000).toFixed(0)} kB`, '200 kB');
  const search = '/api/searches/categories?title=numer%2012';
  figure('search of a picker, p50', ms(percentile(await timed(30, () => call(search)), 0.5)));
  const { elements } = JSON.parse(whole) as { elements: Element[] };
  bytes = 0;

  const change = (body: object) => call('/api/menus/20', body) as Promise<{ elementId: number }>;
  const leaves = elements.flatMap((one) => one.children[0]?.children[0]?.children ?? []);
  const places = elements.flatMap((one) => one.children[1]?.children ?? []);
  let turn = 0;
  const next = <Item>(items: readonly Item[]): Item => items[turn++ % items.length] as Item;
  const branches = elements.flatMap((one) => one.children[0]?.children ?? []).slice(0, 5);
  const parents = elements.flatMap((one) => one.children.slice(2, 4));
  const measure = async (name: string, work: () => Promise<unknown>) =>
    figure(`${name}, p50`, ms(percentile(await timed(40, work), 0.5)), '20 ms');
  await measure('one leaf moved', () =>
    change({
      event: 'move',
      elementId: next(leaves).elementId,
      parentElementId: next(places).elementId,
      previousElementId: null,
    }),
  );
  await measure('a branch moved', () =>
    change({
      event: 'move',
      elementId: next(branches).elementId,
      parentElementId: next(parents).elementId,
      previousElementId: null,
    }),
  );
  await measure('one leaf renamed', () => {
    const element = { displayText: `Nazwa ${turn}`, title: 'Tekst' };
    return change({ event: 'edit', elementId: next(leaves).elementId, element });
  });
  const added: number[] = [];
  await measure('one added', async () => {
    const element = { displayText: `Nowa ${turn}`, title: 'Tekst' };
    const parentElementId = next(places).elementId;
    added.push((await change({ event: 'add', parentElementId, previousElementId: null, element })).elementId);
  });
  await measure('one deleted', () => change({ event: 'delete', elementId: added.pop() ?? 0 }));
  figure('largest answer of a change', `${(bytes / 1000).toFixed(1)} kB`, '10 kB');
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function send(product: Product, path: string, body?: unknown): Promise<string> {
  const content = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${product.token}`,
    ...(content === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      product.url + path,
      { method: body === undefined ? 'GET' : 'PUT', headers, agent },
      (response) => {
        text(response).then((answer) => {
          if (response.statusCode !== undefined && response.statusCode < 300) resolve(answer);
          else reject(new Error(`${path}: ${response.statusCode} ${answer}`));
        }, reject);
      },
    );
    sent.on('error', reject);
    sent.end(content);
  });
}
