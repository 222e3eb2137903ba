import type { MenuContext } from '@redakcja/domain/menus/menu-rules';
import { findElement } from '@redakcja/domain/menus/menu-tree';
import { changeMenu, getGetMenuQueryKey, useGetMenu } from '@redakcja/generated/menus/menus';
import type { Menu } from '@redakcja/generated/model/menu';
import type { MenuChange } from '@redakcja/generated/model/menuChange';
import type { MenuChangeResult } from '@redakcja/generated/model/menuChangeResult';
import type { MenuType } from '@redakcja/generated/model/menuType';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageOf, statusOf } from '../shared/problem.ts';
import { confirm } from '../shared/ui/confirm.ts';
import { toast } from '../shared/ui/toast-store.ts';
import { menuWithChange } from './menu-with-change.ts';

const updated = 'Menu zostało zaktualizowane';
const unexpected = 'Wystąpił niespodziewany błąd podczas';

export interface MenuState {
  menu: Menu | undefined;
  isError: boolean;
  refetch: () => unknown;
  /** Writes one change at once. Answers what became of it; undefined when it was not written. */
  change: (change: MenuChange, done?: string) => Promise<MenuChangeResult | undefined>;
  /** A change that a dialog makes, which deals with its failure by itself. */
  send: (change: MenuChange) => Promise<MenuChangeResult>;
  /** Takes back the last change of this visit; false when there is none. */
  undo: () => boolean;
}

/** A menu in one language, and the one way to change it: a relative change at a time, each of which can be taken back. */
export function useMenu(type: MenuType, lang: string): MenuState {
  const params = { categoryOnly: true, lang };
  const client = useQueryClient();
  const query = useGetMenu(type, params, { query: { meta: { errorMessage: `${unexpected} pobierania menu` } } });
  const undoable = useRef<number[]>([]);
  const key = getGetMenuQueryKey(type, params);
  const { mutateAsync } = useMutation({
    mutationKey: ['menu', 'change'],
    mutationFn: (change: MenuChange) => changeMenu(type, change, { lang }),
    meta: {
      errorMessage: `${unexpected} aktualizowania menu`,
      handledStatuses: [412],
      showsFieldErrors: true,
      updatesData: true,
    },
  });

  async function send(change: MenuChange) {
    const result = await mutateAsync(change);
    const before = client.getQueryData<Menu>(key);
    const after = before && menuWithChange(before, result);
    if (after) client.setQueryData(key, after);
    else await client.invalidateQueries({ queryKey: key });
    if (change.event !== 'restore' && result.journalEntryId !== null) undoable.current.push(result.journalEntryId);
    return result;
  }

  async function change(wanted: MenuChange, done = updated): Promise<MenuChangeResult | undefined> {
    try {
      const result = await send(wanted);
      toast.success(done, wanted.event === 'restore' ? undefined : { label: 'Cofnij', run: () => void undo() });
      return result;
    } catch (error) {
      if (statusOf(error) !== 412) return undefined;
      void client.invalidateQueries({ queryKey: key });
      return 'seen' in wanted && (await isStillWanted(error)) ? change({ ...wanted, seen: {} }, done) : undefined;
    }
  }

  function undo(): boolean {
    const journalEntryId = undoable.current.pop();
    if (journalEntryId === undefined) return false;
    void change({ event: 'restore', journalEntryId }, 'Cofnięto zmianę');
    return true;
  }

  return { menu: query.data, isError: query.isError, refetch: query.refetch, change, send, undo };
}

/** Somebody else was faster: who and what, and whether the change is made over it. */
function isStillWanted(error: unknown): Promise<boolean> {
  return confirm({
    title: 'Ktoś zmienił menu w międzyczasie. Wprowadzić zmianę mimo to?',
    message: messageOf(error),
    action: 'Wprowadź zmianę',
    cancel: 'Zostaw jak jest',
  });
}

/** Revisions of what a change rests on, as they are on the screen. */
export function seenOf(
  menu: Pick<MenuContext, 'elements'>,
  ids: { element?: number | null; parent?: number | null; previous?: number | null },
): { element?: number; parent?: number; previous?: number } {
  const known = Object.entries(ids).flatMap(([name, id]) => {
    const found = id === null || id === undefined ? null : findElement(menu.elements, id);
    return found ? [[name, found.revision] as const] : [];
  });
  return Object.fromEntries(known);
}
