// A copy is compared with its source in every column that the database has: one that is added and not copied fails here.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { LinkType } from '@redakcja/generated/model/linkType';
import { MediaType } from '@redakcja/generated/model/mediaType';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { rowShape } from '../../database/rows/row-shape.ts';
import {
  articleAttachments,
  articleCategories,
  articleLinks,
  articleMultimedia,
  type articles,
  articleTags,
} from '../../database/schema.ts';
import { addArticle, addCategory, addDocument, addPicture, addTag, language } from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

/** Columns in which a copy differs from its source, and why. Every other column of the table is the same. */
const differing: Record<string, Record<string, string>> = {
  articles: {
    id: 'a row of its own',
    version: 'the next one; 1 in another language',
    is_listed: 'the newest version is listed',
    is_hidden: 'hiding concerns one version',
    status: 'a copy is a draft',
    publish_start: 'has passed',
    missed_publication: 'concerns the start of one version',
    confirmed_date: 'a draft is not confirmed',
    published_date: 'a draft is not published',
    withdrawed_date: 'a draft is not withdrawn',
    archived_date: 'a draft is not archived',
    created_date: 'copied now',
    created_by: 'copied by the user',
    created_by_id: 'copied by the user',
    revision: 'begins anew',
  },
  article_tags: { article_id: 'belongs to the copy' },
  article_categories: { article_id: 'belongs to the copy' },
  article_links: { id: 'a row of its own', article_id: 'belongs to the copy' },
  article_multimedia: { id: 'a row of its own', article_id: 'belongs to the copy' },
  article_attachments: {
    id: 'a row of its own',
    article_id: 'belongs to the copy',
    position: 'behind the attachments of the version itself',
    is_added: 'part of the copy from its start',
  },
};
const byLanguage: Record<string, Record<string, string>> = {
  articles: { language_id: 'that of the translation' },
  article_links: { linked_article_id: 'leads to the version in the language of the copy' },
};

const api = withApi();
const editor = withClient(api, { permissions: ['CreateArticles'] });
let source: number;
let copy: number;
let translation: number;

beforeAll(async () => {
  const english = await language(api.db, 'EN');
  source = await addFullArticle();
  translation = await copied(`/api/articles/${source}/translations`, { languageId: english });
  copy = await copied(`/api/articles/${source}/version`);
});

async function copied(path: string, body?: object): Promise<number> {
  const answer = await editor.post(path, body);
  expect(answer.status).toBe(201);
  return answer.body.id;
}

const moment = new Date('2026-01-10T08:00:00Z');

/** With a value in every column, none of them the default of the column. */
async function addFullArticle(): Promise<number> {
  const category = await addCategory(api.db, 'Uchwały');
  const author = await api.user();
  const full: Required<Omit<typeof articles.$inferInsert, 'id' | 'baseArticleId'>> & { status: ArticleStatus } = {
    languageId: 1,
    type: ArticleType.Instruction,
    version: 3,
    isListed: false,
    isHidden: true,
    missedPublication: 'Artykuł musi mieć kategorię główną z nazwą wyświetlaną',
    status: ArticleStatus.Withdrawed,
    title: 'Statut',
    slug: 'statut',
    shortDescription: 'Tekst jednolity.',
    content: '<p>Rozdział I</p>',
    extraContent: '<p>Sprostowanie</p>',
    titleFromFooter: 'Statut gminy',
    providingEntity: 'Urząd Gminy Jasionka',
    authorName: 'Jan Kowalski',
    authorEmail: 'j.kowalski@jasionka.example',
    informationCreated: moment,
    publishStart: moment,
    publishEnd: new Date('2099-01-01T00:00:00Z'),
    archiveAfterPublishEnd: true,
    createdDate: moment,
    confirmedDate: moment,
    publishedDate: moment,
    withdrawedDate: moment,
    archivedDate: moment,
    createdBy: 'Ewa Zielińska',
    createdById: author.id,
    revision: 7,
  };
  const { id: articleId } = await addArticle(api.db, full);
  await api.db.insert(articleTags).values({ articleId, tagId: await addTag(api.db, 'budżet') });
  await api.db.insert(articleCategories).values({ articleId, menuElementId: category, position: 4 });
  const text = { url: 'https://t.example/1', displayText: 'Sesja', title: 'Sesja rady', target: LinkTarget.NewTab };
  const link: Required<Omit<typeof articleLinks.$inferInsert, 'id'>> = {
    ...{
      articleId,
      position: 0,
      type: LinkType.Category,
      menuElementId: category,
      linkedArticleId: articleId,
      ...text,
    },
  };
  const medium: Required<Omit<typeof articleMultimedia.$inferInsert, 'id'>> = {
    articleId,
    position: 2,
    type: MediaType.Audio,
    thumbnailId: await addPicture(api.db),
    ...text,
  };
  const attachment: Required<Omit<typeof articleAttachments.$inferInsert, 'id'>> = {
    ...{
      articleId,
      position: 3,
      documentRepositoryId: await addDocument(api.db),
      displayName: 'Uchwała',
      isAdded: true,
    },
    createdDate: moment,
    createdBy: 'Ewa Zielińska',
    createdById: author.id,
  };
  await api.db.insert(articleLinks).values(link);
  await api.db.insert(articleMultimedia).values(medium);
  await api.db.insert(articleAttachments).values(attachment);
  return articleId;
}

async function rowsIn(table: string, articleId: number): Promise<Record<string, unknown>[]> {
  const key = sql.identifier(table === 'articles' ? 'id' : 'article_id');
  return api.db.rows(rowShape({}), sql`select * from ${sql.identifier(table)} where ${key} = ${articleId}`);
}

/** Names of the columns in which the only row of a copy is not that of the source. */
async function differences(table: string, articleId: number): Promise<string[]> {
  const [before, ...others] = await rowsIn(table, source);
  const [after, ...more] = await rowsIn(table, articleId);
  expect([before, after, others, more]).toEqual([expect.anything(), expect.anything(), [], []]);
  const columns = Object.keys(before ?? {});
  return columns.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name])).toSorted();
}

describe.each(Object.entries(differing))('%s', (table, expected) => {
  test('the source has a value in every column, so that nothing is the same by chance', async () => {
    const [row = {}] = await rowsIn(table, source);
    expect(Object.keys(row).filter((name) => row[name] === null)).toEqual([]);
  });

  test('a new version differs from its source only where it must', async () => {
    expect(await differences(table, copy)).toEqual(Object.keys(expected).toSorted());
  });

  test('a translation differs in what belongs to a language too', async () => {
    const more = Object.keys(byLanguage[table] ?? {});
    if (table === 'article_tags') expect(await rowsIn(table, translation)).toEqual([]);
    else expect(await differences(table, translation)).toEqual([...Object.keys(expected), ...more].toSorted());
  });
});
