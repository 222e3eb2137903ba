// Screens of what is seen on every page of the site, and of the people who answer for it (specification, section 2.6): most have a page per language.
import { lazyRouteComponent as lazy } from '@tanstack/react-router';
import { lazyScreen, screen } from './app/screen-routes.ts';
import * as settings from './settings/resources.ts';

const headerPage = async () => (await import('./settings/header/header-page.tsx')).HeaderPage;
const footerPage = async () => (await import('./settings/footer/footer-page.tsx')).FooterPage;
const contactsPage = async () => (await import('./settings/contacts/contacts-page.tsx')).OfficeContactsPage;
const sitePage = async () => (await import('./settings/site/site-page.tsx')).SitePage;
const graphicsPage = lazy(() => import('./settings/graphics/graphics-page.tsx'), 'GraphicsPage');

const header = screen(`${settings.header.path}/{-$lang}`, settings.header);
const footer = screen(`${settings.footer.path}/{-$lang}`, settings.footer);
const contacts = screen(`${settings.officeContacts.path}/{-$lang}`, settings.officeContacts);
const sitePreview = screen(`${settings.sitePreview.path}/{-$lang}`, settings.sitePreview);

export const appearanceRoutes = [
  header.update({ component: lazyScreen(headerPage, () => header.useParams()) }),
  footer.update({ component: lazyScreen(footerPage, () => footer.useParams()) }),
  contacts.update({ component: lazyScreen(contactsPage, () => contacts.useParams()) }),
  screen(settings.graphics.path, settings.graphics, graphicsPage),
  sitePreview.update({ component: lazyScreen(sitePage, () => sitePreview.useParams()) }),
];
