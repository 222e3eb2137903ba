// Every table, in one module for Drizzle and for queries; each stands in the file of its area. Migrations are generated from here; what Drizzle
// cannot say (collation, triggers, counters) stands in hand-written migrations.
export * from './tables/archive.ts';
export * from './tables/articles.ts';
export * from './tables/dictionaries.ts';
export * from './tables/files.ts';
export * from './tables/identity.ts';
export * from './tables/installation.ts';
export * from './tables/languages.ts';
export * from './tables/menus.ts';
export * from './tables/people.ts';
export * from './tables/settings.ts';
