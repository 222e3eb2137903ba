import { footerPartNames } from '@redakcja/domain/settings/footer/footer-parts';
import { FooterInformationElementType } from '@redakcja/generated/model/footerInformationElementType';
import type { FooterLink } from '@redakcja/generated/model/footerLink';
import { listOf, objectOf } from '../database/rows/json-sql.ts';
import { publicSlug } from '../text/public-slug.ts';

const link = objectOf<FooterLink>({
  key: 'x.key',
  parentKey: 'null',
  type: 'x.type',
  sourceId: 'coalesce(x.menu_element_id, x.article_id, x.bookmark_id)',
  url: 'x.url',
  slug: publicSlug('x', 'x.language_id'),
  displayText: 'x.display_text',
  title: 'x.title',
  target: 'x.target',
});

/** Links of the footer in the language `l`, in their order. */
export const footerLinkList = listOf<FooterLink>(link, 'x.position', 'footer_links x where x.language_id = l.id');

/** Field of the journal that has the links. */
export const footerLinksField = `${footerPartNames[FooterInformationElementType.Information]}.links`;

/** A link in the journal: all of it, so that it can be restored, with the name that a person reads. */
export const footerLinkFact = (link: FooterLink) => ({
  ...link,
  name: link.url === null ? link.displayText : `${link.displayText} (${link.url})`,
});
