// What is public at this moment (openapi/public.yaml): all of it stands on the views of the migration public_views.

import { sql } from 'drizzle-orm';
import { textTag } from '../../call/etag.ts';
import type { Area } from '../../call/handler.ts';
import { type Database, hasRows } from '../../database/database.ts';
import type { JsonOf } from '../../database/rows/json-of.ts';
import { notFound } from '../../http/problem.ts';
import { languageCode } from '../../shared/languages.ts';
import { readArticle } from './public-article.ts';
import { readAttachmentText } from './public-attachment-text.ts';
import { readCategories } from './public-category.ts';
import { readChanges } from './public-changes.ts';
import { readFrame } from './public-frame.ts';
import { readArticles } from './public-lists.ts';
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

/** An answer with its entity tag. */
function tagged<Shape>(json: JsonOf<Shape>): { json: JsonOf<Shape>; etag: string } {
  return { json, etag: textTag(json) };
}

/** The same for what is not JSON yet. */
function taggedBody<Body>(body: Body): { json: JsonOf<Body>; etag: string } {
  return tagged(JSON.stringify(body) as JsonOf<Body>);
}

interface InLanguage {
  db: Database;
  params: { lang: string };
}

/** A handler that answers in the language of its address: where that is unknown or switched off, there is nothing, not even an empty list. */
function inLanguage<Asked extends InLanguage, Answer>(answer: (call: Asked) => Promise<Answer>) {
  return async (call: Asked): Promise<Answer> => {
    const { db, params } = call;
    const isPublic = await hasRows(db, sql`select from public_languages where iso_code = ${languageCode(params.lang)}`);
    if (!isPublic) throw notFound(`Nie ma wersji językowej ${params.lang}`);
    return answer(call);
  };
}
