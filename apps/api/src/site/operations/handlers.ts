// What is public at this moment (openapi/public.yaml): all of it stands on the views of the migration public_views.
import type { Area } from '../../call/handler.ts';
import { notFound } from '../../http/problem.ts';
import { tagged, taggedBody } from './public-answer.ts';
import { readArticle } from './public-article.ts';
import { readCategories } from './public-category.ts';
import { readFrame } from './public-frame.ts';
import { readArticles, readChanges } from './public-lists.ts';

export const publicArea = {
  handlers: {
    getPublicFrame: async ({ services, params }) => {
      const frame = await readFrame(services, params.lang);
      if (frame === null) throw notFound(`Nie ma wersji językowej ${params.lang}`);
      return taggedBody(frame);
    },
    listPublicArticles: async ({ services, params, query }) => {
      const { rows, total } = await readArticles(services, params.lang, query);
      return { ...taggedBody(rows), total };
    },
    getPublicArticle: async ({ services, params }) => tagged(await readArticle(services, params.lang, params.id)),
    getPublicVersion: async ({ services, params }) =>
      tagged(await readArticle(services, params.lang, params.id, params.version)),
    listPublicCategories: async ({ services, params }) => tagged(await readCategories(services, params.lang)),
    listPublicChanges: async ({ services, params, query }) => {
      const { rows, total } = await readChanges(services, params.lang, query);
      return { ...taggedBody(rows), total };
    },
  },
} satisfies Area;
