// The footer in the format of the journal: a field for each text of its parts (packages/domain/src/shared/journal-changes.ts names them).
import { footerPartNames } from '@redakcja/domain/settings/footer-parts';
import type { Footer } from '@redakcja/generated/model/footer';
import type { FooterLink } from '@redakcja/generated/model/footerLink';

/** The whole link, so that it can be put back, with the name that a person reads. */
const linkFact = (link: FooterLink) => ({
  ...link,
  name: link.url === null ? link.displayText : `${link.displayText} (${link.url})`,
});

export function footerFacts({ footerElements }: Pick<Footer, 'footerElements'>): Record<string, unknown> {
  const facts = footerElements.flatMap(({ type, displayText, isActive, content }): [string, unknown][] => {
    const part = footerPartNames[type];
    const own: [string, unknown][] = [
      [`${part}.displayText`, displayText],
      [`${part}.isActive`, isActive],
    ];
    if (content === null) return own;
    const rest = 'links' in content ? { links: content.links.map(linkFact) } : content;
    return [...own, ...Object.entries(rest).map(([name, value]): [string, unknown] => [`${part}.${name}`, value])];
  });
  return Object.fromEntries(facts);
}
