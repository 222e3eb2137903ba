import { ArticleStatus } from '@redakcja/generated/model/articleStatus';

const { Draft, Confirmed, ToPublish, Published } = ArticleStatus;

/** Statuses the sort grid starts with (specification, section 9). */
export const defaultMenuArticleStatuses: readonly ArticleStatus[] = [Draft, Confirmed, ToPublish, Published];
