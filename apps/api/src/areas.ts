import { accessArea } from './access/handlers.ts';
import { applicationArea } from './application/handlers.ts';
import { archiveArea } from './archive/handlers.ts';
import { articlesArea } from './articles/handlers.ts';
import type { BodyCleaners, Handlers, InputSchemas } from './call/handler.ts';
import { dictionariesArea } from './dictionaries/handlers.ts';
import { filesArea } from './files/handlers.ts';
import { menusArea } from './menus/handlers.ts';
import { bannersArea } from './settings/banners/handlers.ts';
import { bookmarksArea } from './settings/bookmarks/handlers.ts';
import { contactsArea } from './settings/contacts/handlers.ts';
import { footerArea } from './settings/footer/handlers.ts';
import { graphicsArea } from './settings/graphics/handlers.ts';
import { headerArea } from './settings/header/handlers.ts';
import { languagesArea } from './settings/languages/handlers.ts';
import { linksArea } from './settings/links/handlers.ts';
import { officeArea } from './settings/office/handlers.ts';

import { parametersArea } from './settings/parameters/handlers.ts';
import { repositoriesArea } from './settings/repositories/handlers.ts';
import { rssArea } from './settings/rss/handlers.ts';
import { siteArea } from './settings/site/handlers.ts';
import { tilesArea } from './settings/tiles/handlers.ts';
import { publicArea } from './site/operations/handlers.ts';

/** Of every area; a new one is added here. */
export const handlers: Handlers = {
  ...accessArea.handlers,
  ...applicationArea.handlers,
  ...archiveArea.handlers,
  ...articlesArea.handlers,
  ...bannersArea.handlers,
  ...bookmarksArea.handlers,
  ...dictionariesArea.handlers,
  ...filesArea.handlers,
  ...footerArea.handlers,
  ...graphicsArea.handlers,
  ...headerArea.handlers,
  ...languagesArea.handlers,
  ...linksArea.handlers,
  ...menusArea.handlers,
  ...contactsArea.handlers,
  ...officeArea.handlers,
  ...parametersArea.handlers,
  ...publicArea.handlers,
  ...repositoriesArea.handlers,
  ...rssArea.handlers,
  ...siteArea.handlers,
  ...tilesArea.handlers,
};

export const inputs: InputSchemas = {
  ...accessArea.inputs,
  ...articlesArea.inputs,
  ...bannersArea.inputs,
  ...bookmarksArea.inputs,
  ...dictionariesArea.inputs,
  ...footerArea.inputs,
  ...graphicsArea.inputs,
  ...headerArea.inputs,
  ...languagesArea.inputs,
  ...menusArea.inputs,
  ...contactsArea.inputs,
  ...officeArea.inputs,
  ...parametersArea.inputs,
  ...repositoriesArea.inputs,
  ...rssArea.inputs,
  ...tilesArea.inputs,
};

export const cleaners: BodyCleaners = {
  ...articlesArea.cleaners,
  ...footerArea.cleaners,
  ...headerArea.cleaners,
  ...parametersArea.cleaners,
};
