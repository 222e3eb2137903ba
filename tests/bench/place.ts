// The measured environment: the built server, and its database with many articles.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type Product, startProduct } from '../support/product.ts';

/** Environment of the server: its database and further configuration. */
export type Place = {
  DATA_DIR: string;
  DATABASE_URL?: string;
  SITE_PORT?: string;
  ARCHIVE_HOST?: string;
  ARCHIVE_PRIVATE_NETWORKS?: string;
};

export function startBuilt(place: Place): Promise<Product> {
  return startProduct({ ...place, LOG_LEVEL: 'error' });
}

export function seed(place: Place, articles: number): void {
  execFileSync(process.execPath, ['scripts/seed.mjs', '--articles', String(articles)], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, ...place },
    stdio: ['ignore', 'inherit', 'ignore'],
  });
}
