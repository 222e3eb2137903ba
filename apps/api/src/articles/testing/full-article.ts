// An article with something of everything.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { articleAttachments, articleLinks, articleMultimedia } from '../../database/schema.ts';
import { addArticle, addCategory, addDocument, addTag } from '../../testing/test-articles.ts';
import type { TestDatabase } from '../../testing/test-database.ts';

/** A published article with a category, a tag, links to an article and to its category, multimedia and attachments. */
export async function addFullArticle(db: TestDatabase['db']) {
  const category = await addCategory(db, 'Uchwały');
  const tag = await addTag(db, 'budżet');
  const other = await addArticle(db, { title: 'Cel', isListed: false });
  const article = await addArticle(db, {
    status: ArticleStatus.Published,
    categories: [category],
    tags: [tag],
    authorEmail: 'j.kowalski@jasionka.example',
    extraContent: '<p>Sprostowanie</p>',
    publishStart: new Date('2026-01-01T00:00:00Z'),
    publishEnd: new Date('2099-01-01T00:00:00Z'),
    archiveAfterPublishEnd: true,
  });
  const text = { displayText: 'a', title: 'a', target: 10 };
  await db.insert(articleLinks).values([
    { articleId: article.id, position: 0, type: 20, linkedArticleId: other.id, ...text },
    { articleId: article.id, position: 1, type: 10, menuElementId: category, ...text },
  ]);
  await db
    .insert(articleMultimedia)
    .values({ articleId: article.id, position: 0, type: 10, url: 'https://t.example', ...text });
  const documents = [await addDocument(db, 'a.pdf'), await addDocument(db, 'b.pdf')];
  await db.insert(articleAttachments).values(
    documents.map((documentRepositoryId, i) => ({
      articleId: article.id,
      position: 0,
      documentRepositoryId,
      displayName: `Plik ${i}`,
      isAdded: i === 1,
      createdBy: 'Jan Nowak',
    })),
  );
  return { ...article, category, tag, other };
}
