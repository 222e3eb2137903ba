// The footer as the journal has it: a field for each text of its parts (packages/domain/src/shared/journal-changes.ts names them).
import type { Footer } from '@redakcja/generated/model/footer';
import { FooterInformationElementType } from '@redakcja/generated/model/footerInformationElementType';
import type { FooterLink } from '@redakcja/generated/model/footerLink';
import { FooterLogoElementType } from '@redakcja/generated/model/footerLogoElementType';
import { FooterTextElementType } from '@redakcja/generated/model/footerTextElementType';
import { FooterUpdatesElementType } from '@redakcja/generated/model/footerUpdatesElementType';

const { EditorialOffice, EditorialOfficeAddress } = FooterTextElementType;

const parts: Readonly<Record<number, string>> = {
  [FooterLogoElementType.Logo]: 'logo',
  [EditorialOffice]: 'editorialOffice',
  [EditorialOfficeAddress]: 'editorialOfficeAddress',
  [FooterInformationElementType.Information]: 'information',
  [FooterUpdatesElementType.Updates]: 'updates',
};

const linkFact = ({ displayText, ...link }: FooterLink) => ({
  ...link,
  name: link.url === null ? displayText : `${displayText} (${link.url})`,
});

export function footerFacts({ footerElements }: Pick<Footer, 'footerElements'>): Record<string, unknown> {
  const facts = footerElements.flatMap(({ type, displayText, isActive, content }): [string, unknown][] => {
    const part = parts[type] ?? type;
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
