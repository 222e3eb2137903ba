// The footer in the format of the journal: a field for each text of its parts (packages/domain/src/shared/journal/journal-changes.ts names them).
import { footerPartNames } from '@redakcja/domain/settings/footer/footer-parts';
import type { Footer } from '@redakcja/generated/model/footer';
import { footerLinkFact } from '../../shared/footer-links.ts';

export function footerFacts({ footerElements }: Pick<Footer, 'footerElements'>): Record<string, unknown> {
  const facts = footerElements.flatMap(({ type, displayText, isActive, content }): [string, unknown][] => {
    const part = footerPartNames[type];
    const own: [string, unknown][] = [
      [`${part}.displayText`, displayText],
      [`${part}.isActive`, isActive],
    ];
    if (content === null) return own;
    const rest = 'links' in content ? { links: content.links.map(footerLinkFact) } : content;
    return [...own, ...Object.entries(rest).map(([name, value]): [string, unknown] => [`${part}.${name}`, value])];
  });
  return Object.fromEntries(facts);
}
