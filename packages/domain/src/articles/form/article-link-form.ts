import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { LinkType } from '@redakcja/generated/model/linkType';
import { ArticleLinkInput } from '@redakcja/generated/zod/articleLinkInput';
import { isWebAddress, urlMessages } from '../../shared/addresses/url.ts';
import { choice, id } from '../../shared/forms/choice-rules.ts';
import { fieldsTogether } from '../../shared/forms/fields-together.ts';
import { formOf } from '../../shared/forms/form-of.ts';
import { text } from '../../shared/forms/text-rules.ts';

export const linkTarget = choice('Wybierz, gdzie otworzyć łącze', LinkTarget.NotSet);

/** A link of an article (specification, section 5, Link): what does not belong to its type is taken away. */
export const linkSchema = formOf(ArticleLinkInput, {
  type: choice('Wybierz typ łącza'),
  linkToMenuElementId: id(),
  linkToArticleTranslationId: id(),
  displayText: text(),
  title: text(),
  url: text(),
  target: linkTarget,
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
