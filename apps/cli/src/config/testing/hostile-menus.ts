// Menus with branches that look alike, and links between them.

import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import type { MenuElementInput } from '@redakcja/generated/model/menuElementInput';
import type { LanguageIds } from './hostile-languages.ts';
import { names } from './hostile-names.ts';
import type { Client } from './office-client.ts';

const { SameTab: sameTab, NewTab: newTab } = LinkTarget;

export async function addMenus({ put }: Client, { EN, DE }: LanguageIds) {
  const ids: Record<string, number> = {};
  const last = new Map<number | null, number>();
  const addTo = async (menu: number, parentElementId: number | null, label: string, element: MenuElementInput) => {
    const previousElementId = last.get(parentElementId === null ? -menu : parentElementId) ?? null;
    const { elementId } = (await put(`menus/${menu}`, {
      event: 'add',
      parentElementId,
      previousElementId,
      element,
    })) as { elementId: number };
    last.set(parentElementId === null ? -menu : parentElementId, elementId);
    ids[label] = elementId;
    return elementId;
  };
  const named = (displayText: string, more: Partial<MenuElementInput> = {}): MenuElementInput => ({
    displayText,
    title: `${displayText} — tytuł`,
    ...more,
  });
  const english = (text: string, translatedUrl: string | null = null) => ({
    languages: [
      { languageId: EN, translatedDisplayText: text, translatedTitle: text, translatedUrl, translatedTarget: newTab },
    ],
  });
  const vertical = 20;
  const horizontal = 10;
  for (const [index, name] of names.entries()) await addTo(vertical, null, `v${index}`, named(name, english(name)));
  // siblings of one name, with branches of their own: the active language lacks their texts
  for (const label of ['first', 'second', 'third']) {
    const id = await addTo(vertical, null, label, named('Rada', { isHidden: label === 'second' }));
    const child = await addTo(vertical, id, `${label} / child`, named('Sesje', { description: `Opis\n${label}` }));
    await addTo(vertical, child, `${label} / leaf`, named('B'));
  }
  await addTo(
    vertical,
    ids.v4 ?? 0,
    'A / B below',
    named('B', {
      languages: [
        {
          languageId: DE,
          translatedDisplayText: 'B',
          translatedTitle: 'Bé',
          translatedUrl: null,
          translatedTarget: sameTab,
        },
      ],
    }),
  );
  await addTo(
    horizontal,
    null,
    'outside',
    named('Rada', {
      type: 40,
      url: 'https://bip.example/?a=1#b',
      target: newTab,
      ...english('Out', 'https://bip.example/en'),
    }),
  );
  // each leads to another one of the categories that look alike
  for (const label of ['second / child', 'third', 'v1', 'A / B below', 'v3'])
    await addTo(
      horizontal,
      null,
      `to ${label}`,
      named('Rada', { type: vertical, linkToMenuElementId: ids[label] ?? 0 }),
    );
  for (const [label, articleSortOnCategoryType] of [
    ['first', 10],
    ['second', 20],
    ['second / child', 30],
  ] as const)
    await put(`menus/${ids[label]}/sort-configurations`, { articleSortOnCategoryType });
  return ids;
}
