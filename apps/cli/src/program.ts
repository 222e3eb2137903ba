// The command tree. A command's definition stands here and in its area's commands.ts; its work in a file of its own, loaded when it is called.
import { Command, CommanderError } from 'commander';
import packageFile from '../package.json' with { type: 'json' };
import { addAccessCommands } from './access/commands.ts';
import { addApplyCommand } from './apply/commands.ts';
import { addArchiveCommands } from './archive/commands.ts';
import { addArticleCommands } from './articles/commands.ts';
import { addAuthCommands } from './auth/commands.ts';
import { addCompletionCommands } from './completion/commands.ts';
import { addContractCommands } from './contract/commands.ts';
import { addDictionaryCommands } from './dictionaries/commands.ts';
import { addDoctorCommand } from './doctor/commands.ts';
import type { Done } from './shared/command.ts';
import type { Context } from './shared/context.ts';
import { type ExitCode, exitCodes } from './shared/exit-codes.ts';
import { addHelpCommand, polishErrors, polishHelp } from './shared/polish-help.ts';

/** Runs one command line; the answer is the exit code. */
export async function runProgram(words: readonly string[], context: Context): Promise<ExitCode> {
  let code: ExitCode = exitCodes.ok;
  const program = new Command('bip')
    .description('Praca masowa w Redakcji BIP z wiersza poleceń')
    .option('--host <adres>', 'adres serwera (także BIP_HOST)')
    .option('--profile <nazwa>', 'profil logowania (także BIP_PROFILE)')
    .version(packageFile.version, '-V, --version', 'pokaż wersję')
    .option('-q, --quiet', 'bez komunikatów, tylko dane i błędy')
    .option('-v, --verbose', 'więcej komunikatów: każde żądanie i jego identyfikator')
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip login --host https://redakcja-api.gmina.pl\n  bip articles list --status roboczy',
    )
    .hook('preAction', async (_, command) => {
      const { quiet, verbose } = command.optsWithGlobals<{ quiet?: boolean; verbose?: boolean }>();
      context.talk = quiet ? 'quiet' : verbose ? 'verbose' : 'normal';
      if (verbose) (await import('./shared/request-report.ts')).reportRequests(context);
    })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.stdout.write(text),
      writeErr: (text) => context.stderr.write(text),
      outputError: (text, write) => write(polishErrors(text)),
    });
  polishHelp(program);
  const done: Done = (result) => {
    code = result ?? exitCodes.ok;
  };
  addAuthCommands(program, context, done);
  addArticleCommands(program, context, done);
  addDictionaryCommands(program, context, done);
  addAccessCommands(program, context, done);
  addArchiveCommands(program, context, done);
  addApplyCommand(program, context, done);
  addContractCommands(program, context, done);
  addDoctorCommand(program, context, done);
  addCompletionCommands(program, context, done);
  addHelpCommand(program);
  try {
    await program.parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    const { asCommandError } = await import('./shared/failures.ts');
    const failure = asCommandError(error);
    context.stderr.write(`${failure.message}\n`);
    return failure.exitCode;
  }
}
