import { FooterLinkType } from '@redakcja/generated/model/footerLinkType';
import type { FooterElementInput } from '@redakcja/generated/zod/footerElementInput';
import { FooterInformationElementInput } from '@redakcja/generated/zod/footerInformationElementInput';
import { FooterInput } from '@redakcja/generated/zod/footerInput';
import { FooterLinkInput } from '@redakcja/generated/zod/footerLinkInput';
import { FooterLinksContentInput } from '@redakcja/generated/zod/footerLinksContentInput';
import { FooterLogoContentInput } from '@redakcja/generated/zod/footerLogoContentInput';
import { FooterLogoElementInput } from '@redakcja/generated/zod/footerLogoElementInput';
import { FooterTextContentInput } from '@redakcja/generated/zod/footerTextContentInput';
import { FooterTextElementInput } from '@redakcja/generated/zod/footerTextElementInput';
import { FooterUpdatesElementInput } from '@redakcja/generated/zod/footerUpdatesElementInput';
import * as z from 'zod';
import { isWebAddress, urlMessages } from '../../shared/addresses/url.ts';
import { asInContract, choice, flag, group, id, list } from '../../shared/forms/choice-rules.ts';
import { fieldsTogether } from '../../shared/forms/fields-together.ts';
import { invalidMessage, requiredMessage } from '../../shared/forms/form-messages.ts';
import { formOf } from '../../shared/forms/form-of.ts';
import { html, text } from '../../shared/forms/text-rules.ts';

export const footerMessages = {
  twice: 'To źródło jest już na liście',
  source: 'Wybierz źródło',
  elementTwice: 'Ten element stopki jest podany dwa razy',
} as const;

/** Identity of a link in the footer: its source, or its address. */
export function footerLinkSource({ type, sourceId, url }: Partial<FooterLinkInput>): string {
  return type === FooterLinkType.External ? `${type}-${url ?? ''}` : `${type}-${sourceId ?? ''}`;
}

/** A link of the information part (specification, section 5, Footer), without fields of other types. */
export const footerLinkSchema = formOf(FooterLinkInput, {
  key: text(),
  parentKey: asInContract,
  type: choice(),
  sourceId: id(),
  url: text(),
  displayText: text(),
  title: text(),
  target: choice(),
})
  .superRefine(
    ...fieldsTogether<FooterLinkInput>(({ type, sourceId, url }, report) => {
      if (type !== FooterLinkType.External) {
        if (!sourceId) report('sourceId', footerMessages.source);
      } else if (!url) report('url', urlMessages.required);
      else if (!isWebAddress(url)) report('url', urlMessages.invalid);
    }),
  )
  .overwrite((link) => (link.type === FooterLinkType.External ? { ...link, sourceId: null } : { ...link, url: null }));

/** Links in their order, without duplicates (specification, section 5: a source already present cannot be added twice). */
const links = list(footerLinkSchema, { tooMany: (max) => `Można dodać najwyżej ${max} łączy` }, (all) =>
  all.superRefine((list, context) => {
    for (const by of [footerLinkSource, (link: FooterLinkInput) => link.key]) {
      const seen = new Set<string>();
      for (const [index, link] of list.entries()) {
        if (seen.has(by(link)))
          context.addIssue({ code: 'custom', path: [index, 'key'], message: footerMessages.twice });
        seen.add(by(link));
      }
    }
  }),
);

const type = choice();
const displayText = text();
const isActive = flag();

export const footerLogoSchema = formOf(FooterLogoElementInput, {
  type,
  displayText,
  isActive,
  content: group(formOf(FooterLogoContentInput, { bip: text(), office: text() })),
});

export const footerTextSchema = formOf(FooterTextElementInput, {
  type,
  displayText,
  isActive,
  content: group(formOf(FooterTextContentInput, { text: html() })),
});

export const footerInformationSchema = formOf(FooterInformationElementInput, {
  type,
  displayText,
  isActive,
  content: group(formOf(FooterLinksContentInput, { links })),
});

export const footerUpdatesSchema = formOf(FooterUpdatesElementInput, {
  type,
  displayText,
  isActive,
  content: asInContract,
});

/** Discriminated: the generated schema is a plain union, which would report the errors of all four types. */
const elements = [footerLogoSchema, footerTextSchema, footerInformationSchema, footerUpdatesSchema] as const;

const element: z.ZodType<FooterElementInput> = z.discriminatedUnion('type', elements, { error: invalidMessage });

/** Input of the parts of a footer, each type at most once (specification, section 5, Footer). */
export const footerSchema = formOf(FooterInput, {
  footerElements: list(element, { required: requiredMessage }, (all) =>
    all.refine((list) => new Set(list.map(({ type }) => type)).size === list.length, footerMessages.elementTwice),
  ),
});
