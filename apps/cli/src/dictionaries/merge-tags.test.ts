import { expect, test } from 'vitest';
import { inTerminal } from '../testing/terminal.ts';
import { withServer } from '../testing/with-server.ts';

const { bip } = withServer();

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
