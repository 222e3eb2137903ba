// The fields of a category in the journal: what an edit writes, and what its undoing writes back.
import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import { slugOf } from '@redakcja/domain/shared/text/slug';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { JournalEntry } from '@redakcja/generated/model/journalEntry';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { sql } from 'drizzle-orm';
import { type Database, hasRows } from '../../database/database.ts';
import { integer, nullable, oneOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { constant } from '../../database/rows/sql-values.ts';
import { menuElementTranslations } from '../../database/schema.ts';
import { conflict } from '../../http/problem.ts';
import { defaultLanguageCode } from '../../shared/languages.ts';
import type { Element } from '../tree/menu-facts.ts';

/** Texts of a category in one language. */
export interface Texts {
  displayText: string;
  title: string;
  description: string | null;
  url: string | null;
  target: LinkTarget;
}

/** Settings of a category, and its texts by the ISO code of the language; null where it has none. */
export interface Fields {
  isHidden: boolean;
  linkToMenuElementId: number | null;
  linkToArticleTranslationId: number | null;
  articleSort: number;
  texts: Record<string, Texts | null>;
}

const textsRow = rowShape({
  languageId: integer('t.language_id'),
  isoCode: text('l.iso_code'),
  displayText: text('t.display_text'),
  title: text('t.title'),
  description: nullable(text('t.description')),
  url: nullable(text('t.url')),
  target: oneOf(LinkTarget, 't.target'),
  slug: text('t.slug'),
  revision: integer('t.revision'),
});

export async function textsOf(db: Database, elementId: number) {
  return db.rows(
    textsRow,
    sql`${textsRow.select} from menu_element_translations t join languages l on l.id = t.language_id
      where t.menu_element_id = ${elementId} order by t.language_id for no key update of t`,
  );
}
export type StoredTexts = Awaited<ReturnType<typeof textsOf>>;

export function fieldsOf(element: Element, stored: StoredTexts): Fields {
  const texts = stored.map(({ isoCode, languageId: _id, slug: _slug, revision: _revision, ...one }) => [isoCode, one]);
  return {
    isHidden: element.isHidden,
    linkToMenuElementId: element.linkMenuElementId,
    linkToArticleTranslationId: element.linkArticleId,
    articleSort: element.articleSort,
    texts: Object.fromEntries(texts),
  };
}

type Flat = Record<string, unknown>;

/** The format of the journal: Polish texts next to the settings, those of another language grouped. */
export function flatFields({ texts, ...settings }: Fields): Flat {
  const { [defaultLanguageCode]: polish, ...others } = texts;
  return {
    ...polish,
    ...settings,
    ...Object.fromEntries(Object.entries(others).map(([code, one]) => [`texts.${code}`, one])),
  };
}

export function withFlat(fields: Fields, flat: NonNullable<JournalEntry['before']>): Fields {
  const all = { ...flatFields(fields), ...flat };
  const { displayText, title, description, url, target, ...rest } = all;
  const polish = { displayText, title, description, url, target } as Texts;
  const texts = Object.fromEntries(
    Object.entries(rest).flatMap(([name, value]) =>
      name.startsWith('texts.') ? [[name.slice(6), value as Texts | null]] : [],
    ),
  );
  const settings = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('texts.')));
  return { ...fields, ...settings, texts: { ...texts, [defaultLanguageCode]: polish } };
}

export interface Difference {
  before: Flat;
  after: Flat;
}

/** The fields that differ, before and after; null when there are none. */
export function differenceOf(before: Fields, after: Fields): Difference | null {
  const [was, is] = [flatFields(before), flatFields(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => JSON.stringify(was[name] ?? null) !== JSON.stringify(is[name] ?? null),
  );
  if (names.length === 0) return null;
  const pick = (all: Flat) => Object.fromEntries(names.map((name) => [name, all[name] ?? null]));
  return { before: pick(was), after: pick(is) };
}

interface Writing {
  elementId: number;
  now: Date;
  /** Ids of languages by ISO code. */
  languageIds: ReadonlyMap<string, number>;
  stored: StoredTexts;
}

/** Writes what differs. The revision of the category covers its settings and Polish texts; a translation has its own. */
export async function writeFields(db: Database, writing: Writing, before: Fields, after: Fields): Promise<void> {
  const changed = differenceOf(before, after);
  if (changed === null) return;
  if (Object.keys(changed.after).some((name) => !name.startsWith('texts.'))) {
    await db.execute(sql`update menu_elements set is_hidden = ${after.isHidden}, link_menu_element_id = ${after.linkToMenuElementId},
      link_article_id = ${after.linkToArticleTranslationId}, article_sort = ${after.articleSort}, revision = revision + 1
      where id = ${writing.elementId}`);
  }
  for (const code of new Set([...Object.keys(before.texts), ...Object.keys(after.texts)])) {
    const [was, is] = [before.texts[code] ?? null, after.texts[code] ?? null];
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    if (is === null) await removeTexts(db, writing, code);
    else await writeTexts(db, writing, code, is);
  }
}

async function writeTexts(db: Database, { elementId, now, languageIds, stored }: Writing, code: string, texts: Texts) {
  const old = stored.find((one) => one.isoCode === code);
  const slug = old?.displayText === texts.displayText ? old.slug : slugFor(texts);
  const row = textRow(elementId, languageIds, code, texts, slug);
  const { menuElementId: _element, languageId, ...values } = row;
  await db
    .insert(menuElementTranslations)
    .values(row)
    .onConflictDoUpdate({
      target: [menuElementTranslations.menuElementId, menuElementTranslations.languageId],
      set: { ...values, revision: sql`${menuElementTranslations.revision} + 1` },
    });
  if (old !== undefined && old.slug !== slug)
    await keepAddress(db, { elementId, languageId, from: old.slug, to: slug, now });
}

const slugFor = ({ displayText }: Texts) => slugOf(displayText, 'kategoria');

function textRow(
  menuElementId: number,
  languageIds: ReadonlyMap<string, number>,
  code: string,
  texts: Texts,
  slug: string,
) {
  const languageId = languageIds.get(code);
  if (languageId === undefined) throw conflict(`Nie ma już języka ${code}`);
  const sourceHash =
    code === defaultLanguageCode
      ? null
      : sql`(select p.wording_hash from menu_element_translations p join languages l on l.id = p.language_id
          and l.iso_code = ${defaultLanguageCode} where p.menu_element_id = ${menuElementId})`;
  return { menuElementId, languageId, ...texts, slug, sourceHash };
}

/** A statement has at most 65,535 parameters. */
const insertedTogether = 1000;

/** Texts of new categories. The Polish ones come first: a translation knows the wording that it was made from. */
export async function insertTexts(
  db: Database,
  languageIds: ReadonlyMap<string, number>,
  added: readonly { elementId: number; texts: Fields['texts'] }[],
): Promise<void> {
  const rows = added.flatMap(({ elementId, texts }) =>
    Object.entries(texts).flatMap(([code, one]) =>
      one === null ? [] : [textRow(elementId, languageIds, code, one, slugFor(one))],
    ),
  );
  const polish = languageIds.get(defaultLanguageCode);
  for (const own of [
    rows.filter(({ languageId }) => languageId === polish),
    rows.filter(({ languageId }) => languageId !== polish),
  ])
    for (let at = 0; at < own.length; at += insertedTogether)
      await db.insert(menuElementTranslations).values(own.slice(at, at + insertedTogether));
}

/** The old address redirects to the new one, which must not redirect itself. */
async function keepAddress(
  db: Database,
  {
    elementId,
    languageId,
    from,
    to,
    now,
  }: { elementId: number; languageId: number; from: string; to: string; now: Date },
): Promise<void> {
  const place = sql`menu_element_id = ${elementId} and language_id = ${languageId}`;
  await db.execute(sql`delete from menu_redirects where ${place} and slug = ${to}`);
  await db.execute(sql`insert into menu_redirects (menu_element_id, language_id, slug, created_date)
    values (${elementId}, ${languageId}, ${from}, ${now.toISOString()}::timestamptz)
    on conflict (menu_element_id, language_id, slug) do update set created_date = excluded.created_date`);
}

async function removeTexts(db: Database, { elementId, languageIds }: Writing, code: string): Promise<void> {
  const languageId = languageIds.get(code) ?? 0;
  const published = sql`select from article_categories c join articles a on a.id = c.article_id
    where c.menu_element_id = ${elementId} and a.language_id = ${languageId} and a.status = ${constant(ArticleStatus.Published)}`;
  if (await hasRows(db, published)) throw conflict(menuMessages.translationHasArticles);
  await db.execute(
    sql`delete from menu_element_translations where menu_element_id = ${elementId} and language_id = ${languageId}`,
  );
}
