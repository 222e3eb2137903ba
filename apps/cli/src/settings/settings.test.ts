import { expect, test } from 'vitest';
import { withServer } from '../testing/with-server.ts';

const { bip } = withServer();

const check = () => bip.run(['links', 'check', '--filter', 'source;equal;bookmark', '-o', 'csv']);

test('links check lists broken links and returns an exit code', async () => {
  expect(await check()).toMatchObject({ code: 0, stdout: expect.not.stringContaining('Zakładka') });
  const made = await bip.run(['api', 'createTag', '--body', '{"name":"bez artykułów","languageId":1}']);
  const { id } = JSON.parse(made.stdout);
  const bookmark = {
    displayText: 'Pusta',
    title: 'Pusta zakładka',
    target: 10,
    languageId: 1,
    isActive: true,
    tags: [id],
  };
  expect((await bip.run(['api', 'createBookmark', '--body', JSON.stringify(bookmark)])).code).toBe(0);
  const after = await check();
  expect(after.code).toBe(1);
  expect(after.stdout).toMatch(/Zakładka,\d+,PL,Pusta,,Żaden opublikowany artykuł nie ma tagu tej zakładki/);
});

const parameters = (...args: string[]) => bip.run(['parameters', ...args]);

test('parameters are read and set, within their bounds, with the command that undoes it', async () => {
  expect(await parameters('get', 'maxfilesize')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Klucz: +MaxFileSize\n.*Zakres: +od \d+ do \d+\n/s),
  });
  const former = (await parameters('get', 'MaxFileSize', '--jq', '.value.value')).stdout.trim();
  expect(await parameters('set', 'MaxFileSize', '7', '--dry-run')).toMatchObject({ code: 0 });
  expect(await parameters('set', 'MaxFileSize', '7')).toMatchObject({
    code: 0,
    stderr: `MaxFileSize: ${former} → 7. Cofnięcie: bip parameters set MaxFileSize value=${former}\n`,
  });
  expect(await parameters('set', 'MaxFileSize', '7')).toMatchObject({
    stderr: expect.stringContaining('tak już jest'),
  });
  expect(await parameters('set', 'MaxFileSize', `value=${former}`)).toMatchObject({ code: 0 });
  expect(await parameters('list', '--filter', 'keyName;equal;MaxFileSize', '-o', 'csv')).toMatchObject({
    stdout: expect.stringContaining(`MaxFileSize,${former},`),
  });
});

test.each([
  [['MaxFileSize', '100000'], /value: Podaj liczbę od \d+ do \d+/],
  [['MaxFileSize', 'dużo'], /Oczekiwano liczby całkowitej/],
  [['NewTabOpenLinks', 'może'], /oczekiwano „tak” albo „nie”/],
  [['ApplicationColor', 'żółty'], /Kolory: Standardowy, Czerwony/],
  [['Analytics', 'isActive=tak', 'gaid=x'], /gaid: Podaj identyfikator w postaci/],
  [['MaxFileSiz', '5'], /może chodziło o: MaxFileSize/],
])('parameters set %j is refused', async (args, message) => {
  expect(await parameters('set', ...args)).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(message),
  });
});

test('switches, colours and minutes are typed', async () => {
  const storedValue = async (key: string) => JSON.parse((await parameters('get', key, '-o', 'json')).stdout).value;
  await parameters('set', 'SessionTimeout', 'nie');
  expect(await storedValue('SessionTimeout')).toMatchObject({ enabled: false });
  await parameters('set', 'SessionTimeout', '20');
  expect(await storedValue('SessionTimeout')).toMatchObject({ enabled: true, value: 20 });
  await parameters('set', 'ApplicationColor', 'zielony');
  expect(await storedValue('ApplicationColor')).toEqual({ value: '#628033' });
  await parameters('set', 'ClientId', 'brak');
  expect(await storedValue('ClientId')).toEqual({ clientId: null });
});

const history = async (...args: string[]) => {
  const { stdout } = await bip.run(['history', ...args, '-o', 'json']);
  return JSON.parse(stdout) as { id: number; recordId: number; operation: string; revertedByEntryId: number | null }[];
};

test('history of a record: who, when and what; a change is taken back unless it was changed again', async () => {
  const tag = JSON.parse((await bip.run(['api', 'createTag', '--body', '{"name":"historia","languageId":1}'])).stdout);
  const bookmark = { displayText: 'Dawna', title: 'Tytuł', target: 10, languageId: 1, isActive: false, tags: [tag.id] };
  const made = await bip.run(['api', 'createBookmark', '--body', JSON.stringify(bookmark)]);
  const { id } = JSON.parse(made.stdout) as { id: number };
  const rename = (displayText: string) =>
    bip.run(['api', 'updateBookmark', '--param', `id=${id}`, '--body', JSON.stringify({ ...bookmark, displayText })]);
  expect((await rename('Nowa')).code).toBe(0);
  const shown = await bip.run(['history', 'zakładka', String(id)]);
  expect(shown.stdout).toMatch(/zmieniono zakładkę „Nowa”: wyświetlana nazwa z „Dawna” na „Nowa”/);
  const [edit] = await history('zakładka', String(id));
  const undo = (kind: string, entry = 0, ...more: string[]) =>
    bip.run(['history', kind, '--undo', String(entry), '--yes', ...more]);
  expect(await bip.run(['history', 'zakładka', '--undo', String(edit?.id)])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--yes'),
  });
  const undone = await undo('zakładka', edit?.id);
  expect(undone).toMatchObject({ code: 0, stderr: expect.stringContaining('Cofnięto zmianę. Cofnięcie tego:') });
  const read = await bip.run(['api', 'getBookmark', '--param', `id=${id}`]);
  expect(JSON.parse(read.stdout)).toMatchObject({ displayText: 'Dawna', title: 'Tytuł', tags: [{ id: tag.id }] });

  expect(await undo('zakładka', edit?.id)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('To samo zmieniono później'),
  });
  expect(await undo('baner', edit?.id)).toMatchObject({ code: 2 });
  const [added] = (await history('zakładka', String(id))).filter(({ operation }) => operation === 'add');
  expect(await undo('zakładka', added?.id)).toMatchObject({ code: 1, stderr: expect.stringContaining('Dodania') });
});

test.each([
  [
    'stopka',
    'Footer',
    ['--param', 'lang=PL'],
    '.footerElements |= map(if .type == 10 then .content.bip = "Inna" elif .type == 40 then .content.links = [] else . end)',
  ],
  ['kafle-strony', 'TileSettings', [], 'map(select(.languageId == 1) | .tiles |= reverse)'],
])('a change of „%s” is taken back whole', async (kind, operation, params, change) => {
  const get = `${kind === 'stopka' ? 'get' : 'list'}${operation}`;
  const stored = async (jq = '.') => (await bip.run(['api', get, ...params, '--jq', jq])).stdout;
  const before = await stored();
  const body = bip.file('zmiana.json', await stored(change));
  expect(await bip.run(['api', `update${operation}`, ...params, '--body', `@${body}`])).toMatchObject({ code: 0 });
  expect(await stored()).not.toBe(before);
  const [edit] = await history(kind);
  expect(await bip.run(['history', kind, '--undo', String(edit?.id), '--yes'])).toMatchObject({ code: 0 });
  expect(await stored()).toBe(before);
});

test('history of a category, an article and a parameter', async () => {
  const added = await bip.run(['menus', 'add', 'Z historią', '--type', 'pionowe', '-q']);
  const id = added.stdout.trim();
  await bip.run(['menus', 'rename', id, 'Z nową nazwą']);
  const [renamed] = await history('kategoria', id);
  expect(await bip.run(['history', 'kategoria', '--undo', String(renamed?.id), '--yes'])).toMatchObject({ code: 0 });
  const [undo, former] = await history('kategoria', id);
  expect([undo?.operation, former?.revertedByEntryId]).toEqual(['restore', undo?.id]);

  const numbers = await bip.run(['articles', 'list', '--size', '1', '-o', 'ids']);
  expect(await bip.run(['history', 'artykuł', numbers.stdout.trim()])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^ID +KIEDY +KTO +WERSJA +CO +POWÓD\n\d+ /),
  });
  await parameters('set', 'MaxNewAttachmentCount', '3');
  expect(await bip.run(['history', 'parametr', 'MaxNewAttachmentCount', '--size', '1'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('na „3”'),
  });
  const [set] = await history('parametr', 'MaxNewAttachmentCount');
  expect(await bip.run(['history', 'parametr', '--undo', String(set?.id), '--yes'])).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/tylko jako tekst, więc wpisz poprzednią wartość sam: wartość: „\d+”/),
  });
});
