// The article as its form holds it: '' where the article has null, and beside the ids what is shown of them.
// Only here one becomes the other.
import { type ArticleFormContext, articleSchema } from '@redakcja/domain/articles/form/article-form';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleCategory } from '@redakcja/generated/model/articleCategory';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import type { ArticleLink } from '@redakcja/generated/model/articleLink';
import type { ArticleLinkInput } from '@redakcja/generated/model/articleLinkInput';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { ArticleTag } from '@redakcja/generated/model/articleTag';
import { ArticleTemplate } from '@redakcja/generated/model/articleTemplate';
import type { Attachment } from '@redakcja/generated/model/attachment';
import type { AttachmentInput } from '@redakcja/generated/model/attachmentInput';
import type { MultimediaInput } from '@redakcja/generated/model/multimediaInput';
import type { MultimediaItem } from '@redakcja/generated/model/multimediaItem';
import type { Picture } from '@redakcja/generated/model/picture';
import * as z from 'zod';
import type { FormSchema } from '../shared/form/state/app-form.ts';

/** A link with the name of its destination. */
export interface LinkValue extends Required<ArticleLinkInput> {
  url: string;
  /** Readable address of the category or article, or its name when it was picked just now. */
  destination: string;
}

export interface MediaValue extends Required<MultimediaInput> {
  thumbnail: Picture | null;
}

/** A file of the repository under the name it is shown by. */
export interface AttachmentValue extends AttachmentInput {
  filename: string;
  size: number;
  createdDate: string;
  /** Known once the server has read it. */
  isScan?: boolean;
}

interface ListValues {
  tags: ArticleTag[];
  categories: ArticleCategory[];
  links: LinkValue[];
  multimedia: MediaValue[];
  attachments: AttachmentValue[];
  addedAttachments: AttachmentValue[];
}

/** The language is chosen by the page, the text of the change is asked for by the save. */
type FormField = Exclude<keyof ArticleInput, 'languageId' | 'changeText'>;

export type ArticleValues = {
  [Field in Exclude<FormField, keyof ListValues>]: NonNullable<ArticleInput[Field]>;
} & ListValues;

/** A new article: of this office, made now. */
export function emptyArticle({ providingEntity, now }: { providingEntity: string; now: Date }): ArticleValues {
  return {
    title: '',
    titleFromFooter: '',
    updateTitleInFooter: false,
    shortDescription: '',
    content: '',
    addedExtraContent: '',
    baseArticleTemplate: ArticleTemplate.Text,
    baseArticleProvidingEntity: providingEntity,
    baseArticleAuthorName: '',
    baseArticleAuthorEmail: '',
    baseArticleInformationCreated: now.toISOString(),
    publishStart: '',
    publishEnd: '',
    archiveAfterPublishEnd: false,
    tags: [],
    categories: [],
    links: [],
    multimedia: [],
    attachments: [],
    addedAttachments: [],
  };
}

export function articleValues(article: Article): ArticleValues {
  return {
    title: article.title,
    titleFromFooter: article.titleFromFooter ?? '',
    // Asked for anew with each save.
    updateTitleInFooter: false,
    shortDescription: article.shortDescription,
    content: article.content,
    addedExtraContent: '',
    baseArticleTemplate: article.baseArticleTemplate,
    baseArticleProvidingEntity: article.baseArticleProvidingEntity,
    baseArticleAuthorName: article.baseArticleAuthorName,
    baseArticleAuthorEmail: article.baseArticleAuthorEmail ?? '',
    baseArticleInformationCreated: article.baseArticleInformationCreated,
    publishStart: article.publishStart ?? '',
    publishEnd: article.publishEnd ?? '',
    archiveAfterPublishEnd: article.archiveAfterPublishEnd,
    tags: article.tags,
    categories: article.categories,
    links: article.links.map(linkValue),
    multimedia: article.multimedia.map(mediaValue),
    attachments: article.attachments.map(attachmentValue),
    // What was added before is stored; the form holds what is to be added now.
    addedAttachments: [],
  };
}

function linkValue(link: ArticleLink): LinkValue {
  const { type, linkToMenuElementId, linkToArticleTranslationId, displayText, title, target } = link;
  const destination = link.slug ?? '';
  return {
    type,
    linkToMenuElementId,
    linkToArticleTranslationId,
    displayText,
    title,
    url: link.url ?? '',
    target,
    destination,
  };
}

function mediaValue({ type, url, displayText, title, target, thumbnailId, thumbnail }: MultimediaItem): MediaValue {
  return { type, url, displayText, title, target, thumbnailId, thumbnail };
}

function attachmentValue(attachment: Attachment): AttachmentValue {
  const { id, documentRepositoryId, displayName, filename, size, createdDate, isScan } = attachment;
  return { id, documentRepositoryId, displayName, filename, size, createdDate, isScan };
}

/** What is sent; the schema of the domain then trims it and makes '' null. */
function toInput({ updateTitleInFooter, ...values }: ArticleValues): ArticleInput {
  return {
    ...values,
    ...(updateTitleInFooter && { updateTitleInFooter }),
    tags: values.tags.map((tag) => tag.id),
    categories: values.categories.map((category) => category.id),
    links: values.links.map(({ destination: _, ...link }) => link),
    multimedia: values.multimedia.map(({ thumbnail: _, ...item }) => item),
    attachments: values.attachments.map(attachmentInput),
    addedAttachments: values.addedAttachments.map(attachmentInput),
  };
}

function attachmentInput({
  filename: _,
  size: _size,
  createdDate: _date,
  ...attachment
}: AttachmentValue): AttachmentInput {
  return attachment;
}

/** What the rules need besides the fields and the current time. */
export type ArticleRules = Omit<ArticleFormContext, 'clock'>;

export function articleFormSchema(rules: ArticleRules): FormSchema<ArticleValues, ArticleInput> {
  const schema = articleSchema({ ...rules, clock: () => new Date() });
  return z.custom<ArticleValues>().transform(toInput).pipe(schema);
}

/** Rules of an article as it is stored. */
export function rulesOf(
  article: Article,
  limits: Pick<ArticleRules, 'maxNewAttachments' | 'maxLengthExtraContent'>,
): ArticleRules {
  return {
    ...limits,
    status: article.status,
    type: article.baseArticleType,
    hasPublishedTranslation: [article, ...article.translations, ...article.versions].some(
      ({ status }) => status === ArticleStatus.Published,
    ),
    countNewAttachments: article.countNewAttachmentsAfterPublish,
  };
}
