import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { getMenuElementPath } from '@redakcja/generated/paths';
import { lazy, Suspense } from 'react';
import { recordAddress } from '../shared/resource.ts';
import type { MenuDialogProps } from './dialogs/menu-dialog-props.ts';

/** The open dialog and its category: the parent of a new one, null for the whole menu. */
export type MenuDialogState =
  | { kind: 'add'; element: MenuElement | null }
  | { kind: 'history'; element: MenuElement | null }
  | { kind: 'past' }
  | { kind: 'edit' | 'sort' | 'move' | 'remove' | 'why'; element: MenuElement };

interface Props extends Omit<MenuDialogProps, 'element'> {
  state: MenuDialogState;
  onAdded: (id: number, parentId: number | null) => void;
}

const CategoryDialog = lazy(async () => ({ default: (await import('./dialogs/category-dialog.tsx')).CategoryDialog }));
const EditCategoryDialog = lazy(async () => ({
  default: (await import('./dialogs/edit-category-dialog.tsx')).EditCategoryDialog,
}));
const MoveDialog = lazy(async () => ({ default: (await import('./dialogs/move-dialog.tsx')).MoveDialog }));
const RemoveDialog = lazy(async () => ({ default: (await import('./dialogs/remove-dialog.tsx')).RemoveDialog }));
const SortDialog = lazy(async () => ({ default: (await import('./dialogs/sort-dialog.tsx')).SortDialog }));
const WhyDialog = lazy(async () => ({ default: (await import('../shared/why/why-dialog.tsx')).WhyDialog }));
const HistoryDialog = lazy(async () => ({ default: (await import('./dialogs/history-dialog.tsx')).HistoryDialog }));

const PastMenuDialog = lazy(async () => ({ default: (await import('./dialogs/past-menu-dialog.tsx')).PastMenuDialog }));

const recordOf = ({ elementId }: MenuElement) => recordAddress({ record: getMenuElementPath }, elementId);

/** The dialogs of a menu; each is loaded when it is first opened. */
export function MenuDialog({ state, onAdded, ...props }: Props) {
  return <Suspense>{dialogOf(state, onAdded, props)}</Suspense>;
}

function dialogOf(state: MenuDialogState, onAdded: Props['onAdded'], props: Omit<MenuDialogProps, 'element'>) {
  if (state.kind === 'add')
    return <CategoryDialog {...props} element={null} parent={state.element} onAdded={onAdded} />;
  if (state.kind === 'past') return <PastMenuDialog {...props} />;
  if (state.kind === 'history') return <HistoryDialog {...props} element={state.element} />;
  const { kind, element } = state;
  if (kind === 'edit') return <EditCategoryDialog {...props} element={element} />;
  if (kind === 'sort') return <SortDialog {...props} element={element} />;
  if (kind === 'move') return <MoveDialog {...props} element={element} />;
  if (kind === 'why') return <WhyDialog record={recordOf(element)} onClose={props.onClose} />;
  return <RemoveDialog {...props} element={element} />;
}
