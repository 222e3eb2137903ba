// The article as it is filled in (specification, section 5, Article): one schema for the form and for the server.
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { ArticleInput } from '@redakcja/generated/zod/articleInput';
import type * as z from 'zod';
import { choice, flag, id, ids, list } from '../../shared/forms/choice-rules.ts';
import { fieldsTogether, type Report } from '../../shared/forms/fields-together.ts';
import { requiredMessage } from '../../shared/forms/form-messages.ts';
import { fieldOf, formOf } from '../../shared/forms/form-of.ts';
import { email, html, moment, text } from '../../shared/forms/text-rules.ts';
import { hasPersonalNumber, publicTextMessage } from '../../shared/text/public-texts.ts';
import { tooManyAttachmentsMessage } from '../locks/article-editability.ts';
import { checkEnd, checkStart } from '../publication/publication-dates.ts';
import { publicationMessages } from '../publication/publication-messages.ts';
import { linkSchema } from './article-link-form.ts';
import { attachmentSchema, multimediaSchema } from './article-media-form.ts';
import { linkKey } from './article-part-keys.ts';
import { changeText } from './change-text.ts';

/** What the rules depend on besides the fields themselves. */
export interface ArticleFormContext {
  /** Gives the present moment, which every check reads anew: a schema is cached. */
  clock: () => Date;
  /** Status before the save; Draft for a new article. */
  status: ArticleStatus;
  type: ArticleType;
  /** Whether any translation of the article is published (this one included). */
  hasPublishedTranslation: boolean;
  /** Attachments already added after publication. */
  countNewAttachments: number;
  /** `maxNewAttachmentCount` of the application parameters. */
  maxNewAttachments: number;
  /** `maxLengthExtraContent` of the application parameters, in characters without tags. */
  maxLengthExtraContent: number;
}

const tooManyAttachments = (max: number) => `Można dodać najwyżej ${max} załączników`;

const fields = formOf(ArticleInput, {
  title: text({ required: 'Tytuł artykułu jest polem wymaganym' }),
  languageId: id(),
  baseArticleTemplate: choice(),
  titleFromFooter: text(),
  updateTitleInFooter: flag(),
  shortDescription: text({ lines: 'several' }),
  content: html(),
  addedExtraContent: html(),
  baseArticleProvidingEntity: text(),
  baseArticleAuthorName: text(),
  baseArticleAuthorEmail: email(),
  baseArticleInformationCreated: moment(),
  publishStart: moment(),
  publishEnd: moment(),
  archiveAfterPublishEnd: flag(),
  tags: ids(),
  categories: ids(),
  links: list(linkSchema, { tooMany: (max) => `Można dodać najwyżej ${max} łączy` }, (links) =>
    // duplicates are ignored (specification, section 5, Link)
    links.overwrite((all) => [...new Map(all.map((link) => [linkKey(link), link])).values()]),
  ),
  multimedia: list(multimediaSchema, { tooMany: (max) => `Można dodać najwyżej ${max} multimediów` }),
  attachments: list(attachmentSchema, { tooMany: tooManyAttachments }),
  addedAttachments: list(attachmentSchema, { tooMany: tooManyAttachments }),
  changeText,
});

/** Values of the form; '' represents null in texts and dates. */
export type ArticleFormValues = z.input<typeof fields>;

/** „Maksymalna dozwolona liczba znaków wynosi 500” */
export function extraContentTooLongMessage(max: number): string {
  return `Maksymalna dozwolona liczba znaków wynosi ${max}`;
}

/** Schema of the article in its situation. What it gives back is an `ArticleInput`: trimmed, '' as null, without repeated ids. */
export function articleSchema(context: ArticleFormContext) {
  const extraContent = html({ max: context.maxLengthExtraContent, tooLong: extraContentTooLongMessage });
  return fields
    .extend({ addedExtraContent: fieldOf(ArticleInput.shape.addedExtraContent, extraContent) })
    .superRefine(...fieldsTogether<ArticleFormValues>((article, report) => checkArticle(article, context, report)));
}

function checkArticle(article: Partial<ArticleFormValues>, context: ArticleFormContext, report: Report): void {
  const { status, type } = context;
  const now = context.clock();
  const created = article.baseArticleInformationCreated;
  if (typeof created === 'string' && new Date(created) > now) {
    report('baseArticleInformationCreated', 'Data wytworzenia informacji nie może być późniejsza niż aktualna');
  }
  // From ToPublish on these fields are locked: dates that have passed since must not block a save.
  if (status < ArticleStatus.ToPublish) {
    checkStart(article.publishStart, now, report);
    checkEnd(article, now, report);
  }
  if (type === ArticleType.Common && article.categories?.length === 0) {
    if (context.hasPublishedTranslation)
      report('categories', 'Opublikowany artykuł musi mieć co najmniej jedną kategorię');
    // the schedule would give it back
    else if (status === ArticleStatus.ToPublish) report('categories', publicationMessages.categoryMissing);
  }
  if (article.updateTitleInFooter && !article.titleFromFooter) report('titleFromFooter', requiredMessage);
  // the link of the footer is public with the save
  if (article.updateTitleInFooter && hasPersonalNumber(article.titleFromFooter ?? ''))
    report('titleFromFooter', publicTextMessage);
  checkAdded(article, context, report);
}

function checkAdded(article: Partial<ArticleFormValues>, context: ArticleFormContext, report: Report): void {
  const added = Array.isArray(article.addedAttachments) ? article.addedAttachments.length : 0;
  if (added > 0 && context.countNewAttachments + added > context.maxNewAttachments) {
    report('addedAttachments', tooManyAttachmentsMessage(context.maxNewAttachments));
  }
}
