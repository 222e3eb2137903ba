// Fixed texts of pages are those of the settings of the languages.
import { fixedTexts } from '@redakcja/domain/settings/languages/fixed-texts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowShape, text } from '../../database/rows/row-shape.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { language } from '../../testing/test-articles.ts';
import { buildSite } from '../host/site-server.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('each has a fixed element, whose name is the text in Polish', async () => {
  const shape = rowShape({ name: text('e.element_name') });
  const rows = await api.db.rows(shape, sql`${shape.select} from standard_elements e`);
  expect(fixedTexts.filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
});

test('a page has the words of its language, and Polish ones where it has none', async () => {
  const english = await language(api.db, 'EN');
  const site = await buildSite(api.services, { stateAge: 0, maxValues: 10 });
  const words = async (isoCode: string, name: string, words: string) =>
    api.db.execute(sql`insert into standard_element_translations (standard_element_id, language_id, translation, translation_description)
      select e.id, l.id, ${words}, '' from standard_elements e, languages l where e.element_name = ${name} and l.iso_code = ${isoCode}
      on conflict (standard_element_id, language_id) do update set translation = excluded.translation`);
  expect((await site.inject('/en')).body).toContain('>Szukaj</button>');
  await words('EN', 'Szukaj', 'Search');
  const page = (await site.inject('/en')).body;
  expect(page).toContain('>Search</button>');
  expect(page).toContain('Ostatnio opublikowane');
  await words('PL', 'Ostatnio opublikowane', 'Nowości');
  expect((await site.inject('/')).body).toContain('Nowości');
  expect((await api.anonymous.get('/api/public/EN')).body.texts).toEqual([{ name: 'Szukaj', text: 'Search' }]);
  expect(english).toBeGreaterThan(1);
  await site.close();
});
