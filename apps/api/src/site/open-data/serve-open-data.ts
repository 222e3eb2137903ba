// Addresses of the data sets and of their description (Data Package of Frictionless Data).
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { sendTagged } from '../../http/cached/cached-answer.ts';
import { madePage, sendPage } from '../host/made-page.ts';
import type { SiteHost } from '../host/page-request.ts';
import { readFrame } from '../operations/public-frame.ts';
import { dataSets } from './data-sets.ts';
import { OpenData } from './open-data.ts';
import { dataFormats } from './packed-data.ts';

const types = { ndjson: 'application/x-ndjson; charset=utf-8', csv: 'text/csv; charset=utf-8; header=present' };

/** Information that an office makes is no work under copyright; what it says of itself may be used without conditions. */
const licence = {
  name: 'CC0-1.0',
  title: 'CC0 1.0: bez warunków',
  path: 'https://creativecommons.org/publicdomain/zero/1.0/deed.pl',
};

export function serveOpenData(app: FastifyInstance, site: SiteHost): void {
  const data = new OpenData(site);
  for (const set of dataSets)
    for (const format of dataFormats)
      app.get(`/dane/${set.name}.${format}`, async (_request, reply) => {
        const { answer, at } = await data.read(set, format);
        reply.headers({
          'content-type': types[format],
          'cache-control': 'public, no-cache',
          'last-modified': at.toUTCString(),
        });
        return sendTagged(reply, answer);
      });
  app.get('/dane/datapackage.json', async (_request, reply) =>
    sendPage(
      reply,
      await site.cache.read('data package', async ({ db }) =>
        madePage({ type: 'application/json; charset=utf-8', text: JSON.stringify(await dataPackage(site, db)) }),
      ),
    ),
  );
}

async function dataPackage({ services }: SiteHost, db: Database) {
  const origin = services.config.site.url;
  const frame = await readFrame(db, 'PL');
  const office = frame?.site.officeName ?? '';
  return {
    profile: 'data-package',
    name: 'biuletyn-informacji-publicznej',
    title: `${office} – Biuletyn Informacji Publicznej`,
    description: 'Artykuły, załączniki i zmiany biuletynu. Pliki powstają raz dziennie.',
    homepage: origin,
    licenses: [licence],
    sources: [{ title: office, path: origin }],
    resources: dataSets.flatMap(({ name, title, fields }) =>
      dataFormats.map((format) => ({
        name: `${name}-${format}`,
        title,
        path: `${name}.${format}`,
        format,
        mediatype: types[format].split(';')[0],
        encoding: 'utf-8',
        schema: { fields: fields.map((one) => ({ name: one.name, type: one.type, description: one.description })) },
      })),
    ),
  };
}
