import type { Site } from '@redakcja/generated/model/site';
import type { Services } from '../../call/services.ts';
import { languageCode } from '../../shared/languages.ts';
import { readSystemParameters } from '../../shared/system-parameters.ts';
import { html } from '../../text/html.ts';
import { findFooter } from '../footer/footer-queries.ts';
import { findOffice } from '../office/office-queries.ts';
import { siteOfLanguage } from './site-queries.ts';

/** There is one. */
const officeId = 1;

/** What every page shows in one language; null for a language that visitors cannot read. */
export async function readSite(services: Services, lang: string): Promise<Site | null> {
  const [[site], footer, office, { officeName }] = await Promise.all([
    services.read(siteOfLanguage, [languageCode(lang)]),
    findFooter(services, lang),
    findOffice(services, officeId),
    readSystemParameters(services),
  ]);
  if (site === undefined || footer === null || office === null) return null;
  return {
    ...site,
    officeName,
    office: office.value,
    header: site.header === '' ? html`${officeName}`.text : site.header,
    footerElements: footer.value.footerElements.filter(({ isActive }) => isActive),
    updatedDate: site.article?.publishedDate ?? null,
  };
}
