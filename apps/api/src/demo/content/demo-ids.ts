/** Numbers of seeded rows, by the names they have in the demonstration. */
export type Ids = ReadonlyMap<string, number>;

export function idOf(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`Nothing of the demonstration is called ${key}`);
  return id;
}

/** Ids of rows by the names they have in the demonstration. */
export interface DemoIds {
  polish: number;
  category: (key: string) => number;
  tag: (name: string) => number;
}
