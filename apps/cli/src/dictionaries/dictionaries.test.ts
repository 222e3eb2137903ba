// Import and export of dictionaries, with the real program against the real server.
import { describe, expect, test } from 'vitest';
import { proxyTo } from '../testing/faulty-proxy.ts';
import { withServer } from '../testing/with-server.ts';

const { server, bip } = withServer();

async function tagNames(lang = 'PL'): Promise<string[]> {
  const { stdout } = await bip.run(['dictionaries', 'export', 'tags', '--lang', lang, '-o', 'ndjson', '-q']);
  const lines = stdout.trim().split('\n');
  return lines.map((line) => JSON.parse(line).name as string);
}

const importTags = (file: string, ...args: string[]) => bip.run(['dictionaries', 'import', 'tags', file, ...args]);

const windows1250 = (text: string) => {
  const letters: Readonly<Record<string, number>> = { ż: 0xbf, ó: 0xf3, ł: 0xb3, ć: 0xe6, ś: 0x9c, ź: 0x9f };
  return Buffer.from([...text].map((letter) => letters[letter] ?? letter.charCodeAt(0)));
};

describe('a file of tags', () => {
  test.each([
    ['przecinek.csv', 'name,languageIsoCode\nalfa-przecinek,PL\nbeta-przecinek,en\n', ['alfa-przecinek']],
    [
      'średnik.csv',
      'Nazwa;Język\r\nalfa-średnik;PL\r\n"beta; w cudzysłowie";PL\r\n',
      ['alfa-średnik', 'beta; w cudzysłowie'],
    ],
    ['alt-enter.csv', 'nazwa\r\n"dwa\r\n wiersze"\r\n', ['dwa wiersze']],
    ['bez-rozszerzenia', '\uFEFF [{"name":"alfa-bez-rozszerzenia"}]', ['alfa-bez-rozszerzenia']],
    ['bom.csv', '\uFEFFname\r\n"alfa ""bom"""\r\n', ['alfa "bom"']],
    ['excel.csv', windows1250('sep=;\r\nnazwa;lang\r\nżółć źródeł;PL\r\n'), ['żółć źródeł']],
    ['linux.csv', Buffer.from([...Buffer.from('nazwa\nwie'), 0xb6, 0x20, 0xbc]), ['wieś ź']],
    ['utf16.csv', Buffer.from('\uFEFFnazwa\tjęzyk\r\nźdźbło z Excela\tPL\r\n', 'utf16le'), ['źdźbło z Excela']],
    ['utf16be.csv', Buffer.from('\uFEFFnazwa\nźdźbło z sieci\n', 'utf16le').swap16(), ['źdźbło z sieci']],
    [
      'tagi.json',
      JSON.stringify([{ name: 'alfa-json', languageIsoCode: 'PL' }, { nazwa: 'beta-json' }]),
      ['alfa-json', 'beta-json'],
    ],
    [
      'tagi.ndjson',
      '{"name":"alfa-ndjson"}\n\n{"name":"beta-ndjson","languageIsoCode":null}',
      ['alfa-ndjson', 'beta-ndjson'],
    ],
  ])('%s is imported', async (name, content, expected) => {
    const done = await importTags(bip.file(name, content));
    expect(done).toMatchObject({ code: 0, stdout: '', stderr: expect.stringContaining('utworzono') });
    expect(await tagNames()).toEqual(expect.arrayContaining(expected));
  });

  test('every invalid row is reported with line, column and reason, and nothing is written', async () => {
    const content = [
      'name,languageIsoCode',
      'dobry-wiersz,PL',
      ',PL',
      `${'x'.repeat(251)},PL`,
      '"z',
      'łamaniem",XX',
      'z\0erem,PL',
      'dobry-wiersz,pl',
      'za,dużo,kolumn',
      'polski,polski',
    ].join('\n');
    const file = bip.file('błędy.csv', content);
    const before = await tagNames();
    const { code, stdout, stderr } = await importTags(file);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trim().split('\n')).toEqual([
      'Wiersz 3, kolumna name: Nazwa jest polem wymaganym',
      expect.stringMatching(/^Wiersz 4, kolumna name: .*250/),
      'Wiersz 5, kolumna languageIsoCode: Nie ma wersji językowej o kodzie „XX”',
      'Wiersz 7, kolumna name: Niedozwolony znak NUL',
      'Wiersz 8, kolumna name: „dobry-wiersz” powtarza się, po raz pierwszy: 2',
      'Wiersz 9: Liczba kolumn (3) jest inna niż w nagłówku (2)',
      'Wiersz 10, kolumna languageIsoCode: Nieprawidłowy kod języka „polski”',
      'Niczego nie zapisano: błędne wiersze: 7 z 8. Popraw je lub użyj --skip-invalid',
    ]);
    expect(await tagNames()).toEqual(before);

    const partial = await importTags(file, '--skip-invalid', '-o', 'json');
    expect(partial).toMatchObject({ code: 5, stderr: expect.stringContaining('Wykonano 1 z 8, odmowy 7') });
    expect(JSON.parse(partial.stdout)[0]).toMatchObject({
      id: 2,
      name: 'dobry-wiersz',
      to: 'utworzono',
      outcome: 'done',
    });
    expect(await tagNames()).toEqual([...before, 'dobry-wiersz'].sort((a, b) => a.localeCompare(b, 'pl')));
  });

  test('an invalid row of a JSON array is reported with its index and line', async () => {
    const rows = [{ name: 'dobra-pozycja' }, { name: '' }, 7, { name: 'dobra-pozycja' }];
    const { code, stderr } = await importTags(bip.file('pozycje.json', JSON.stringify(rows, null, 2)));
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      'Pozycja 2 (wiersz 7), kolumna name: Nazwa jest polem wymaganym',
      'Pozycja 3 (wiersz 8): Oczekiwano obiektu',
      'Pozycja 4 (wiersz 11), kolumna name: „dobra-pozycja” powtarza się, po raz pierwszy: 1',
      'Niczego nie zapisano: błędne wiersze: 3 z 4. Popraw je lub użyj --skip-invalid',
    ]);
  });

  test.each([
    ['cudzysłów-bez-końca.csv', `name\ndobry\n"${'a'.repeat(17 << 20)}`, 'Wiersz 3 jest za długi'],
    ['bez-końca.ndjson', `{"name":"dobry"}\n{"name":"${'a'.repeat(17 << 20)}`, 'Wiersz 2 jest za długi'],
    ['bez-końca.json', `[{"name":"dobry"},\n{"name":"${'a'.repeat(17 << 20)}`, 'Wiersz 2: pozycja jest za długa'],
  ])('%s: an endless row is refused instead of kept in memory', async (name, content, message) => {
    const { code, stdout, stderr } = await importTags(bip.file(name, content));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr.length).toBeLessThan(200);
  });

  test('a cell of a megabyte is one invalid row', async () => {
    const { code, stderr } = await importTags(bip.file('mega.csv', `name\n"${'a\n'.repeat(500_000)}"\nkrótki\n`));
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Wiersz 2, kolumna name: .*250/);
    expect(stderr.length).toBeLessThan(1000);
  });

  test('an existing entry is skipped, updated or refused by --mode; a dry run writes nothing', async () => {
    const file = bip.file('tryby.csv', 'name\nTryb istniejący\n');
    const dryRun = await importTags(file, '--dry-run');
    expect(dryRun).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Próba: do wykonania 1, odmowy 0 (utworzono 1)'),
    });
    expect(await tagNames()).not.toContain('Tryb istniejący');
    await importTags(file);
    const again = bip.file('tryby2.csv', 'name\ntryb ISTNIEJĄCY\n');
    expect(await importTags(again)).toMatchObject({ code: 0, stderr: expect.stringContaining('pominięto 1') });
    expect(await tagNames()).toContain('Tryb istniejący');
    const refused = await importTags(again, '--mode', 'create');
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Wiersz 2, kolumna name: Tag „tryb ISTNIEJĄCY” już istnieje'),
    });
    expect(await importTags(again, '--mode', 'update')).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('zmieniono 1'),
    });
    expect(await tagNames()).toContain('tryb ISTNIEJĄCY');
  });

  test.each([
    ['pusty.csv', '', 'jest pusty'],
    ['nagłówek.csv', 'name\n', 'nie ma żadnego wiersza'],
    ['kolumny.csv', 'title\nx\n', 'Wiersz 1: brak kolumny „name” (albo „nazwa”)'],
    ['dwa.csv', 'name,nazwa\nx,y\n', 'Wiersz 1: kolumna „name” powtarza się'],
    ['cudzysłów.csv', 'name\ndobry\n"niezamknięty\ndalej\n', 'Wiersz 3: brak zamykającego cudzysłowu'],
    ['urwany.json', '[{"name":"a"},\n{"name":', 'poprawny JSON'],
    ['zły.json', '[{"name":"a"},\n{name:1}]', 'Wiersz 2: to nie jest poprawny JSON'],
    ['arkusz.csv', Buffer.from('PK\u0003\u0004[Content_Types].xml'), 'to arkusz (xlsx, ods, xls). Zapisz go jako CSV'],
    ['stary-arkusz.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'to arkusz'],
    ['obiekt.json', '{"name":"a"}', 'tablicą'],
    ['zły.ndjson', '{"name":"a"}\n{"name"\n', 'Wiersz 2: To nie jest poprawny JSON'],
    ['uszkodzony.csv', Buffer.concat([Buffer.from('name\nżółć\n'), Buffer.from([0xb3])]), 'Wiersz 3: uszkodzony znak'],
    ['dwa-kodowania.csv', Buffer.from([0x6e, 0x0a, 0x9c, 0xb6]), '--encoding'],
    ['nieznana.csv', 'name,KolumnaEN\nx,y\n', 'Wiersz 1: nieznana kolumna „KolumnaEN”'],
    ['liczby.json', '[{"name":7}]', 'Pozycja 1 (wiersz 1), kolumna name: Oczekiwano tekstu'],
    ['nieznane.ndjson', '{"name":"a","en":"b"}\n', 'Wiersz 1: nieznana kolumna „en”'],
  ])('%s is refused as a whole', async (name, content, message) => {
    const before = await tagNames();
    const { code, stdout, stderr } = await importTags(bip.file(name, content));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(message);
    expect(await tagNames()).toEqual(before);
  });

  test('--encoding says what the file is in', async () => {
    const file = bip.file('plusy.csv', Buffer.from([...Buffer.from('name\nplus minus '), 0xb1, 0x0a]));
    expect(await importTags(file, '--encoding', 'windows-1250')).toMatchObject({ code: 0 });
    expect(await tagNames()).toContain('plus minus ±');
    expect(await importTags(file, '--encoding', 'utf-8')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('nie jest w kodowaniu utf-8'),
    });
  });

  test('a missing file is reported', async () => {
    expect(await importTags('/nie/ma.csv')).toMatchObject({
      code: 1,
      stderr: 'Nie można odczytać pliku /nie/ma.csv (ENOENT)\n',
    });
  });
});

test.each([
  ['csv', 'name\nz-potoku-csv\n'],
  ['ndjson', '{"name":"z-potoku-ndjson"}\n'],
  ['json', '[{"name":"z-potoku-json"}]'],
])('%s is read from stdin, and an interrupted import resumes from the journal', async (kind, input) => {
  const host = await proxyTo(server, (n) => (n === 1 ? 'drop request' : 'pass'));
  const args = ['dictionaries', 'import', 'tags', '-', '--mode', 'create', '--retries', '0'];
  const broken = await bip.run(args, { input, env: { BIP_HOST: host } });
  expect(broken).toMatchObject({ code: 1, stderr: expect.stringContaining('--resume') });
  expect(await bip.run([...args, '--resume'], { env: { BIP_HOST: host } })).toMatchObject({
    code: 0,
    stderr: 'Wykonano 1 z 1 (utworzono 1)\n',
  });
  expect(await tagNames()).toContain(`z-potoku-${kind}`);
  expect(await bip.run(args, { input: '' })).toMatchObject({ code: 1, stderr: 'Na wejściu nie ma żadnych danych\n' });
});

test('import reads an export, formulas included', async () => {
  await importTags(bip.file('formuła.json', JSON.stringify([{ name: '=1+1' }])));
  const { stdout, code } = await bip.run(['dictionaries', 'export', 'tags', '-q']);
  expect(code).toBe(0);
  expect(stdout).toContain("'=1+1,PL\r\n");
  const back = await importTags(bip.file('z-powrotem.csv', stdout), '-o', 'ndjson');
  expect(back.code).toBe(0);
  const rows = back.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(rows).toHaveLength(stdout.trim().split('\r\n').length - 1);
  expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['skipped']));
});

test('list shows entries of every language, and [] when there are none', async () => {
  const all = await bip.run(['dictionaries', 'list', 'tags', '-o', 'csv']);
  expect(all.stdout).toMatch(/^ID,NAZWA,JĘZYK\r\n/);
  expect(all.stdout).toMatch(/,EN\r\n/);
  const none = await bip.run(['dictionaries', 'list', 'tags', '--name', 'nie-ma-takiego', '-o', 'json']);
  expect(none).toEqual({ code: 0, stdout: '[]\n', stderr: '' });
});

test('more than a thousand rows are sent in batches, also from a plan', async () => {
  const rows = Array.from({ length: 1001 }, (_, i) => `masowy tag ${i}`);
  const file = bip.file('masowe.csv', `name\n${rows.join('\n')}\n`);
  const plan = `${bip.home}/import.ndjson`;
  expect(await importTags(file, '--plan', plan)).toMatchObject({ code: 0 });
  expect(await tagNames()).not.toContain('masowy tag 0');
  const applied = await bip.run(['apply', plan, '-o', 'ids']);
  expect(applied).toMatchObject({ code: 0, stderr: 'Wykonano 1001 z 1001 (utworzono 1001)\n' });
  expect(await tagNames()).toEqual(expect.arrayContaining(rows));
});

test.each([
  ['providing-entities', 'nazwa;język\r\nGminna Biblioteka Publiczna;PL\r\n', 'Gminna Biblioteka Publiczna,PL'],
  ['iso-codes', 'kod;nazwa\r\nis;islandzki\r\n', 'IS,islandzki'],
])('%s are imported and exported', async (name, content, line) => {
  const file = bip.file(`${name}.csv`, content);
  const done = await bip.run(['dictionaries', 'import', name, file]);
  expect(done).toMatchObject({ code: 0, stderr: 'Wykonano 1 z 1 (utworzono 1)\n' });
  expect((await bip.run(['dictionaries', 'export', name, '-q'])).stdout).toContain(`${line}\r\n`);
  const invalid = bip.file(`zle-${name}.csv`, `${content.split('\r\n')[0]}\n;\n`);
  expect(await bip.run(['dictionaries', 'import', name, invalid])).toMatchObject({ code: 1, stdout: '' });
});
