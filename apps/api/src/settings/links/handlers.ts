// Broken links (openapi/links.yaml).
import { listBrokenLinksDefinition } from '@redakcja/generated/lists/listBrokenLinks';
import { LinkProblem } from '@redakcja/generated/model/linkProblem';
import { LinkSource } from '@redakcja/generated/model/linkSource';
import type { Area } from '../../call/handler.ts';
import { utc } from '../../database/rows/json-sql.ts';
import { integer, nullable, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { type PageSql, readPage } from '../../lists/read-page.ts';
import { brokenLinks } from './link-sql.ts';

const page = {
  list: listBrokenLinksDefinition,
  row: rowShape({
    source: oneOf(LinkSource, 'k.source'),
    recordId: integer('k.record_id'),
    name: text('k.name'),
    languageIsoCode: text('k.iso_code'),
    address: nullable(text('k.url')),
    problem: oneOf(LinkProblem, 'k.problem'),
    detail: nullable(text('k.detail')),
    checkedDate: nullable(text(utc('k.checked_date'))),
  }),
  from: brokenLinks,
  columns: { source: 'k.source', problem: 'k.problem', languageIsoCode: 'k.iso_code', name: 'k.name' },
  sortings: { source: 'k.source', name: 'k.name', languageIsoCode: 'k.iso_code', checkedDate: 'k.checked_date' },
  tieBreaker: 'k.place',
} satisfies PageSql<typeof listBrokenLinksDefinition>;

export const linksArea = {
  inputs: {},
  handlers: {
    listBrokenLinks: async ({ db, query }) => {
      const { rows, total } = await readPage(db, page, query);
      return { body: rows, total };
    },
  },
} satisfies Area;
