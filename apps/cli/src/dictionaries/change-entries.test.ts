// Merging, deletion and renaming of entries, with the real program against the real server.
import { expect, test } from 'vitest';
import { proxyTo } from '../testing/faulty-proxy.ts';
import { inTerminal } from '../testing/terminal.ts';
import { withSharedServer } from '../testing/with-server.ts';

const { server, bip } = withSharedServer();

async function tagNames(part: string): Promise<string[]> {
  const { stdout } = await bip.run(['dictionaries', 'list', 'tags', '--name', part, '-o', 'json']);
  return (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name);
}

async function addTags(...names: string[]): Promise<void> {
  const file = bip.file(`${names[0]}.csv`, `name\n${names.join('\n')}\n`);
  expect(await bip.run(['dictionaries', 'import', 'tags', file])).toMatchObject({ code: 0 });
}

const merge = (...args: string[]) => bip.run(['dictionaries', 'merge-tags', ...args]);

test('tags are replaced by the first one', async () => {
  await addTags('scalany tag', 'scalany Tag II', 'scalany tag III');
  expect(await merge('scalany tag', 'SCALANY TAG II', 'scalany tag III', '--yes')).toEqual({
    code: 0,
    stdout: '',
    stderr: 'Scalono 2 tagi z tagiem „scalany tag” (0 artykułów, 0 zakładek)\n',
  });
  expect(await tagNames('scalany')).toEqual(['scalany tag']);
});

test('an unknown name and a refusal of the server change nothing', async () => {
  await addTags('jedyny', 'jedyny inny');
  expect(await merge('jedyny', 'jedyny inny', 'nie-ma', '--yes')).toMatchObject({
    code: 1,
    stderr: 'Nie ma tagu „nie-ma” w wersji językowej PL\n',
  });
  expect(await merge('jedyny', 'jedyny', '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Tagu nie można scalić z nim samym'),
  });
  expect(await tagNames('jedyny')).toEqual(['jedyny', 'jedyny inny']);
});

test('on a terminal it is asked about', async () => {
  await addTags('pytany', 'pytany inny');
  for (const [answer, code, left] of [
    ['n\n', 1, ['pytany', 'pytany inny']],
    ['t\n', 0, ['pytany']],
  ] as const) {
    const terminal = inTerminal(['dictionaries', 'merge-tags', 'pytany', 'pytany inny'], bip.env);
    await terminal.waitFor(/Zastąpić „pytany inny” tagiem „pytany”\? Tego nie można cofnąć \[t\/N\]/);
    terminal.type(answer);
    expect((await terminal.end).code).toBe(code);
    expect(await tagNames('pytany')).toEqual(left);
  }
});

const entries = (...args: string[]) => bip.run(['dictionaries', ...args]);

test('entries are deleted by a plan; used and default ones stay, with the reason', async () => {
  await addTags('do usunięcia 1', 'do usunięcia 2', 'do usunięcia 3');
  const args = ['delete', 'tags', 'do usunięcia 1', 'DO USUNIĘCIA 2', 'sport', '-o', 'json'];
  const dryRun = await entries(...args, '--dry-run');
  expect(dryRun).toMatchObject({ code: 0, stderr: expect.stringContaining('Niczego nie zmieniono') });
  expect(await tagNames('do usunięcia')).toHaveLength(3);
  const { code, stdout, stderr } = await entries(...args, '--yes');
  expect([code, stderr]).toEqual([5, 'Wykonano 2 z 3, odmowy 1\n']);
  expect(JSON.parse(stdout)).toMatchObject([
    { name: 'do usunięcia 1', outcome: 'done' },
    { name: 'do usunięcia 2', outcome: 'done' },
    { name: 'sport', outcome: 'refused', errors: [expect.stringContaining('„sport”')] },
  ]);
  expect(await tagNames('do usunięcia')).toEqual(['do usunięcia 3']);
  expect(await entries('delete', 'iso-codes', 'pl', '--yes')).toMatchObject({
    code: 5,
    stdout: expect.stringContaining('Domyślnego kodu ISO'),
  });
  expect(await entries('delete', 'tags', 'do usunięcia 3', 'nie ma', 'nie ma II', '--yes')).toMatchObject({
    code: 2,
    stderr: 'W słowniku tags w wersji językowej PL nie ma: „nie ma”, „nie ma II”\n',
  });
  const piped = await bip.run(['dictionaries', 'delete', 'tags', '-', '--yes', '-q'], { input: 'do usunięcia 3\n' });
  expect(piped.code).toBe(0);
  expect(await tagNames('do usunięcia')).toEqual([]);
});

test('after a lost response --resume finds the deletion already done', async () => {
  await addTags('zgubiony 1', 'zgubiony 2');
  const env = {
    BIP_HOST: await proxyTo(server, (n) => (n === 1 ? 'drop response' : 'pass'), ['DELETE /api/dictionaries']),
  };
  const args = ['dictionaries', 'delete', 'tags', 'zgubiony 1', 'zgubiony 2', '--yes', '--retries', '0'];
  const broken = await bip.run(args, { env });
  expect(broken).toMatchObject({ code: 1, stderr: expect.stringContaining('--resume') });
  expect(await tagNames('zgubiony')).toEqual([]);
  expect(await bip.run([...args, '--resume'], { env })).toMatchObject({ code: 0, stderr: 'Wykonano 2 z 2\n' });
});

test('entries are renamed, one or those of a file; a name that is taken or changed since the plan is refused', async () => {
  await addTags('nazwa 1', 'nazwa 2', 'nazwa 3');
  expect(await entries('rename', 'tags', 'NAZWA 1', 'nazwa pierwsza')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/nazwa 1 +nazwa pierwsza +zmieniono/),
  });
  const file = bip.file('zmiany.csv', 'nazwa;nowa nazwa\nnazwa 2;nazwa druga\nnazwa 3;NAZWA PIERWSZA\n');
  const plan = `${bip.home}/nazwy.ndjson`;
  expect((await entries('rename', 'tags', '--file', file, '--plan', plan)).code).toBe(0);
  const { code, stdout } = await bip.run(['apply', plan, '-o', 'ndjson']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(code).toBe(5);
  expect(rows).toContainEqual(expect.objectContaining({ from: 'nazwa 2', to: 'nazwa druga', outcome: 'done' }));
  expect(rows).toContainEqual(
    expect.objectContaining({ from: 'nazwa 3', outcome: 'refused', errors: [expect.stringContaining('istnieje')] }),
  );
  expect(await tagNames('nazwa')).toEqual(['nazwa 3', 'nazwa druga', 'nazwa pierwsza']);

  await entries('rename', 'tags', 'nazwa 3', 'nazwa trzecia', '--plan', plan);
  await entries('rename', 'tags', 'nazwa 3', 'nazwa inna');
  expect(await bip.run(['apply', plan, '--dry-run'])).toMatchObject({
    code: 5,
    stdout: expect.stringContaining('nowsze dane'),
    stderr: expect.stringMatching(
      /^Plan z \d{4}-.*, dla http.*\nPróba: do wykonania 0, odmowy 1\. Niczego nie zmieniono\n$/,
    ),
  });
  expect(await bip.run(['apply', plan])).toMatchObject({ code: 5, stdout: expect.stringContaining('nowsze dane') });
  expect(await entries('rename', 'tags', 'nazwa inna', 'x'.repeat(251), '--dry-run')).toMatchObject({ code: 5 });
  const numbers = bip.file('liczby.json', '[{"name": "nazwa inna", "newName": 5}]');
  expect(await entries('rename', 'tags', '--file', numbers)).toMatchObject({
    code: 1,
    stderr: 'Pozycja 1 (wiersz 1): kolumna newName: Oczekiwano tekstu\n',
  });
  expect(await entries('rename', 'tags', 'nazwa inna')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--file'),
  });
});

test('names of providing entities and ISO codes change and go too', async () => {
  await entries('import', 'providing-entities', bip.file('p.csv', 'name\nDawna biblioteka\n'));
  await entries('import', 'iso-codes', bip.file('k.csv', 'code;name\nno;norweski\n'));
  for (const [dictionary, name, newName, left] of [
    ['providing-entities', 'Dawna biblioteka', 'Nowa biblioteka', 'Nowa biblioteka'],
    ['iso-codes', 'NO', 'nazwa norweska', 'no'],
  ] as const) {
    expect(await entries('rename', dictionary, name, newName)).toMatchObject({ code: 0 });
    expect((await entries('export', dictionary, '-q')).stdout).toContain(newName);
    expect(await entries('delete', dictionary, left, '--yes')).toMatchObject({ code: 0 });
    expect((await entries('export', dictionary, '-q')).stdout).not.toContain(newName);
  }
});
