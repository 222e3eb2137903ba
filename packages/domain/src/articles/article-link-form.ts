import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { LinkType } from '@redakcja/generated/model/linkType';
import { MediaType } from '@redakcja/generated/model/mediaType';
import { ArticleLinkInput } from '@redakcja/generated/zod/articleLinkInput';
import { AttachmentInput } from '@redakcja/generated/zod/attachmentInput';
import { MultimediaInput } from '@redakcja/generated/zod/multimediaInput';
import { choice, id } from '../shared/choice-rules.ts';
import { fieldsTogether } from '../shared/fields-together.ts';
import { formOf } from '../shared/form-of.ts';
import { filled, text } from '../shared/text-rules.ts';
import { isWebAddress, urlMessages } from '../shared/url.ts';

const target = choice('Wybierz, gdzie otworzyć łącze', LinkTarget.NotSet);

/** A link of an article (specification, section 5, Link): what does not belong to its type is taken away. */
export const linkSchema = formOf(ArticleLinkInput, {
  type: choice('Wybierz typ łącza'),
  linkToMenuElementId: id(),
  linkToArticleTranslationId: id(),
  displayText: text(),
  title: text(),
  url: text(),
  target,
})
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
export const multimediaSchema = formOf(MultimediaInput, {
  type: choice('Wybierz rodzaj: wideo lub audio', MediaType.Unknown),
  url: text({ required: urlMessages.required }, (url) => url.refine(filled(isWebAddress), urlMessages.invalid)),
  displayText: text({ required: 'Nazwa wyświetlana jest polem wymaganym' }),
  title: text({ required: 'Tekst pod czytniki dla osób słabowidzących jest polem wymaganym' }),
  target,
  thumbnailId: id(),
});

/** An attachment of an article: a file of the repository and the name it is shown by. */
export const attachmentSchema = formOf(AttachmentInput, {
  id: id(),
  documentRepositoryId: id(),
  displayName: text({ required: 'Nazwa wyświetlana jest polem wymaganym' }),
});
