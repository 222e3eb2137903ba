import { type HelpSlug, helpAddress, helpPages } from '@redakcja/domain/shared/addresses/help-pages';
import type { SystemParameters } from '../shared/system-parameters.ts';

/** Pages in their order; the texts are `help/<slug>.html`, their pictures `help/obrazy/*.png`. */
export const pages = Object.entries(helpPages).map(([slug, page]) => ({
  slug: slug as HelpSlug,
  menuId: undefined,
  ...page,
}));

/** Entries of the knowledge-base menu. */
export const knowledgeBase = [
  ...pages.flatMap(({ slug, name, menuId }) =>
    menuId === undefined ? [] : [{ id: menuId, name, path: helpAddress(slug) }],
  ),
  { id: 100, name: 'Wszystkie strony pomocy', path: '/pomoc' },
];

/** Entries of manuals that an office uploads, by the key of their parameter; they come first. */
const manualEntries: Readonly<Record<string, { id: number; name: string }>> = {
  UserManual: { id: 101, name: 'Podręcznik użytkownika' },
  BipUserManual: { id: 102, name: 'Podręcznik użytkownika BIP' },
};

/** Every entry with the path it is read at. */
export function knowledgeBaseEntries({ manuals }: Pick<SystemParameters, 'manuals'>) {
  const uploaded = manuals.flatMap(({ key, path }) => {
    const entry = manualEntries[key];
    return entry === undefined ? [] : [{ ...entry, path }];
  });
  return [...uploaded, ...knowledgeBase];
}
