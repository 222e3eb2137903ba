// The manual page bip(1), made from the definitions of the commands: `node src/manual.ts > bip.1`.
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { addCommands } from './command-tree.ts';
import { rootCommand } from './shared/command.ts';
import { exitCodes } from './shared/failures/exit-codes.ts';
import { describedWithSynonyms } from './shared/synonyms.ts';

/** Text of a line as roff takes it. */
const plain = (text: string) =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/, '\\&$1');

const described = (term: string, text: string) => `.TP\n.B ${plain(term)}\n${plain(text)}`;

function leaves(command: CommandUnknownOpts, above: readonly string[]): [string, CommandUnknownOpts][] {
  if (command.commands.length === 0) return [[above.join(' '), command]];
  return command.commands
    .filter((one) => !one.name().startsWith('_'))
    .flatMap((one) => leaves(one, [...above, one.name()]));
}

function section(name: string, command: CommandUnknownOpts): string {
  const args = command.registeredArguments.map((one) => (one.required ? `<${one.name()}>` : `[${one.name()}]`));
  return [
    `.SS ${plain([name, ...args].join(' '))}`,
    plain(describedWithSynonyms(command)),
    ...command.options.map(({ flags, description }) => described(flags, description)),
  ].join('\n');
}

const meanings: Readonly<Record<keyof typeof exitCodes, string>> = {
  ok: 'wykonano',
  failed: 'nie udało się',
  usage: 'błąd w poleceniu',
  notSignedIn: 'brak zalogowania',
  someFailed: 'części pozycji odmówiono',
  interrupted: 'przerwano',
  pipeClosed: 'wynik urwano: kto go czytał, skończył wcześniej',
};

export function manualPage(): string {
  const program = rootCommand();
  addCommands(program, () => undefined);
  const codes = Object.entries(exitCodes) as [keyof typeof exitCodes, number][];
  return [
    `.TH BIP 1 "" "bip ${program.version()}" "Redakcja BIP"`,
    '.SH NAZWA',
    `bip \\- ${plain(program.description())}`,
    '.SH SKŁADNIA',
    '.B bip\n[opcje] <polecenie>',
    '.SH OPCJE OGÓLNE',
    ...program.options.map(({ flags, description }) => described(flags, description)),
    '.SH POLECENIA',
    ...leaves(program, ['bip']).map(([name, command]) => section(name, command)),
    '.SH KODY WYJŚCIA',
    ...codes.map(([name, code]) => described(String(code), meanings[name])),
    '',
  ].join('\n');
}

if (import.meta.main) process.stdout.write(manualPage());
