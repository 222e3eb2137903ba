import { FooterInformationElementType } from '@redakcja/generated/model/footerInformationElementType';
import type { FooterInput } from '@redakcja/generated/model/footerInput';
import type { FooterLinkInput } from '@redakcja/generated/model/footerLinkInput';
import { FooterLinkType } from '@redakcja/generated/model/footerLinkType';
import { FooterLogoElementType } from '@redakcja/generated/model/footerLogoElementType';
import { FooterTextElementType } from '@redakcja/generated/model/footerTextElementType';
import { FooterUpdatesElementType } from '@redakcja/generated/model/footerUpdatesElementType';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import * as z from 'zod';
import {
  fieldsTogether,
  html,
  id,
  oneOf,
  optionalText,
  requiredMessage,
  requiredText,
  yesOrNo,
} from '../shared/form-schema.ts';
import { isEmptyHtml } from '../shared/plain-text.ts';
import { isWebAddress, maxUrlLength, urlMessages } from '../shared/url.ts';

/** Longest displayed text of a part of the footer, in characters (specification, section 9). */
export const maxFooterTextLength = 100;

export const footerMessages = {
  twice: 'To źródło jest już na liście',
  source: 'Wybierz źródło',
  elementTwice: 'Ten element stopki jest podany dwa razy',
} as const;

/** What tells a link of the footer apart: its source, or its address. */
export function footerLinkSource({ type, sourceId, url }: Partial<FooterLinkInput>): string {
  return type === FooterLinkType.External ? `${type}-${url ?? ''}` : `${type}-${sourceId ?? ''}`;
}

/** A link of the information part (specification, section 5, Footer): what does not belong to its type is taken away. */
export const footerLinkSchema = z
  .object({
    key: requiredText(100),
    parentKey: z.null().optional(),
    type: oneOf(Object.values(FooterLinkType)),
    sourceId: id().nullish(),
    url: optionalText(maxUrlLength),
    displayText: requiredText(250),
    title: requiredText(250),
    target: oneOf(Object.values(LinkTarget)),
  } satisfies Record<keyof FooterLinkInput, z.ZodType>)
  .superRefine(
    ...fieldsTogether<FooterLinkInput>(({ type, sourceId, url }, report) => {
      if (type !== FooterLinkType.External) {
        if (!sourceId) report('sourceId', footerMessages.source);
      } else if (!url) report('url', urlMessages.required);
      else if (!isWebAddress(url)) report('url', urlMessages.invalid);
    }),
  )
  .overwrite((link) => (link.type === FooterLinkType.External ? { ...link, sourceId: null } : { ...link, url: null }));

/** Links in their order, none twice (specification, section 5: a source already present cannot be added twice). */
const links = z
  .array(footerLinkSchema)
  .max(500, 'Można dodać najwyżej 500 łączy')
  .superRefine((list, context) => {
    for (const by of [footerLinkSource, (link: FooterLinkInput) => link.key]) {
      const seen = new Set<string>();
      for (const [index, link] of list.entries()) {
        if (seen.has(by(link)))
          context.addIssue({ code: 'custom', path: [index, 'key'], message: footerMessages.twice });
        seen.add(by(link));
      }
    }
  });

const displayText = requiredText(maxFooterTextLength);
const richText = html(100_000).refine((text) => !isEmptyHtml(text), requiredMessage);

const element = z.discriminatedUnion('type', [
  z.object({
    type: z.literal(FooterLogoElementType.Logo),
    displayText: optionalText(maxFooterTextLength),
    isActive: yesOrNo(),
    content: z.object({ bip: requiredText(250), office: requiredText(250) }),
  }),
  z.object({
    type: z.literal(Object.values(FooterTextElementType)),
    displayText,
    isActive: yesOrNo(),
    content: z.object({ text: richText }),
  }),
  z.object({
    type: z.literal(FooterInformationElementType.Information),
    displayText,
    isActive: yesOrNo(),
    content: z.object({ links }),
  }),
  z.object({
    type: z.literal(FooterUpdatesElementType.Updates),
    displayText,
    isActive: yesOrNo(),
    content: z.null().optional(),
  }),
]);

/** Parts of a footer as they are saved, each type at most once (specification, section 5, Footer). */
export const footerSchema = z.object({
  footerElements: z
    .array(element)
    .min(1, requiredMessage)
    .max(5)
    .refine((list) => new Set(list.map(({ type }) => type)).size === list.length, footerMessages.elementTwice),
} satisfies Record<keyof FooterInput, z.ZodType>);
