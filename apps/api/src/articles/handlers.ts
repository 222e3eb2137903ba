import { articleStatusesSchema, articleStatusSchema } from '@redakcja/domain/articles/article-status-form';
import type { Area } from '../contract/handler.ts';
import { createArticlePreview } from './article-preview.ts';
import { articleResource } from './article-resource.ts';
import {
  changeArticleVisibility,
  copyArticleToTranslation,
  createArticleVersion,
  restoreArticleVersion,
} from './article-versions.ts';
import { changeArticleStatus, changeArticleStatuses } from './change-status.ts';
import { countArticles } from './count-articles.ts';
import { createArticle, newArticleSchema } from './create-article.ts';
import { deleteArticles } from './delete-articles.ts';
import { listArticles } from './list-articles.ts';
import { getArticlePreview } from './read-preview.ts';
import { savedArticleSchema, updateArticle } from './update-article.ts';

export const articlesArea = {
  handlers: {
    listArticles,
    countArticles,
    getArticle: articleResource.get,
    createArticle,
    updateArticle,
    deleteArticles,
    changeArticleStatus,
    changeArticleStatuses,
    createArticleVersion,
    restoreArticleVersion,
    changeArticleVisibility,
    copyArticleToTranslation,
    createArticlePreview,
    getArticlePreview,
  },
  inputs: {
    createArticle: newArticleSchema,
    updateArticle: savedArticleSchema,
    changeArticleStatus: articleStatusSchema,
    changeArticleStatuses: articleStatusesSchema,
  },
} satisfies Area;
