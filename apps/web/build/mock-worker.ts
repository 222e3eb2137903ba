import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const name = 'mockServiceWorker.js';
const source = () => readFileSync(createRequire(import.meta.url).resolve(`msw/${name}`));

/** Gives the pages of the mocks msw's service worker, of the version that is installed, and keeps it out of the product. */
export function mockWorker(mocks: boolean): Plugin {
  let folder = '';
  return {
    name: 'mock-worker',
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir);
    },
    configureServer(server) {
      if (!mocks) return;
      server.middlewares.use(`/${name}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(source());
      });
    },
    generateBundle() {
      if (mocks) this.emitFile({ type: 'asset', fileName: name, source: source() });
    },
    writeBundle() {
      if (!mocks) rmSync(path.join(folder, name), { force: true });
    },
  };
}
