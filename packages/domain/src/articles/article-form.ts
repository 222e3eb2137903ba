// The article as it is filled in (specification, section 5, Article): one schema for the card and for the server.
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleTemplate } from '@redakcja/generated/model/articleTemplate';
import { ArticleType } from '@redakcja/generated/model/articleType';
import * as z from 'zod';
import {
  fieldsTogether,
  html,
  id,
  ids,
  oneOf,
  optionalEmail,
  optionalMoment,
  optionalText,
  type Report,
  requiredMoment,
  requiredText,
  yesOrNo,
} from '../shared/form-schema.ts';
import { plainTextLength } from '../shared/plain-text.ts';
import { tooManyAttachmentsMessage } from './article-editability.ts';
import { attachmentSchema, linkSchema, multimediaSchema } from './article-link-form.ts';
import { linkKey } from './article-part-keys.ts';
import { checkEnd, checkStart } from './article-publication.ts';
import { maxChangeTextLength } from './article-status.ts';

/** What the rules depend on besides the fields themselves. */
export interface ArticleFormContext {
  /** The present moment. */
  now: Date;
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

const shape = {
  title: requiredText(1000, 'Tytuł artykułu jest polem wymaganym'),
  languageId: id().optional(),
  baseArticleTemplate: oneOf(Object.values(ArticleTemplate)).optional(),
  titleFromFooter: optionalText(100),
  updateTitleInFooter: yesOrNo().optional(),
  shortDescription: requiredText(200),
  content: html(2_000_000),
  addedExtraContent: html(100_000).nullish(),
  baseArticleProvidingEntity: requiredText(250),
  baseArticleAuthorName: requiredText(250),
  baseArticleAuthorEmail: optionalEmail(),
  baseArticleInformationCreated: requiredMoment(),
  publishStart: optionalMoment(),
  publishEnd: optionalMoment(),
  archiveAfterPublishEnd: yesOrNo().optional(),
  tags: ids(100).optional(),
  categories: ids(100).optional(),
  links: z
    .array(linkSchema)
    .max(200, 'Można dodać najwyżej 200 łączy')
    // duplicates are ignored (specification, section 5, Link)
    .overwrite((links) => [...new Map(links.map((link) => [linkKey(link), link])).values()])
    .optional(),
  multimedia: z.array(multimediaSchema).max(200, 'Można dodać najwyżej 200 multimediów').optional(),
  attachments: z.array(attachmentSchema).max(500, 'Można dodać najwyżej 500 załączników').optional(),
  addedAttachments: z.array(attachmentSchema).max(500, 'Można dodać najwyżej 500 załączników').optional(),
  changeText: optionalText(maxChangeTextLength),
} satisfies Record<keyof ArticleInput, z.ZodType>;

const fields = z.object(shape);

/** What a form holds; '' stands for null in texts and dates. */
export type ArticleFormValues = z.input<typeof fields>;

/** „Maksymalna dozwolona liczba znaków wynosi 500” */
export function extraContentTooLongMessage(max: number): string {
  return `Maksymalna dozwolona liczba znaków wynosi ${max}`;
}

/** Schema of the article in its situation. What it gives back is an `ArticleInput`: trimmed, '' as null, without repeated ids. */
export function articleSchema(context: ArticleFormContext) {
  return fields.superRefine(
    ...fieldsTogether<ArticleFormValues>((article, report) => checkArticle(article, context, report)),
  );
}

function checkArticle(article: Partial<ArticleFormValues>, context: ArticleFormContext, report: Report): void {
  const { now, status, type } = context;
  const created = article.baseArticleInformationCreated;
  if (typeof created === 'string' && new Date(created) > now) {
    report('baseArticleInformationCreated', 'Data wytworzenia informacji nie może być późniejsza niż aktualna');
  }
  // From ToPublish on these fields are locked and time goes on: what was right then must not block a save now.
  if (status < ArticleStatus.ToPublish) {
    checkStart(article.publishStart, now, report);
    checkEnd(article, now, report);
  }
  if (context.hasPublishedTranslation && type === ArticleType.Common && article.categories?.length === 0) {
    report('categories', 'Opublikowany artykuł musi mieć co najmniej jedną kategorię');
  }
  if (article.updateTitleInFooter && !article.titleFromFooter) report('titleFromFooter', 'Pole wymagane');
  checkAdded(article, context, report);
}

function checkAdded(article: Partial<ArticleFormValues>, context: ArticleFormContext, report: Report): void {
  const extra = article.addedExtraContent;
  if (typeof extra === 'string' && plainTextLength(extra) > context.maxLengthExtraContent) {
    report('addedExtraContent', extraContentTooLongMessage(context.maxLengthExtraContent));
  }
  const added = Array.isArray(article.addedAttachments) ? article.addedAttachments.length : 0;
  if (added > 0 && context.countNewAttachments + added > context.maxNewAttachments) {
    report('addedAttachments', tooManyAttachmentsMessage(context.maxNewAttachments));
  }
}
