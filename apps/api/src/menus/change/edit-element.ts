import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import type { MenuElementEdit } from '@redakcja/generated/model/menuElementEdit';
import { sql } from 'drizzle-orm';

import { boolean, rowShape } from '../../database/rows/row-shape.ts';
import { constant } from '../../database/rows/sql-values.ts';
import { notFound } from '../../http/problem.ts';
import { requireOwnBranches } from '../../shared/categories/category-guard.ts';
import { leadsOut } from '../../shared/categories/leading-out.ts';
import { defaultLanguageCode } from '../../shared/languages.ts';
import { type Element, lockElements } from '../tree/menu-facts.ts';
import { requireSeen } from '../tree/read-revision.ts';
import { type ChangeContext, type Done, Edit, languageIds, type Unchanged } from './change-context.ts';
import { differenceOf, type Fields, fieldsOf, type StoredTexts, textsOf, writeFields } from './element-fields.ts';
import { fieldsFromInput, fieldsInLanguage } from './element-input.ts';

export async function editElement(context: ChangeContext, event: MenuElementEdit): Promise<Done | Unchanged> {
  const { db, type, language } = context;
  const { elementId, element: input, seen } = event;
  const element = (await lockElements(db, [elementId])).get(elementId);
  const isDefault = language.isoCode === defaultLanguageCode;
  const stored = element === undefined ? [] : await textsOf(db, elementId);
  const revisionOf = (languageId: number) => stored.find((one) => one.languageId === languageId)?.revision ?? 0;
  const isHere = element?.type === type;
  await requireSeen(
    db,
    type,
    {
      id: elementId,
      seen: seen?.element,
      now: isHere ? (isDefault ? element.revision : revisionOf(language.id)) : undefined,
    },
    ...(isDefault ? (input.languages ?? []) : []).map((one) => ({
      id: elementId,
      seen: one.revision,
      now: isHere ? revisionOf(one.languageId) : undefined,
    })),
  );
  if (!isHere) throw notFound(`Nie znaleziono kategorii o numerze ${elementId}`);
  const before = fieldsOf(element, stored);
  const given = { context, form: await formContext(context, elementId), elementId, stored: before };
  const after = isDefault ? await fieldsFromInput(input, given) : fieldsInLanguage(input, given);
  return writeEdit(context, element, stored, before, after);
}

/** Writes the fields that differ and returns them. */
export async function writeEdit(
  { db, caller, services, languages }: ChangeContext,
  element: Element,
  stored: StoredTexts,
  before: Fields,
  after: Fields,
): Promise<Done | Unchanged> {
  await requireOwnBranches(db, caller, [element.id], before.isHidden === after.isHidden ? 'category' : 'branch');
  const changed = differenceOf(before, after);
  const { id: elementId, parentId } = element;
  if (changed === null) return { elementId, parentId, operation: null };
  await writeFields(db, { elementId, now: services.now(), languageIds: languageIds(languages), stored }, before, after);
  const elementName = after.texts[defaultLanguageCode]?.displayText ?? element.displayText;
  return { elementId, elementName, operation: Edit, parentId, ...changed };
}

const formRow = rowShape({ hasChildren: boolean(), hasPublicArticles: boolean(), isPlaceOfArticles: boolean() });

export async function formContext({ db }: ChangeContext, elementId: number) {
  const [row] = await db.rows(
    formRow,
    sql`select exists (select from menu_elements where parent_id = ${elementId}) as "hasChildren",
      exists (select from article_categories c join articles a on a.id = c.article_id
        where c.menu_element_id = ${elementId} and a.status = ${constant(ArticleStatus.Published)}) as "hasPublicArticles",
      exists (select from article_categories c join articles a on a.id = c.article_id
        where c.menu_element_id = ${elementId} and a.status <> ${constant(ArticleStatus.Archived)})
        and not exists (select from menu_elements m where m.id = ${elementId} and ${sql.raw(leadsOut('m'))}) as "isPlaceOfArticles"`,
  );
  return row ?? { hasChildren: false, hasPublicArticles: false, isPlaceOfArticles: false };
}
