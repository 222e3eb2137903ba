// A configurable HTTP server that replaces the archive in tests.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { archiveAddresses, archiveImports } from '../database/schema.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

export type Page = string | Buffer | ((request: IncomingMessage, response: ServerResponse) => void);

export interface TestArchive {
  host: string;
  /** Responses by path; everything else is 404. */
  pages: Map<string, Page>;
  /** Requested paths. */
  requests: string[];
  /** Forgets responses and requests. */
  clear: () => void;
  stop: () => Promise<void>;
}

export async function startTestArchive(): Promise<TestArchive> {
  const pages = new Map<string, Page>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(path);
    const page = pages.get(path);
    if (page === undefined) response.writeHead(404).end();
    else if (typeof page === 'function') page(request, response);
    else response.writeHead(200, { 'content-type': 'application/xml' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `http://127.0.0.1:${port}`,
    pages,
    requests,
    clear: () => {
      pages.clear();
      requests.length = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const clientId = 1204;
export const importUrl = `/api/files/archive-sitemap/${clientId}`;

export async function setClientId(api: TestApi): Promise<void> {
  await api.db.execute(
    sql`update system_parameters set value = ${JSON.stringify({ clientId })}::jsonb where key_name = 'ClientId'`,
  );
}

/** A server that is configured with this archive and may connect to localhost. */
export async function startOffice(host: string, env: Record<string, string> = {}): Promise<TestApi> {
  const api = await startApi({ env: { ARCHIVE_HOST: host, ARCHIVE_PRIVATE_NETWORKS: '127.0.0.0/8', ...env } });
  await setClientId(api);
  return api;
}

/** An archive, a server with lower limits that is configured with it, and a user who may import its sitemap. */
export async function startImporting() {
  const archive = await startTestArchive();
  const limits = { ARCHIVE_MAX_BYTES: String(2 * 1024 * 1024), ARCHIVE_MAX_ADDRESSES: '5000' };
  const api = await startOffice(archive.host, limits);
  const user = await api.user({ permissions: ['ManageSettings'] });
  return { archive, api, user, office: api.as(user) };
}

export async function importedPaths({ db }: TestApi): Promise<string[]> {
  const rows = await db.select({ path: archiveAddresses.path }).from(archiveAddresses).orderBy(archiveAddresses.path);
  return rows.map(({ path }) => path);
}

export async function forgetArchive(api: TestApi): Promise<void> {
  await api.db.delete(archiveImports);
}

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function urlset(...addresses: string[]): string {
  const urls = addresses.map((address) => `<url><loc>${address}</loc><lastmod>2015-01-30</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespace}>\n${urls.join('\n')}\n</urlset>\n`;
}

export function sitemapIndex(...addresses: string[]): string {
  const maps = addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex ${namespace}>${maps.join('')}</sitemapindex>`;
}
