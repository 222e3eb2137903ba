import { findElement } from '@redakcja/domain/menus/menu-tree';
import type { MenuElement } from '@redakcja/generated/model/menuElement';
import { useEffect, useEffectEvent } from 'react';
import { useShownAddress } from '../shared/shown-address.ts';

/** `?kategoria=23`: the category that was chosen elsewhere is shown when the menu opens, with the branches over it expanded. */
export function useSoughtCategory(
  elements: readonly MenuElement[],
  show: (id: number, ancestors: readonly number[]) => void,
): void {
  const { kategoria } = useShownAddress().search;
  const seek = useEffectEvent((id: number) => {
    const element = findElement(elements, id);
    if (element !== null) show(id, ancestorsOf(elements, element));
  });
  useEffect(() => {
    if (typeof kategoria === 'string') seek(Number(kategoria));
  }, [kategoria]);
}

function ancestorsOf(elements: readonly MenuElement[], { parentElementId }: MenuElement): number[] {
  if (parentElementId === null) return [];
  const parent = findElement(elements, parentElementId);
  return [parentElementId, ...(parent ? ancestorsOf(elements, parent) : [])];
}
