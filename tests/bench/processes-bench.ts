// One, two and four processes on one PostgreSQL: callers divide themselves among the processes, then nginx does, with the files in a bucket.
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../scripts/postgres.mjs';
import { benchBehindNginx } from './behind-nginx.ts';
import { figure, print } from './figures.ts';
import { loadFortyPages } from './forty-pages.ts';
import { seed, startBuilt } from './place.ts';

const connections = 8;

export async function benchProcesses(folder: string): Promise<void> {
  const postgres = await startPostgres();
  if (postgres === null) return;
  const place = { DATA_DIR: path.join(folder, 'processes'), DATABASE_URL: postgres.url };
  try {
    await (await startBuilt(place)).stop();
    seed(place, 10_000);
    print(
      `\nSeveral processes, 10000 articles, forty pages in turn, ${connections} connections, ${availableParallelism()} cores`,
    );
    for (const count of [1, 2, 4]) {
      const products = await Promise.all(Array.from({ length: count }, () => startBuilt(place)));
      const rates = await Promise.all(products.map((product) => loadFortyPages(product, connections / count)));
      const label = `${count} ${count === 1 ? 'process' : 'processes'}, requests/s`;
      figure(label, rates.reduce((sum, rate) => sum + rate, 0).toFixed(0), count === 1 ? '2500' : '');
      await Promise.all(products.map((product) => product.stop()));
    }
    await benchBehindNginx(place, folder, (product) => loadFortyPages(product, connections));
  } finally {
    postgres.stop();
  }
}
