import { authenticate } from '../auth/authenticate.ts';
import { type Context, info } from '../shared/context.ts';
import type { ExportMenusOptions } from './commands.ts';
import { entriesOf } from './file/menu-file.ts';
import { allCategories, readMenus } from './read/read-menus.ts';

/** `bip menus export`: both menus, or one. */
export async function exportMenus(options: ExportMenusOptions, context: Context): Promise<void> {
  await authenticate(context, options);
  const both = await readMenus(undefined);
  const chosen = both.filter(({ name }) => options.type === undefined || options.type === name);
  const entries = entriesOf(chosen, allCategories(both));
  context.stdout.write(
    options.output === 'csv'
      ? (await import('./file/menu-csv.ts')).toCsv(entries)
      : (await import('./file/menu-yaml.ts')).toYaml(entries),
  );
  info(context, `Kategorie: ${entries.length}`);
}
