import { ArticleStatus } from '@redakcja/generated/model/articleStatus';

const { Draft, Confirmed, ToPublish, Published } = ArticleStatus;

/** Initial status filter of the sort grid (specification, section 9). */
export const defaultMenuArticleStatuses: readonly ArticleStatus[] = [Draft, Confirmed, ToPublish, Published];
