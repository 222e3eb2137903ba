import { getGetArticleQueryOptions } from '@redakcja/generated/articles/articles';
import type { QueryClient } from '@tanstack/react-query';
import { preload, preloadMeta } from '../shared/preload.ts';

/** Requests an article that is not loaded yet, and the editor of its texts: its card is about to be opened. */
export function preloadArticle(client: QueryClient, id: number): Promise<void> {
  import('../rich-text/rich-text.tsx').then(({ preloadRichText }) => preloadRichText()).catch(() => {}); // told by the card
  return preload(client, getGetArticleQueryOptions(id, { query: { meta: preloadMeta } }));
}
