// What the server would refuse is in the plan, and named without a table too.
import { cpSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestServer } from '../../testing/test-server.ts';
import { withServer } from '../../testing/with-server.ts';
import { editText, editYaml } from '../testing/folders.ts';

const { bip } = withServer();
const integrated = new TestServer({ env: { ASW_INTEGRATED: '1' } });
beforeAll(() => integrated.start());
afterAll(() => integrated.remove());

async function exported(office?: TestServer) {
  const folder = `${bip.home}/biuletyn`;
  const options = office === undefined ? {} : { env: { BIP_HOST: office.host } };
  expect(await bip.run(['config', 'export', folder], options)).toMatchObject({ code: 0 });
  return folder;
}

const refusals = (text: string) => text.split('\n').filter((line) => line.startsWith('Odmowa: '));

test('bounds, formats, unknown codes, too many roots and files without a flag', async () => {
  const folder = await exported();
  editText(folder, 'parameters.yaml', (text) =>
    text.replace(/(keyName: MaxFileSize\n[\s\S]*?value: )\d+\n/, '$1100000\n'),
  );
  editYaml(folder, 'office.yaml', (document) => document.set('nip', '1234567890'));
  editYaml(folder, 'languages.yaml', (document) =>
    document.add(document.createNode({ isoCode: 'QQ', name: 'obcy', localName: 'obcy', dateFormat: 'dd/MM/yyyy' })),
  );
  editYaml(folder, 'iso-codes.yaml', (document) =>
    document.add(document.createNode({ code: 'QZ', name: 'bez flagi' })),
  );
  editYaml(folder, 'menus.yaml', (document) => {
    const { poziome } = document.toJS() as { poziome: unknown[] };
    for (let count = poziome.length; count < 7; count += 1)
      document.addIn(['poziome'], document.createNode({ displayText: `Nowa ${count}` }));
  });
  const planned = await bip.run(['config', 'apply', folder, '--dry-run']);
  expect(planned.code).toBe(5);
  const found = refusals(planned.stderr);
  expect(found).toEqual([
    expect.stringMatching(/^Odmowa: Parametry systemu: MaxFileSize .*Podaj liczbę od 1 do /),
    expect.stringMatching(/^Odmowa: Kody ISO: QZ: .*nie ma flagi/),
    expect.stringMatching(/^Odmowa: Wersje językowe: QQ: Kodu „QQ” nie ma w słowniku kodów ISO$/),
    expect.stringMatching(/^Odmowa: Menu: poziome \/ Nowa 6: Osiągnięto maksymalną ilość kategorii głównych$/),
    expect.stringMatching(/^Odmowa: Dane urzędu \(nip\): NIP: Nieprawidłowy numer NIP$/),
  ]);
  // what the plan says is what the server says
  const run = await bip.run(['config', 'apply', folder, '--yes']);
  expect(run.code).toBe(5);
  const names = (lines: string[]) => lines.map((line) => line.split(': ', 2).join(': '));
  expect(names(refusals(run.stderr))).toEqual(expect.arrayContaining(names(found)));
});

test('a row that stands twice is a mistake with its line; another case of letters is no new record', async () => {
  const folder = await exported();
  const twice = `${bip.home}/dwa-razy`;
  cpSync(folder, twice, { recursive: true });
  editText(twice, 'tags.yaml', (text) =>
    text.replace('- name: budget\n', '- name: BUDGET\n  language: EN\n- name: budget\n'),
  );
  expect(await bip.run(['config', 'apply', twice])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('tags.yaml, wiersz 7: pozycja „EN / budget” jest już w wierszu 5'),
  });
  editText(folder, 'tags.yaml', (text) => text.replace('- name: budget\n', '- name: Budget\n'));
  const changed = 'Tagi: EN / Budget: name: w urzędzie „budget”, w katalogu „Budget”\n';
  expect(await bip.run(['config', 'diff', folder])).toMatchObject({
    code: 1,
    stdout: expect.stringContaining(changed),
  });
  expect(await bip.run(['config', 'apply', folder])).toMatchObject({ code: 0 });
});

test('an office of an integrated system gets its account and PEPPOL number, other fields are refused', async () => {
  const folder = await exported(integrated);
  const env = { BIP_HOST: integrated.host };
  editYaml(folder, 'office.yaml', (document) => {
    document.set('bankAccountNumber', '27114020040000300201355387');
    document.set('peppolNumber', '1234563218');
  });
  expect(await bip.run(['config', 'apply', folder], { env })).toMatchObject({ code: 0 });
  expect(await bip.run(['config', 'diff', folder], { env })).toMatchObject({ code: 0, stdout: '' });
  editYaml(folder, 'office.yaml', (document) => document.set('city', 'Inna'));
  expect(refusals((await bip.run(['config', 'apply', folder, '--dry-run'], { env })).stderr)).toEqual([
    expect.stringContaining('pochodzi ze zintegrowanego systemu'),
  ]);
});
