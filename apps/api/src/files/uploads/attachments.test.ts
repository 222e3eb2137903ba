import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { documentRepository, files, systemParameters } from '../../database/schema.ts';
import { startApi } from '../../testing/start-api.ts';
import { formWith, pdf } from '../checks/test-files.ts';
import { expectNothingStored, forgetFiles, leftBehind, withUploads } from '../testing/stored-files.ts';

const address = '/api/files/article';

const { api, editor, upload } = withUploads();

beforeEach(() => forgetFiles(api));

test('an uploaded attachment is downloaded byte for byte, under its Polish name', async () => {
  const sent = await upload(pdf, 'Uchwała budżetowa (2027).PDF');
  expect(sent.status).toBe(200);
  expect(sent.body).toEqual([
    {
      documentRepositoryId: expect.any(Number),
      size: pdf.length,
      filename: 'Uchwała budżetowa (2027).PDF',
      content: null,
      contentType: 'application/pdf',
      fileType: 1,
      crc32File: expect.stringMatching(/^[0-9a-f]{8}$/),
    },
  ]);
  const read = await editor.get(`/api/files/attachment/${sent.body[0].documentRepositoryId}`);
  expect(read.bytes.equals(pdf)).toBe(true);
  expect(read.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(pdf.length),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-disposition':
      'attachment; filename="Uchwala budzetowa (2027).PDF"; filename*=UTF-8\'\'Uchwa%C5%82a%20bud%C5%BCetowa%20%282027%29.PDF',
  });
  expect(read.headers['content-security-policy']).toContain('sandbox');
  expect(leftBehind(api)).toEqual([]);
});

describe('the size limit is a system parameter', () => {
  const megabyte = 1_048_576;
  beforeEach(async () => {
    await api.db
      .update(systemParameters)
      .set({ value: { value: 1, minValue: 1, maxValue: 100 } })
      .where(eq(systemParameters.keyName, 'MaxFileSize'));
  });
  const text = (size: number) => Buffer.alloc(size, 'a');
  const message = 'Rozmiar pliku przekracza dopuszczalny limit (1 MB)';

  test.each([1, 500_000])('%i bytes over it are refused', async (more) => {
    const answer = await upload(text(megabyte + more), 'a.txt');
    expect([answer.status, answer.body.errors]).toEqual([413, [message]]);
    await expectNothingStored(api);
  });

  test('a larger limit applies at once', async () => {
    const settings = api.as(await api.user({ permissions: ['ManageSettings'] }));
    const { body: parameters } = await settings.get('/api/settings/system-parameters?size=0');
    const { id } = parameters.find((one: { keyName: string }) => one.keyName === 'MaxFileSize');
    expect((await upload(text(2 * megabyte), 'a.txt')).status).toBe(413);
    const saved = await settings.put(`/api/settings/system-parameters/${id}`, {
      editorType: 'number',
      value: { value: 3 },
    });
    expect(saved.status).toBe(200);
    expect((await upload(text(2 * megabyte), 'a.txt')).body[0].size).toBe(2 * megabyte);
    expect((await upload(text(3 * megabyte + 1), 'a.txt')).body.errors).toEqual([
      'Rozmiar pliku przekracza dopuszczalny limit (3 MB)',
    ]);
  });

  test('a file of exactly the limit is accepted', async () => {
    expect((await upload(text(megabyte), 'a.txt')).body[0].size).toBe(megabyte);
  });
});

describe('a malformed form stores nothing', () => {
  const type = 'multipart/form-data; boundary=x';
  const part = (name: string, content: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.txt"\r\n\r\n${content}\r\n`;
  test.each([
    ['no file', type, '--x--\r\n', 400],
    ['another name', type, `${part('file', 'a')}--x--\r\n`, 400],
    ['two files', type, `${part('attachments', 'a')}${part('attachments', 'b')}--x--\r\n`, 400],
    ['text for the file', type, '--x\r\ncontent-disposition: form-data; name="attachments"\r\n\r\na\r\n--x--\r\n', 400],
    ['cut short', type, part('attachments', 'a'), 400],
    ['garbage', type, 'garbage', 400],
    ['no boundary', 'multipart/form-data', 'x', 415],
    ['JSON', 'application/json', '{}', 415],
    ['nothing said', 'text/plain', 'x', 415],
  ])('%s', async (_name, contentType, payload, status) => {
    const answer = await editor.post(address, undefined, { payload, headers: { 'content-type': contentType } });
    expect(answer.status).toBe(status);
    expect(answer.body.errors.length).toBeGreaterThan(0);
    await expectNothingStored(api);
  });
});

test('a second file in one upload is refused as such', async () => {
  const form = formWith('attachments', 'a', 'a.txt');
  form.append('attachments', new Blob(['b']), 'b.txt');
  const answer = await editor.post(address, form);
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    ['Jedno żądanie przyjmuje jeden plik. Prześlij pliki osobno'],
  ]);
});

test('folders and control characters are removed from file names', async () => {
  const names = ['../../etc/passwd.txt', 'C:\\Users\\a\\b.txt', `${'ż'.repeat(300)}.txt`, 'a\u202Etxt.txt'];
  const stored = [];
  for (const [index, name] of names.entries()) stored.push((await upload(`tekst ${index}`, name)).body[0].filename);
  expect(stored).toEqual(['passwd.txt', 'b.txt', `${'ż'.repeat(246)}.txt`, 'atxt.txt']);
});

test('a full disk answers 507 and leaves neither row nor file', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const keep = vi.spyOn(api.storage, 'save').mockRejectedValueOnce(full);
  const { status, body } = await upload('tekst', 'a.txt');
  const message = 'Na serwerze zabrakło miejsca, więc nic nie zostało zapisane. Powiadom administratora systemu';
  expect([status, body.errors]).toEqual([507, [message]]);
  await expectNothingStored(api);
  keep.mockRestore();
  expect((await upload('tekst', 'a.txt')).status).toBe(200);
});

test('a disk error leaves no row', async () => {
  const other = await startApi({ env: { DATA_DIR: '/dev/null/nowhere' } });
  try {
    const client = other.as(await other.user({ permissions: ['CreateArticles'] }));
    expect((await upload('tekst', 'a.txt', client)).status).toBe(500);
    expect(await other.db.$count(documentRepository)).toBe(0);
  } finally {
    await other.stop();
  }
});

test('without the permission the body is not read', async () => {
  expect((await upload(pdf, 'a.pdf', api.anonymous)).status).toBe(401);
  const reader = api.as(await api.user({ permissions: ['ArchiveArticles'] }));
  expect((await upload(pdf, 'a.pdf', reader)).status).toBe(403);
  await expectNothingStored(api);
  const [{ documentRepositoryId: id }] = (await upload(pdf, 'a.pdf')).body;
  expect((await reader.get(`/api/files/attachment/${id}`)).status).toBe(200);
  expect((await api.anonymous.get(`/api/files/attachment/${id}`)).status).toBe(401);
  const settings = api.as(await api.user({ permissions: ['ManageSettings'] }));
  expect((await settings.get(`/api/files/attachment/${id}`)).status).toBe(403);
  expect((await editor.get('/api/files/attachment/999999')).status).toBe(404);
  // files of the repository are not public under any number
  const [row] = await api.db.select({ id: files.id, key: files.key }).from(files);
  expect((await api.anonymous.get(`/api/files/${row?.id}?key=${row?.key}`)).status).toBe(404);
});

describe('search of the repository', () => {
  beforeEach(async () => {
    await upload('1', 'Uchwała nr 1.txt');
    await upload('22', 'uchwala nr 2.txt');
    await upload('[3]', 'Uchwała.json');
    await upload(pdf, 'Zarządzenie_100%.pdf');
  });
  const search = (query: string) => editor.get(`/api/searches/files?${query}`);
  const all = 'filters=extension;in;txt;json;pdf&sortings=id;asc';

  test.each([
    [`title=uchwala&${all}`, ['Uchwała nr 1.txt', 'uchwala nr 2.txt', 'Uchwała.json']],
    [`title=UCHWAŁA*&${all}`, ['Uchwała nr 1.txt', 'uchwala nr 2.txt', 'Uchwała.json']],
    [`title=uchwa?a.*&${all}`, ['Uchwała.json']],
    [`title=*nr+?.txt&${all}`, ['Uchwała nr 1.txt', 'uchwala nr 2.txt']],
    [`title=100%25&${all}`, ['Zarządzenie_100%.pdf']],
    [`title=_100&${all}`, ['Zarządzenie_100%.pdf']],
    [`title=nr_1&${all}`, []],
    ['title=*a*&filters=extension;in;json;pdf&sortings=fileName;desc', ['Zarządzenie_100%.pdf', 'Uchwała.json']],
    ['title=*&filters=extension;in;PDF', ['Zarządzenie_100%.pdf']],
    [
      'title=*&filters=extension;in;txt;json&sortings=size;desc',
      ['Uchwała.json', 'uchwala nr 2.txt', 'Uchwała nr 1.txt'],
    ],
    ['title=*&filters=extension;in;txt&filters=createdBy;contains;anna&size=1&sortings=id;asc', ['Uchwała nr 1.txt']],
    ['title=*&filters=extension;in;txt&filters=createdDate;lessThan;2020-01-01', []],
  ])('%s', async (query, names) => {
    const answer = await search(query);
    expect(answer.body.map((file: { fileName: string }) => file.fileName)).toEqual(names);
  });

  test('is sorted by date, newest first, with the total in a header', async () => {
    const answer = await search('title=*&filters=extension;in;txt;json;pdf&size=1');
    expect(answer.headers['x-total-count']).toBe('4');
    expect(answer.body).toEqual([
      {
        id: expect.any(Number),
        fileName: 'Zarządzenie_100%.pdf',
        createdDate: expect.stringMatching(/^\d{4}-.*Z$/),
        createdBy: 'Anna Testowa',
        extension: 'pdf',
        size: pdf.length,
        contentType: 'application/pdf',
        fileType: 1,
        crc32File: expect.stringMatching(/^[0-9a-f]{8}$/),
      },
    ]);
  });

  test.each([
    ['title=a', ['Wybierz grupę']],
    ['title=%20&filters=extension;in;txt', ['Uzupełnij pole']],
    ['title=%20', ['Wybierz grupę', 'Uzupełnij pole']],
    ['title=', null],
    ['filters=extension;in;txt', null],
    ['title=a&filters=extension;equal;txt', null],
    ['title=a&filters=extension;in;txt&sortings=crc32File;asc', null],
  ])('%s is refused', async (query, errors) => {
    const answer = await search(query);
    expect(answer.status).toBe(400);
    if (errors !== null) expect(answer.body.errors).toEqual(errors);
  });
});

test('extensions are listed with their groups', async () => {
  const { body } = await editor.get('/api/files/mime-types');
  const names = body.map((one: { extension: string }) => one.extension);
  expect(names).toEqual([...names].sort());
  const of = (extension: string) => body.find((one: { extension: string }) => one.extension === extension);
  expect(of('docx')).toMatchObject({ description: 'Dokument Word', fileType: 1, repositoryGroupName: 'Dokumenty' });
  expect(of('svg')).toMatchObject({ fileType: 0, repositoryGroupName: 'Obrazy' });
  expect(of('rtf')).toMatchObject({ repositoryGroupId: null, repositoryGroupName: null });
});
