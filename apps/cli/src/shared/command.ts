// Commands are typed by their definitions: a handler gets the arguments and options that the definition names.
import { Command, type OptionValues } from '@commander-js/extra-typings';
import packageFile from '../../package.json' with { type: 'json' };
import type { Context } from './context.ts';
import { type ExitCode, exitCodes } from './failures/exit-codes.ts';
import { fieldNames, wholeNumber } from './options/option-parsers.ts';
import { defaultTimeout } from './requests/request-timeout.ts';

/** The root command with the options that every command takes. */
export const rootCommand = () =>
  new Command('bip')
    .description('Praca masowa w Redakcji BIP z wiersza poleceń')
    .option('--host <adres>', 'adres serwera (także BIP_HOST)')
    .option('--profile <nazwa>', 'profil logowania (także BIP_PROFILE)')
    .option(
      '--timeout <s>',
      `ile sekund może trwać cała odpowiedź serwera (domyślnie: ${defaultTimeout}, pliki bez końca)`,
      wholeNumber(1, 3600),
    )
    .option(
      '--idle-timeout <s>',
      `ile sekund serwer może milczeć w trakcie długiej odpowiedzi (domyślnie: ${defaultTimeout}); bez --timeout całość może trwać dowolnie długo`,
      wholeNumber(1, 3600),
    )
    .version(packageFile.version, '-V, --version', 'pokaż wersję')
    .option('--out <plik>', 'dane do pliku zamiast na wyjście; plik powstaje dopiero, gdy są w nim wszystkie')
    .option('--fields <pola>', 'tylko te pola wierszy, po przecinku, np. id,title', fieldNames)
    .option('--jq <wyrażenie>', 'wynik przez wyrażenie jq, np. ".[].title"')
    .option('-q, --quiet', 'bez komunikatów, tylko dane i błędy')
    .option('-v, --verbose', 'więcej komunikatów: każde żądanie i jego identyfikator')
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip login --host https://redakcja-api.gmina.pl\n  bip articles list --status roboczy',
    );

export type Program = ReturnType<typeof rootCommand>;
export type GlobalOptions = ReturnType<Program['opts']>;

/** Options that a definition (a function that makes a command) gives its handler, the global ones included. */
export type OptionsOf<Definition extends (parent: never) => { optsWithGlobals: () => unknown }> = ReturnType<
  ReturnType<Definition>['optsWithGlobals']
>;

/** Does the work of a command. Without an exit code it went well. */
type Handler<Args extends unknown[], Options extends OptionValues, Globals extends OptionValues> = (
  ...input: [...args: Args, options: ReturnType<Command<Args, Options, Globals>['optsWithGlobals']>, context: Context]
) => Promise<ExitCode> | Promise<void>;

/** Registers a command with its handler, which is loaded when the command is called. */
export type Register = ReturnType<typeof registerWith>;

export const registerWith =
  (context: Context, onExit: (code: ExitCode) => void) =>
  <Args extends unknown[], Options extends OptionValues, Globals extends OptionValues>(
    command: Command<Args, Options, Globals>,
    load: () => Promise<Handler<Args, Options, Globals>>,
  ): void => {
    command.action(async () => {
      const handler = await load();
      onExit((await handler(...command.processedArgs, command.optsWithGlobals(), context)) ?? exitCodes.ok);
    });
  };
