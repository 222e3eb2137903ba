// New categories: one by a change of the menu, or many together, each under and after what is there or stands before it in the same call.
import { menuMessages } from '@redakcja/domain/menus/menu-limits';
import { menuObstacle } from '@redakcja/domain/menus/menu-obstacles';
import { placementRefusalIn } from '@redakcja/domain/menus/placement';
import type { MenuElementRow } from '@redakcja/generated/model/menuElementRow';
import type { MenuSeen } from '@redakcja/generated/model/menuSeen';
import { menuElements } from '../../database/schema.ts';
import { conflict, ProblemError } from '../../http/problem.ts';
import { requireOwnBranches } from '../../shared/categories/category-guard.ts';
import { defaultLanguageCode } from '../../shared/languages.ts';
import { lockElements } from '../tree/menu-facts.ts';
import { requireSeen } from '../tree/read-revision.ts';
import { Add, type ChangeContext, type Done, languageIds } from './change-context.ts';
import { type Fields, flatFields, insertTexts } from './element-fields.ts';
import { emptyFields, fieldsFromInput } from './element-input.ts';
import { placeData } from './move-element.ts';
import { type Node, Siblings } from './new-siblings.ts';

export type Addition = MenuElementRow & { seen?: MenuSeen };

/** A category that can be added; `id` is 0 until it is. */
interface NewNode extends Node {
  parent: Node | null;
  previous: Node | null;
  fields: Fields;
}

/**
 * Adds what can be added; answers, for each row, what was done or why not. Checks come before anything is written, and what is written is written together.
 * @throws ProblemError for a branch that is closed to the caller
 */
export async function addElements(
  context: ChangeContext,
  additions: readonly Addition[],
): Promise<(Done | ProblemError)[]> {
  const { db, type } = context;
  const ids = additions.flatMap(({ parentElementId = null, previousElementId = null }) => [
    parentElementId,
    previousElementId,
  ]);
  const stored = await lockElements(db, ids);
  const siblings = new Siblings(db, type);
  const rows: (NewNode | ProblemError)[] = [];
  for (const addition of additions) {
    const row = await newNode(context, addition, { stored, rows, siblings }).catch(refusalOf);
    if (!(row instanceof ProblemError)) await siblings.insert(row);
    rows.push(row);
  }
  const added = rows.filter((row): row is NewNode => !(row instanceof ProblemError));
  await insertElements(context, added, await siblings.positions());
  await insertTexts(
    db,
    languageIds(context.languages),
    added.map(({ id, fields: { texts } }) => ({ elementId: id, texts })),
  );
  return rows.map((row) => (row instanceof ProblemError ? row : doneOf(row)));
}

/** A missing right is about the call, all else about its row. */
function refusalOf(error: unknown): ProblemError {
  if (error instanceof ProblemError && error.status !== 403) return error;
  throw error;
}

interface Known {
  stored: Awaited<ReturnType<typeof lockElements>>;
  /** The rows before this one. */
  rows: readonly (NewNode | ProblemError)[];
  siblings: Siblings;
}

async function newNode(context: ChangeContext, addition: Addition, known: Known): Promise<NewNode> {
  const { db, type, caller } = context;
  const { parentElementId = null, previousElementId = null, parentIndex, previousIndex, seen, element } = addition;
  const ofMenu = (id: number | null) => {
    const one = known.stored.get(id ?? 0);
    return one?.type === type ? one : undefined;
  };
  const [above, before] = [ofMenu(parentElementId), ofMenu(previousElementId)];
  await requireSeen(
    db,
    type,
    { id: parentElementId, seen: seen?.parent, now: above?.revision },
    { id: previousElementId, seen: seen?.previous, now: before?.revision },
  );
  const parent = nodeAt(known, parentElementId, parentIndex);
  const previous = nodeAt(known, previousElementId, previousIndex);
  if (previous !== null && previous.parentKey !== (parent?.key ?? null)) throw conflict(menuMessages.anchorGone);
  await requireOwnBranches(db, caller, [above?.id ?? null], 'category');
  const refusal = placementRefusalIn(type, {
    parent: parent === null ? null : { ...parent, isExcluded: false },
    otherRoots: parent === null ? await known.siblings.count(null) : 0,
    height: 1,
  });
  if (refusal !== null) throw conflict(menuObstacle(refusal));
  const form = { hasChildren: false, hasPublicArticles: false };
  const fields = await fieldsFromInput(element, { context, form, elementId: null, stored: emptyFields });
  const polish = fields.texts[defaultLanguageCode];
  return {
    key: `row ${known.rows.length}`,
    id: 0,
    parentKey: parent?.key ?? null,
    displayText: polish?.displayText ?? '',
    url: polish?.url ?? null,
    level: (parent?.level ?? 0) + 1,
    parent,
    previous,
    fields,
  };
}

/** What is there, or an earlier row. */
function nodeAt({ stored, rows }: Known, id: number | null, index: number | undefined): Node | null {
  if (index === undefined) {
    const one = stored.get(id ?? 0);
    return one === undefined ? null : { ...one, key: one.id, parentKey: one.parentId };
  }
  if (id !== null) throw conflict(menuMessages.onePlace);
  const row = rows[index];
  if (row === undefined) throw conflict(menuMessages.earlierRow);
  if (row instanceof ProblemError) throw conflict(menuMessages.rowRefused);
  return row;
}

/** One statement for each level: children need the id of their parent. */
async function insertElements(
  { db, type }: ChangeContext,
  added: readonly NewNode[],
  positions: ReadonlyMap<Node['key'], number>,
): Promise<void> {
  for (const level of [...new Set(added.map((one) => one.level))].toSorted((a, b) => a - b)) {
    const nodes = added.filter((one) => one.level === level);
    const values = nodes.map(({ key, parent, fields }) => ({
      type,
      parentId: parent?.id ?? null,
      position: positions.get(key) ?? 0,
      isHidden: fields.isHidden,
      linkMenuElementId: fields.linkToMenuElementId,
      linkArticleId: fields.linkToArticleTranslationId,
    }));
    const rows = await db.insert(menuElements).values(values).returning({ id: menuElements.id });
    for (const [index, node] of nodes.entries()) node.id = rows[index]?.id ?? 0;
  }
}

function doneOf({ id, displayText, parent, previous, fields }: NewNode): Done {
  return {
    elementId: id,
    elementName: displayText,
    operation: Add,
    parentId: parent?.id ?? null,
    before: null,
    after: { ...flatFields(fields), ...placeData(parent, previous) },
  };
}
