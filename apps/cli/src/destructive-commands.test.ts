// Irreversible commands require --yes without a terminal. A new command has to be classified here.
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { operations } from '@redakcja/generated/operations';
import { expect, test } from 'vitest';
import { addCommands } from './command-tree.ts';
import { rootCommand } from './shared/command.ts';
import { createDrafts } from './testing/drafts.ts';
import { inTerminal } from './testing/terminal.ts';
import { withSharedServer } from './testing/with-server.ts';

const { server, bip } = withSharedServer();

/** What a command does: `destroys` what no other command brings back, at least with some arguments. */
const effects: Readonly<Record<string, 'reads' | 'changes' | 'destroys'>> = {
  __complete: 'reads',
  'alias delete': 'changes',
  'alias list': 'reads',
  'alias set': 'changes',
  api: 'destroys',
  apply: 'destroys',
  'archive check': 'reads',
  'archive connect': 'changes',
  'archive gone': 'reads',
  'archive list': 'reads',
  'archive remove': 'destroys',
  'archive status': 'reads',
  'articles attach': 'changes',
  'articles check': 'reads',
  'articles comment': 'changes',
  'articles comments': 'reads',
  'articles create': 'changes',
  'articles delete': 'destroys',
  'articles edit': 'changes',
  'articles export': 'reads',
  'articles fetch': 'reads',
  'articles import': 'changes',
  'articles list': 'reads',
  'articles new-version': 'changes',
  'articles preview': 'reads',
  'articles replace': 'destroys',
  'articles set-status': 'destroys',
  'articles show': 'reads',
  'articles to-approve': 'reads',
  'articles translate': 'changes',
  'audit art8': 'reads',
  'audit list': 'reads',
  'auth list': 'reads',
  'auth status': 'reads',
  'auth switch': 'changes',
  completion: 'reads',
  'config apply': 'destroys',
  'config diff': 'reads',
  'config export': 'reads',
  'contract check': 'reads',
  'defaults list': 'reads',
  'defaults set': 'changes',
  'defaults unset': 'changes',
  'dictionaries delete': 'destroys',
  'dictionaries export': 'reads',
  'dictionaries import': 'changes',
  'dictionaries list': 'reads',
  'dictionaries merge-tags': 'destroys',
  'dictionaries rename': 'changes',
  doctor: 'reads',
  history: 'destroys',
  'import read wordpress': 'reads',
  'languages activate': 'changes',
  'languages add': 'changes',
  'languages export': 'reads',
  'languages import': 'changes',
  'languages list': 'reads',
  'links check': 'reads',
  login: 'changes',
  logout: 'changes',
  'menus add': 'changes',
  'menus check': 'reads',
  'menus delete': 'destroys',
  'menus export': 'reads',
  'menus hide': 'changes',
  'menus import': 'changes',
  'menus move': 'changes',
  'menus rename': 'changes',
  'menus sort-articles': 'changes',
  'menus tree': 'reads',
  'menus undo': 'changes',
  'parameters get': 'reads',
  'parameters list': 'reads',
  'parameters set': 'changes',
  'roles create': 'changes',
  'roles delete': 'destroys',
  'roles list': 'reads',
  'roles show': 'reads',
  'roles update': 'changes',
  'users activate': 'changes',
  'users create': 'changes',
  'users deactivate': 'changes',
  'users end-sessions': 'changes',
  'users import': 'changes',
  'users list': 'reads',
  'users reset': 'destroys',
  'users roles': 'changes',
  'users show': 'reads',
  'users unlock': 'changes',
  'server backup': 'reads',
  'server cleanup': 'changes',
  'server doctor': 'reads',
  'server first-admin': 'changes',
  'server migrations': 'reads',
  'server restore': 'changes',
  'server schedule run': 'changes',
  'server status': 'reads',
  'site export': 'reads',
  whoami: 'reads',
};

function leaves(command: CommandUnknownOpts, above: readonly string[] = []): [string, CommandUnknownOpts][] {
  if (command.commands.length === 0) return [[above.join(' '), command]];
  return command.commands.flatMap((one) => leaves(one, [...above, one.name()]));
}

function tree(): [string, CommandUnknownOpts][] {
  const program = rootCommand();
  addCommands(program, () => undefined);
  return leaves(program);
}

test('every command is known, and those that destroy take --yes', () => {
  const commands = tree();
  expect(commands.map(([name]) => name).sort()).toEqual(Object.keys(effects).sort());
  const destroying = commands.filter(([name]) => effects[name] === 'destroys');
  expect(destroying.filter(([, { options }]) => !options.some(({ long }) => long === '--yes'))).toEqual([]);
});

const refused = { code: 2, stdout: '', stderr: expect.stringContaining('--yes') };

test('without a terminal each of them is refused', async () => {
  const [id = ''] = await createDrafts(server, 'Nie do usunięcia', 1);
  const plan = `${bip.home}/plan.ndjson`;
  expect((await bip.run(['articles', 'delete', id, '--plan', plan])).code).toBe(0);
  const samples: Readonly<Record<string, readonly string[]>> = {
    'articles delete': [id],
    'articles replace': ['a', 'b', id],
    'articles set-status': ['zarchiwizowany', id],
    'archive remove': [`${server.host}/archiwum/kontakt`],
    api: ['deleteArticles', '--param', `articleIds=${id}`],
    apply: [plan],
    'config apply': [bip.home, '--prune'],
    'dictionaries delete': ['tags', 'sport'],
    'dictionaries merge-tags': ['oświata', 'sport'],
    history: ['zakładka', '--undo', '1'],
    'menus delete': ['1'],
    'roles delete': ['Redaktor'],
    'users reset': ['jan.kowalski'],
  };
  const destroying = Object.keys(effects).filter((name) => effects[name] === 'destroys');
  expect(Object.keys(samples).sort()).toEqual(destroying.sort());
  for (const [name, args] of Object.entries(samples))
    expect(await bip.run([...name.split(' '), ...args]), name).toMatchObject(refused);
  expect(await bip.run(['articles', 'show', id])).toMatchObject({ code: 0 });
});

test('no DELETE of the contract is sent without --yes', async () => {
  const deleting = operations.filter(({ method }) => method === 'delete').map(({ id }) => id);
  expect(deleting.length).toBeGreaterThan(10);
  const runs = await Promise.all(deleting.map((id) => bip.run(['api', id])));
  expect(runs.filter(({ code, stderr }) => code !== 2 || !stderr.includes('--yes'))).toEqual([]);
});

test('on a terminal a DELETE is asked about', async () => {
  const [id = ''] = await createDrafts(server, 'Może do usunięcia', 1);
  const args = ['api', 'deleteArticles', '--param', `articleIds=${id}`];
  for (const [answer, code] of [
    ['n\n', 1],
    ['t\n', 0],
  ] as const) {
    expect((await bip.run(['articles', 'show', id])).code).toBe(0);
    const terminal = inTerminal(args, bip.env);
    await terminal.waitFor(/Wykonać deleteArticles .*\? Tego nie można cofnąć \[t\/N\]/);
    terminal.type(answer);
    expect((await terminal.end).code).toBe(code);
  }
  expect((await bip.run(['articles', 'show', id])).code).toBe(1);
});
