import type { OptionsOf, Program } from '../shared/command.ts';

export const siteCommand = (program: Program) =>
  program
    .command('site')
    .aliases(['bulletin'])
    .description('biuletyn, który czytają mieszkańcy: kopia w plikach')
    .addHelpText('after', '\nPrzykład:\n  bip site export kopia-biuletynu');

type Parent = ReturnType<typeof siteCommand>;

export const exportSiteCommand = (site: Parent) =>
  site
    .command('export')
    .aliases(['mirror', 'static'])
    .description('zapisz cały biuletyn jako pliki; ponownie tylko to, co się zmieniło')
    .argument('<katalog>', 'dokąd; kopia, która tam już jest, zostanie uzupełniona')
    .option('--site <adres>', 'adres biuletynu (domyślnie: z ustawień serwera)')
    .option('--all', 'pobierz wszystko od nowa')
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip site export kopia-biuletynu\n  bip site export kopia-biuletynu --site https://bip.gmina.pl',
    );

export type ExportSiteOptions = OptionsOf<typeof exportSiteCommand>;
