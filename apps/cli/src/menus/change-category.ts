// Commands that change one category: each is one relative change, rejected when another user has changed the category.
import { changeMenu, listMenuElementUsages } from '@redakcja/generated/axios/menus/menus';
import type { MenuChange } from '@redakcja/generated/model/menuChange';
import { getMenuElementPath } from '@redakcja/generated/paths';
import { authenticate } from '../auth/authenticate.ts';
import { type Context, info } from '../shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { shownNames } from '../shared/named-record.ts';
import { askConsent, requireConsent } from '../shared/options/consent.ts';
import { isMove, isRemoval, isSaving, whyRecords } from '../shared/why.ts';
import type {
  DeleteCategoryOptions,
  HideCategoryOptions,
  MoveCategoryOptions,
  RenameCategoryOptions,
  UndoCategoryOptions,
} from './commands.ts';
import type { Category } from './read/categories.ts';
import { type MenuName, menuTypes } from './read/menu-names.ts';
import { findCategory, readMenus } from './read/read-menus.ts';
import { usageEffectLabels, usageKindLabels } from './usage-labels.ts';

/** Sends a change and prints the command that undoes it. */
export async function send(context: Context, menu: MenuName, change: MenuChange, done: string, lang?: string) {
  const query = lang === undefined ? {} : { lang: lang.toUpperCase() };
  const result = await changeMenu(menuTypes[menu], change, query);
  const { journalEntryId } = result;
  if (journalEntryId === null) info(context, 'Tak już jest, niczego nie zmieniono');
  else info(context, `${done}. Cofnięcie: bip menus undo ${journalEntryId} --type ${menu}`);
  return result;
}

interface PlaceOptions {
  after?: string | undefined;
  first?: true | undefined;
}

/** Without a place it is the last one. */
export async function previousOf({ after, first }: PlaceOptions, siblings: readonly { elementId: number }[]) {
  if (first) return null;
  if (after !== undefined) return (await findCategory(after)).element.elementId;
  return siblings.at(-1)?.elementId ?? null;
}

/** Whether the category could be changed in this way. */
async function whyCategory(context: Context, isWanted: typeof isSaving, given: string): Promise<ExitCode> {
  const { elementId: id } = (await findCategory(given)).element;
  return whyRecords(context, 'table', isWanted, [{ id, record: getMenuElementPath.replace('{id}', String(id)) }]);
}

/** `bip menus move`. */
export async function moveCategory(given: string, options: MoveCategoryOptions, context: Context): Promise<ExitCode> {
  await authenticate(context, options);
  if (options.why) return whyCategory(context, isMove, given);
  const { menu, element, names } = await findCategory(given);
  const { elementId: id } = element;
  const parent = await parentOf(options, element.parentElementId);
  const siblings = parent?.element.children ?? (await readMenus(menu)).flatMap((one) => one.menu.elements);
  const others = siblings.filter(({ elementId }) => elementId !== id);
  const previousElementId = await previousOf(options, others);
  if (options.dryRun) {
    const previous = others.find(({ elementId }) => elementId === previousElementId);
    const to = shownNames([...(parent?.names ?? []), element.displayText]);
    const place = previous === undefined ? 'na początku' : `za „${previous.displayText}”`;
    context.stdout.write(`${shownNames(names)} → ${to}, ${place}\n`);
    info(context, 'Próba. Niczego nie zmieniono');
    return exitCodes.ok;
  }
  const change: MenuChange = {
    event: 'move',
    elementId: id,
    parentElementId: parent?.element.elementId ?? null,
    previousElementId,
    seen: { element: element.revision },
  };
  await send(context, menu, change, `Przeniesiono kategorię „${element.displayText}”`);
  return exitCodes.ok;
}

/** Null on the first level. */
async function parentOf({ root, parent }: MoveCategoryOptions, now: number | null): Promise<Category | null> {
  const wanted = root ? null : (parent ?? now);
  return wanted === null ? null : findCategory(String(wanted));
}

/** The fields of a category that an edit must repeat. */
const textsOf = ({ element: { displayText, title, description } }: Category) => ({ displayText, title, description });

/** `bip menus rename`, in any language. */
export async function renameCategory(
  given: string,
  name: string | undefined,
  options: RenameCategoryOptions,
  context: Context,
): Promise<ExitCode> {
  if (name === undefined && !options.why) throw new CommandError('Podaj nową nazwę', exitCodes.usage);
  await authenticate(context, options);
  if (options.why || name === undefined) return whyCategory(context, isSaving, given);
  const category = await findCategory(given, options.lang);
  const { elementId: id, displayText, title, revision } = category.element;
  const sameTitle = title === displayText || title === '' ? name : title;
  const element = { ...textsOf(category), displayText: name, title: options.title ?? sameTitle };
  const change: MenuChange = { event: 'edit', elementId: id, element, seen: { element: revision } };
  await send(context, category.menu, change, `Zmieniono nazwę „${displayText}” na „${name}”`, options.lang);
  return exitCodes.ok;
}

/** `bip menus hide`. */
export async function hideCategory(given: string, options: HideCategoryOptions, context: Context): Promise<ExitCode> {
  await authenticate(context, options);
  if (options.why) return whyCategory(context, isSaving, given);
  const category = await findCategory(given);
  const { elementId: id, revision, displayText } = category.element;
  const element = { ...textsOf(category), isHidden: !options.show };
  const change: MenuChange = { event: 'edit', elementId: id, element, seen: { element: revision } };
  await send(context, category.menu, change, `${options.show ? 'Pokazano' : 'Ukryto'} kategorię „${displayText}”`);
  return exitCodes.ok;
}

/** `bip menus delete`: lists what uses the category, then asks. */
export async function deleteCategory(
  given: string,
  options: DeleteCategoryOptions,
  context: Context,
): Promise<ExitCode> {
  if (!options.why) requireConsent(context, options.yes);
  await authenticate(context, options);
  if (options.why) return whyCategory(context, isRemoval, given);
  const { menu, element, names } = await findCategory(given);
  const { elementId: id } = element;
  if (!options.yes) {
    const { groups, obstacles } = await listMenuElementUsages(id);
    for (const { kind, effect, detail, total } of groups) {
      const name =
        detail === null ? usageKindLabels[kind] : `${usageKindLabels[kind]}, ${detail.toLocaleLowerCase('pl')}`;
      context.stderr.write(`${name} (${total}): ${usageEffectLabels[effect]}\n`);
    }
    for (const obstacle of obstacles) context.stderr.write(`${obstacle}\n`);
    const declined = await askConsent(context, `Usunąć „${names.join(' / ')}” razem z podkategoriami?`);
    if (declined !== null) return declined;
  }
  const change: MenuChange = { event: 'delete', elementId: id, seen: { element: element.revision } };
  await send(context, menu, change, `Usunięto kategorię „${element.displayText}”`);
  return exitCodes.ok;
}

/** `bip menus undo`. */
export async function undoChange(
  journalEntryId: number,
  options: UndoCategoryOptions,
  context: Context,
): Promise<void> {
  await authenticate(context, options);
  await send(context, options.type, { event: 'restore', journalEntryId }, 'Cofnięto zmianę');
}
