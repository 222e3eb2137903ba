import { type Command, Option } from 'commander';
import { wholeNumber } from '../command.ts';

/** Options that every bulk command takes. */
export function withBulkOptions(command: Command): Command {
  return withRunOptions(command)
    .addOption(new Option('--dry-run', 'tylko pokaż, co zostałoby zrobione').conflicts('resume'))
    .addOption(
      new Option('--plan <plik>', 'zapisz plan do pliku zamiast go wykonywać (potem: bip apply PLIK)').conflicts([
        'resume',
        'dryRun',
      ]),
    );
}

/** Options of carrying out a plan. */
export function withRunOptions(command: Command): Command {
  return command
    .option('--resume', 'dokończ przerwane wykonanie tego samego polecenia')
    .option('-y, --yes', 'nie pytaj o potwierdzenie')
    .option('--concurrency <n>', 'ile żądań naraz (1-8)', wholeNumber(1, 8), 2)
    .option('--retries <n>', 'ile razy ponawiać, gdy serwer chwilowo nie odpowiada', wholeNumber(0, 20), 6);
}
