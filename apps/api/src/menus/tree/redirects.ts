import { listMenuRedirectsDefinition } from '@redakcja/generated/lists/listMenuRedirects';
import type { Handler } from '../../call/handler.ts';
import { utc } from '../../database/rows/json-sql.ts';
import { integer, rowShape, text } from '../../database/rows/row-shape.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';

/** `categoryAddress` of the domain as SQL. */
const address = (slug: string) => `'/kategoria/' || r.menu_element_id || '/' || ${slug}`;

const page = {
  list: listMenuRedirectsDefinition,
  row: rowShape({
    elementId: integer('r.menu_element_id'),
    languageIsoCode: text('l.iso_code'),
    fromPath: text(address('r.from_slug')),
    toPath: text(address('r.to_slug')),
    createdDate: text(utc('r.created_date')),
  }),
  from: 'public_redirects r join public_languages l on l.id = r.language_id',
  columns: { createdDate: 'r.created_date', elementId: 'r.menu_element_id', fromPath: address('r.from_slug') },
  sortings: { createdDate: 'r.created_date', fromPath: address('r.from_slug') },
  tieBreaker: address('r.from_slug'),
} satisfies PageSql<typeof listMenuRedirectsDefinition>;

export const listMenuRedirects: Handler<'listMenuRedirects'> = async ({ db, query }) => {
  const { rows, total } = await readPage(db, page, query);
  return { body: rows, total };
};
