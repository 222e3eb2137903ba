// One record of every kind that visitors may not know, marked by its names: what answers without signing in is tried on them.
import { sql } from 'drizzle-orm';
import { integer, rowShape } from '../database/rows/row-shape.ts';
import {
  articleAttachments,
  articleLinks,
  documentPages,
  documentTexts,
  footerElements,
  footerLinks,
  footers,
  menuElements,
  removedTitles,
  tiles,
} from '../database/schema.ts';
import { indexDue } from '../site/search/keep-index.ts';
import type { TestApi } from './start-api.ts';
import { addArticle, addDocument } from './test-articles.ts';
import type { TestDatabase } from './test-database.ts';

/** In the names, titles and addresses of whatever is hidden; with its kind after it. */
export const secret = 'niejawne';

/** Languages are public by a code only: PL is active, EN too, DE is not. */
export const languages = ['PL', 'EN', 'DE'];
/** Ids of whatever is made. */
export const numbers = Array.from({ length: 16 }, (_, index) => index + 1);

/** All that is hidden in a text that a visitor gets. */
export const secretsIn = (text: string) => text.match(new RegExp(`[^"<>]*${secret}[^"<>]*`, 'g')) ?? [];

const inserted = rowShape({ id: integer('id') });

export async function addHiddenRecords(api: TestApi): Promise<void> {
  const { db } = api;
  const hide = (kind: string) => `${secret}-${kind}`;
  await db.execute(sql`insert into languages (iso_code, name, local_name, status)
    values ('EN', 'angielski', 'English', 10), ('DE', ${hide('jezyk')}, ${hide('jezyk')}, 0)`);
  let place = 0;
  const category = async (name: string, hidden = false, parent: number | null = null, language = 1) => {
    place += 1024;
    const [{ id } = { id: 0 }] = await db.rows(
      inserted,
      sql`insert into menu_elements (type, position, is_hidden, parent_id)
        values (20, ${place}, ${hidden}, ${parent}) returning ${sql.raw(inserted.columns)}`,
    );
    await db.execute(sql`insert into menu_element_translations (menu_element_id, language_id, display_text, title, slug, url)
      values (${id}, ${language}, ${name}, ${name}, ${name}, null)`);
    await db.execute(sql`insert into menu_redirects (menu_element_id, language_id, slug, created_date)
      values (${id}, ${language}, ${`dawniej-${name}`}, now())`);
    return id;
  };
  const open = await category('jawna');
  const hidden = await category(hide('kategoria'), true);
  const inside = await category(hide('podkategoria'), false, hidden);
  await category(hide('glebsza'), false, inside);
  await category(hide('ukryta-pod-jawna'), true, await category('jawna-nadrzedna'));
  await category(hide('w-jezyku-nieaktywnym'), false, null, 3);
  // its parent has no English text
  const untranslated = await category('bez-tlumaczenia');
  await category(hide('pod-nieprzetlumaczona'), false, untranslated, 2);

  const article = (kind: string, more: object) =>
    addArticle(db, { title: hide(kind), slug: hide(kind), content: hide(kind), shortDescription: hide(kind), ...more });
  const published = { status: 40, publishedDate: new Date('2026-01-01') } as const;
  // their titles stay in the register of changes, unless the withdrawal says that they must go
  const told = { title: 'Dawny', slug: 'dawny' } as const;
  const withdrawal = { status: 50, withdrawedDate: new Date('2026-02-01') } as const;
  const withdrawn = [await article('wycofany', { ...published, ...withdrawal })];
  const articles = [
    await article('szkic', { status: 10 }),
    await article('potwierdzony', { status: 20 }),
    await article('do-publikacji', { status: 30, publishStart: new Date('2999-01-01') }),
    await article('zarchiwizowany', { ...published, ...told, status: 60, archivedDate: new Date('2026-02-01') }),
    await article('schowany', { ...published, isHidden: true }),
    await article('w-nieaktywnym', { ...published, languageId: 3, categories: [] }),
    await article('po-terminie', { ...published, ...told, publishEnd: new Date('2026-02-01') }),
    await article('w-ukrytej-kategorii', { ...published, categories: [inside] }),
  ];
  const shown = { slug: 'jawny', categories: [open], publishedDate: new Date('2026-03-01'), status: 40 } as const;
  const current = await addArticle(db, { ...shown, title: 'Jawny', version: 3 });
  const { baseArticleId } = current;
  const former = { ...published, baseArticleId, isListed: false };
  withdrawn.push(await article('dawna-wycofana', { ...former, ...withdrawal }));
  await db.insert(removedTitles).values(withdrawn.map(({ id: articleId }) => ({ articleId, reason: 'Dane w tytule' })));
  articles.push(
    ...withdrawn,
    await article('dawna-schowana', { ...former, status: 60, version: 2, isHidden: true }),
    await article('nowa-wersja', { baseArticleId, version: 4 }),
  );
  await attachSecrets(db, articles, hide);
  await addReferences(db, current.id, [inside, hidden], articles);

  const periods = [
    ['wylaczony', false, null, null],
    ['przyszly', true, '2999-01-01', null],
    ['miniony', true, null, '2020-01-01'],
  ] as const;
  for (const [kind, isActive, from, to] of periods) {
    await db.execute(sql`insert into banners (name, title, url, target, language_id, is_active, show_from, show_to)
      values (${hide(`baner-${kind}`)}, ${hide(`baner-${kind}`)}, 'https://gov.pl', 10, 1, ${isActive}, ${from}, ${to})`);
    await db.execute(sql`insert into tiles (display_text, title, link_type, url, target, language_id, is_active, show_from, show_to)
      values (${hide(`kafel-${kind}`)}, ${hide(`kafel-${kind}`)}, 30, 'https://gov.pl', 10, 1, ${isActive}, ${from}, ${to})`);
  }
  await db.execute(sql`insert into bookmarks (name, display_text, title, target, language_id, is_active, show_on_main_page)
    values (${hide('zakladka')}, ${hide('zakladka')}, ${hide('zakladka')}, 10, 1, false, true)`);
  await db.execute(sql`insert into rss_channels (display_text, title, description, target, language_id, is_active)
    values (${hide('kanal')}, ${hide('kanal')}, ${hide('kanal')}, 10, 1, false)`);
  await db.execute(sql`update system_parameters set value = jsonb_build_object('isEnabled', false, 'description', ${hide('ciasteczka')}::text)
    where key_name = 'CookieInformation'`);
  await db.execute(sql`update system_parameters set value = jsonb_build_object('isActive', false, 'gaid', ${hide('analityka')}::text)
    where key_name = 'Analytics'`);
  await db.insert(footers).values({ languageId: 1 });
  await db.insert(footerElements).values({
    languageId: 1,
    type: 30,
    isActive: false,
    displayText: hide('stopka'),
    content: { text: hide('stopka') },
  });
  const link = { displayText: 'Odnośnik', title: 'Odnośnik', target: 10, languageId: 1 };
  await db.insert(footerLinks).values([
    { ...link, key: '20-1', type: 20, position: 0, menuElementId: inside },
    ...articles.map(({ id }, index) => ({
      ...link,
      key: `30-${index}`,
      type: 30,
      position: index + 1,
      articleId: id,
    })),
  ]);
  await api.user({ name: secret } as object);
  await indexDue(api.services);
  for (const lang of languages)
    await db.execute(sql`select count_page_views(jsonb_agg(jsonb_build_object('month', '2026-11', 'lang', ${lang}::text, 'kind', k, 'item', i, 'views', 1)))
      from unnest(array['article', 'category', 'home']) k, generate_series(0, 30) i`);
}

type Db = TestDatabase['db'];
type Ids = readonly { id: number }[];

/** An attachment of every hidden article, with a name and a text that are hidden as well. */
async function attachSecrets(db: Db, articles: Ids, hide: (kind: string) => string): Promise<void> {
  for (const { id: articleId } of articles) {
    const fileName = `${hide('plik')}-${articleId}.pdf`;
    const documentRepositoryId = await addDocument(db, fileName);
    const [{ id: fileId } = { id: 0 }] = await db.rows(
      inserted,
      sql`select file_id as id from document_repository where id = ${documentRepositoryId}`,
    );
    await db.insert(documentTexts).values({ fileId, state: 10, hasPages: true });
    await db.insert(documentPages).values({ fileId, page: 1, text: hide('strona') });
    await db.insert(articleAttachments).values({
      articleId,
      position: 0,
      documentRepositoryId,
      displayName: fileName,
      createdBy: 'Anna Nowak',
    });
  }
}

/** What is public leads to whatever is hidden. */
async function addReferences(db: Db, from: number, categories: readonly number[], articles: Ids): Promise<void> {
  const link = { displayText: 'Odnośnik', title: 'Odnośnik', target: 10 };
  const targets = [
    ...categories.map((menuElementId) => ({ menuElementId, articleId: null })),
    ...articles.map(({ id }) => ({ menuElementId: null, articleId: id })),
  ];
  await db.insert(articleLinks).values(
    targets.map(({ menuElementId, articleId }, position) => ({
      ...link,
      articleId: from,
      position,
      type: menuElementId === null ? 20 : 10,
      menuElementId,
      linkedArticleId: articleId,
    })),
  );
  await db.insert(tiles).values(
    targets.map((target) => ({
      ...link,
      ...target,
      linkType: target.menuElementId === null ? 20 : 10,
      languageId: 1,
      isActive: true,
    })),
  );
  await db.insert(menuElements).values(
    targets.map(({ menuElementId, articleId }, index) => ({
      type: 10,
      position: index,
      linkMenuElementId: menuElementId,
      linkArticleId: articleId,
    })),
  );
  await db.execute(sql`insert into menu_element_translations (menu_element_id, language_id, display_text, title, slug)
    select id, 1, 'Odsyłacz', 'Odsyłacz', 'odsylacz' from menu_elements where type = 10`);
}
