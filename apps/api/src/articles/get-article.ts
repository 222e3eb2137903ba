import type { Handler } from '../contract/handler.ts';
import { readArticleJson } from './article-json.ts';

export const getArticle: Handler<'getArticle'> = async ({ params, services }) => {
  const { json, etag } = await readArticleJson(services, params.id);
  return { json, etag };
};
