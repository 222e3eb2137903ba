import type { Adapter } from './adapter.ts';
import { menusAdapter } from './menus-adapter.ts';
import { translationsAdapter } from './translations-adapter.ts';

const adapters: Readonly<Record<string, Adapter>> = { menus: menusAdapter, translations: translationsAdapter };

/** The code of a resource; null where the contract describes it fully. */
export function adapterOf({ name, adapter }: { name: string; adapter?: string }): Adapter | null {
  if (adapter === undefined) return null;
  const found = adapters[adapter];
  if (found === undefined) throw new Error(`The resource ${name} has an unknown adapter`);
  return found;
}
