import type { MenuContext } from '@redakcja/domain/menus/menu-rules';
import { findElement } from '@redakcja/domain/menus/menu-tree';
import { changeMenu, getGetMenuQueryKey, useGetMenu } from '@redakcja/generated/menus/menus';
import type { Menu } from '@redakcja/generated/model/menu';
import type { MenuChange } from '@redakcja/generated/model/menuChange';
import type { MenuChangeResult } from '@redakcja/generated/model/menuChangeResult';
import type { MenuType } from '@redakcja/generated/model/menuType';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { preloadedFor } from '../../shared/preload.ts';
import { messageOf, statusOf } from '../../shared/problem.ts';
import { confirm } from '../../shared/ui/dialogs/confirm.ts';
import { toast } from '../../shared/ui/messages/toast-store.ts';
import { useIsDefaultLanguage } from '../use-is-default-language.ts';
import { menuParams } from './menu-query.ts';
import { menuWithChange } from './menu-with-change.ts';
import { useMenuWithNames } from './use-menu-with-names.ts';

const updated = 'Menu zostało zaktualizowane';
const unexpected = 'Wystąpił niespodziewany błąd podczas';
const meta = { errorMessage: `${unexpected} pobierania menu` };
const changeMeta = { errorMessage: `${unexpected} aktualizowania menu`, handledStatuses: [412], updatesData: true };

export interface EditedMenu {
  menu: Menu | undefined;
  isError: boolean;
  refetch: () => unknown;
  /** Sends one change and shows a toast with the sentence `done`. Returns the result; undefined when it was refused. */
  sendSaying: (change: MenuChange, done: string) => Promise<MenuChangeResult | undefined>;
  /** Sends a change of a dialog, which handles failures itself. */
  send: (change: MenuChange) => Promise<MenuChangeResult>;
  /** The same; asks before overwriting a change of another user. */
  sendAsking: (change: MenuChange) => Promise<MenuChangeResult>;
  /** Sends changes one after another; they are undone together. Returns how many were saved. */
  sendAll: (changes: readonly MenuChange[]) => Promise<number>;
  /** Undoes the last change since the screen was opened; false when there is none. */
  undo: () => boolean;
}

/** A menu in one language and its relative changes, each of which can be undone. */
export function useMenu(type: MenuType, lang: string): EditedMenu {
  const isDefaultLanguage = useIsDefaultLanguage(lang);
  const params = menuParams(lang);
  const client = useQueryClient();
  const query = useGetMenu(type, params, {
    query: { staleTime: preloadedFor, meta },
  });
  const menu = useMenuWithNames(type, query.data, { isDefaultLanguage, meta });
  /** Groups of journal entries that are undone together, the last group at the end. */
  const undoable = useRef<(readonly number[])[]>([]);
  const key = getGetMenuQueryKey(type, params);
  // in other languages than the default one only texts are edited; every change is undone in the default one
  const mutationFn = (change: MenuChange) => changeMenu(type, change, change.event === 'restore' ? {} : { lang });
  const mutationKey = ['menu', 'change'];
  const plain = useMutation({ mutationKey, mutationFn, meta: changeMeta });
  const ofForm = useMutation({ mutationKey, mutationFn, meta: { ...changeMeta, showsRefusals: true } });

  async function sendOnly(change: MenuChange): Promise<MenuChangeResult> {
    // these two have a form
    const { mutateAsync } = change.event === 'add' || change.event === 'edit' ? ofForm : plain;
    const result = await mutateAsync(change);
    const before = client.getQueryData<Menu>(key);
    const isInThisLanguage = change.event !== 'restore' || isDefaultLanguage;
    const after = before && isInThisLanguage ? menuWithChange(before, result) : undefined;
    if (after) client.setQueryData(key, after);
    else await client.invalidateQueries({ queryKey: key });
    return result;
  }

  async function send(change: MenuChange): Promise<MenuChangeResult> {
    const result = await sendOnly(change);
    if (change.event !== 'restore' && result.journalEntryId !== null) undoable.current.push([result.journalEntryId]);
    return result;
  }

  async function sendAsking(change: MenuChange): Promise<MenuChangeResult> {
    try {
      return await send(change);
    } catch (error) {
      if (statusOf(error) !== 412) throw error;
      void client.invalidateQueries({ queryKey: key });
      if (!('seen' in change) || !(await isStillWanted(error))) throw error;
      return send({ ...change, seen: {} });
    }
  }

  async function sendAll(changes: readonly MenuChange[]): Promise<number> {
    const written: number[] = [];
    let count = 0;
    try {
      for (const change of changes) {
        const { journalEntryId } = await sendOnly(change);
        if (journalEntryId !== null) written.push(journalEntryId);
        count += 1;
      }
    } catch (error) {
      showConflict(error);
    }
    if (written.length > 0) undoable.current.push(written);
    return count;
  }

  async function sendSaying(change: MenuChange, done: string): Promise<MenuChangeResult | undefined> {
    try {
      const result = await sendAsking(change);
      if (change.event === 'restore') toast.success(done);
      else toast.success(`${updated}\n${done}`, { label: 'Cofnij', run: () => void undo() });
      return result;
    } catch (error) {
      // whoever chose not to overwrite knows it; undoing has not asked
      if (change.event === 'restore') showConflict(error);
      return undefined;
    }
  }

  function undo(): boolean {
    const entries = undoable.current.pop();
    if (entries === undefined) return false;
    void undoEntries(entries.toReversed());
    return true;
  }

  async function undoEntries(entries: readonly number[]): Promise<void> {
    try {
      for (const journalEntryId of entries) await sendOnly({ event: 'restore', journalEntryId });
      toast.success('Cofnięto zmianę');
    } catch (error) {
      showConflict(error);
    }
  }

  return { menu, isError: query.isError, refetch: query.refetch, send, sendSaying, sendAsking, sendAll, undo };
}

/** Other failures are shown by the error handler of requests. */
function showConflict(error: unknown): void {
  if (statusOf(error) === 412) toast.error(messageOf(error) ?? 'Ktoś zmienił menu w międzyczasie');
}

/** Shows the concurrent change and asks whether to overwrite it. */
function isStillWanted(error: unknown): Promise<boolean> {
  return confirm({
    title: 'Ktoś zmienił menu w międzyczasie. Wprowadzić zmianę mimo to?',
    message: messageOf(error),
    action: 'Wprowadź zmianę',
    cancel: 'Zostaw jak jest',
  });
}

/** The loaded revisions that a change depends on. */
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
