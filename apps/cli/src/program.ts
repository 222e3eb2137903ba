import { CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { addCommands } from './command-tree.ts';
import { commandWord, setDefaults, withAlias } from './preferences/expand-arguments.ts';
import { type Preferences, readPreferences } from './preferences/preferences.ts';
import { registerWith, rootCommand } from './shared/command.ts';
import type { Context } from './shared/context.ts';
import { CommandError, type ExitCode, exitCodes } from './shared/failures/exit-codes.ts';
import type { OutputFile } from './shared/output/output-file.ts';
import { addHelpCommand, polishErrors, polishHelp } from './shared/polish-help.ts';
import { setPatience } from './shared/requests/request-timeout.ts';

/** Runs one command line and returns its exit code. */
export async function runProgram(args: readonly string[], context: Context): Promise<ExitCode> {
  let preferences: Preferences = { defaults: {}, aliases: {} };
  let fault: CommandError | null = null;
  const run: { exitCode: ExitCode; file?: OutputFile } = { exitCode: exitCodes.ok };
  const program = rootCommand()
    .hook('preAction', async (root, command) => {
      const isAboutPreferences = ['defaults', 'alias'].includes(command.parent?.name() ?? '');
      if (fault !== null && !isAboutPreferences) throw fault;
      applyDefaults(command, preferences, context, isAboutPreferences);
      const { quiet, verbose, out, timeout, idleTimeout, fields, jq } = root.opts();
      setPatience({ whole: timeout, idle: idleTimeout });
      context.verbosity = quiet ? 'quiet' : verbose ? 'verbose' : 'normal';
      if (verbose) (await import('./shared/requests/log-requests.ts')).logRequests(context);
      if (fields !== undefined || jq !== undefined) {
        requireRows(command, fields === undefined ? '--jq' : '--fields');
        context.selection = await (await import('./shared/output/selection.ts')).selectionOf(fields, jq);
      }
      if (out === undefined) return;
      run.file = new (await import('./shared/output/output-file.ts')).OutputFile(out);
      context.stdout = run.file;
    })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.stdout.write(text),
      writeErr: (text) => context.stderr.write(text),
      outputError: (text, write) => write(polishErrors(text)),
    });
  program.on('option:profile', (name: string) => context.profiles.push(name));
  polishHelp(program);
  const register = registerWith(context, (code) => {
    run.exitCode = code;
  });
  addCommands(program, register);
  addHelpCommand(program);
  try {
    preferences = await readPreferences(context.configFolder).catch((error: unknown) => {
      if (!(error instanceof CommandError)) throw error;
      // help and the commands that mend it do not need it
      const word = commandWord(args, program);
      if (word !== undefined && !program.commands.some((one) => one.name() === word)) throw error;
      fault = error;
      return preferences;
    });
    const line = withAlias(args, preferences.aliases, program);
    await program.parseAsync(describing(line), { from: 'user' });
    if (run.exitCode === exitCodes.interrupted) abandon(context, run.file);
    else run.file?.finish();
    return run.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    const { failureOf } = await import('./shared/failures/failures.ts');
    const failure = failureOf(context, error);
    context.stderr.write(`${failure.message}\n`);
    abandon(context, run.file);
    return failure.exitCode;
  }
}

/** Wrong ones and a choice of rows must not keep anybody from changing them. */
function applyDefaults(
  command: CommandUnknownOpts,
  { defaults }: Preferences,
  { env }: Context,
  isAboutPreferences: boolean,
): void {
  const { fields: _fields, jq: _jq, ...others } = defaults;
  try {
    setDefaults(command, isAboutPreferences || !printsRows(command) ? others : defaults, env);
  } catch (error) {
    if (!isAboutPreferences) throw error;
  }
}

/** What cannot be JSON is a file in a form of its own. */
const printsRows = (command: CommandUnknownOpts) =>
  command.name() === 'api' ||
  command.options.some(
    ({ long, argChoices }) => long === '--json' || (long === '--output' && argChoices?.includes('json')),
  );

/** What prints no rows has nothing to choose from, and must not be done half: it is refused before it begins. */
function requireRows(command: CommandUnknownOpts, option: string): void {
  if (printsRows(command)) return;
  throw new CommandError(`Polecenie nie wypisuje wierszy, więc ${option} nie ma z czego wybierać`, exitCodes.usage);
}

/** `bip api OPERACJA --help` is about the operation. */
function describing(args: readonly string[]): readonly string[] {
  const at = args.indexOf('api');
  const isAbout = at >= 0 && /^[a-z][A-Za-z0-9]+$/.test(args[at + 1] ?? '');
  return isAbout ? args.map((one) => (one === '--help' || one === '-h' ? '--describe' : one)) : args;
}

function abandon(context: Context, file: OutputFile | undefined): void {
  const part = file?.abandon() ?? null;
  if (part !== null) context.stderr.write(`Niepełne dane: ${part}\n`);
}
