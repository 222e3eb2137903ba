import type { AppImages } from '@redakcja/generated/model/appImages';
import type { Picture } from '@redakcja/generated/model/picture';
import { useCallback, useMemo, useState } from 'react';
import { type SizedPicture, storedPictures } from './sized-picture.ts';

export interface KnownPictures {
  find: (id: number) => SizedPicture | null;
  nameOf: (id: number) => string;
  add: (picture: SizedPicture) => void;
  /** From the history, where only pictures of the EU set have a width. */
  restore: (picture: Picture & { width?: number | undefined }) => void;
}

/** The stored pictures and those cropped in this form; the values of the form are their ids. */
export function useKnownPictures(data: AppImages): KnownPictures {
  const [made, setMade] = useState<readonly SizedPicture[]>([]);
  const known = useMemo(
    () => new Map([...storedPictures(data), ...made].map((picture) => [picture.id, picture])),
    [data, made],
  );
  const find = useCallback((id: number) => known.get(id) ?? null, [known]);
  const nameOf = useCallback((id: number) => known.get(id)?.fileName ?? `obraz nr ${id}`, [known]);
  const add = (picture: SizedPicture) => setMade((all) => [...all, picture]);
  return { find, nameOf, add, restore: (picture) => add({ ...picture, width: picture.width ?? 0 }) };
}
