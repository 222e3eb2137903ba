import { listBrokenLinksDefinition } from '@redakcja/generated/lists/listBrokenLinks';
import type { OptionsOf, Program } from '../shared/command.ts';
import { filterOption, withListOptions } from '../shared/options/list-options.ts';

export const linksCommand = (program: Program) =>
  program
    .command('links')
    .aliases(['link'])
    .description('linki banerów, kafli, stopki, menu, zakładek i kanałów RSS')
    .addHelpText('after', '\nPrzykład:\n  bip links check');

type Parent = ReturnType<typeof linksCommand>;

export const checkLinksCommand = (links: Parent) =>
  withListOptions(
    links
      .command('check')
      .description('linki, które nigdzie nie prowadzą; adresy spoza biuletynu serwer sprawdza po zapisie i co noc')
      .addOption(filterOption(listBrokenLinksDefinition)),
  ).addHelpText(
    'after',
    '\nKod wyjścia 1: są takie linki.\n\nPrzykłady:\n  bip links check --size 0\n  bip links check --filter "source;equal;footer"',
  );

export type CheckLinksOptions = OptionsOf<typeof checkLinksCommand>;
