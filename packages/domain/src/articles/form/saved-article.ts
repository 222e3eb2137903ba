// The fields of an article that a save can change. Rules, labels, change log and columns are exhaustive tables over them, checked by the compiler.
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import type { ArticleLinkInput } from '@redakcja/generated/model/articleLinkInput';
import type { AttachmentInput } from '@redakcja/generated/model/attachmentInput';
import type { MultimediaInput } from '@redakcja/generated/model/multimediaInput';

/** Stored fields of a save; the other three are parameters of the save. */
export type SavedField = Exclude<keyof ArticleInput, 'languageId' | 'baseArticleTemplate' | 'changeText'>;

/** Compared parts of the lists. */
interface SavedLists {
  tags: readonly { id: number }[];
  categories: readonly { id: number }[];
  links: readonly ArticleLinkInput[];
  multimedia: readonly MultimediaInput[];
  attachments: readonly AttachmentInput[];
  addedAttachments: readonly AttachmentInput[];
}

/** The stored fields. An `Article` of the contract is assignable to it. */
export type SavedArticle = Omit<Pick<Article, SavedField>, keyof SavedLists> & SavedLists;
