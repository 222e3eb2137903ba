import { expect, test } from 'vitest';
import { accessToken } from '../testing/drafts.ts';
import { withServer } from '../testing/with-server.ts';

const { server, bip } = withServer();

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

/** Asks the server itself: a process for each call would take longer than the test. */
async function call<Answer>(method: string, address: string, body?: object): Promise<Answer> {
  const headers = { authorization: `Bearer ${await accessToken(server)}`, 'content-type': 'application/json' };
  const answer = await fetch(`${server.host}${address}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBeLessThan(300);
  return answer.json() as Promise<Answer>;
}

const history = (recordType: string) =>
  call<{ id: number; operation: string; revertedByEntryId: number | null }[]>(
    'GET',
    `/api/application/journal?filters=recordType;equal;${recordType}`,
  );
const undo = (kind: string, entry: { id: number } | undefined, ...more: string[]) =>
  bip.run(['history', kind, '--undo', String(entry?.id), ...more]);

test('history of a record: who, when and what; a change is taken back unless it was changed again', async () => {
  const tag = await call<{ id: number }>('POST', '/api/dictionaries/tags', { name: 'historia', languageId: 1 });
  const bookmark = { displayText: 'Dawna', title: 'Tytuł', target: 10, languageId: 1, isActive: false, tags: [tag.id] };
  const { id } = await call<{ id: number }>('POST', '/api/settings/bookmarks', bookmark);
  await call('PUT', `/api/settings/bookmarks/${id}`, { ...bookmark, displayText: 'Nowa' });
  const shown = await bip.run(['history', 'zakładka', String(id)]);
  expect(shown.stdout).toMatch(/zmieniono zakładkę „Nowa”: wyświetlana nazwa z „Dawna” na „Nowa”/);
  const [edit, added] = await history('bookmark');
  const refused = await undo('zakładka', edit);
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('--yes') });
  const undone = await undo('zakładka', edit, '--yes');
  expect(undone).toMatchObject({ code: 0, stderr: expect.stringContaining('Cofnięto zmianę. Cofnięcie tego:') });
  const former = { displayText: 'Dawna', title: 'Tytuł', tags: [{ id: tag.id }] };
  expect(await call('GET', `/api/settings/bookmarks/${id}`)).toMatchObject(former);
  for (const [kind, entry, code, reason] of [
    ['zakładka', edit, 1, 'To samo zmieniono później'],
    ['baner', edit, 2, 'nie ma wpisu'],
    ['zakładka', added, 1, 'Dodania nie można cofnąć'],
  ] as const)
    expect(await undo(kind, entry, '--yes')).toMatchObject({ code, stderr: expect.stringContaining(reason) });
});

test('the footer and the tiles of the home page are taken back whole; what a GET answered is sent back by bip api', async () => {
  const footer = '/api/settings/footers/PL';
  const before = await call('GET', footer);
  const links =
    '.footerElements |= map(if .type == 40 then .content.links = [] elif .type == 10 then .content.bip = "Inna" else . end)';
  const changed = await bip.run(['api', 'getFooter', '--param', 'lang=PL', '--jq', links]);
  const sent = await bip.run(['api', 'updateFooter', '--param', 'lang=PL', '--body', '-'], { input: changed.stdout });
  expect(sent.code).toBe(0);
  expect(await call('GET', footer)).not.toEqual(before);
  expect(await undo('stopka', (await history('footer'))[0], '--yes')).toMatchObject({ code: 0 });
  expect(await call('GET', footer)).toEqual(before);

  const settings = '/api/settings/tiles/settings';
  const [own] = await call<{ tiles: number[] }[]>('GET', settings);
  await call('PUT', settings, [{ ...own, tiles: own?.tiles.toReversed() }]);
  expect(await undo('kafle-strony', (await history('tileSetting'))[0], '--yes')).toMatchObject({ code: 0 });
  expect((await call<object[]>('GET', settings))[0]).toEqual(own);
});

test('history of a category, an article and a parameter', async () => {
  const added = await bip.run(['menus', 'add', 'Z historią', '--type', 'pionowe', '-q']);
  const id = added.stdout.trim();
  await bip.run(['menus', 'rename', id, 'Z nową nazwą']);
  const [renamed] = await history('verticalMenuElement');
  expect(await undo('kategoria', renamed, '--yes')).toMatchObject({ code: 0 });
  const [restored, former] = await history('verticalMenuElement');
  expect([restored?.operation, former?.revertedByEntryId]).toEqual(['restore', restored?.id]);

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
});
