import type { Bip, BipOptions } from './bip.ts';

/** A CSV file of new tags. */
export const tagFile = (bip: Bip, prefix: string, count: number) =>
  bip.file(`${prefix}.csv`, `name\n${Array.from({ length: count }, (_, i) => `${prefix} ${i}`).join('\n')}\n`);

/** How many tags whose names contain the prefix the server has. */
export async function tagCount(bip: Bip, prefix: string, env: BipOptions['env'] = {}): Promise<number> {
  const { stdout } = await bip.run(['dictionaries', 'list', 'tags', '--name', prefix, '-o', 'ids'], { env });
  return stdout.split('\n').length - 1;
}
