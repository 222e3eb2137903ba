import type { FooterElement } from '@redakcja/generated/model/footerElement';
import type { FooterInformationElement } from '@redakcja/generated/model/footerInformationElement';
import type { SiteDraft } from '../site/site-draft.ts';
import type { InformationValues } from './footer-values.ts';

/** A part of the footer, as its dialog holds it. */
export function footerDraft(part: FooterElement, languageId: number): SiteDraft {
  return {
    languageId,
    place: `footer-${part.type}`,
    note: part.isActive ? undefined : 'Nieaktywny',
    show: (site) => ({
      ...site,
      footerElements: [...site.footerElements.filter(({ type }) => type !== part.type), part].toSorted(
        (one, other) => one.type - other.type,
      ),
    }),
  };
}

/** Links as visitors have them; addresses within the bulletin are not in the preview. */
export function shownInformation(values: InformationValues): FooterInformationElement {
  const links = values.content.links.map((link) => ({ ...link, url: link.url || null, parentKey: null, slug: null }));
  return { ...values, content: { links } };
}
