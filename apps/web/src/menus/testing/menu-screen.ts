// The vertical menu with three categories, as its tests open it.

import { sampleCategory } from '@redakcja/domain/menus/testing/sample-category';
import { ArticleSortOnCategory } from '@redakcja/generated/model/articleSortOnCategory';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { MenuType } from '@redakcja/generated/model/menuType';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { recordCalls } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

/** A category with a revision. */
export const category = (elementId: number, displayText: string, changes: Partial<MenuElement> = {}) =>
  sampleCategory(elementId, { displayText, revision: elementId * 10, ...changes });

export const council = category(11, 'Rada Gminy', { parentElementId: 1, level: 2 });
export const tree = () => [
  category(1, 'Urząd Gminy', { children: [council] }),
  category(2, 'Prawo lokalne', {
    previousElement: 1,
    order: 1,
    isHidden: true,
    missingLanguages: ['EN'],
    articleCounts: { published: 0, scheduled: 0, drafts: 2, ended: 0 },
    articleSortOnCategoryType: ArticleSortOnCategory.User,
  }),
  category(3, 'Petycje', { previousElement: 2, order: 2, url: 'https://petycje.gov.pl', hasExternalLinks: true }),
];

/** The tree, and each of its categories. */
export function answerMenu(elements: MenuElement[], changes: object = {}) {
  const withChildren = elements.flatMap((one) => [one, ...one.children]);
  server.use(
    http.get('*/api/menus/elements/:id', ({ params }) =>
      HttpResponse.json(withChildren.find(({ elementId }) => String(elementId) === params.id)),
    ),
    http.get('*/api/menus/20', () =>
      HttpResponse.json({ type: MenuType.Vertical, maxElements: -1, maxLevels: 4, revision: 7, elements, ...changes }),
    ),
  );
}

/** Records the changes and answers each of them. */
export const changed = (changes: object) =>
  recordCalls('put', '/api/menus/20', {
    elementId: 2,
    element: null,
    parentElementId: null,
    siblings: [],
    journalEntryId: 5127,
    revision: 8,
    ...changes,
  });

export const open = () => renderApp('/zarzadzanie-menu/pionowe');
export const row = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name}`) });
/** Whole or cut, as the row shows it. */
export const nameOf = (item: Element | null) =>
  item ? document.getElementById(`${item.id}-nazwa`)?.textContent : null;
/** Names of the visible rows. */
export const names = () => screen.getAllByRole('treeitem').map(nameOf);
