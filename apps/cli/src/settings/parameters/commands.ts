import { Option } from '@commander-js/extra-typings';
import { listSystemParametersDefinition } from '@redakcja/generated/lists/listSystemParameters';
import type { OptionsOf, Program } from '../../shared/command.ts';
import { filterOption, withListOptions } from '../../shared/options/list-options.ts';
import { whyDescription } from '../../shared/options/why-option.ts';

export const parametersCommand = (program: Program) =>
  program
    .command('parameters')
    .aliases(['parameter', 'settings', 'option'])
    .description('parametry systemu')
    .addHelpText('after', '\nPrzykład:\n  bip parameters get MaxFileSize');

type Parent = ReturnType<typeof parametersCommand>;

export const listParametersCommand = (parameters: Parent) =>
  withListOptions(
    parameters
      .command('list')
      .aliases(['ls'])
      .description('parametry i ich wartości')
      .addOption(filterOption(listSystemParametersDefinition)),
  ).addHelpText('after', '\nPrzykład:\n  bip parameters list --size 0');

export type ListParametersOptions = OptionsOf<typeof listParametersCommand>;

export const getParameterCommand = (parameters: Parent) =>
  parameters
    .command('get')
    .aliases(['show'])
    .description('pokaż parametr: wartość, zakres, wartość domyślną i działanie')
    .argument('<klucz>', 'klucz, np. MaxFileSize')
    .addOption(new Option('-o, --output <postać>', 'postać wyniku').choices(['text', 'json']).default('text'))
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip parameters get MaxFileSize\n  bip parameters get MaxFileSize --jq .value.value',
    );

export type GetParameterOptions = OptionsOf<typeof getParameterCommand>;

export const setParameterCommand = (parameters: Parent) =>
  parameters
    .command('set')
    .aliases(['update', 'edit', 'change'])
    .description('zmień parametr; polecenie mówi, jak to cofnąć')
    .argument('<klucz>', 'klucz, np. MaxFileSize')
    .argument(
      '[wartość...]',
      'wartość (liczba, tak, nie, brak, nazwa koloru) albo pole=wartość; @plik czyta tekst z pliku',
    )
    .option('--dry-run', 'tylko sprawdź i pokaż, co zostałoby zmienione')
    .option('--why', whyDescription)
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip parameters set MaxFileSize 25\n  bip parameters set SessionTimeout nie\n  bip parameters set SessionTimeout --why\n  bip parameters set ApplicationColor zielony\n  bip parameters set Analytics isActive=tak gaid=G-4XK7T2M9QD\n  bip parameters set CookieInformation tak description=@cookie.html',
    );

export type SetParameterOptions = OptionsOf<typeof setParameterCommand>;
