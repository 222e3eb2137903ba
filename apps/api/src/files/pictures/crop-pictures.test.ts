import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { files } from '../../database/schema.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { bmp, formOf, formWith, jpeg, pdf, svg } from '../checks/test-files.ts';
import { downloadPicture, expectNothingStored } from '../testing/stored-files.ts';

let api: TestApi;
let settings: TestClient;

beforeAll(async () => {
  api = await startApi();
  settings = api.as(await api.user({ permissions: ['ManageSettings'] }));
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.db.delete(files);
});

describe('crops', () => {
  const postCrop = (form: FormData) => settings.post('/api/files/crop', form);
  const rectangle = { unit: 'px', x: '0', y: '0', width: '200', height: '100' };

  const crop = (fields: Record<string, string>) => postCrop(formOf(fields));

  test('keep the original, so that it can be cropped again', async () => {
    const { body: original } = await settings.put(
      '/api/files/image/',
      formWith('file', bmp(400, 200), 'pas.bmp', { purpose: 'banner' }),
    );
    const sent = { ...rectangle, x: '50', width: '50', unit: '%', originalId: String(original.id), purpose: 'banner' };
    const answer = await crop(sent);
    expect(answer.status).toBe(201);
    expect(answer.headers.location).toBe(answer.body.path);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      path: expect.any(String),
      originalId: original.id,
      originalPath: original.path,
      fileName: 'pas.png',
      cropData: { unit: '%', x: 50, y: 0, width: 50, height: 100 },
    });
    const picture = await downloadPicture(api, answer.body.path);
    expect(picture).toMatchObject({ width: 300, height: 105, format: 'png' });
    const { data } = await sharp(picture.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0, 0, 255]);
    expect((await crop(sent)).body.id).not.toBe(answer.body.id);
  });

  test.each([
    ['smallLogo', 74, 74],
    ['bigLogo', 70, 80],
    ['background', 1366, 240],
    ['euCollection', 1240, 45],
    ['banner', 300, 105],
    ['tile', 200, 150],
    ['contactPhoto', 230, 230],
    ['other', 230, 230],
  ])('%s: %ix%i', async (purpose, width, height) => {
    const answer = await postCrop(formWith('file', await jpeg(900, 300), 'a.jpg', { ...rectangle, purpose }));
    expect(await downloadPicture(api, answer.body.path)).toMatchObject({ width, height, format: 'jpeg' });
    expect(await downloadPicture(api, answer.body.originalPath)).toMatchObject({ width: 900, height: 300 });
  });

  test('an SVG is rasterised in the size of the crop', async () => {
    const sent = { ...rectangle, width: '50', height: '50', purpose: 'tile', targetWidth: '400', targetHeight: '400' };
    const { body } = await postCrop(formWith('file', svg(), 'a.svg', sent));
    const picture = await downloadPicture(api, body.path);
    expect(picture).toMatchObject({ width: 400, height: 400, format: 'png' });
    const { data, info } = await sharp(picture.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(-info.channels).subarray(0, 3)]).toEqual([204, 0, 0]);
  });

  test('a small part of a large SVG is rasterised within the pixel limit', async () => {
    const large = svg().replace('width="100" height="50"', 'width="4000" height="2000"');
    const sent = { ...rectangle, width: '20', height: '20', purpose: 'tile' };
    const { status, body } = await postCrop(formWith('file', large, 'a.svg', sent));
    expect(status).toBe(201);
    expect(await downloadPicture(api, body.path)).toMatchObject({ width: 200, height: 150 });
  });

  test.each<[Record<string, string>, string]>([
    [{ x: '800' }, 'width'],
    [{ unit: '%', width: '101' }, 'width'],
    [{ height: '301.5' }, 'width'],
    [{ x: '-1' }, 'x'],
    [{ width: '0' }, 'width'],
    [{ width: 'NaN' }, 'width'],
    [{ unit: 'em' }, 'unit'],
    [{ targetWidth: '5000' }, 'targetWidth'],
    [{ originalId: '1' }, 'file'],
  ])('%j is refused and leaves nothing', async (fields, field) => {
    const form = formWith('file', await jpeg(900, 300), 'a.jpg', { ...rectangle, purpose: 'banner', ...fields });
    const answer = await postCrop(form);
    expect([answer.status, answer.body.fields[0].path]).toEqual([400, field]);
    await expectNothingStored(api);
  });

  test('a missing picture, an unknown id and a manual are refused', async () => {
    expect((await crop({ ...rectangle, purpose: 'banner' })).body.fields[0].path).toBe('file');
    expect((await crop({ ...rectangle, purpose: 'banner', originalId: '999999' })).status).toBe(404);
    const { body: manual } = await settings.post('/api/files', formWith('file', pdf, 'a.pdf'));
    expect((await crop({ ...rectangle, purpose: 'banner', originalId: String(manual.id) })).status).toBe(404);
  });
});

describe('photos of contacts', () => {
  const send = (form: FormData) => settings.post('/api/files/office-contact-photos', form);

  test('are cropped to the rectangle, or to the centred square without one', async () => {
    const { body } = await send(formWith('file', await jpeg(600, 400), 'a.jpg'));
    expect(body.cropData).toEqual({ unit: 'px', x: 100, y: 0, width: 400, height: 400 });
    expect(await downloadPicture(api, body.path)).toMatchObject({ width: 230, height: 230 });
    const given = { unit: 'px', x: '10', y: '20', width: '100', height: '100' };
    const cropped = await send(formWith('file', await jpeg(600, 400), 'a.jpg', given));
    expect([cropped.status, cropped.body.cropData]).toEqual([
      201,
      { unit: 'px', x: 10, y: 20, width: 100, height: 100 },
    ]);
  });

  test('an incomplete rectangle is refused', async () => {
    const answer = await send(formWith('file', await jpeg(), 'a.jpg', { unit: 'px', x: '1' }));
    expect([answer.status, answer.body.fields[0].path]).toEqual([400, 'unit']);
    await expectNothingStored(api);
  });
});
