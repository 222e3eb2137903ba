// The public site as visitors see it, for its preview and for an office's own site (design decision: one public call).
import type { Site } from '@redakcja/generated/model/site';
import type { Area, Handler } from '../../call/handler.ts';
import { notFound } from '../../http/problem.ts';
import { languageCode } from '../../shared/languages.ts';
import { readSystemParameters } from '../../shared/system-parameters.ts';
import { html } from '../../text/html.ts';
import { findFooter } from '../footer/footer-queries.ts';
import { findOffice } from '../office/office-queries.ts';
import { siteOfLanguage } from './site-queries.ts';

/** There is one. */
const officeId = 1;

const getSite: Handler<'getSite'> = async ({ services, params }) => {
  const [[site], footer, office, { officeName }] = await Promise.all([
    services.read(siteOfLanguage, [languageCode(params.lang), services.now().toISOString()]),
    findFooter(services, params.lang),
    findOffice(services, officeId),
    readSystemParameters(services),
  ]);
  if (site === undefined || footer === null || office === null)
    throw notFound(`Nie ma wersji językowej ${params.lang}`);
  const footerElements = footer.value.footerElements.filter(({ isActive }) => isActive);
  const header = site.header === '' ? html`${officeName}`.text : site.header;
  return {
    body: {
      ...site,
      officeName,
      office: office.value,
      header,
      footerElements,
      updatedDate: site.article?.publishedDate ?? null,
    } satisfies Site,
  };
};

export const siteArea = { handlers: { getSite } } satisfies Area;
