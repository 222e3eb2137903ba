import { ArticleCommentInput } from '@redakcja/generated/zod/articleCommentInput';
import { ArticleStatusesInput } from '@redakcja/generated/zod/articleStatusesInput';
import { ArticleStatusInput } from '@redakcja/generated/zod/articleStatusInput';
import { asInContract, list } from '../../shared/forms/choice-rules.ts';
import { formOf } from '../../shared/forms/form-of.ts';
import { text } from '../../shared/forms/text-rules.ts';
import { changeText } from './change-text.ts';

/** Input of a status change. */
export const articleStatusSchema = formOf(ArticleStatusInput, {
  changeText,
  titleRemovalReason: changeText,
});

/** A comment on an article. */
export const articleCommentSchema = formOf(ArticleCommentInput, {
  text: text({ lines: 'several', required: 'Wpisz treść uwagi' }),
});

/** Each reason by the rule of one. */
const eachReason = list(changeText(ArticleStatusesInput.shape.changeTexts.unwrap().element));

/** The status change of many articles; the dates have rules of their own (article-publication.ts). */
export const articleStatusesSchema = formOf(ArticleStatusesInput, {
  articleIds: asInContract,
  newStatus: asInContract,
  changeText,
  titleRemovalReason: changeText,
  changeTexts: (field) => eachReason(field),
  publishStart: asInContract,
  publishNow: asInContract,
  publishEnd: asInContract,
  archiveAfterPublishEnd: asInContract,
  etags: asInContract,
  dryRun: asInContract,
});
