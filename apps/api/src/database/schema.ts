// All tables, for Drizzle and for queries. Migrations are generated from here; what Drizzle cannot express (collation, triggers, counters) is in
// hand-written migrations.
export * from './tables/archive.ts';
export * from './tables/article-comments.ts';
export * from './tables/articles.ts';
export * from './tables/bulletin.ts';
export * from './tables/dictionaries.ts';
export * from './tables/files.ts';
export * from './tables/identity.ts';
export * from './tables/installation.ts';
export * from './tables/journal.ts';
export * from './tables/languages.ts';
export * from './tables/links.ts';
export * from './tables/mails.ts';
export * from './tables/menus.ts';
export * from './tables/people.ts';
export * from './tables/search.ts';
export * from './tables/settings/graphics.ts';
export * from './tables/settings/homepage.ts';
export * from './tables/settings/office.ts';
export * from './tables/settings/settings.ts';
