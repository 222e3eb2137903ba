import type { OptionsOf, Program } from '../shared/command.ts';
import { outputOption } from '../shared/options/output-option.ts';

export const defaultsCommand = (program: Program) =>
  program
    .command('defaults')
    .description('domyślne wartości opcji w Twoich poleceniach')
    .addHelpText('after', '\nPrzykład:\n  bip defaults set output json');

export const listDefaultsCommand = (defaults: ReturnType<typeof defaultsCommand>) =>
  defaults
    .command('list')
    .description('lista ustawionych')
    .addOption(outputOption())
    .addHelpText('after', '\nPrzykład:\n  bip defaults list');

export type ListDefaultsOptions = OptionsOf<typeof listDefaultsCommand>;

export const setDefaultCommand = (defaults: ReturnType<typeof defaultsCommand>) =>
  defaults
    .command('set')
    .description('ustaw wartość opcji we wszystkich poleceniach, które ją mają')
    .argument('<opcja>', 'nazwa opcji bez „--”')
    .argument('<wartość>', 'wartość')
    .addHelpText('after', '\nPrzykłady:\n  bip defaults set output json\n  bip defaults set size 100');

export const unsetDefaultCommand = (defaults: ReturnType<typeof defaultsCommand>) =>
  defaults
    .command('unset')
    .description('usuń ustawienie')
    .argument('<opcja>', 'nazwa opcji bez „--”')
    .addHelpText('after', '\nPrzykład:\n  bip defaults unset output');

export const aliasCommand = (program: Program) =>
  program
    .command('alias')
    .description('własne nazwy poleceń')
    .addHelpText('after', "\nPrzykład:\n  bip alias set robocze 'articles list --status roboczy'\n  bip robocze");

export const listAliasesCommand = (alias: ReturnType<typeof aliasCommand>) =>
  alias
    .command('list')
    .description('lista nazw')
    .addOption(outputOption())
    .addHelpText('after', '\nPrzykład:\n  bip alias list');

export type ListAliasesOptions = OptionsOf<typeof listAliasesCommand>;

export const setAliasCommand = (alias: ReturnType<typeof aliasCommand>) =>
  alias
    .command('set')
    .description('nazwij polecenie; $1 to pierwszy wyraz po nazwie')
    .argument('<nazwa>', 'nowa nazwa')
    .argument('<polecenie>', 'polecenie bez „bip”, w cudzysłowie')
    .addHelpText(
      'after',
      "\nPrzykłady:\n  bip alias set robocze 'articles list --status roboczy'\n  bip alias set zatwierdź 'articles set-status zatwierdzony $1'",
    );

export const deleteAliasCommand = (alias: ReturnType<typeof aliasCommand>) =>
  alias
    .command('delete')
    .description('usuń nazwę')
    .argument('<nazwa>', 'nazwa')
    .addHelpText('after', '\nPrzykład:\n  bip alias delete robocze');
