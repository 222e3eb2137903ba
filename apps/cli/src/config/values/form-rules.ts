// The rules of the forms, which the server has too, so that a plan names what would be refused.
import { roleSchema } from '@redakcja/domain/access/role-form';
import { isoCodeSchema } from '@redakcja/domain/dictionaries/iso-code-form';
import { providingEntitySchema } from '@redakcja/domain/dictionaries/named-entry-form';
import { tagSchema } from '@redakcja/domain/dictionaries/tag-form';
import { footerSchema } from '@redakcja/domain/settings/footer/footer-form';
import { graphicsSchema } from '@redakcja/domain/settings/graphics-form';
import { headerSchema } from '@redakcja/domain/settings/header-form';
import { bannerSchema } from '@redakcja/domain/settings/home-page/banner-form';
import { bookmarkSchema } from '@redakcja/domain/settings/home-page/bookmark-form';
import { tileSchema, tileSettingsSchema } from '@redakcja/domain/settings/home-page/tile-form';
import { languageSchema } from '@redakcja/domain/settings/languages/language-form';
import { officeContactsSchema } from '@redakcja/domain/settings/office/office-contact-form';
import { officeSchema } from '@redakcja/domain/settings/office/office-form';
import { repositoryGroupSchema } from '@redakcja/domain/settings/repository-group-form';
import { rssChannelSchema } from '@redakcja/domain/settings/rss-channel-form';
import type * as z from 'zod';

/** By resource. */
export const formRules: Readonly<Record<string, z.ZodType>> = {
  'iso-codes': isoCodeSchema({ isNew: false }),
  languages: languageSchema,
  tags: tagSchema,
  'providing-entities': providingEntitySchema,
  roles: roleSchema,
  'repository-groups': repositoryGroupSchema,
  office: officeSchema,
  'office-contacts': officeContactsSchema,
  bookmarks: bookmarkSchema,
  tiles: tileSchema,
  'tile-settings': tileSettingsSchema,
  'rss-channels': rssChannelSchema,
  headers: headerSchema,
  footers: footerSchema,
  'app-images': graphicsSchema,
  banners: bannerSchema,
};
