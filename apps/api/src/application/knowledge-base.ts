/** Entries of the knowledge-base menu; the pages are `help/<slug>.html`, their pictures `help/obrazy/*.png`. */
export const knowledgeBase = [
  { id: 1, slug: 'podrecznik-redaktora', name: 'Podręcznik redaktora' },
  { id: 2, slug: 'podrecznik-administratora', name: 'Podręcznik administratora' },
  { id: 3, slug: 'polecenia-bip', name: 'Polecenia bip w terminalu' },
  { id: 4, slug: 'menu', name: 'Menu poziome i pionowe' },
] as const;
