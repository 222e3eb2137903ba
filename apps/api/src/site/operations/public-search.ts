// The search of readers: the index says which articles, Node in which order and with which excerpts.
import { warsawDay } from '@redakcja/domain/shared/formats/dates';
import { pageWindow } from '@redakcja/domain/shared/lists/paging';
import type { PublicArticleRow } from '@redakcja/generated/model/publicArticleRow';
import type { PublicFoundArticle } from '@redakcja/generated/model/publicFoundArticle';
import type { PublicFoundPage } from '@redakcja/generated/model/publicFoundPage';
import { PublicHitKind } from '@redakcja/generated/model/publicHitKind';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { integer, nullable, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { languageCode } from '../../shared/languages.ts';
import { excerpt } from '../search/excerpt.ts';
import { withKnownWords } from '../search/known-words.ts';
import { textOf } from '../search/plain-text.ts';
import { askedIn } from '../search/quoted-phrases.ts';
import { allWordsOf, partialQueries, termsOfWords, textQuery } from '../search/search-words.ts';
import { havingPhrases } from './phrase-hits.ts';
import { articleRow } from './public-lists.ts';

export interface SearchQuery {
  phrase: string;
  categoryId?: number;
  /** Days. */
  from?: string;
  to?: string;
  kind?: PublicHitKind;
  page?: number;
  size?: number;
}

export interface Found {
  rows: PublicFoundArticle[];
  /** Number of articles on all pages. */
  total: number;
  /** Whether older articles have the words too. */
  isMore: boolean;
  /** Whether no article has all words: these have most of them. */
  isPartial: boolean;
  /** Whether nothing has these words: these articles have words like them. */
  isAlike: boolean;
  /** Whether nothing has the words of a phrase side by side: these articles have them apart. */
  isApart: boolean;
}

/** Rows of the index that are looked at: common words find the newest. */
const maxHits = 300;
const pagesShown = 3;

const hit = rowShape({
  articleId: integer('h.article_id'),
  documentId: nullable(integer('h.document_repository_id')),
  page: integer('h.page'),
  title: text('a.title'),
});
const foundArticle = rowShape({
  ...articleRow,
  translationId: integer('a.id'),
  content: text(`a.short_description || ' ' || a.content || ' ' || coalesce(a.extra_content, '')`),
});
const foundPage = rowShape({
  articleId: integer('p.article_id'),
  displayName: text('p.display_name'),
  path: text(`'/zalacznik/' || p.base_article_id || '/' || p.document_repository_id`),
  page: nullable(integer('case when p.has_pages then p.page end')),
  text: text('p.text'),
});

type Hits = readonly ReturnType<typeof hit.check>[number][];

interface Hit {
  title: string;
  isInText: boolean;
  pages: { documentId: number; page: number }[];
}

/** Articles in the order of their newest hit; those with all words in the title first. */
function byArticle(hits: Hits, phrase: string): [number, Hit][] {
  const found = new Map<number, Hit>();
  for (const { articleId, documentId, page, title } of hits) {
    const one = found.get(articleId) ?? { title, isInText: false, pages: [] };
    found.set(articleId, one);
    if (documentId === null) one.isInText = true;
    else one.pages.push({ documentId, page });
  }
  const hasAll = allWordsOf(phrase);
  const titled = new Map([...found].map(([id, { title }]) => [id, hasAll(title) ? 0 : 1]));
  return [...found].sort(([a], [b]) => (titled.get(a) ?? 1) - (titled.get(b) ?? 1));
}

const nothing: Found = { rows: [], total: 0, isMore: false, isPartial: false, isAlike: false, isApart: false };

export async function searchPublic(db: Database, lang: string, query: SearchQuery): Promise<Found> {
  const { words: asked, phrases } = askedIn(query.phrase);
  const all = textQuery(asked);
  if (all === null) return nothing;
  const exact = { isPartial: false, isAlike: false, isApart: false };
  const candidates = await readHits(db, lang, query, all);
  const hits = await havingPhrases(db, candidates, phrases);
  if (hits.length > 0) {
    const found = await foundIn(db, hits, { ...query, phrase: asked });
    return { ...found, isMore: candidates.length === maxHits, ...exact };
  }
  if (candidates.length > 0)
    return { ...(await foundIn(db, candidates, { ...query, phrase: asked })), ...exact, isApart: true };
  const alike = await withKnownWords(db, asked);
  const phrase = alike ?? asked;
  const whole = alike === null ? [] : [textQuery(alike) ?? all];
  for await (const { words, isPartial } of questions(db, lang, query, phrase, whole)) {
    const some = await readHits(db, lang, query, words);
    const facts = { ...exact, isPartial, isAlike: alike !== null };
    if (some.length > 0) return { ...(await foundIn(db, some, { ...query, phrase })), ...facts };
  }
  return nothing;
}

/** What else may find something; words that nothing has are in no further question. */
async function* questions(db: Database, lang: string, query: SearchQuery, phrase: string, whole: readonly string[]) {
  for (const words of whole) yield { words, isPartial: false };
  const terms = termsOfWords(phrase);
  if (terms.length < 2) return;
  const found = new Set((await readPresent(db, lang, query, terms)).map(({ term }) => term));
  const present = terms.filter((one) => found.has(one));
  for (const words of partialQueries(present, terms.length)) yield { words, isPartial: true };
}

const presentTerm = rowShape({ term: text('t.term') });

/** Terms that are somewhere in what is asked for. */
function readPresent(db: Database, lang: string, query: SearchQuery, terms: readonly string[]) {
  return db.rows(
    presentTerm,
    sql`${presentTerm.select} from public_languages l cross join jsonb_array_elements_text(${JSON.stringify(terms)}::jsonb) as t(term)
      where l.iso_code = ${languageCode(lang)} and exists (select from ${hitsOf(query, sql`t.term`, 1)})`,
  );
}

function hitsOf(query: SearchQuery, words: SQL, most: number): SQL {
  const since = query.from === undefined ? null : warsawDay(query.from)?.from.toISOString();
  const until = query.to === undefined ? null : warsawDay(query.to)?.to.toISOString();
  const inDocuments = query.kind === undefined ? null : query.kind === PublicHitKind.Attachment;
  return sql`public_hits(${words}::tsquery, l.id, ${query.categoryId ?? null}::int,
    ${since}::timestamptz, ${until}::timestamptz, ${inDocuments}::boolean, ${most}::int)`;
}

/** What of the index has the words. */
function readHits(db: Database, lang: string, query: SearchQuery, words: string) {
  return db.rows(
    hit,
    sql`${hit.select} from public_languages l, ${hitsOf(query, sql`${words}`, maxHits)} with ordinality h
      cross join lateral (select title from public_articles where id = h.article_id offset 0) a where l.iso_code = ${languageCode(lang)} order by h.ordinality`,
  );
}

async function foundIn(
  db: Database,
  hits: Hits,
  query: SearchQuery,
): Promise<Omit<Found, 'isPartial' | 'isAlike' | 'isApart'>> {
  const { phrase } = query;
  const found = byArticle(hits, phrase);
  const { limit, offset } = pageWindow(query.page ?? 1, query.size ?? 20);
  const shown = found.slice(offset, offset + limit);
  const [articles, pages] = await Promise.all([readShown(db, shown), readPages(db, shown)]);
  return {
    total: found.length,
    isMore: hits.length === maxHits,
    rows: shown.flatMap(([id, { isInText }]) => {
      const article = articles.find(({ translationId }) => translationId === id);
      if (article === undefined) return [];
      const { content, translationId: _, ...row } = article;
      const own = pages.filter(({ articleId }) => articleId === id);
      return {
        article: row satisfies PublicArticleRow,
        excerpt: isInText ? excerpt(textOf(content), phrase) : [],
        pages: own.map(
          ({ displayName, path, page: number, text: written }): PublicFoundPage => ({
            displayName,
            path,
            page: number,
            excerpt: excerpt(written, phrase),
          }),
        ),
      };
    }),
  };
}

function readShown(db: Database, shown: readonly [number, Hit][]) {
  if (shown.length === 0) return [];
  const ids = shown.map(([id]) => id);
  return db.rows(
    foundArticle,
    sql`${foundArticle.select} from public_articles a join public_languages l on l.id = a.language_id where a.id = any(${idList(ids)})`,
  );
}

function readPages(db: Database, shown: readonly [number, Hit][]) {
  const wanted = shown.flatMap(([id, { pages }]) =>
    pages.slice(0, pagesShown).map(({ documentId, page }) => ({ article: id, document: documentId, page })),
  );
  if (wanted.length === 0) return [];
  // one page after another: joined at once, the pages of everything would be looked at
  return db.rows(
    foundPage,
    sql`${foundPage.select} from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(article int, document int, page int)
      cross join lateral (select * from public_document_pages p
        where p.article_id = w.article and p.document_repository_id = w.document and p.page = w.page limit 1) p
      order by p.article_id, p.document_repository_id, p.page`,
  );
}
