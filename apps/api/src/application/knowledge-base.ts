/** Entries of the knowledge-base menu; their pages are `help/<slug>.html`. */
export const knowledgeBase = [
  { id: 1, slug: 'podrecznik-redaktora', name: 'Podręcznik redaktora' },
  { id: 2, slug: 'podrecznik-administratora', name: 'Podręcznik administratora' },
  { id: 3, slug: 'polecenia-bip', name: 'Polecenia bip w terminalu' },
] as const;
