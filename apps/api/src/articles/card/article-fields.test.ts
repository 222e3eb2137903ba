// Every field of a save: stored by a new article, stored and described by an update, read back. The compiler asks for a sample of a new field.
import type { SavedField } from '@redakcja/domain/articles/form/saved-article';
import type { Article } from '@redakcja/generated/model/article';
import type { ArticleInput } from '@redakcja/generated/model/articleInput';
import { ArticleStatus } from '@redakcja/generated/model/articleStatus';
import { ArticleType } from '@redakcja/generated/model/articleType';
import { FooterLinkType } from '@redakcja/generated/model/footerLinkType';
import { LinkTarget } from '@redakcja/generated/model/linkTarget';
import { LinkType } from '@redakcja/generated/model/linkType';
import { MediaType } from '@redakcja/generated/model/mediaType';
import { beforeAll, expect, test } from 'vitest';
import { footerLinks, footers } from '../../database/schema.ts';
import {
  type ArticleOptions,
  addArticle,
  addCategory,
  addDocument,
  addTag,
  articleInput,
  endChecks,
} from '../../testing/test-articles.ts';
import { withApi, withClient } from '../../testing/with-api.ts';

const api = withApi();
const admin = withClient(api, { isAdmin: true });
let ids: { tag: number; category: number; document: number };

beforeAll(async () => {
  api.clock.now = new Date('2026-11-21T08:00:00.000Z');
  const [tag, category] = [await addTag(api.db, 'budżet'), await addCategory(api.db, 'Uchwały')];
  ids = { tag, category, document: await addDocument(api.db) };
  await endChecks(api.db);
});

const published: ArticleOptions = { status: ArticleStatus.Published };
const system: ArticleOptions = { type: ArticleType.Instruction };

interface Sample<Field extends SavedField> {
  given: () => ArticleInput[Field];
  /** Where the article has what was given; the field of the same name when absent. */
  read?: (article: Article) => unknown;
  /** Sentences of the change log. */
  log: string[];
  /** Other fields that it needs. */
  more?: Partial<ArticleInput>;
  /** The article in which the field is open; a new one and a common draft when absent. */
  only?: ArticleOptions;
}

const link = { type: LinkType.External, displayText: 'Sejm', title: 'Sejm RP', target: LinkTarget.NewTab } as const;
const medium = { type: MediaType.Audio, displayText: 'Sesja', title: 'Nagranie', target: LinkTarget.SameTab } as const;

const samples: { readonly [Field in SavedField]: Sample<Field> } = {
  title: { given: () => 'Uchwała', log: ['Tytuł: «Statut Gminy Jasionka» → «Uchwała»'] },
  shortDescription: { given: () => 'Opis', log: ['Krótki opis: «Tekst jednolity statutu.» → «Opis»'] },
  content: { given: () => '<p>Treść</p>', log: ['Zmieniono treść'] },
  titleFromFooter: { given: () => 'W stopce', log: ['Tytuł w stopce: brak → «W stopce»'], only: system },
  updateTitleInFooter: {
    given: () => true,
    // the article only carries the title; the footer is looked at below
    read: () => true,
    log: ['Tytuł w stopce: brak → «Nowa stopka»'],
    more: { titleFromFooter: 'Nowa stopka' },
    only: system,
  },
  addedExtraContent: {
    given: () => '<p>Sprostowanie</p>',
    read: (article) => article.extraContent,
    log: ['Dodano treść dodatkową'],
    only: published,
  },
  baseArticleProvidingEntity: {
    given: () => 'Ośrodek Kultury',
    log: ['Podmiot udostępniający: «Urząd Gminy Jasionka» → «Ośrodek Kultury»'],
  },
  baseArticleAuthorName: { given: () => 'Ewa Zielińska', log: ['Zmieniono osobę, która wytworzyła informację'] },
  baseArticleAuthorEmail: { given: () => 'e.zielinska@jasionka.example', log: ['Zmieniono adres e-mail autora'] },
  baseArticleInformationCreated: {
    given: () => '2025-05-05T05:05:05.000Z',
    log: ['Data wytworzenia informacji: «2026-01-20 08:30:00» → «2025-05-05 07:05:05»'],
  },
  publishStart: { given: () => '2026-11-23T07:00:00.000Z', log: ['Data publikacji od: brak → «2026-11-23 08:00:00»'] },
  publishEnd: { given: () => '2026-12-04T14:00:59.000Z', log: ['Data publikacji do: brak → «2026-12-04 15:00:59»'] },
  archiveAfterPublishEnd: {
    given: () => true,
    log: ['Data publikacji do: brak → «2026-12-04 15:00:59»', 'Archiwizacja po zakończeniu publikacji: nie → tak'],
    more: { publishEnd: '2026-12-04T14:00:59.000Z' },
  },
  tags: { given: () => [ids.tag], read: ({ tags }) => tags.map(({ id }) => id), log: ['Dodano tagi: «budżet»'] },
  categories: {
    given: () => [ids.category],
    read: ({ categories }) => categories.map(({ id }) => id),
    log: ['Dodano kategorie: «Uchwały»'],
  },
  links: { given: () => [{ ...link, url: 'https://sejm.gov.pl/' }], log: ['Dodano łącza: «Sejm»'] },
  multimedia: { given: () => [{ ...medium, url: 'https://t.example/1' }], log: ['Dodano multimedia: «Sesja»'] },
  attachments: {
    given: () => [{ documentRepositoryId: ids.document, displayName: 'Plik' }],
    log: ['Dodano załączniki: «Plik»'],
  },
  addedAttachments: {
    given: () => [{ documentRepositoryId: ids.document, displayName: 'Errata' }],
    more: { changeText: 'protokół sesji' },
    log: ['Dodano dodatkowe załączniki: «Errata»'],
    only: published,
  },
};

const fields = Object.keys(samples) as SavedField[];

async function read(id: number): Promise<Article> {
  return (await admin.get(`/api/articles/${id}`)).body;
}

function expectStored(article: Article, field: SavedField): void {
  const { given, read: stored }: Sample<SavedField> = samples[field];
  const value = given();
  const found = stored === undefined ? article[field] : stored(article);
  if (typeof value === 'object') expect(found).toMatchObject(value ?? {});
  else expect(found).toBe(value);
}

const inputWith = (field: SavedField) => articleInput({ ...samples[field].more, [field]: samples[field].given() });

test.each(fields.filter((field) => samples[field].only === undefined))(
  '%s is stored with a new article',
  async (field) => {
    const created = await admin.post('/api/articles', inputWith(field));
    expect(created.status).toBe(201);
    expectStored(await read(created.body.id), field);
  },
);

test.each(fields)('%s is changed by a save and recorded in the change log', async (field) => {
  const { id } = await addArticle(api.db, { categories: [], ...samples[field].only });
  expect((await admin.put(`/api/articles/${id}`, inputWith(field))).status).toBe(200);
  const article = await read(id);
  expectStored(article, field);
  expect(article.changeLogEntries[0]?.details.map(({ description }) => description)).toEqual(samples[field].log);
});

test('updateTitleInFooter changes the footer', async () => {
  const { id } = await addArticle(api.db, system);
  await api.db.insert(footers).values({ languageId: 1 });
  await api.db.insert(footerLinks).values({
    languageId: 1,
    position: 0,
    key: 'a',
    type: FooterLinkType.Article,
    articleId: id,
    displayText: 'Stara stopka',
    title: 'Stopka',
    target: LinkTarget.SameTab,
  });
  const input = { titleFromFooter: 'Nowa stopka', updateTitleInFooter: true };
  expect((await admin.put(`/api/articles/${id}`, articleInput(input))).status).toBe(200);
  expect(await api.db.select({ text: footerLinks.displayText }).from(footerLinks)).toEqual([{ text: 'Nowa stopka' }]);
  const refused = await admin.put(
    `/api/articles/${id}`,
    articleInput({ ...input, titleFromFooter: 'Jan 44051401359' }),
  );
  expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'titleFromFooter' }] } });
  expect(await api.db.select({ text: footerLinks.displayText }).from(footerLinks)).toEqual([{ text: 'Nowa stopka' }]);
});
