// The public site as visitors see it, for its preview and for an office's own site (design decision: one public call).
import type { Area, Handler } from '../../call/handler.ts';
import { notFound } from '../../http/problem.ts';
import { languageCode } from '../../shared/languages.ts';
import { cachedSite } from './cached-site.ts';

const getSite: Handler<'getSite'> = async ({ db, params }) => {
  const cached = await cachedSite(db, languageCode(params.lang));
  if (cached === null) throw notFound(`Nie ma wersji językowej ${params.lang}`);
  return { cached, etag: cached.etag };
};

export const siteArea = { handlers: { getSite } } satisfies Area;
