import { Argument, Option } from '@commander-js/extra-typings';
import { listRolesDefinition } from '@redakcja/generated/lists/listRoles';
import { PermissionName } from '@redakcja/generated/model/permissionName';
import type { OptionsOf, Program } from '../shared/command.ts';
import { filterOption, withListOptions } from '../shared/options/list-options.ts';
import { repeated } from '../shared/options/option-parsers.ts';
import { whyDescription } from '../shared/options/why-option.ts';
import { yesOption } from '../shared/options/yes-option.ts';

const nameArgument = () => new Argument('<nazwa>', 'nazwa roli');

const permissionOption = (text: string) =>
  new Option(
    '--permission <uprawnienie>',
    `${text} (można powtarzać): ${Object.values(PermissionName).join(', ')}`,
  ).argParser(repeated(String));

export const rolesCommand = (program: Program) =>
  program
    .command('roles')
    .aliases(['role'])
    .description('role i ich uprawnienia')
    .addHelpText('after', '\nPrzykład:\n  bip roles list');

type Parent = ReturnType<typeof rolesCommand>;

export const listRolesCommand = (roles: Parent) =>
  withListOptions(
    roles.command('list').aliases(['ls']).description('lista ról').addOption(filterOption(listRolesDefinition)),
  ).addHelpText('after', '\nPrzykład:\n  bip roles list --output csv');

export type ListRolesOptions = OptionsOf<typeof listRolesCommand>;

export const showRoleCommand = (roles: Parent) =>
  roles
    .command('show')
    .aliases(['get', 'view'])
    .description('pokaż rolę i jej uprawnienia')
    .addArgument(nameArgument())
    .addOption(new Option('-o, --output <postać>', 'postać wyniku').choices(['text', 'json']).default('text'))
    .addHelpText('after', '\nPrzykład:\n  bip roles show Redaktor');

export type ShowRoleOptions = OptionsOf<typeof showRoleCommand>;

export const createRoleCommand = (roles: Parent) =>
  roles
    .command('create')
    .aliases(['add', 'new'])
    .description('utwórz rolę')
    .addArgument(nameArgument())
    .requiredOption('--description <opis>', 'do czego służy')
    .addOption(permissionOption('uprawnienie').makeOptionMandatory())
    .addHelpText(
      'after',
      '\nPrzykład:\n  bip roles create "Redaktor referatu" --description "Przygotowuje artykuły" --permission CreateArticles',
    );

export type CreateRoleOptions = OptionsOf<typeof createRoleCommand>;

export const updateRoleCommand = (roles: Parent) =>
  roles
    .command('update')
    .aliases(['edit', 'set'])
    .description('zmień nazwę, opis albo uprawnienia roli; czego nie podano, zostaje')
    .addArgument(nameArgument())
    .option('--name <nazwa>', 'nowa nazwa')
    .option('--description <opis>', 'do czego służy')
    .addOption(permissionOption('wszystkie uprawnienia roli'))
    .option('--why', whyDescription)
    .addHelpText(
      'after',
      '\nPrzykład:\n  bip roles update Redaktor --permission CreateArticles --permission ConfirmArticles',
    );

export type UpdateRoleOptions = OptionsOf<typeof updateRoleCommand>;

export const deleteRoleCommand = (roles: Parent) =>
  roles
    .command('delete')
    .aliases(['remove', 'rm'])
    .description('usuń rolę')
    .addArgument(nameArgument())
    .option('--why', whyDescription)
    .addOption(yesOption())
    .addHelpText(
      'after',
      '\nPrzykłady:\n  bip roles delete "Redaktor referatu" --yes\n  bip roles delete "Redaktor referatu" --why',
    );

export type DeleteRoleOptions = OptionsOf<typeof deleteRoleCommand>;
