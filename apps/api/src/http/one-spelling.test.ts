// Whatever program has typed a text: it comes in in one spelling, so what looks the same is the same and is found.
import { expect, test } from 'vitest';
import { formWith, png } from '../files/checks/test-files.ts';
import { articleInput } from '../testing/test-articles.ts';
import { withApi, withClient } from '../testing/with-api.ts';

const api = withApi();
const admin = withClient(api, { isAdmin: true });

/** As macOS writes it into names of files, and a PDF into what is copied from it. */
const apart = (text: string) => text.normalize('NFD');

test.each(['/api/dictionaries/tags', '/api/dictionaries/dictionary-entries'])(
  '%s: what looks the same is one entry',
  async (path) => {
    const name = 'Gęś żółta';
    expect((await admin.post(path, { name: apart(name), languageId: 1 })).status).toBe(201);
    expect((await admin.get(`${path}?size=0`)).body.map((one: { name: string }) => one.name)).toContain(name);
    const alike = [
      name,
      apart(name),
      'GĘŚ ŻÓŁTA',
      'Gęś\u00a0 żółta ',
      'Gę\u00adś żół\u200bta',
      'Gęś\u200d żółta\u{e0041}',
    ];
    for (const other of alike)
      expect([other, (await admin.post(path, { name: other, languageId: 1 })).status]).toEqual([other, 409]);
    const imported = await admin.post(`${path}/import`, {
      rows: alike.map((one) => ({ name: one, languageIsoCode: 'PL' })),
      mode: 'skip',
      skipInvalid: true,
    });
    expect(imported.body).toMatchObject([{ outcome: 'skipped' }, ...alike.slice(1).map(() => ({ outcome: 'failed' }))]);
  },
);

test('a filter, a search and a part of an address find what was typed with other keys', async () => {
  await admin.post('/api/articles', articleInput({ title: apart('Święto żniw') }));
  for (const query of ['Święto żniw', apart('Święto żniw')]) {
    const found = await admin.get(`/api/articles?filters=${encodeURIComponent(`title;contains;${query}`)}`);
    expect(found.body.map((one: { title: string }) => one.title)).toEqual(['Święto żniw']);
  }
});

test('letters apart from their marks that JSON has escaped are joined too', async () => {
  const { body } = await admin.post('/api/dictionaries/tags', undefined, {
    payload: '{"name":"zabyto\\u0301wka","languageId":1}',
    headers: { 'content-type': 'application/json' },
  });
  expect((await admin.get(`/api/dictionaries/tags/${body.id}`)).body.name).toBe('zabytówka');
});

test('a name of a file keeps what its language needs, in one spelling', async () => {
  const names: [string, string][] = [
    [apart('uchwała_żółć.png'), 'uchwała_żółć.png'],
    ['mapa\u200b\u{e0041}.png', 'mapa.png'],
    ['می\u200cخواهم.png', 'می\u200cخواهم.png'],
  ];
  for (const [given, kept] of names) {
    const { body } = await admin.post('/api/files/office-contact-photos', formWith('file', await png(), given));
    expect(body.fileName).toBe(kept);
  }
});
