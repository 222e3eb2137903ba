import type { FixedText } from '@redakcja/domain/settings/languages/fixed-texts';
import { ArticleType } from '@redakcja/generated/model/articleType';
import type { PublicFrame } from '@redakcja/generated/model/publicFrame';
import { ownPath, pages } from '../addresses.tsx';

/** What stands above the header, and on a phone in the menu. */
export function shortcutsOf({ site, pages: systemPages }: PublicFrame): readonly { name: FixedText; path: string }[] {
  const { isoCode } = site.language;
  const instruction = systemPages.find(({ type }) => type === ArticleType.Instruction);
  return [
    { name: 'Mapa strony', path: ownPath(isoCode, pages.map) },
    ...(instruction ? [{ name: 'Instrukcja', path: instruction.path } as const] : []),
    { name: 'Kontakt', path: ownPath(isoCode, pages.office) },
  ];
}
