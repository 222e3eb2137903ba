import {
  articleCommentSchema,
  articleStatusesSchema,
  articleStatusSchema,
} from '@redakcja/domain/articles/form/article-status-form';
import { articlesImportSchema } from '@redakcja/domain/articles/portable/portable-texts';
import type { Area } from '../call/handler.ts';
import { articleResource } from './card/article-resource.ts';
import { cleanNewArticle, createArticle, newArticleSchema } from './card/create-article.ts';
import { deleteArticles } from './card/delete-articles.ts';
import { readArticles } from './card/read-articles.ts';
import { cleanSavedArticle, savedArticleSchema, updateArticle } from './card/update-article.ts';
import {
  changeArticleVisibility,
  copyArticleToTranslation,
  createArticleVersion,
  restoreArticleVersion,
} from './copies/article-versions.ts';
import { setArticleEditing } from './editing/announce-editing.ts';
import { countArticles } from './list/count-articles.ts';
import { listArticles } from './list/list-articles.ts';
import { listRecentArticles } from './list/list-recent.ts';
import { exportInformationMarks } from './marks/export-marks.ts';
import { listInformationMarks } from './marks/list-marks.ts';
import { listArticleOperations } from './operations/list-operations.ts';
import { exportArticles } from './portable/export-articles.ts';
import { exportArticleOrders } from './portable/export-orders.ts';
import { importArticles } from './portable/import-articles.ts';
import { createArticlePreview } from './preview/article-preview.ts';
import { getArticlePreview } from './preview/read-preview.ts';
import { createArticleComment, listArticleComments } from './review/comments.ts';
import { listArticleDeadLinks } from './review/dead-links.ts';
import { listAwaitingArticles } from './review/list-awaiting.ts';
import { changeArticleStatus, changeArticleStatuses } from './status/change-status.ts';

export const articlesArea = {
  handlers: {
    listArticles,
    countArticles,
    readArticles,
    exportArticles,
    exportArticleOrders,
    importArticles,
    listInformationMarks,
    exportInformationMarks,
    getArticle: articleResource.get,
    listArticleDeadLinks,
    listArticleOperations,
    listAwaitingArticles,
    listRecentArticles,
    listArticleComments,
    createArticleComment,
    createArticle,
    updateArticle,
    deleteArticles,
    changeArticleStatus,
    changeArticleStatuses,
    createArticleVersion,
    restoreArticleVersion,
    changeArticleVisibility,
    copyArticleToTranslation,
    setArticleEditing,
    createArticlePreview,
    getArticlePreview,
  },
  cleaners: { createArticle: cleanNewArticle, updateArticle: cleanSavedArticle },
  inputs: {
    createArticle: newArticleSchema,
    importArticles: articlesImportSchema,
    updateArticle: savedArticleSchema,
    changeArticleStatus: articleStatusSchema,
    changeArticleStatuses: articleStatusesSchema,
    createArticleComment: articleCommentSchema,
  },
} satisfies Area;
