import type { OptionsOf, Program } from '../shared/command.ts';

export const doctorCommand = (program: Program) =>
  program
    .command('doctor')
    .aliases(['status', 'ping'])
    .description('sprawdź połączenie, zegar, certyfikat, zgodność z kontraktem i logowanie')
    .option('--json', 'wynik jako JSON')
    .addHelpText('after', '\nPrzykład:\n  bip doctor --host https://redakcja-api.gmina.pl');

export type DoctorOptions = OptionsOf<typeof doctorCommand>;
