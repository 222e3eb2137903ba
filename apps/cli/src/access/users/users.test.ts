// Accounts and roles with the real program against the real server.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { signIn } from '../../testing/sign-in.ts';
import { withServer } from '../../testing/with-server.ts';

const { bip } = withServer();

const users = (...args: string[]) => bip.run(['users', ...args]);
const shown = async (login: string) => JSON.parse((await users('show', login, '-o', 'json')).stdout);
const rolesOf = async (login: string) => (await shown(login)).roles.map(({ name }: { name: string }) => name);
const links = () => path.join(bip.home, 'linki.csv');

const csv = (...rows: string[]) => bip.file('konta.csv', ['login;imię;nazwisko;e-mail;role', ...rows, ''].join('\r\n'));
const account = (login: string, roles: string) => `${login};Jan;Próbny;${login}@urzad.example;${roles}`;

test('list and show', async () => {
  const { stdout } = await users('list', '--login', 'nowak', '-o', 'csv');
  expect(stdout).toContain('anna.nowak,Anna,Nowak,');
  expect((await users('list', '--inactive', '-o', 'json')).stdout).not.toContain('"isActive": true');
  const text = (await users('show', 'anna.nowak')).stdout;
  expect(text).toMatch(/^Login: +anna\.nowak$/m);
  expect(text).toMatch(/^Uprawnienia: +\S/m);
  expect(await users('show', 'nikt.taki')).toMatchObject({
    code: 2,
    stderr: 'Nie ma konta „nikt.taki”. Konta wypisuje: bip users list\n',
  });
});

test('create writes the one-time link to a file of its owner only, and the link works', async () => {
  const person = ['--firstname', 'Jan', '--surname', 'Kowalski', '--email', 'jan.k@urzad.example'];
  const created = await users('create', 'jan.nowy', ...person, '--role', 'redaktor', '--links', links());
  expect(created).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\n$/) });
  expect(created.stderr).not.toContain('http');
  expect(statSync(links()).mode & 0o777).toBe(0o600);
  const [heading, line = ''] = readFileSync(links(), 'utf8').split('\r\n');
  expect(heading).toBe('LOGIN,LINK,WAŻNY DO');
  const token = /#token=([\w-]+)/.exec(line)?.[1];
  const owner = await bip.run(['api', 'checkPasswordLink', '--body', JSON.stringify({ token })]);
  expect(JSON.parse(owner.stdout)).toMatchObject({ userName: 'jan.nowy' });
  const again = await users('create', 'jan.nowy', ...person, '--role', 'Redaktor', '--links', links());
  expect(again).toMatchObject({ code: 1, stdout: '' });
  const wrong = await users('create', 'jan.inny', ...person, '--role', 'Redaktr', '--links', links());
  expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('(może chodziło o: Redaktor?)') });
});

test('import creates accounts with a plan, skips those that exist, and refuses wrong rows by their number', async () => {
  const wrong = csv(account('adam.pierwszy', 'Redaktor'), account('zły', 'Redaktor'), account('ala.trzecia', 'Nikt'));
  const refused = await users('import', wrong);
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toMatch(/^Wiersz 3: kolumna userName: /m);
  expect(refused.stderr).toMatch(/^Wiersz 4: Nie ma roli „Nikt”/m);
  const number = { userName: 'x', firstname: 'X', surname: 'Y', email: 'x@y.pl', roles: 'Redaktor', phone: 5 };
  const wrongKind = await users('import', bip.file('konta.json', JSON.stringify([number])));
  expect(wrongKind.stderr).toMatch(/^Pozycja 1 \(wiersz 1\): kolumna phone: Oczekiwano tekstu$/m);
  const file = csv(account('adam.pierwszy', 'Redaktor'), account('anna.nowak', 'Redaktor'));
  const planned = await users('import', file, '--dry-run', '-o', 'csv');
  expect(planned.stdout).toContain('nowe konto,do wykonania,adam.pierwszy');
  expect(planned.stdout).toContain('już jest,do wykonania,anna.nowak');
  const done = await users('import', file, '--links', links());
  expect(done).toMatchObject({ code: 0, stderr: expect.stringContaining('Wykonano 1 z 2, pominięto 1') });
  expect(readFileSync(links(), 'utf8')).toMatch(/^adam\.pierwszy,http/m);
  expect(await rolesOf('adam.pierwszy')).toEqual(['Redaktor']);
  expect((await users('import', file, '--links', links())).stderr).toContain('pominięto 2');
});

test('roles are added and removed, by a plan too, and the other data stay', async () => {
  const before = await shown('ewa.kubiak');
  const [role = ''] = await rolesOf('ewa.kubiak');
  const other = JSON.parse((await bip.run(['roles', 'list', '-o', 'json'])).stdout).find(
    ({ name, isSystem }: { name: string; isSystem: boolean }) => name !== role && !isSystem,
  ).name;
  const plan = path.join(bip.home, 'plan.ndjson');
  expect((await users('roles', 'ewa.kubiak', '--add', other, '--plan', plan)).code).toBe(0);
  expect((await bip.run(['apply', plan, '--yes'])).code).toBe(0);
  expect((await rolesOf('ewa.kubiak')).sort()).toEqual([role, other].sort());
  expect((await users('roles', 'ewa.kubiak', '--remove', other)).code).toBe(0);
  expect(await shown('ewa.kubiak')).toEqual(before);
  const none = await users('roles', 'ewa.kubiak', '--remove', role);
  expect(none).toMatchObject({ code: 5, stdout: expect.stringContaining('przynajmniej jedną rolę') });
});

test('sessions are ended, accounts deactivated and activated, passwords reset', async () => {
  const anonymous = { BIP_CLIENT_ID: '', BIP_CLIENT_SECRET: '' };
  const whoami = () => bip.run(['whoami'], { env: anonymous });
  await signIn(bip, 'anna.nowak');
  expect((await whoami()).code).toBe(0);
  expect((await users('end-sessions', 'anna.nowak')).code).toBe(0);
  expect((await whoami()).code).toBe(4);
  const off = await bip.run(['users', 'deactivate', '-'], { input: 'anna.nowak\n' });
  expect(off).toMatchObject({ code: 0, stderr: 'Wykonano 1 z 1\n' });
  expect((await shown('anna.nowak')).isActive).toBe(false);
  expect((await users('deactivate', 'anna.nowak')).code).toBe(5);
  expect((await users('activate', 'anna.nowak')).code).toBe(0);
  expect((await users('reset', 'anna.nowak')).code).toBe(2);
  const reset = await users('reset', 'anna.nowak', '--yes', '--links', links(), '-o', 'csv');
  expect(reset).toMatchObject({ code: 0, stdout: expect.stringContaining('link w pliku') });
  expect(readFileSync(links(), 'utf8')).toMatch(/^anna\.nowak,http/m);
  const unknown = await users('deactivate', 'ewa.kubiak', 'nikt.taki');
  expect(unknown).toMatchObject({ code: 2, stdout: '' });
  expect((await shown('ewa.kubiak')).isActive).toBe(true);
});

test('roles: create, update, show, delete', async () => {
  const roles = (...args: string[]) => bip.run(['roles', ...args]);
  const created = await roles('create', 'Próbna', '--description', 'Na próbę', '--permission', 'createarticles');
  expect(created).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\n$/) });
  expect((await roles('update', 'Próbna', '--permission', 'ManageMenus')).code).toBe(0);
  expect((await roles('show', 'Próbna')).stdout).toMatch(/Na próbę\nUprawnienia:\n {2}ManageMenus: /);
  expect(await roles('update', 'Próbna', '--permission', 'ManageMenu')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('(może chodziło o: ManageMenus?)'),
  });
  expect((await roles('delete', 'Próbna')).code).toBe(2);
  expect((await roles('delete', 'Próbna', '--yes')).code).toBe(0);
  expect((await roles('show', 'Próbna')).code).toBe(2);
});

test('an account by a part of its login or a name; several are named', async () => {
  const whole = await bip.run(['users', 'show', 'anna.nowak']);
  for (const part of ['anna', 'Nowak'])
    expect(await bip.run(['users', 'show', part])).toMatchObject({ stdout: whole.stdout });
  const nobody = await bip.run(['users', 'deactivate', '-', '--dry-run'], { input: 'anna\n' });
  expect(nobody).toMatchObject({ code: 2, stderr: expect.stringContaining('Nie ma konta „anna”') });
  for (const surname of ['Dwojacka', 'Dwojacki']) {
    const login = `dwoje.${surname.toLowerCase()}`;
    const person = ['--firstname', 'Ala', '--surname', surname, '--email', `${login}@gmina.example`];
    const links = path.join(bip.home, `${login}.csv`);
    await bip.run(['users', 'create', login, ...person, '--role', 'Redaktor', '--links', links]);
  }
  expect(await bip.run(['users', 'activate', 'dwoje', '--dry-run'])).toMatchObject({
    code: 2,
    stderr: '„dwoje” to kilka kont. Podaj login: dwoje.dwojacka (Ala Dwojacka), dwoje.dwojacki (Ala Dwojacki)\n',
  });
});

test('the last sign-in is told, and a pause after wrong passwords is ended', async () => {
  const person = ['--firstname', 'Olga', '--surname', 'Nowicka', '--email', 'olga.nowicka@gmina.example'];
  const file = path.join(bip.home, 'olga.csv');
  await bip.run(['users', 'create', 'olga.nowicka', ...person, '--role', 'Redaktor', '--links', file]);
  const listed = await users('list', '--login', 'olga.nowicka', '-o', 'csv');
  expect(listed.stdout).toMatch(/OSTATNIE LOGOWANIE\r?\n.*,nigdy\r?\n$/);
  expect((await bip.run(['users', 'show', 'anna.nowak'])).stdout).toMatch(/^Ostatnie logowanie: +\d+\.\d+\.\d+ /m);
  expect(await users('unlock', 'olga')).toMatchObject({ code: 0, stderr: 'Wykonano 1 z 1\n' });
  expect(await bip.run(['users', 'unlock', 'olga', '--why'])).toMatchObject({ code: 0 });
});

test('sessions of everybody else', async () => {
  const active = JSON.parse((await bip.run(['users', 'list', '--active', '--size', '0', '-o', 'json'])).stdout);
  const { userName } = JSON.parse((await bip.run(['api', 'getLoggedUser'])).stdout);
  const planned = await bip.run(['users', 'end-sessions', '--all', '--dry-run', '-o', 'json']);
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name).sort();
  expect(names(JSON.parse(planned.stdout))).toEqual(
    active.flatMap((one: { userName: string }) => (one.userName === userName ? [] : one.userName)).sort(),
  );
  expect(await bip.run(['users', 'end-sessions'])).toMatchObject({ code: 2 });
  expect(await bip.run(['users', 'end-sessions', 'anna.nowak', '--all'])).toMatchObject({ code: 2 });
});
