import { CommanderError } from '@commander-js/extra-typings';
import { addCommands } from './command-tree.ts';
import { registerWith, rootCommand } from './shared/command.ts';
import type { Context } from './shared/context.ts';
import { type ExitCode, exitCodes } from './shared/exit-codes.ts';
import { addHelpCommand, polishErrors, polishHelp } from './shared/polish-help.ts';

/** Runs one command line and returns its exit code. */
export async function runProgram(args: readonly string[], context: Context): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.ok;
  const program = rootCommand()
    .hook('preAction', async (root) => {
      const { quiet, verbose } = root.opts();
      context.verbosity = quiet ? 'quiet' : verbose ? 'verbose' : 'normal';
      if (verbose) (await import('./shared/log-requests.ts')).logRequests(context);
    })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.stdout.write(text),
      writeErr: (text) => context.stderr.write(text),
      outputError: (text, write) => write(polishErrors(text)),
    });
  polishHelp(program);
  const register = registerWith(context, (code) => {
    exitCode = code;
  });
  addCommands(program, register);
  addHelpCommand(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    const { asCommandError } = await import('./shared/failures.ts');
    const failure = asCommandError(error);
    context.stderr.write(`${failure.message}\n`);
    return failure.exitCode;
  }
}
