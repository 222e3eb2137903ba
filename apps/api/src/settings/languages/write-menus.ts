// Checks and writes changed translations of categories. It is also a change of the menus: it increments their revision,
// redirects old addresses, and each category gets a journal entry that can be undone.
import { menuElementErrors } from '@redakcja/domain/settings/languages/translation-rules';
import { slugOf } from '@redakcja/domain/shared/text/slug';
import { JournalArea } from '@redakcja/generated/model/journalArea';
import { JournalOperation } from '@redakcja/generated/model/journalOperation';
import { JournalRecordType } from '@redakcja/generated/model/journalRecordType';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import type { MenuElementTranslation } from '@redakcja/generated/model/menuElementTranslation';
import type { MenuElementTranslationChange } from '@redakcja/generated/model/menuElementTranslationChange';
import { MenuType } from '@redakcja/generated/model/menuType';
import { TranslationState } from '@redakcja/generated/model/translationState';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../call/caller.ts';
import { type Author, type Change, recordChanges } from '../../call/journal.ts';
import type { Database } from '../../database/database.ts';
import { integer, nullable, oneOf, type RowOf, rowShape, text } from '../../database/rows/row-shape.ts';
import { idList } from '../../database/rows/sql-values.ts';
import { invalid } from '../../http/problem.ts';
import { requireOwnBranches } from '../../shared/categories/category-guard.ts';
import { defaultLanguageCode } from '../../shared/languages.ts';
import { requireSeenRows, requireUnique } from './changed-rows.ts';
import { menuRows } from './menu-translations.ts';

const recordTypes: Readonly<Record<MenuType, JournalRecordType>> = {
  [MenuType.Horizontal]: JournalRecordType.HorizontalMenuElement,
  [MenuType.Vertical]: JournalRecordType.VerticalMenuElement,
};

const stored = rowShape({
  id: integer('t.menu_element_id'),
  displayText: text('t.display_text'),
  title: text('t.title'),
  description: nullable(text('t.description')),
  url: nullable(text('t.url')),
  target: oneOf(LinkTarget, 't.target'),
  slug: text('t.slug'),
});

interface Target {
  id: number;
  isoCode: string;
}

interface Written {
  row: MenuElementTranslation;
  before: RowOf<typeof stored> | null;
  after: RowOf<typeof stored>;
}

/** Locks the rows of the menus in a fixed order. */
export async function lockMenus(tx: Database): Promise<void> {
  await tx.execute(sql`select revision from menus order by type for update`);
}

export async function writeMenus(
  tx: Database,
  author: Author & { caller: Caller },
  language: Target,
  changes: readonly MenuElementTranslationChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = checkedRows(await menuRows(tx, language.id), changes);
  const ids = changes.map((one) => one.menuElementId);
  await requireOwnBranches(tx, author.caller, ids, 'category');
  const before = new Map((await storedTexts(tx, language.id, ids)).map((one) => [one.id, one]));
  const written = changes.flatMap((change, index): Written[] => {
    const row = rows[index];
    const old = before.get(change.menuElementId) ?? null;
    const after = textsAfter(change, old);
    const isSame = old !== null && JSON.stringify(old) === JSON.stringify(after);
    if (row === undefined || (isSame && row.state !== TranslationState.Outdated)) return [];
    return [{ row, before: old, after }];
  });
  if (written.length === 0) return;
  await upsert(
    tx,
    language.id,
    written.map(({ after }) => after),
  );
  await keepAddresses(tx, author, language.id, written);
  const types = [...new Set(written.map(({ row }) => row.menuType))];
  await tx.execute(sql`update menus set revision = revision + 1 where type = any(${idList(types)})`);
  const entries = written.flatMap((one) => changeOf(language.isoCode, one) ?? []);
  await recordChanges(tx, author, entries);
}

function checkedRows(
  rows: readonly MenuElementTranslation[],
  changes: readonly MenuElementTranslationChange[],
): MenuElementTranslation[] {
  const byId = new Map(rows.map((row) => [row.menuElementId, row]));
  const path = 'menuElementsChanged';
  requireUnique(
    changes.map((one) => one.menuElementId),
    (index) => `${path}.${index}.menuElementId`,
  );
  const found = changes.map((change, index) => {
    const row = byId.get(change.menuElementId);
    if (row === undefined)
      throw invalid([{ path: `${path}.${index}.menuElementId`, message: 'Nie ma takiej kategorii' }]);
    return row;
  });
  requireSeenRows(
    found.map((row, index) => ({ seen: changes[index]?.revision, now: row.revision, name: row.baseName })),
  );
  const wrong = changes.flatMap((change, index) =>
    menuElementErrors(found[index] ?? { baseUrl: null }, {
      ...change,
      translatedUrl: change.translatedUrl ?? null,
    }).map(({ field, message }) => ({ path: `${path}.${index}.${field}`, message })),
  );
  if (wrong.length > 0) throw invalid(wrong);
  return found;
}

function storedTexts(tx: Database, languageId: number, ids: readonly number[]) {
  return tx.rows(
    stored,
    sql`${stored.select} from menu_element_translations t where t.language_id = ${languageId} and t.menu_element_id = any(${idList(ids)})
      order by t.menu_element_id for no key update of t`,
  );
}

function textsAfter(change: MenuElementTranslationChange, old: Written['before']): Written['after'] {
  const displayText = change.translatedDisplayText;
  return {
    id: change.menuElementId,
    displayText,
    title: change.translatedTitle,
    description: old?.description ?? null,
    url: change.translatedUrl ?? null,
    // an added translation opens in the same tab (specification, section 4, Menus)
    target: old?.target ?? LinkTarget.SameTab,
    slug: old?.displayText === displayText ? old.slug : slugOf(displayText, 'kategoria'),
  };
}

async function upsert(tx: Database, languageId: number, rows: readonly Written['after'][]): Promise<void> {
  const column = (values: readonly unknown[]) => sql.param([...values]);
  await tx.execute(sql`insert into menu_element_translations as t
      (menu_element_id, language_id, display_text, title, url, slug, target, source_hash)
    select r.id, ${languageId}, r.display_text, r.title, r.url, r.slug, r.target,
      (select p.wording_hash from menu_element_translations p join languages d on d.id = p.language_id
        where d.iso_code = ${defaultLanguageCode} and p.menu_element_id = r.id)
    from unnest(${column(rows.map((one) => one.id))}::int[], ${column(rows.map((one) => one.displayText))}::text[],
      ${column(rows.map((one) => one.title))}::text[], ${column(rows.map((one) => one.url))}::text[],
      ${column(rows.map((one) => one.slug))}::text[], ${column(rows.map((one) => one.target))}::int[])
      as r (id, display_text, title, url, slug, target)
    on conflict (menu_element_id, language_id) do update set display_text = excluded.display_text, title = excluded.title,
      url = excluded.url, slug = excluded.slug, source_hash = excluded.source_hash, revision = t.revision + 1`);
}

/** The old address redirects to the new one, which must not redirect itself. */
async function keepAddresses(
  tx: Database,
  { services }: Author,
  languageId: number,
  written: readonly Written[],
): Promise<void> {
  const moved = written.flatMap(({ before, after }) =>
    before === null || before.slug === after.slug ? [] : [{ id: after.id, from: before.slug, to: after.slug }],
  );
  if (moved.length === 0) return;
  const ids = idList(moved.map((one) => one.id));
  const texts = (field: 'from' | 'to') => sql`${sql.param(moved.map((one) => one[field]))}::text[]`;
  await tx.execute(sql`delete from menu_redirects o using unnest(${ids}, ${texts('to')}) as r (id, slug)
    where o.menu_element_id = r.id and o.language_id = ${languageId} and o.slug = r.slug`);
  await tx.execute(sql`insert into menu_redirects (menu_element_id, language_id, slug, created_date)
    select r.id, ${languageId}, r.slug, ${services.now().toISOString()}::timestamptz
    from unnest(${ids}, ${texts('from')}) as r (id, slug)
    on conflict (menu_element_id, language_id, slug) do update set created_date = excluded.created_date`);
}

/** In the format of the menus, so that it can be undone there. */
function changeOf(isoCode: string, { row, before, after }: Written): Change | null {
  const [was, is] = [textsOf(before), textsOf(after)];
  if (JSON.stringify(was) === JSON.stringify(is)) return null;
  return {
    area: JournalArea.Menus,
    operation: JournalOperation.Edit,
    recordType: recordTypes[row.menuType],
    recordId: row.menuElementId,
    recordName: row.baseName,
    before: { [`texts.${isoCode}`]: was },
    after: { [`texts.${isoCode}`]: is },
  };
}

function textsOf(row: Written['before']) {
  if (row === null) return null;
  const { id: _id, slug: _slug, ...texts } = row;
  return texts;
}
