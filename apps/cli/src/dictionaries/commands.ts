import { ImportMode } from '@redakcja/generated/model/importMode';
import { Argument, type Command, Option } from 'commander';
import type { Done } from '../shared/command.ts';
import type { Context } from '../shared/context.ts';

export function addDictionaryCommands(program: Command, context: Context, done: Done): void {
  const dictionaries = program.command('dictionaries').description('słowniki');

  dictionaries
    .command('import')
    .description('wczytaj słownik z pliku CSV lub JSON')
    .addArgument(new Argument('<słownik>', 'który słownik').choices(['tags']))
    .argument('<plik>', 'plik CSV (przecinek lub średnik, UTF-8 lub Windows-1250) albo JSON')
    .addOption(
      new Option('--mode <tryb>', 'co zrobić z pozycją, która już istnieje')
        .choices(Object.values(ImportMode))
        .default('skip'),
    )
    .option('--skip-invalid', 'zapisz poprawne wiersze mimo błędnych', false)
    .option('--dry-run', 'tylko sprawdź', false)
    .addHelpText('after', '\nPrzykład:\n  bip dictionaries import tags tagi.csv --dry-run')
    .action(async (_, file: string, __, command: Command) => {
      const { importTagFile } = await import('./import-tags.ts');
      done(await importTagFile(context, file, command.optsWithGlobals()));
    });
}
