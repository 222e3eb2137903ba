// Preview of an article by a hash, which gives access to this one version until it expires (design decision 10).
import { randomBytes } from 'node:crypto';
import { articleLocks } from '@redakcja/domain/articles/locks/article-editability';
import { articleContext } from '@redakcja/domain/articles/locks/article-lock-context';
import type { ArticlePreviewHash } from '@redakcja/generated/model/articlePreviewHash';
import type { Handler } from '../../call/handler.ts';
import { previewHashes } from '../../database/schema.ts';
import { conflict } from '../../http/problem.ts';
import { articleResource } from '../card/article-resource.ts';
import { previewKey, previewLifetime } from './preview-key.ts';

export const createArticlePreview: Handler<'createArticlePreview'> = async (call) => {
  const { db, services, params } = call;
  const { id, permissions } = call.caller;
  const { value: article } = await articleResource.existing(db, params.id);
  const { preview: lock } = articleLocks(articleContext(article, permissions));
  if (lock.locked) throw conflict(lock.reason);
  const hash = randomBytes(24).toString('base64url');
  const expires = new Date(services.now().getTime() + previewLifetime);
  const row = { tokenHash: previewKey(hash), articleId: article.id, createdById: id, expiresAt: expires };
  await db.insert(previewHashes).values(row);
  const url = `${services.config.webAppAddress}/podglad/artykuly/${hash}/?lang=${article.language.isoCode}`;
  const body: ArticlePreviewHash = { hash, url, expiresAt: expires.toISOString() };
  return { body };
};
