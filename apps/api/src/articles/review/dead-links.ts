// Links of an article that lead nowhere: what is not public at this moment, and what the check of links did not reach.
import {
  type Destination,
  deadLinkMessages,
  destinationOf,
  destinationsOf,
} from '@redakcja/domain/articles/check/dead-links';
import type { DeadLink } from '@redakcja/generated/model/deadLink';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../call/handler.ts';
import type { Database } from '../../database/database.ts';
import { arrayOf, integer, nullable, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList, textList } from '../../database/rows/sql-values.ts';
import { notFound } from '../../http/problem.ts';

const contentRow = rowShape({ content: text('content') });
const linkRow = rowShape({
  name: text('x.display_text'),
  url: nullable(text('x.url')),
  category: nullable(integer('x.menu_element_id')),
  article: nullable(integer('b.base_article_id')),
});

interface Leading {
  destination: Destination;
  address: string;
  isInContent: boolean;
}

export const listArticleDeadLinks: Handler<'listArticleDeadLinks'> = async ({ db, params: { id } }) => {
  const [article] = await db.rows(contentRow, sql`${contentRow.select} from articles where id = ${id}`);
  if (article === undefined) throw notFound(`Nie znaleziono artykułu o numerze ${id}`);
  const inContent = destinationsOf(article.content).map(
    (destination): Leading => ({ destination, address: destination.address, isInContent: true }),
  );
  const links = [...inContent, ...(await sectionOf(db, id))];
  if (links.length === 0) return { body: [] };
  const isDead = await deadAmong(
    db,
    links.map(({ destination }) => destination),
  );
  return {
    body: links
      .filter(({ destination }) => isDead(destination))
      .map(({ destination, address, isInContent }): DeadLink => {
        return { address, isInContent, message: deadLinkMessages[destination.kind] };
      }),
  };
};

async function sectionOf(db: Database, articleId: number): Promise<Leading[]> {
  const rows = await db.rows(
    linkRow,
    sql`${linkRow.select} from article_links x left join articles b on b.id = x.linked_article_id
      where x.article_id = ${articleId} order by x.position, x.id`,
  );
  return rows.flatMap(({ name, url, category, article }): Leading[] => {
    const destination = destinationIn({ url, category, article });
    return destination === null ? [] : [{ destination, address: name, isInContent: false }];
  });
}

function destinationIn(link: { url: string | null; category: number | null; article: number | null }) {
  if (link.article !== null) return { kind: 'article', id: link.article, address: '' } as const;
  if (link.category !== null) return { kind: 'category', id: link.category, address: '' } as const;
  return link.url === null ? null : destinationOf(link.url);
}

/** What is public, of those that are asked about: an article in any of its languages. */
const living = rowShape({
  articles: arrayOf(
    integer('array(select distinct base_article_id from public_articles where base_article_id = any(asked.articles))'),
  ),
  categories: arrayOf(integer('array(select distinct id from public_categories where id = any(asked.categories))')),
  files: arrayOf(integer('array(select id from files where is_public and id = any(asked.files))')),
  unreachable: arrayOf(
    text(
      'array(select address from checked_addresses where address = any(asked.addresses) and problem is not null and not is_offline)',
    ),
  ),
});

async function deadAmong(db: Database, asked: readonly Destination[]): Promise<(one: Destination) => boolean> {
  const ids = (kind: Destination['kind']) =>
    idList(asked.flatMap((one) => (one.kind === kind && one.kind !== 'elsewhere' ? [one.id] : [])));
  const addresses = textList(asked.flatMap((one) => (one.kind === 'elsewhere' ? [one.address] : [])));
  const [found] = await db.rows(
    living,
    sql`${living.select} from (select ${ids('article')} as articles, ${ids('category')} as categories,
      ${ids('file')} as files, ${addresses} as addresses) as asked`,
  );
  const alive = {
    article: new Set(found?.articles),
    category: new Set(found?.categories),
    file: new Set(found?.files),
  };
  const unreachable = new Set(found?.unreachable);
  return (one) => (one.kind === 'elsewhere' ? unreachable.has(one.address) : !alive[one.kind].has(one.id));
}
