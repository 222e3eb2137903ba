import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import { menuObstacle } from '@redakcja/domain/menus/menu-obstacles';
import { placementRefusalIn } from '@redakcja/domain/menus/placement';
import type { MenuElementAddition } from '@redakcja/generated/model/menuElementAddition';
import { menuElements } from '../../database/schema.ts';
import { conflict } from '../../http/problem.ts';
import { requireOwnBranches } from '../../shared/categories/category-guard.ts';
import { defaultLanguageCode } from '../../shared/languages.ts';
import { lockElements, siblingsOf } from '../tree/menu-facts.ts';
import { requireSeen } from '../tree/read-revision.ts';
import { Add, type ChangeContext, type Done, languageIds } from './change-context.ts';
import { flatFields, writeFields, writeTexts } from './element-fields.ts';
import { emptyFields, fieldsFromInput } from './element-input.ts';
import { placeData } from './move-element.ts';
import { freePosition } from './place-element.ts';

export async function addElement(context: ChangeContext, event: MenuElementAddition): Promise<Done> {
  const { db, type, services, languages } = context;
  const { parentElementId, previousElementId, element: input, seen } = event;
  const found = await lockElements(db, [parentElementId, previousElementId]);
  const [parent, anchor] = [parentElementId, previousElementId].map((id) => {
    const one = found.get(id ?? 0);
    return one?.type === type ? one : undefined;
  });
  await requireSeen(
    db,
    type,
    { id: parentElementId, seen: seen?.parent, now: parent?.revision },
    { id: previousElementId, seen: seen?.previous, now: anchor?.revision },
  );
  if (anchor !== undefined && anchor.parentId !== parentElementId) throw conflict(menuMessages.anchorGone);
  await requireOwnBranches(db, context.caller, [parentElementId], 'category');
  const roots = parentElementId === null ? await siblingsOf(db, type, null) : [];
  const refusal = placementRefusalIn(type, {
    parent: parent === undefined ? null : { ...parent, isExcluded: false },
    otherRoots: roots.length,
    height: 1,
  });
  if (refusal !== null) throw conflict(menuObstacle(refusal));

  const form = { hasChildren: false, hasPublicArticles: false };
  const fields = await fieldsFromInput(input, { context, form, elementId: null, stored: emptyFields });
  const position = await freePosition(db, { type, parentId: parentElementId, previousId: previousElementId }, null);
  const [row] = await db
    .insert(menuElements)
    .values({ type, parentId: parentElementId, position, isHidden: fields.isHidden, ...linksOf(fields) })
    .returning({ id: menuElements.id });
  if (row === undefined) throw new Error('The category was not inserted');
  const writing = { elementId: row.id, now: services.now(), languageIds: languageIds(languages), stored: [] };
  const polish = fields.texts[defaultLanguageCode];
  // before the translations, which refer to the revision of the Polish texts
  if (polish) await writeTexts(db, writing, defaultLanguageCode, polish);
  const written = { ...fields, texts: { [defaultLanguageCode]: polish ?? null } };
  await writeFields(db, writing, written, fields);
  return {
    elementId: row.id,
    elementName: polish?.displayText ?? '',
    operation: Add,
    parentId: parentElementId,
    before: null,
    after: { ...flatFields(fields), ...placeData(parent, anchor) },
  };
}

const linksOf = (fields: { linkToMenuElementId: number | null; linkToArticleTranslationId: number | null }) => ({
  linkMenuElementId: fields.linkToMenuElementId,
  linkArticleId: fields.linkToArticleTranslationId,
});
