import { CommanderError } from '@commander-js/extra-typings';
import { addCommands } from './command-tree.ts';
import { registerWith, rootCommand } from './shared/command.ts';
import type { Context } from './shared/context.ts';
import { type ExitCode, exitCodes } from './shared/exit-codes.ts';
import type { OutputFile } from './shared/output-file.ts';
import { addHelpCommand, polishErrors, polishHelp } from './shared/polish-help.ts';
import { setRequestTimeout } from './shared/request-timeout.ts';

/** Runs one command line and returns its exit code. */
export async function runProgram(args: readonly string[], context: Context): Promise<ExitCode> {
  const run: { exitCode: ExitCode; file?: OutputFile } = { exitCode: exitCodes.ok };
  const program = rootCommand()
    .hook('preAction', async (root) => {
      const { quiet, verbose, out, timeout } = root.opts();
      setRequestTimeout(timeout);
      context.verbosity = quiet ? 'quiet' : verbose ? 'verbose' : 'normal';
      if (verbose) (await import('./shared/log-requests.ts')).logRequests(context);
      if (out === undefined) return;
      run.file = new (await import('./shared/output-file.ts')).OutputFile(out);
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
    await program.parseAsync(args, { from: 'user' });
    if (run.exitCode === exitCodes.interrupted) abandon(context, run.file);
    else run.file?.finish();
    return run.exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    const { asCommandError } = await import('./shared/failures.ts');
    const failure = asCommandError(error);
    context.stderr.write(`${failure.message}\n`);
    abandon(context, run.file);
    return failure.exitCode;
  }
}

function abandon(context: Context, file: OutputFile | undefined): void {
  const part = file?.abandon() ?? null;
  if (part !== null) context.stderr.write(`Niepełne dane: ${part}\n`);
}
