import { journalSentence } from '@redakcja/domain/shared/journal/journal-sentences';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appImages, euCollectionImages } from '../../database/schema.ts';
import { cropTestPicture, type TestPicture } from '../../testing/test-pictures.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const path = '/api/settings/app-images';

const api = withApi();
const settings = withClient(api, { permissions: ['ManageSettings'] });
let bigLogo: TestPicture;
let smallLogo: TestPicture;
let background: TestPicture;
/** Pictures of the EU set with these widths. */
let wide: TestPicture;
let narrow: TestPicture;

const ofTheSet = (width: number) =>
  cropTestPicture(settings, { purpose: 'euCollection', targetWidth: String(width), targetHeight: '45' });

beforeAll(async () => {
  bigLogo = await cropTestPicture(settings, { purpose: 'bigLogo', width: '210', height: '240' });
  smallLogo = await cropTestPicture(settings, { purpose: 'smallLogo', width: '300', height: '300' });
  background = await cropTestPicture(settings, { purpose: 'background' });
  wide = await ofTheSet(840);
  narrow = await ofTheSet(400);
});
beforeEach(async () => {
  await api.db.delete(euCollectionImages);
  await api.db.delete(appImages);
  await api.db.insert(appImages).values({ id: 1 });
});

const none = {
  bigLogoId: null,
  smallLogoId: null,
  backgroundId: null,
  euCollectionImageIds: [] as number[],
  useImage: false,
  useGradient: false,
};
const save = (more: object = {}, ifMatch?: string) => settings.put(path, { ...none, ...more }, { ifMatch });
const all = () => ({
  bigLogoId: bigLogo.id,
  smallLogoId: smallLogo.id,
  backgroundId: background.id,
  euCollectionImageIds: [wide.id, narrow.id],
  useImage: true,
});

test('a new site has no graphics', async () => {
  const { body, etag } = await settings.get(path);
  expect([body, etag]).toEqual([
    {
      bigLogo: null,
      smallLogo: null,
      background: null,
      euCollectionImages: [],
      showUseImage: false,
      useImage: false,
      useGradient: false,
    },
    '"1"',
  ]);
});

test('every picture is stored with its crop rectangle, the EU set in its order', async () => {
  const saved = await save(all());
  expect([saved.status, saved.etag]).toEqual([200, '"2"']);
  const { body } = await settings.get(path);
  expect(body).toEqual(saved.body);
  expect(body).toMatchObject({ showUseImage: true, useImage: true, useGradient: false });
  expect(body.bigLogo).toEqual({
    id: bigLogo.id,
    path: bigLogo.path,
    originalId: bigLogo.originalId,
    fileName: 'rynek.png',
    originalPath: expect.stringContaining(`/api/files/${bigLogo.originalId}?key=`),
    cropData: { unit: 'px', x: 10, y: 20, width: 210, height: 240 },
  });
  expect(body.euCollectionImages.map(({ id, width }: { id: number; width: number }) => [id, width])).toEqual([
    [wide.id, 840],
    [narrow.id, 400],
  ]);
  const sizes: [string, number, number][] = [
    [body.bigLogo.path, 70, 80],
    [body.smallLogo.path, 74, 74],
    [body.background.path, 1366, 240],
    [body.euCollectionImages[1].path, 400, 45],
  ];
  for (const [address, width, height] of sizes) {
    const shown = await api.anonymous.get(address);
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ width, height });
  }
});

test('a picture is cropped again from its original and gets a new address', async () => {
  await save({ smallLogoId: smallLogo.id });
  const crop = { purpose: 'smallLogo', originalId: String(smallLogo.originalId) };
  const again = await cropTestPicture(settings, { ...crop, x: '100', width: '300', height: '300' });
  const { body } = await save({ smallLogoId: again.id });
  expect(body.smallLogo.path).not.toBe(smallLogo.path);
  expect(body.smallLogo).toMatchObject({ originalId: smallLogo.originalId, cropData: { x: 100 } });
});

test('the EU set is replaced: its order changes, absent pictures are removed', async () => {
  await save(all());
  const turned = await save({ euCollectionImageIds: [narrow.id, wide.id] });
  expect(turned.body.euCollectionImages.map(({ id }: TestPicture) => id)).toEqual([narrow.id, wide.id]);
  expect([turned.body.bigLogo, turned.body.showUseImage]).toEqual([null, false]);
});

test('a gradient needs no picture', async () => {
  expect((await save({ useGradient: true })).body).toMatchObject({ useGradient: true, showUseImage: false });
});

describe('rejected', () => {
  test.each<[string, () => object, string, string]>([
    [
      'no such picture',
      () => ({ bigLogoId: 999_999 }),
      'bigLogoId',
      'Nie ma obrazu o numerze 999999. Wgraj go ponownie',
    ],
    [
      'cropped for another purpose',
      () => ({ bigLogoId: smallLogo.id }),
      'bigLogoId',
      'Przytnij obraz do rozmiaru 70x80',
    ],
    [
      'not cropped',
      () => ({ backgroundId: background.originalId }),
      'backgroundId',
      'Przytnij obraz do rozmiaru 1366x240',
    ],
    [
      'too high for the set',
      () => ({ euCollectionImageIds: [narrow.id, bigLogo.id] }),
      'euCollectionImageIds.1',
      'Przytnij obraz do rozmiaru 1240x45',
    ],
    ['no picture to use', () => ({ useImage: true }), 'useImage', 'Dodaj obraz tła albo wyłącz jego użycie'],
    [
      'picture and gradient',
      () => ({ backgroundId: background.id, useImage: true, useGradient: true }),
      'useGradient',
      'Wybierz obraz albo gradient, nie oba naraz',
    ],
  ])('%s', async (_name, more, field, message) => {
    const answer = await save(more());
    expect([answer.status, answer.body.fields]).toEqual([400, [{ path: field, message }]]);
    expect((await settings.get(path)).etag).toBe('"1"');
  });

  test('an EU set that is too wide', async () => {
    const one = await ofTheSet(1);
    const answer = await save({ euCollectionImageIds: [wide.id, narrow.id, one.id] });
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      [
        {
          path: 'euCollectionImageIds',
          message: 'Obrazy zestawu UE mają razem 1241 px szerokości, a mieści się 1240 px. Zmniejsz któryś z nich',
        },
      ],
    ]);
  });
});

test('the second of two saves with the same revision gets a 412, and nothing is written', async () => {
  const { etag } = await settings.get(path);
  expect((await save({ euCollectionImageIds: [wide.id] }, etag)).status).toBe(200);
  const stale = await save({ euCollectionImageIds: [narrow.id], useGradient: true }, etag);
  expect(stale.status).toBe(412);
  const { body } = await settings.get(path);
  expect([body.euCollectionImages.map(({ id }: TestPicture) => id), body.useGradient]).toEqual([[wide.id], false]);
});

test('the journal contains the changes', async () => {
  await save(all());
  await save({ ...all(), useImage: false, useGradient: true, euCollectionImageIds: [wide.id] });
  await save({ ...all(), useImage: false, useGradient: true, euCollectionImageIds: [wide.id] });
  const { body, total } = await settings.get(
    '/api/application/journal?filters=recordType;equal;appImages&sortings=id;desc&size=1',
  );
  expect(journalSentence(body[0])).toBe(
    'zmieniono grafiki serwisu: obraz w tle z tak na nie, gradient z nie na tak, obrazy zestawu UE: usunięto „rynek.png”',
  );
  expect(total).toBeGreaterThan(1);
});

test('the graphics need ManageSettings', async () => {
  const editor = api.as(await api.user({ permissions: ['PublishArticles'] }));
  expect((await editor.get(path)).status).toBe(403);
  expect((await editor.put(path, none)).status).toBe(403);
  expect((await api.anonymous.get(path)).status).toBe(401);
});
