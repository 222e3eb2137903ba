// The archive: import of a sitemap with 100,000 addresses, then a check and a removal of one site.
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../scripts/free-port.mjs';
import { figure, ms, percentile, print, timed } from './figures.ts';
import { type Place, startBuilt } from './place.ts';

const addresses = 100_000;
/** Addresses of one site. */
const perSite = 1000;
/** Client id of the demo office. */
const clientId = 1204;

function sitemaps(host: string): Map<string, Buffer> {
  const all = Array.from({ length: addresses }, (_, i) => {
    const site = `${host}/jednostka-${Math.floor(i / perSite)}`;
    if (i % perSite === 0) return site;
    return i % 3 === 0 ? `${site}/zalaczniki/dokument-${i}.pdf` : `${site}/dzial-${i % 10}/artykul-${i}`;
  });
  const urlset = (part: readonly string[]) =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${part
      .map((address) => `<url><loc>${address}</loc><lastmod>2015-01-30</lastmod></url>`)
      .join('\n')}</urlset>`;
  const index = `<sitemapindex><sitemap><loc>${host}/1.xml.gz</loc></sitemap><sitemap><loc>${host}/2.xml.gz</loc></sitemap></sitemapindex>`;
  return new Map([
    ['/sitemap.xml', Buffer.from(index)],
    ['/1.xml.gz', gzipSync(urlset(all.slice(0, addresses / 2)))],
    ['/2.xml.gz', gzipSync(urlset(all.slice(addresses / 2)))],
  ]);
}

export async function benchArchive(engine: string, place: Place): Promise<void> {
  print(`\n${engine}, archive of ${addresses} addresses`);
  const port = await freePort();
  const host = `http://127.0.0.1:${port}`;
  const files = sitemaps(host);
  const archive = createServer((request, response) => response.end(files.get(request.url ?? '')));
  await new Promise<void>((resolve) => archive.listen(port, '127.0.0.1', resolve));
  const product = await startBuilt({ ...place, ARCHIVE_HOST: host, ARCHIVE_PRIVATE_NETWORKS: '127.0.0.1' });
  const call = (path: string, method = 'GET') =>
    fetch(product.url + path, { method, headers: { authorization: `Bearer ${product.token}` } }).then(
      async (response) => {
        if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
        return response.json();
      },
    );
  try {
    const before = product.memory();
    let peak = before;
    const sampling = setInterval(() => {
      peak = Math.max(peak, product.memory());
    }, 50);
    const durations: number[] = [];
    const started = performance.now();
    let isDone = false;
    const imported = call(`/api/files/archive-sitemap/${clientId}`, 'POST').finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const sentAt = performance.now();
      await call('/api/archive/config');
      durations.push(performance.now() - sentAt);
    }
    const { sites, files: attachments } = (await imported) as { sites: number; files: number };
    clearInterval(sampling);
    figure(`import (${sites} pages, ${attachments} attachments)`, ms(performance.now() - started));
    figure('memory before, peak during it', `${before.toFixed(0)}, ${peak.toFixed(0)} MiB`);
    figure(
      'another request during it, p50, p99',
      `${ms(percentile(durations, 0.5))}, ${ms(percentile(durations, 0.99))}`,
    );
    const site = (path: string) => `/api/archive?sitename=${encodeURIComponent(host + path)}`;
    const check = await timed(50, () => call(site('/jednostka-7')));
    figure(`check of a site with ${perSite} addresses, p50`, ms(percentile(check, 0.5)));
    const whole = await timed(3, () => call(site('')));
    figure('check of the root, p50', ms(percentile(whole, 0.5)));
    const removing = performance.now();
    await call(site('/jednostka-7'), 'DELETE');
    figure(`removal of a site with ${perSite} addresses`, ms(performance.now() - removing));
  } finally {
    await product.stop();
    archive.close();
  }
}
