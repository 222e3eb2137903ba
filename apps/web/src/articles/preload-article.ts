import { getGetArticleQueryOptions } from '@redakcja/generated/articles/articles';
import type { QueryClient } from '@tanstack/react-query';
import { preload, preloadMeta } from '../shared/preload.ts';

/** Requests an article that is not loaded yet: its card is about to be opened. */
export function preloadArticle(client: QueryClient, id: number): Promise<void> {
  return preload(client, getGetArticleQueryOptions(id, { query: { meta: preloadMeta } }));
}
