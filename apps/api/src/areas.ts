import { accessArea } from './access/handlers.ts';
import { applicationArea } from './application/handlers.ts';
import { archiveArea } from './archive/handlers.ts';
import { articlesArea } from './articles/handlers.ts';
import type { Area } from './contract/handler.ts';
import { dictionariesArea } from './dictionaries/handlers.ts';
import { filesArea } from './files/handlers.ts';
import { menusArea } from './menus/handlers.ts';
import { bookmarksArea } from './settings/bookmarks/handlers.ts';
import { footerArea } from './settings/footer/handlers.ts';
import { parameterHandlers } from './settings/parameters/handlers.ts';
import { repositoriesArea } from './settings/repositories/handlers.ts';
import { rssArea } from './settings/rss/handlers.ts';

/** Every area of the contract. A new one is added here, and its operations leave contract/not-implemented.ts. */
export const areas: readonly Area[] = [
  accessArea,
  applicationArea,
  archiveArea,
  articlesArea,
  bookmarksArea,
  dictionariesArea,
  filesArea,
  footerArea,
  menusArea,
  { handlers: parameterHandlers },
  repositoriesArea,
  rssArea,
];
