// The public site as visitors see it, for its preview and for an office's own site (design decision: one public call).
import type { Area, Handler } from '../../call/handler.ts';
import { notFound } from '../../http/problem.ts';
import { readSite } from './read-site.ts';

const getSite: Handler<'getSite'> = async ({ db, params }) => {
  const body = await readSite(db, params.lang);
  if (body === null) throw notFound(`Nie ma wersji językowej ${params.lang}`);
  return { body };
};

export const siteArea = { handlers: { getSite } } satisfies Area;
