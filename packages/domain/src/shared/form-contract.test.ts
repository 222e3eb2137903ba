// Lengths stand twice, in the contract and in the form schemas; this holds them together.

import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import contract from '@redakcja/generated/openapi.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { passwordChangeSchema } from '../access/password-form.ts';
import { roleSchema } from '../access/role-form.ts';
import { userSchema } from '../access/user-form.ts';
import { articleSchema } from '../articles/article-form.ts';
import { attachmentSchema, linkSchema, multimediaSchema } from '../articles/article-link-form.ts';
import { isoCodeSchema } from '../dictionaries/iso-code-form.ts';
import { providingEntitySchema } from '../dictionaries/named-entry-form.ts';
import { tagSchema } from '../dictionaries/tag-form.ts';
import { menuElementSchema } from '../menus/menu-element-form.ts';
import { bookmarkSchema } from '../settings/bookmark-form.ts';
import { footerLinkSchema } from '../settings/footer-form.ts';
import { eDeliveryAddressSchema, officeSchema } from '../settings/office-form.ts';
import { rssChannelSchema } from '../settings/rss-channel-form.ts';
import { validate } from './form-errors.ts';
import { maxLengthMessage } from './form-schema.ts';

const article = articleSchema({
  now: new Date(),
  status: ArticleStatus.Draft,
  type: ArticleType.Common,
  hasPublishedTranslation: false,
  countNewAttachments: 0,
  maxNewAttachments: 5,
  maxLengthExtraContent: 1_000_000,
});

const forms: [string, z.ZodType][] = [
  ['ArticleInput', article],
  ['ArticleLinkInput', linkSchema],
  ['MultimediaInput', multimediaSchema],
  ['AttachmentInput', attachmentSchema],
  ['TagInput', tagSchema],
  ['ProvidingEntityInput', providingEntitySchema],
  ['UserInput', userSchema({ now: new Date(), isNew: true })],
  ['RoleInput', roleSchema],
  ['PasswordChangeInput', passwordChangeSchema],
  ['OfficeInput', officeSchema],
  ['EDeliveryAddressInput', eDeliveryAddressSchema],
  ['MenuElementInput', menuElementSchema({ hasChildren: false, hasPublicArticles: false })],
  ['IsoCodeInput', isoCodeSchema({ isNew: true })],
  ['BookmarkInput', bookmarkSchema],
  ['RssChannelInput', rssChannelSchema],
  ['FooterLinkInput', footerLinkSchema],
];

/** Fields of a component of the contract that have this limit. */
function limitsOf(name: string, limit: 'maxLength' | 'maxItems'): [string, number][] {
  const schema = Object.entries(contract.components.schemas).find(([key]) => key === name)?.[1];
  const properties: object = schema && 'properties' in schema ? schema.properties : {};
  return Object.entries(properties).flatMap(([field, property]) => {
    const value: unknown = property[limit];
    return typeof value === 'number' ? [[field, value]] : [];
  });
}

const limited = forms.flatMap(([name, schema]) =>
  limitsOf(name, 'maxLength').map(([field, max]) => [name, field, max, schema] as const),
);
const lists = forms.flatMap(([name, schema]) =>
  limitsOf(name, 'maxItems').map(([field, max]) => [name, field, max, schema] as const),
);

const messagesAt = (schema: z.ZodType, field: string, value: unknown) => {
  const result = validate(schema, { [field]: value });
  return result.ok ? [] : result.fields.filter((one) => one.path === field).map((one) => one.message);
};

test('there is something to compare', () => {
  expect(limited.length).toBeGreaterThan(10);
  expect(lists.length).toBeGreaterThan(5);
});

describe('longest texts', () => {
  test.each(limited)('%s.%s: %d', (_name, field, max, schema) => {
    const longest = messagesAt(schema, field, 'x'.repeat(max));
    const tooLong = messagesAt(schema, field, 'x'.repeat(max + 1));
    expect(longest).not.toContain(maxLengthMessage(max));
    // A field of a fixed form is wrong at any length and may not speak of length.
    expect(longest.length > 0 ? longest : tooLong).not.toEqual([]);
  });
});

describe('longest lists', () => {
  test.each(lists)('%s.%s: %d', (_name, field, max, schema) => {
    const items = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const tooMany = (count: number) =>
      messagesAt(schema, field, items(count)).filter((message) => message.includes(String(max)));
    expect(tooMany(max)).toEqual([]);
    expect(tooMany(max + 1)).toHaveLength(1);
  });
});
