// What is public at this moment (openapi/public.yaml): all of it stands on the views of the migration public_views.
import type { Area } from '../../call/handler.ts';
import { notFound } from '../../http/problem.ts';
import { tagged, taggedBody } from './public-answer.ts';
import { readArticle } from './public-article.ts';
import { readAttachmentText } from './public-attachment-text.ts';
import { readCategories } from './public-category.ts';
import { readFrame } from './public-frame.ts';
import { inLanguage } from './public-language.ts';
import { readArticles, readChanges } from './public-lists.ts';
import { searchPublic } from './public-search.ts';
import { readStatistics } from './public-statistics.ts';

export const publicArea = {
  handlers: {
    getPublicFrame: inLanguage(async ({ db, params }) => {
      const frame = await readFrame(db, params.lang);
      if (frame === null) throw notFound(`Nie ma wersji językowej ${params.lang}`);
      return taggedBody(frame);
    }),
    listPublicArticles: inLanguage(async ({ db, params, query }) => {
      const { rows, total } = await readArticles(db, params.lang, query);
      return { ...taggedBody(rows), total };
    }),
    getPublicArticle: inLanguage(async ({ db, params }) => tagged(await readArticle(db, params.lang, params.id))),
    getPublicVersion: inLanguage(async ({ db, params }) =>
      tagged(await readArticle(db, params.lang, params.id, params.version)),
    ),
    getPublicAttachmentText: inLanguage(async ({ db, params }) =>
      taggedBody(await readAttachmentText(db, params.lang, params.id, params.document)),
    ),
    searchPublic: inLanguage(async ({ db, params, query }) => {
      const { rows, total } = await searchPublic(db, params.lang, query);
      return { ...taggedBody(rows), total };
    }),
    listPublicStatistics: inLanguage(async ({ db, params, query }) => {
      const { rows, total } = await readStatistics(db, params.lang, query);
      return { ...taggedBody(rows), total };
    }),
    listPublicCategories: inLanguage(async ({ db, params }) => tagged(await readCategories(db, params.lang))),
    listPublicChanges: inLanguage(async ({ db, params, query }) => {
      const { rows, total } = await readChanges(db, params.lang, query);
      return { ...taggedBody(rows), total };
    }),
  },
} satisfies Area;
