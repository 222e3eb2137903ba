// `bip menus check`: finds invalid data in the menus.
import type { Menu } from '@redakcja/generated/model/menu';
import { authenticate } from '../auth/authenticate.ts';
import { type Context, info } from '../shared/context.ts';
import { type ExitCode, exitCodes } from '../shared/failures/exit-codes.ts';
import { printRows } from '../shared/output/output.ts';
import type { CheckMenusOptions } from './commands.ts';
import type { Category } from './read/categories.ts';
import { allCategories, type NamedMenu, readMenus } from './read/read-menus.ts';

export interface Fault {
  id: number | null;
  name: string;
  fault: string;
}

const unlimited = -1;

function* categoryFaults(
  { element, names, siblings }: Category,
  { maxLevels }: Pick<Menu, 'maxLevels'>,
  counts: ReadonlyMap<number, number>,
) {
  const place = siblings.indexOf(element);
  const urls = element.languages.filter(({ translatedUrl }) => translatedUrl !== null).length;
  if ((counts.get(element.elementId) ?? 0) > 1) yield 'jest w menu więcej niż raz';
  if (maxLevels !== unlimited && names.length > maxLevels) yield `leży głębiej niż na ${maxLevels}. poziomie`;
  if (element.level !== names.length) yield `ma poziom ${element.level}, a leży na ${names.length}.`;
  if (element.order !== place) yield `ma miejsce ${element.order}, a jest na ${place}`;
  if (element.previousElement !== (siblings[place - 1]?.elementId ?? null)) yield 'ma inną poprzednią kategorię';
  if (element.childCount !== element.children.length) yield 'ma inną liczbę podkategorii';
  if (element.displayText === '') yield 'nie ma polskiej nazwy';
  if (element.url !== null && element.children.length > 0) yield 'ma adres URL i podkategorie';
  if (urls > 0 && urls < element.languages.length) yield 'ma adres URL tylko w niektórych językach';
  if (urls > 0 && element.url === null) yield 'ma adres URL w innym języku, a nie ma go po polsku';
  const { linkToMenuElementId: linked } = element;
  if (linked !== null && !counts.has(linked)) yield 'prowadzi do kategorii, której nie ma';
  if (linked === element.elementId) yield 'prowadzi do samej siebie';
}

export function faultsOf(menus: readonly NamedMenu[]): Fault[] {
  const categories = allCategories(menus);
  const counts = new Map<number, number>();
  for (const { element } of categories) counts.set(element.elementId, (counts.get(element.elementId) ?? 0) + 1);
  const limits = new Map(menus.map(({ name, menu }) => [name, menu]));
  const roots = menus.flatMap(({ name, menu }) => {
    const isFull = menu.maxElements !== unlimited && menu.elements.length > menu.maxElements;
    return isFull ? [{ id: null, name, fault: `ma ${menu.elements.length} kategorii na pierwszym poziomie` }] : [];
  });
  return [
    ...roots,
    ...categories.flatMap((category) =>
      [...categoryFaults(category, limits.get(category.menu) ?? { maxLevels: unlimited }, counts)].map((fault) => ({
        id: category.element.elementId,
        name: [category.menu, ...category.names].join(' / '),
        fault,
      })),
    ),
  ];
}

export async function checkMenus(options: CheckMenusOptions, context: Context): Promise<ExitCode> {
  await authenticate(context, options);
  const menus = await readMenus(undefined);
  const rows = faultsOf(menus);
  printRows(context, options.output, {
    rows,
    id: (row) => row.id,
    columns: [
      { heading: 'ID', value: (row) => row.id },
      { heading: 'KATEGORIA', value: (row) => row.name },
      { heading: 'BŁĄD', value: (row) => row.fault },
    ],
  });
  info(context, `Sprawdzono kategorii: ${allCategories(menus).length}, błędów: ${rows.length}`);
  return rows.length > 0 ? exitCodes.failed : exitCodes.ok;
}
