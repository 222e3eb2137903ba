// The part of an article that a save can change. Rules, labels, change log and columns are tables over these fields, so that the compiler asks for each.
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import type { ArticleLinkInput } from '@redakcja/generated/model/articleLinkInput';
import type { AttachmentInput } from '@redakcja/generated/model/attachmentInput';
import type { MultimediaInput } from '@redakcja/generated/model/multimediaInput';

/** Fields of a save that are stored; the other three steer the save. */
export type SavedField = Exclude<keyof ArticleInput, 'languageId' | 'baseArticleTemplate' | 'changeText'>;

/** Lists, as far as they are compared. */
interface SavedLists {
  tags: readonly { id: number }[];
  categories: readonly { id: number }[];
  links: readonly ArticleLinkInput[];
  multimedia: readonly MultimediaInput[];
  attachments: readonly AttachmentInput[];
  addedAttachments: readonly AttachmentInput[];
}

/** The fields as they are stored. An `Article` of the contract is one. */
export type SavedArticle = Omit<Pick<Article, SavedField>, keyof SavedLists> & SavedLists;
