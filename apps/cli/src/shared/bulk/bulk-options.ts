import type { Command } from 'commander';
import { wholeNumber } from '../command.ts';

/** Options that every bulk command takes. */
export function withBulkOptions(command: Command): Command {
  return withRunOptions(command)
    .option('--dry-run', 'tylko pokaż, co zostałoby zrobione')
    .option('--plan <plik>', 'zapisz plan do pliku zamiast go wykonywać (potem: bip apply PLIK)');
}

/** Options of carrying out a plan. */
export function withRunOptions(command: Command): Command {
  return command
    .option('--resume', 'dokończ przerwane wykonanie tego samego polecenia')
    .option('-y, --yes', 'nie pytaj o potwierdzenie')
    .option('--concurrency <n>', 'ile żądań naraz (1-8)', wholeNumber(1, 8), 2)
    .option('--retries <n>', 'ile razy ponawiać, gdy serwer chwilowo nie odpowiada', wholeNumber(0, 20), 6);
}
