import type { Site } from '@redakcja/generated/model/site';
import type { Database } from '../../database/database.ts';
import { languageCode } from '../../shared/languages.ts';
import { readSystemParameters } from '../../shared/system-parameters.ts';
import { html } from '../../text/html.ts';
import { findFooter } from '../footer/footer-queries.ts';
import { findPublicOffice } from '../office/office-queries.ts';
import { findSite } from './site-queries.ts';

/** There is one. */
const officeId = 1;

/** What every page shows in one language; null for a language that visitors cannot read. */
export async function readSite(db: Database, lang: string): Promise<Site | null> {
  const [[site], footer, office, { officeName }] = await Promise.all([
    findSite(db, languageCode(lang)),
    findFooter(db, lang),
    findPublicOffice(db, officeId),
    readSystemParameters(db),
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
