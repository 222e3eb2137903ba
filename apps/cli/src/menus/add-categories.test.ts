// `bip menus add`: menus from nothing, translations, and what is refused.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestServer } from '../testing/test-server.ts';
import { withSharedServer } from '../testing/with-server.ts';

const { bip } = withSharedServer();
const empty = new TestServer({ isDemo: false });
beforeAll(() => empty.start());
afterAll(() => empty.remove());

const menus = (...args: string[]) => bip.run(['menus', ...args]);

async function add(name: string, ...place: string[]): Promise<number> {
  const added = await menus('add', name, ...place);
  expect(added).toMatchObject({ code: 0, stderr: expect.stringContaining(`Dodano kategorię „${name}”`) });
  return Number(added.stdout);
}

test('both menus are built from nothing by add alone', async () => {
  const here = { env: { BIP_HOST: empty.host } };
  const addTo = async (name: string, ...more: string[]) => {
    const added = await bip.run(['menus', 'add', name, ...more], here);
    expect(added).toMatchObject({ code: 0, stderr: expect.stringContaining(`Dodano kategorię „${name}”`) });
    return added.stdout.trim();
  };
  await addTo('Kontakt', '--type', 'poziome', '--title', 'Dane kontaktowe');
  await addTo('Aktualności', '--type', 'poziome', '--first');
  const first = await addTo('Urząd', '--type', 'pionowe');
  const second = await addTo('Wydziały', '--parent', first);
  const third = await addTo('Wydział Finansowy', '--parent', second);
  await addTo('Podatki', '--parent', third, '--hidden');
  await addTo('Mapa', '--type', 'pionowe', '--url', 'https://mapa.example.org/');
  expect((await bip.run(['menus', 'export'], here)).stdout).toBe(`poziome:
  - displayText: Aktualności
    title: Aktualności
  - displayText: Kontakt
    title: Dane kontaktowe
pionowe:
  - displayText: Urząd
    title: Urząd
    children:
      - displayText: Wydziały
        title: Wydziały
        children:
          - displayText: Wydział Finansowy
            title: Wydział Finansowy
            children:
              - displayText: Podatki
                title: Podatki
                isHidden: true
  - displayText: Mapa
    title: Mapa
    url: https://mapa.example.org/
`);
});

test('add names the category in other languages, with its address', async () => {
  const id = await add('Rejestry', '--type', 'pionowe', '--translation', 'en=Registers');
  const map = await add('Geoportal', '--type', 'pionowe', '--url', 'https://mapa.example/', '--translation', 'EN=Map');
  const { stdout } = await menus('tree', '-o', 'json', '--type', 'pionowe');
  const languagesOf = (wanted: number) =>
    (JSON.parse(stdout) as { elementId: number; languages: object[] }[]).find(({ elementId }) => elementId === wanted)
      ?.languages;
  expect(languagesOf(id)).toMatchObject([
    { languageIsoCode: 'EN', translatedDisplayText: 'Registers', translatedTitle: 'Registers', translatedUrl: null },
  ]);
  expect(languagesOf(map)).toMatchObject([{ translatedDisplayText: 'Map', translatedUrl: 'https://mapa.example/' }]);
  for (const translation of ['EN', 'EN=', '=Registers'])
    expect(await menus('add', 'X', '--type', 'pionowe', '--translation', translation)).toMatchObject({ code: 2 });
  expect(await menus('add', 'X', '--type', 'pionowe', '--translation', 'XX=Y')).toMatchObject({
    code: 1,
    stderr: 'Nie ma wersji językowej XX\n',
  });
});

const long = 'x'.repeat(1001);
const script = 'javascript:alert(1)';
const tooLong = 'Maksymalnie 1000 znaków';
const noAddress = 'Podaj poprawny adres URL z protokołem, adresem i domeną, np. https://www.gov.pl';

test('a name of 1001 characters and a script as an address are refused by add, rename and import', async () => {
  const id = await add('Sprawdzana', '--type', 'pionowe');
  const before = (await menus('export')).stdout;
  const refused = async (message: string, ...args: string[]) =>
    expect(await menus(...args)).toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
  await refused(tooLong, 'add', long, '--type', 'pionowe');
  await refused(noAddress, 'add', 'Skrypt', '--type', 'pionowe', '--url', script);
  await refused(tooLong, 'rename', String(id), long);
  await refused(tooLong, 'rename', String(id), long, '--lang', 'EN');
  for (const [fields, message] of [
    [`displayText: ${long}`, tooLong],
    [`displayText: Skrypt\n    url: ${script}`, noAddress],
    [`displayText: Sprawdzana\n    url: ${script}`, noAddress],
  ] as const) {
    const file = bip.file('zle.yaml', `pionowe:\n  - ${fields}\n`);
    const run = await menus('import', file, '--yes', '-o', 'json');
    expect(run).toMatchObject({ code: 5, stdout: expect.stringContaining(message) });
  }
  expect((await menus('export')).stdout).toBe(before);
});
