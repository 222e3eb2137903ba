import { Option } from '@commander-js/extra-typings';
import type { OptionsOf, Program } from '../shared/command.ts';

export const movingCommand = (program: Program) =>
  program
    .command('import')
    .description('przenosiny z innego systemu')
    .addHelpText(
      'after',
      '\nNic nie trafia na serwer, zanim nie wczytasz tego poleceniem „bip articles import”.\n\nPrzykład:\n  bip import read wordpress eksport.xml --media uploads --folder przenosiny',
    );

export const readSourceCommand = (moving: ReturnType<typeof movingCommand>) =>
  moving
    .command('read')
    .description('przeczytaj eksport innego systemu do katalogu, który wczytuje „bip articles import”')
    .addHelpText('after', '\nPrzykład:\n  bip import read wordpress eksport.xml --folder przenosiny');

export const readWordpressCommand = (read: ReturnType<typeof readSourceCommand>) =>
  read
    .command('wordpress')
    .description('WordPress: plik z „Narzędzia › Eksport” (WXR) i katalog wp-content/uploads')
    .argument('<plik>', 'eksport, *.xml')
    .addOption(new Option('--folder <katalog>', 'nowy katalog na wynik').makeOptionMandatory())
    .option('--media <katalog>', 'kopia katalogu wp-content/uploads: załączniki i obrazy')
    .addHelpText(
      'after',
      '\nWszystko staje się szkicami. Czego nie można przenieść albo nie zostało zrozumiane, wymienia problems.csv; stare adresy są w old-addresses.csv, kategorie, które trzeba mieć, w categories.txt.\n\nPrzykład:\n  bip import read wordpress eksport.xml --media uploads --folder przenosiny',
    );

export type ReadWordpressOptions = OptionsOf<typeof readWordpressCommand>;
