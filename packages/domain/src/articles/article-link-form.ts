import type { ArticleLinkInput } from '@redakcja/generated/model/articleLinkInput';
import type { AttachmentInput } from '@redakcja/generated/model/attachmentInput';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { LinkType } from '@redakcja/generated/model/linkType';
import { MediaType } from '@redakcja/generated/model/mediaType';
import type { MultimediaInput } from '@redakcja/generated/model/multimediaInput';
import * as z from 'zod';
import { fieldsTogether, id, oneOf, optionalText, requiredText } from '../shared/form-schema.ts';
import { isWebAddress, maxUrlLength, urlMessages } from '../shared/url.ts';

const maxNameLength = 250;
const targetMessage = 'Wybierz, gdzie otworzyć łącze';
const target = oneOf(Object.values(LinkTarget), targetMessage).refine(
  (one) => one !== LinkTarget.NotSet,
  targetMessage,
);
const mediaMessage = 'Wybierz rodzaj: wideo lub audio';

/** A link of an article (specification, section 5, Link): what does not belong to its type is taken away. */
export const linkSchema = z
  .object({
    type: oneOf(Object.values(LinkType), 'Wybierz typ łącza'),
    linkToMenuElementId: id().nullish(),
    linkToArticleTranslationId: id().nullish(),
    displayText: requiredText(maxNameLength),
    title: requiredText(maxNameLength),
    url: optionalText(maxUrlLength),
    target,
  } satisfies Record<keyof ArticleLinkInput, z.ZodType>)
  .superRefine(
    ...fieldsTogether<ArticleLinkInput>((link, report) => {
      if (link.type === LinkType.Category && !link.linkToMenuElementId)
        report('linkToMenuElementId', 'Wybierz kategorię');
      if (link.type === LinkType.Article && !link.linkToArticleTranslationId) {
        report('linkToArticleTranslationId', 'Wybierz artykuł');
      }
      if (link.type === LinkType.External) {
        if (!link.url) report('url', urlMessages.required);
        else if (!isWebAddress(link.url)) report('url', urlMessages.invalid);
      }
    }),
  )
  .overwrite((link) => ({
    ...link,
    linkToMenuElementId: link.type === LinkType.Category ? link.linkToMenuElementId : null,
    linkToArticleTranslationId: link.type === LinkType.Article ? link.linkToArticleTranslationId : null,
    url: link.type === LinkType.External ? link.url : null,
  }));

/** A film or a recording of an article (specification, section 5, Multimedia). */
export const multimediaSchema = z.object({
  type: oneOf(Object.values(MediaType), mediaMessage).refine((one) => one !== MediaType.Unknown, mediaMessage),
  url: requiredText(maxUrlLength, urlMessages.required).refine(
    (url) => url === '' || isWebAddress(url),
    urlMessages.invalid,
  ),
  displayText: requiredText(maxNameLength, 'Nazwa wyświetlana jest polem wymaganym'),
  title: requiredText(maxNameLength, 'Tekst pod czytniki dla osób słabowidzących jest polem wymaganym'),
  target,
  thumbnailId: id().nullish(),
} satisfies Record<keyof MultimediaInput, z.ZodType>);

/** An attachment of an article: a file of the repository and the name it is shown by. */
export const attachmentSchema = z.object({
  id: id().optional(),
  documentRepositoryId: id(),
  displayName: requiredText(maxNameLength, 'Nazwa wyświetlana jest polem wymaganym'),
} satisfies Record<keyof AttachmentInput, z.ZodType>);
